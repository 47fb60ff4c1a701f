// Keeps the first intent of a visitor on a host whose chunk is still on its way.
import type { PluginRow } from "../base/descriptor";
import { closestTo, contains, getAttribute, hasAttribute, matches, querySelector, setAttribute } from "../base/dom";
import { parseObject } from "../base/page";

/** An event that is kept. */
export interface HeldEvent extends Event {
	/** Ends what shows that its target is busy; the target of a press that failed blinks. */
	free_?: ((hasFailed?: boolean) => undefined) | undefined;
}

/** The events that show an intent. */
export const intentEvents = ["click", "submit", "invalid", "keydown", "pointerdown", "focusin"];

/** Whether an intent is just being sent again: nobody holds it back then. */
export let isReplaying = false;

const { requestSubmit } = globalThis.HTMLFormElement?.prototype ?? ({} as HTMLFormElement);

/**
 * Whether the plugin would answer this event, so that it has to wait for it. A form among the intents stands for its
 * submit, everything else for clicks, and for keys where the browser itself makes no click of them. A click with a key
 * that opens a link elsewhere is the browser's.
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
 * Holds an event back: neither the browser nor anyone else on the page answers it now.
 * @returns whether it is to be kept
 */
export const hold = (event: Event): boolean => {
	event.preventDefault();
	event.stopImmediatePropagation();
	if (event.type !== "invalid") return true;
	// The plugin says itself what is wrong with the form; until then the browser must not, and the form is submitted.
	const form = closestTo(event.target, "form")!;
	if (!hasAttribute.call(form, "novalidate")) {
		setAttribute.call(form, "novalidate", "");
		// In a task of its own: a form that is just being checked is not submitted, https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
		setTimeout(() => requestSubmit.call(form as HTMLFormElement));
	}
	return false;
};

/**
 * Whether the browser answers an intent without the plugin. Links to places that the page does not have (`#`,
 * `#elementor-action…`, names that plugins answer) lead nowhere, buttons outside of forms do nothing.
 */
export const isNative = ({ target, type }: Event): boolean => {
	const control = closestTo(target, 'a[href]:not([href=""]),summary,label,input,form button');
	const href = (control && getAttribute.call(control, "href")) || "";
	return type === "submit" || (!!control && (href[0] !== "#" || !!document.getElementById(href.slice(1))));
};

/** Does again what the visitor did, once someone is there to answer it; natively if nobody came. */
export const replay = (event: HeldEvent): void => {
	event.free_?.();
	const { target, type, submitter } = event as SubmitEvent;
	isReplaying = true;
	try {
		if (type !== "submit") target!.dispatchEvent(new (event.constructor as typeof Event)(type, event));
		// A script may dispatch it on an element of the form. A button that left the page is no submitter.
		else
			requestSubmit.call(closestTo(target, "form") as HTMLFormElement, submitter?.isConnected ? submitter : undefined);
	} finally {
		isReplaying = false;
	}
};

/** Shows a form's own message that it could not be sent; what was typed stays. */
export const sayUnsent = (form: Element, [attribute, key, area]: readonly [string, string, string]): void => {
	const text = parseObject(getAttribute.call(form, attribute))[key];
	const node = querySelector.call(form, area) as HTMLElement | null;
	if (!node) return;
	node.role = "alert";
	// What the server escapes in a sentence; `<` and `>` would cost every page 10 B. Where it has none, the area says it.
	if (typeof text === "string")
		node.textContent = text.replace(/&(?:#(\d+)|(quot)|amp);/g, (_, code, isQuote) =>
			String.fromCharCode(code ?? (isQuote ? 34 : 38)),
		);
	node.style.display = "block";
};
