// Keeps a visitor's first intent on a host whose chunk is still loading.
import type { PluginRow } from "../base/descriptor";
import { closestTo, contains, getAttribute, hasAttribute, matches, querySelector, setAttribute } from "../base/dom";
import { parseObject } from "../base/page";
import { copyOf } from "../base/repeat";

/** An event that is kept. */
export interface HeldEvent extends Event {
	/** Ends its target's busy state; the target of a failed press blinks. */
	free_?: ((hasFailed?: boolean) => undefined) | undefined;
}

/** The events that show an intent. */
export const intentEvents = ["click", "submit", "invalid", "keydown", "pointerdown", "focusin"];

/** Whether an intent is being replayed: it must not be held then. */
export let isReplaying = false;

const { requestSubmit } = globalThis.HTMLFormElement?.prototype ?? ({} as HTMLFormElement);

/**
 * Whether the plugin would handle this event, so that the event has to wait for it. For a form that is its submit,
 * for other elements clicks, and keys that the browser does not turn into clicks. The browser handles clicks with a
 * modifier key that opens a link elsewhere.
 */
export const isIntent = ({ intent }: PluginRow, host: Element, event: Event): boolean => {
	const { target, type, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
	const node = intent && closestTo(event.target, intent);
	if (!node || !contains.call(host, node)) return false;
	if (matches.call(node, "form")) return type === "submit" || type === "invalid";
	return type === "keydown"
		? /^(Arrow|Home|End|Enter| )/.test(key) &&
				!matches.call(target as Element, "a[href],button,input,select,summary,textarea")
		: type === "click" && !(ctrlKey || metaKey || shiftKey);
};

/**
 * Holds an event: neither the browser nor another listener on the page handles it now.
 * @returns whether it is to be kept
 */
export const hold = (event: Event): boolean => {
	event.preventDefault();
	event.stopImmediatePropagation();
	if (event.type !== "invalid") return true;
	// The plugin itself reports the form's errors; until then the browser must not, and the form is submitted.
	const form = closestTo(event.target, "form")!;
	if (!hasAttribute.call(form, "novalidate")) {
		setAttribute.call(form, "novalidate", "");
		// In a separate task: a form that is being validated is not submitted, https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
		setTimeout(() => requestSubmit.call(form as HTMLFormElement));
	}
	return false;
};

/**
 * Whether the browser handles an intent without the plugin. Links to places that do not exist (`#`,
 * `#elementor-action…`, names that plugins handle) lead nowhere, buttons outside forms do nothing.
 */
export const isNative = ({ target, type }: Event): boolean => {
	const control = closestTo(target, 'a[href]:not([href=""]),summary,label,input,form button');
	const href = (control && getAttribute.call(control, "href")) || "";
	return type === "submit" || (!!control && (href[0] !== "#" || !!document.getElementById(href.slice(1))));
};

/** Replays the visitor's action once a plugin can handle it; natively if none has loaded. */
export const replay = (event: HeldEvent): void => {
	event.free_?.();
	const { target, type, submitter } = event as SubmitEvent;
	isReplaying = true;
	try {
		if (type !== "submit") target!.dispatchEvent(copyOf(event));
		// A script may dispatch it on an element of the form. A removed button is not a submitter.
		else
			requestSubmit.call(closestTo(target, "form") as HTMLFormElement, submitter?.isConnected ? submitter : undefined);
	} finally {
		isReplaying = false;
	}
};

/** Shows a form's own message that it could not be sent; the values stay. */
export const sayUnsent = (form: Element, [attribute, key, area]: readonly [string, string, string]): void => {
	const text = parseObject(getAttribute.call(form, attribute))[key];
	const node = querySelector.call(form, area) as HTMLElement | null;
	if (!node) return;
	node.role = "alert";
	// Character references that the server prints in a sentence; `<` and `>` would cost every page 10 B. Without a message, the area's own text shows.
	if (typeof text === "string")
		node.textContent = text.replace(/&(?:#(\d+)|(quot)|amp);/g, (_, code, isQuote) =>
			String.fromCharCode(code ?? (isQuote ? 34 : 38)),
		);
	node.style.display = "block";
};
