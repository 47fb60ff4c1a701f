// Forms that are sent in place: one request at a time, never by the browser, and safe access to a form's members.
import { setAttribute } from "../base/dom";
import { getJQuery } from "../base/jquery";
import type { Scope } from "../kit/scope";

/** Milliseconds until a request without a response counts as failed: PHP's default time limit. */
const timeoutMs = 30_000;

/** Browsers keep 64 KiB of requests alive beyond the page, all of them together: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveBytes = 2 ** 15;

/**
 * The form by its prototype. A control hides the form's own member of its name (`<input name="closest">`); here every
 * name is the form's. It replaces the form for reading members, not where the browser needs the node.
 */
export const membersOf = (form: HTMLFormElement): HTMLFormElement =>
	new Proxy(form, {
		get(_, name) {
			const member = Reflect.get(HTMLFormElement.prototype, name, form);
			return typeof member === "function" ? member.bind(form) : member;
		},
		set: (_, name, value) => Reflect.set(HTMLFormElement.prototype, name, value, form),
	});

/** Whether an address may be navigated to. Uses the browser's own parser, so that no spelling hides a script. */
export const isSafe = ({ protocol }: { protocol: string }): boolean => /^https?:$/.test(protocol);

/** Posts a body. The request is never aborted: it outlives the form and, if the browser can, the page. @param bytes approximate length of the body */
export const post = (address: string, body: BodyInit, bytes: number, headers?: HeadersInit): Promise<Response> =>
	fetch(address, { method: "POST", headers, body, keepalive: bytes < keepaliveBytes });

/**
 * Sends the form instead of the browser. As with the browser's own validation, the rest of the page does not see a
 * rejected submit. Sending waits until the event reaches the document, so that handlers of the page that stop it on
 * its way up also stop the request.
 * @param check shows errors; returns something truthy if the form may be sent
 * @param send sends the form; not called again before it has called `free`, which it does as soon as there is a
 * response; `isElsewhere` returns whether the visitor has moved the focus elsewhere since
 */
export const serveSubmit = (
	form: HTMLFormElement,
	scope: Scope,
	check: () => unknown,
	send: (free: () => void, isElsewhere: () => boolean) => unknown,
): void => {
	let isBusy: boolean;
	const setBusy = (busy: boolean) => {
		isBusy = busy;
		if (busy) setAttribute.call(form, "aria-busy", "true");
		else Element.prototype.removeAttribute.call(form, "aria-busy");
	};
	scope.keep(form, "aria-busy");
	scope.on(form, "submit", (event) => {
		event.preventDefault();
		if (isBusy || !check()) event.stopPropagation();
	});
	scope.on(document, "submit", ({ target }) => {
		if (target !== form) return;
		setBusy(true);
		const place = document.activeElement;
		return send(
			() => scope.run(() => setBusy(false)),
			() => ![place, document.body, null].includes(document.activeElement),
		);
	});
	// Without an event the browser would post the form; jQuery's `trigger("submit")` ends in this call as well.
	if (Reflect.set(form, "submit", () => HTMLFormElement.prototype.requestSubmit.call(form)))
		scope.add(() => Reflect.deleteProperty(form, "submit"));
};

/** The response, or undefined if it timed out or the scope ended before. */
export const inTime = <T>(scope: Scope, answer: Promise<T>): Promise<T | undefined> =>
	Promise.race([answer, new Promise<undefined>((resolve) => scope.timeout(timeoutMs, resolve as () => void))]);

/**
 * Sends an event whose `detail` is the response; every handler gets it once.
 * @param bubbles natively; jQuery's events always do
 */
export const tell = (
	scope: Scope,
	target: Element | Document,
	type: string,
	detail?: unknown,
	bubbles = true,
): void => {
	const jQuery = getJQuery();
	const isHeard = jQuery?.event && jQuery.Event;
	if (isHeard) {
		try {
			// Who listens in both ways knows jQuery's own events by their having no original.
			jQuery(target).trigger(jQuery.Event(type, { originalEvent: new Event(type), isSimulated: true }), [detail]);
		} catch (error) {
			scope.report("listener", error);
		}
		// jQuery's own listener skips a native event of the type that it is just triggering.
		jQuery.event.triggered = type;
	}
	// A field may be called as the method.
	EventTarget.prototype.dispatchEvent.call(target, new CustomEvent(type, { bubbles, detail }));
	if (isHeard) jQuery.event.triggered = undefined;
};
