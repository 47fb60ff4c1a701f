// Forms that are sent in place: one send at a time, never by the browser, and what is safe to ask of a form.
import { setAttribute } from "../base/dom";
import { getJQuery } from "../base/jquery";
import type { Scope } from "../kit/scope";

/** Milliseconds until a call without an answer counts as failed: as long as PHP lets a request work by default. */
const timeoutMs = 30_000;

/** Browsers keep 64 KiB of requests alive beyond the page, all of them together: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveBytes = 2 ** 15;

/**
 * The form as its prototype has it. A control hides the form's own member of its name (`<input name="closest">`); here
 * every name is the form's. It stands for the form where members are read, not where the browser wants the node.
 */
export const membersOf = (form: HTMLFormElement): HTMLFormElement =>
	new Proxy(form, {
		get(_, name) {
			const member = Reflect.get(HTMLFormElement.prototype, name, form);
			return typeof member === "function" ? member.bind(form) : member;
		},
		set: (_, name, value) => Reflect.set(HTMLFormElement.prototype, name, value, form),
	});

/** Whether an address may be gone to. Read from the browser's own parse, so that no spelling hides a script. */
export const isSafe = ({ protocol }: { protocol: string }): boolean => /^https?:$/.test(protocol);

/** Posts a body. Nothing ends the call: it outlives the form and, where the browser can, the page. @param bytes about how long the body is */
export const post = (address: string, body: BodyInit, bytes: number, headers?: HeadersInit): Promise<Response> =>
	fetch(address, { method: "POST", headers, body, keepalive: bytes < keepaliveBytes });

/**
 * Sends the form instead of the browser. What is refused is no submit to the rest of the page, as with the browser's own
 * check. Sending waits for the document, so that handlers of the page that stop the event on its way up still stop the call.
 * @param check shows what is wrong; gives something truthy where the form may go
 * @param send sends the form; not called again before it has called `free`, which it does as soon as there is an answer;
 * `isElsewhere` tells whether the visitor has put the focus somewhere else since
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

/** The answer, or undefined when it has not come in time or the scope ended before. */
export const inTime = <T>(scope: Scope, answer: Promise<T>): Promise<T | undefined> =>
	Promise.race([answer, new Promise<undefined>((resolve) => scope.timeout(timeoutMs, resolve as () => void))]);

/**
 * Sends an event whose `detail` is the answer; every handler hears it once.
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
