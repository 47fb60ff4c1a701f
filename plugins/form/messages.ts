// The form's messages, below it and at its fields.
import type { Scope } from "../../src/kit/scope";
import { controlsIn } from "./controls";

/** Few messages have markup: the code that cleans it is in the part for steps, whose icons need it. */
const loadSteps = () => import("./steps");

/** A message that is announced when it is added. Most are plain text. */
export const createMessage = (scope: Scope, tag: "div" | "span", kind: string, text: string): HTMLElement => {
	const node = document.createElement(tag);
	node.className = `elementor-message elementor-message-${kind}`;
	node.role = "alert";
	// The message that gets the focus if an error has no field.
	node.tabIndex = -1;
	node.append(text.replace(/<[^>]*>/g, " "));
	if (/[<&]/.test(text)) scope.part(loadSteps, ({ sanitise }) => node.replaceChildren(...sanitise(text)));
	return node;
};

let count = 0;

/** Puts an error into a field's group and ties the group's controls to it. */
export const showFieldError = (scope: Scope, group: Element, text: string): void => {
	const message = createMessage(scope, "span", "danger elementor-help-inline elementor-form-help-inline", text);
	message.id = `form-error-${++count}`;
	group.classList.add("elementor-error");
	group.append(message);
	for (const control of controlsIn(group)) {
		control.ariaInvalid = "true";
		control.setAttribute("aria-describedby", `${control.getAttribute("aria-describedby") ?? ""} ${message.id}`.trim());
	}
};

/** Removes every message in an element, and the controls' references to it. */
export const clearMessages = (root: ParentNode): void => {
	for (const group of root.querySelectorAll(".elementor-error")) group.classList.remove("elementor-error");
	for (const control of controlsIn(root)) {
		control.ariaInvalid = "false";
		const others = control.getAttribute("aria-describedby")?.replace(/ ?form-error-\d+/g, "");
		if (others !== undefined) control.toggleAttribute("aria-describedby", !!others);
		if (others) control.setAttribute("aria-describedby", others);
	}
	for (const message of root.querySelectorAll(".elementor-message")) message.remove();
};
