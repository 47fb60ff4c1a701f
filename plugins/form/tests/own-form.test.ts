// A form of an app: what it shows of a request's state.
import { beforeEach, expect, it } from "vitest";
import { ownForm } from "../own-form";

const texts = { sent: "Thank you.", error: "Try again." };
const { isValid, nameOf, show } = ownForm(texts);
const group = (name: string) => `<div class="elementor-field-group"><input name="form_fields[${name}]" required></div>`;
const form = () => document.querySelector("form")!;
const said = (selector: string) => Array.from(form().querySelectorAll(selector), ({ textContent }) => textContent);

beforeEach(() => {
	document.body.innerHTML = `<form>${group("name")}${group("mail")}<button type="submit">Send</button></form>`;
});

it("is busy while it is sent", () => {
	const button = form().querySelector("button")!;
	show(form(), "sending", {});
	expect([form().getAttribute("aria-busy"), form().dataset.state, button.disabled]).toEqual(["true", "sending", true]);
	show(form(), "idle", {});
	expect([form().getAttribute("aria-busy"), form().dataset.state, button.disabled]).toEqual(["false", "idle", false]);
});

it("says what the app says, else its own text, and is empty once it is sent", () => {
	form().querySelector("input")!.value = "x";
	show(form(), "sent", {});
	expect(said(".elementor-message-success")).toEqual([texts.sent]);
	expect(document.activeElement).toBe(form().querySelector(".elementor-message"));
	expect(form().querySelector("input")!.value).toBe("");
	show(form(), "sent", { message: "See you." });
	expect(said(".elementor-message-success")).toEqual(["See you."]);
});

it("marks the fields that the app names, and focuses the first", () => {
	show(form(), "error", { errors: { mail: "Not an address." } });
	const control = form().querySelector<HTMLInputElement>("[name='form_fields[mail]']")!;
	expect(control.getAttribute("aria-invalid")).toBe("true");
	expect(document.getElementById(control.getAttribute("aria-describedby")!)!.textContent).toBe("Not an address.");
	expect(document.activeElement).toBe(control);
	// It is said at the field, so nothing for the whole form.
	expect(said("form > .elementor-message")).toEqual([]);
});

it("says for the whole form what belongs to no field, or that it failed", () => {
	show(form(), "error", { errors: { other: "Closed today." } });
	expect(said("form > .elementor-message-danger")).toEqual(["Closed today."]);
	show(form(), "error", {});
	expect(said("form > .elementor-message-danger")).toEqual([texts.error]);
});

it("asks the browser whether it is complete, and knows the names of its fields", () => {
	expect(isValid(form())).toBe(false);
	for (const input of form().querySelectorAll("input")) input.value = "x";
	expect(isValid(form())).toBe(true);
	expect(["form_fields[name]", "form_fields[a][]", "other"].map((name) => nameOf(name))).toEqual([
		"name",
		"a",
		undefined,
	]);
});
