// Atomic form: sends the form in place, and shows which of its messages holds.
import { closestTo, getAttribute } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";

import { membersOf, serveSubmit, tell } from "../../src/parts/forms";
import type { Answer } from "./send";
import { settings } from "./settings";

const loadFiles = () => import("./files");
const loadSend = () => import("./send");

type State = "default" | "success" | "error";

/** A submit by an agent of the browser, which waits for the result. */
interface AgentSubmit extends Event {
	agentInvoked?: boolean;
	respondWith?(answer: Promise<unknown>): void;
}

const areas = "[data-e-type=e-form-success-message],[data-e-type=e-form-error-message]";
const submitting = "data-atomic-form-submitting";

export default definePlugin({
	settings,
	setup(host, target, scope) {
		const form = host as HTMLFormElement;
		const members = membersOf(form);
		const buttons = () => members.querySelectorAll<HTMLButtonElement>(":is(button,input)[type=submit]");
		const attribute = (name: string, value: string | null) =>
			value === null ? members.removeAttribute(name) : members.setAttribute(name, value);
		/** Responds to the agent that requested the submit. */
		let respond: ((outcome: object) => void) | undefined;
		let release: (() => void) | undefined;

		scope.keep(form, "class", "x-data", "x-on:submit", submitting);
		for (const button of buttons()) scope.keep(button, "disabled");
		for (const name of ["x-data", "x-on:submit"]) attribute(name, null);

		const setState = (state: State) => {
			for (const name of ["default", "success", "error"])
				members.classList.toggle(`form-state-${name}`, name === state);
			// The message that the core has shown while this chunk could not be loaded.
			for (const area of members.querySelectorAll<HTMLElement>(areas)) area.style.display = "";
		};
		const lock = () => {
			attribute(submitting, "true");
			for (const button of buttons()) button.disabled = true;
		};
		const unlock = () => {
			attribute(submitting, null);
			for (const button of buttons()) button.disabled = false;
		};
		const settle = ({ isSent, message, data }: Answer) => {
			const state = isSent ? "success" : "error";
			respond?.({ success: isSent, state, message, data });
			const isGone = scope.signal.aborted;
			if (isSent) tell(scope, isGone ? document : form, "submit_success", data);
			else if (!isGone) tell(scope, form, "error", data, false);
			if (isGone) return;
			unlock();
			setState(state);
			if (isSent) members.reset();
			const { activeElement, body } = document;
			const hasFocus = !activeElement || activeElement === body || members.contains(activeElement);
			const area = members.querySelector<HTMLElement>(`[data-e-type=e-form-${state}-message]`);
			if (hasFocus) area?.focus({ focusVisible: true } as FocusOptions);
		};

		// Before the form is sent: an agent has to be answered while it listens.
		scope.on(form, "submit", (event: Event) => {
			const { agentInvoked, respondWith } = event as AgentSubmit;
			respond = undefined;
			if (agentInvoked && respondWith) respondWith.call(event, new Promise<object>((resolve) => (respond = resolve)));
		});
		serveSubmit(
			form,
			scope,
			() => {
				if (scope.page.edit || isEditor(window) || isEditor(parent)) return;
				// If the core had to hold the form's first submit, the browser has not validated it.
				if (members.reportValidity()) return true;
				respond?.({ success: false, state: "default", message: "", data: {} });
			},
			async (free) => {
				release = free;
				lock();
				const answer = await scope.part(loadSend, ({ send }) => send(form, members, target, scope));
				free();
				settle(answer ?? { isSent: false, message: "", data: {} });
			},
		);
		// Visitors who only read do not need the sending part.
		scope.on(form, "focusin", () => scope.part(loadSend, () => {}));

		scope.on(form, "change", ({ target }) => {
			const input = target as HTMLInputElement;
			if (input.files) return scope.part(loadFiles, ({ checkFiles }) => checkFiles(input));
		});
		for (const input of members.querySelectorAll<HTMLInputElement>("[type=file]"))
			if (input.files?.[0]) scope.part(loadFiles, ({ checkFiles }) => checkFiles(input));
		scope.on(form, "input", () => {
			if (members.classList.contains("form-state-success")) setState("default");
		});
		// A submit that runs an action sends nothing.
		scope.on(form, "click", (event) => {
			if (closestTo(event.target, "[data-action-link]")) event.preventDefault();
		});
		scope.on(window, "toolcancel", (event) => {
			const name = getAttribute.call(form, "toolname");
			if ((event as Event & { toolName?: string }).toolName !== name || !name) return;
			release?.();
			unlock();
		});
	},
});

/** The editor's window, or one around whose page is the editor's; an element with that id is not one. */
const isEditor = (window: Window): boolean => {
	try {
		const { elementor } = window as { elementor?: unknown };
		return !!elementor && !(elementor as Node).nodeType;
	} catch {
		// A page of another site.
		return false;
	}
};
