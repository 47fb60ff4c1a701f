// Keeps the first intent of a visitor on a host whose chunk is still on its way.
import type { PluginRow } from "../base/descriptor";

/** The events that show an intent. */
export const intentEvents = ["click", "submit", "keydown", "pointerdown", "focusin"];

/**
 * Whether the plugin would answer this event, so that it has to wait for it. A form among the intents stands for its
 * submit, everything else for clicks, and for keys where the browser itself makes no click of them. A click with a key
 * that opens a link elsewhere is the browser's.
 */
export const isIntent = ({ intent }: PluginRow, host: Element, event: Event): boolean => {
	const target = event.target as Element;
	const node = intent && target.closest?.(intent);
	if (!node || !host.contains(node)) return false;
	const { type, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
	if (node.matches("form")) return type === "submit";
	return type === "keydown"
		? /^(Arrow|Home|End|Enter| )/.test(key) && !target.matches("a[href],button,input,select,summary,textarea")
		: type === "click" && !(ctrlKey || metaKey || shiftKey);
};

/** Holds an event back: neither the browser nor anybody else on the page answers it now. */
export const hold = (event: Event): void => {
	event.preventDefault();
	event.stopImmediatePropagation();
};

/** Does again what the visitor did, once somebody is there to answer it; natively if nobody came. */
export const replay = (event: Event): void => {
	const target = event.target as HTMLFormElement;
	if (event.type === "submit") target.requestSubmit((event as SubmitEvent).submitter);
	else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};
