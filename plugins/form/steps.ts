// A form in steps: its fields move into them, each with its buttons, and indicators above show which one it is.
import { matches, parentOf } from "../../src/base/dom";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { membersOf } from "../../src/parts/forms";
import { controlsIn } from "./controls";
import { createIndicators, make } from "./indicators";
import type { Settings } from "./settings";

export { sanitise } from "./markup";

export interface Steps {
	isLast(): boolean;
	/** Continues if every field of the step is valid, else the browser reports the first invalid one. */
	next(): void;
	/** Shows the step of a field. */
	reveal(field: Element): void;
}

/** @returns undefined if the markup has no steps alongside a button that submits: the form stays in one piece */
export const build = (
	host: HTMLElement,
	form: HTMLFormElement,
	settings: Settings,
	scope: Scope,
): Steps | undefined => {
	const members = membersOf(form);
	const submitGroup = members.querySelector<HTMLElement>(".elementor-field-type-submit");
	const parent = submitGroup?.parentElement;
	const marks = [
		...members.querySelectorAll<HTMLElement>(".elementor-field-type-step:not(form) > .e-field-step"),
	].filter((mark) => parentOf(parentOf(mark)!) === parent);
	// Fields directly in a form would hide members of the elements that they are moved into.
	if (!submitGroup || !parent || parent instanceof HTMLFormElement || !marks[0]) return;
	const steps = marks.map((mark) => mark.parentElement!);
	const indicators = createIndicators(host, marks, settings, scope);
	let shown = 0;

	const stepOf = (node: Element) => steps.findIndex((step) => step.contains(node));
	const show = (to: number) => {
		shown = to;
		for (const [index, step] of steps.entries()) step.classList.toggle("elementor-hidden", index !== to);
		indicators.show(to);
	};
	const go = (to: number) => {
		const step = steps[to];
		// A script may press a button that is not shown.
		if (!step) return;
		show(to);
		// The first focusable field: fields may be hidden, and a text-only step has none.
		[...controlsIn(step), step].find((node) => {
			if (node === step || node.tabIndex >= 0) node.focus();
			return document.activeElement === node;
		});
	};
	const self: Steps = {
		isLast: () => shown === steps.length - 1,
		next() {
			if ([...controlsIn(steps[shown]!)].every((control) => control.reportValidity())) go(shown + 1);
		},
		reveal(field) {
			const index = stepOf(field);
			if (index >= 0) show(index);
		},
	};

	const createButton = (name: "previous" | "next", label: string) => {
		const size =
			/elementor-size-\w+/.exec(submitGroup.querySelector("button")?.className ?? "")?.[0] ?? "elementor-size-sm";
		const wrapper = make(`elementor-field-group e-form__buttons__wrapper elementor-field-type-${name}`);
		const button = document.createElement("button");
		button.type = "button";
		button.className = `elementor-button ${size} e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${name}`;
		button.dataset.direction = name;
		button.textContent = label;
		wrapper.append(button);
		scope.on(button, "click", () => (name === "next" ? self.next() : go(shown - 1)));
		return wrapper;
	};

	const place = () => {
		const before = new Map([parent, ...steps].map((node) => [node, [...node.childNodes]]));
		scope.keep(submitGroup, "class");
		for (const button of submitGroup.querySelectorAll("button")) {
			scope.keep(button, "class");
			button.classList.add("e-form__buttons__wrapper__button");
		}
		for (const step of steps) scope.keep(step, "class", "role", "aria-label", "tabindex");
		scope.add(() => {
			for (const [node, children] of [...before].reverse()) node.replaceChildren(...children);
		});
		let step: Element | undefined;
		for (const node of [...parent.children]) {
			if (steps.includes(node as HTMLElement)) step = node;
			else if (node !== submitGroup) step?.append(node);
		}
		steps.forEach((step, index) => {
			const { label, previousbutton, nextbutton } = marks[index]!.dataset;
			const buttons = make(`e-form__buttons elementor-column elementor-col-${settings.button_width}`);
			if (index > 0) buttons.append(createButton("previous", previousbutton || settings.step_previous_label));
			if (index < steps.length - 1) buttons.append(createButton("next", nextbutton || settings.step_next_label));
			else buttons.append(submitGroup);
			step.append(buttons);
			step.classList.add("e-form__step");
			step.classList.remove("elementor-field-group");
			// Announced when the focus enters the step.
			step.tabIndex = -1;
			step.role = "group";
			step.ariaLabel = `${label ?? ""} ${index + 1}/${steps.length}`.trim();
		});
		submitGroup.className = `${submitGroup.className.replace(/\b(elementor-col(umn|-\d+)|e-form__buttons)\b(?!_)/g, "")} e-form__buttons__wrapper`;
	};

	const { activeElement } = document;
	place();
	show(0);
	// A field that is moved loses the focus.
	if (activeElement && members.contains(activeElement)) (activeElement as HTMLElement).focus();

	scope.on(form, "reset", () => show(0));
	scope.on(form, "keydown", (event) => {
		const isOwn = matches.call(event.target as Element, "textarea,button,a,[type=file],[type=submit]");
		if (plainKey(event) !== "Enter" || event.isComposing || isOwn || self.isLast()) return;
		event.preventDefault();
		self.next();
	});
	// The browser can report only visible fields. It validates all fields in order; the first invalid one decides.
	const reveal = ({ target }: Event) => {
		if ([...controlsIn(steps[shown]!)].every(({ validity }) => validity.valid)) self.reveal(target as Element);
	};
	scope.on(form, "invalid", reveal, { capture: true });
	return self;
};
