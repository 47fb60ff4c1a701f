// The content of a popup: a fresh copy of the printed markup for each show.
import type { Scope } from "../../src/kit/scope";

/** A copy as the server printed it, whose scripts run when it enters the page. */
export const copyOf = (server: HTMLElement): HTMLElement => {
	const copy = server.cloneNode(true) as HTMLElement;
	copy.style.display = "block";
	copy.querySelectorAll("script").forEach(revive);
	return copy;
};

/** Records the values of fields. @returns a function that restores them in another copy of the content */
export const noteTyped = (content: Element): ((copy: Element) => void) => {
	const before = controlsOf(content);
	return (copy) => {
		for (const [key, control] of controlsOf(copy)) {
			const typed = before.get(key);
			if (!typed) continue;
			if (control.matches("option")) control.selected = typed.selected;
			else {
				if (control.value !== typed.value) control.value = typed.value;
				control.checked = typed.checked;
			}
		}
	};
};

type Control = HTMLInputElement & { selected: boolean };

/** Fields and options by name; each further one of the same name gets an additional space. */
const controlsOf = (content: Element) => {
	const controls = new Map<string, Control>();
	for (const control of content.querySelectorAll<Control>(
		"input:not([type=hidden],[type=password],[type=file]),textarea,option",
	)) {
		let key = control.closest("select")?.name || control.name;
		if (!key) continue;
		while (controls.has(key)) key += " ";
		controls.set(key, control);
	}
	return controls;
};

/** Notifies third-party handlers of each element, in a separate task. */
export const startElements = (copy: HTMLElement, scope: Scope): void => {
	for (const element of copy.querySelectorAll(".elementor-element"))
		scope.timeout(0, () => window.elementorFrontend?.elementsHandler?.runReadyTrigger(element));
};

/**
 * A clone of a script that has run does not run again; a new element with the same text does. Under a policy with
 * `'strict-dynamic'` it would run with any content, as a trusted script adds it
 * (https://www.w3.org/TR/CSP3/#strict-dynamic-usage): if the page has nonces, only scripts with the page's own run.
 */
const revive = (script: HTMLScriptElement) => {
	const nonce = pageNonce();
	if (nonce && script.nonce !== nonce) return;
	try {
		const fresh = document.createElement("script");
		for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
		fresh.nonce = script.nonce;
		fresh.text = script.text;
		script.replaceWith(fresh);
	} catch {
		// Forbidden by the policy of the page.
	}
};

/** The nonce of the first script that has one: scripts in the page's content come after that. */
const pageNonce = () => [...document.scripts].find(({ nonce }) => nonce)?.nonce;
