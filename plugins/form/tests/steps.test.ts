// The page builder's form in steps, in jsdom.
import { afterEach, describe, expect, it, vi } from "vitest";
import { builderForm, type FormFixture, field, radios, refusal, step } from "./markup";
import { answer, calls, control, general, mounted, part, press, settled, start, submit } from "./mount";

const fields = [
	field("hidden", "before"),
	step("You"),
	field("text", "name", "required"),
	step("Order", 'data-nextbutton="Go on" data-previousbutton="Back"'),
	field("text", "dish", "required"),
	step("Pay"),
	field("text", "card"),
].join("");

const begin = async (fixture: FormFixture = {}) => {
	const form = await start({ fields, ...fixture });
	await vi.waitFor(() => expect(form.querySelector(".e-form__step")).not.toBeNull(), { interval: 1 });
	return form;
};
const steps = (form: Element) => [...form.querySelectorAll<HTMLElement>(".e-form__step")];
const shown = (form: Element) =>
	steps(form).flatMap((node, index) => (node.classList.contains("elementor-hidden") ? [] : index));
const indicators = (form: Element) => [...form.querySelectorAll(".e-form__indicators__indicator")];
const states = (form: Element) => indicators(form).map((node) => /--state-(\w+)/.exec(node.className)![1]);
const button = (form: Element, index: number, name: string) =>
	part<HTMLButtonElement>(steps(form)[index]!, `[data-direction=${name}]`);
const enter = (node: Element) =>
	node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
const fill = (form: Element) => {
	for (const key of ["name", "dish", "card"]) control(form, key).value = "x";
};
const goTo = (form: Element, last: number) => {
	fill(form);
	for (let index = 0; index < last; index++) button(form, index, "next").click();
};

afterEach(() => document.documentElement.removeAttribute("style"));

describe("building", () => {
	it("moves the fields into their steps, each with its buttons", async () => {
		const form = await begin();
		expect(control(form, "before").closest(".e-form__step")).toBeNull();
		expect(
			["name", "dish", "card"].map((key) => steps(form).findIndex((node) => node.contains(control(form, key)))),
		).toEqual([0, 1, 2]);
		expect(steps(form).map((node) => node.classList.contains("elementor-field-group"))).toEqual([false, false, false]);
		const labels = steps(form).map((node) =>
			[...node.querySelectorAll(".e-form__buttons button")].map(({ textContent }) => textContent),
		);
		expect(labels).toEqual([["Next"], ["Back", "Go on"], ["Previous", "Send"]]);
		expect(steps(form)[1]!.querySelector(".e-form__buttons")!.outerHTML).toBe(
			'<div class="e-form__buttons elementor-column elementor-col-100">' +
				'<div class="elementor-field-group e-form__buttons__wrapper elementor-field-type-previous"><button type="button" class="elementor-button elementor-size-sm e-form__buttons__wrapper__button e-form__buttons__wrapper__button-previous" data-direction="previous">Back</button></div>' +
				'<div class="elementor-field-group e-form__buttons__wrapper elementor-field-type-next"><button type="button" class="elementor-button elementor-size-sm e-form__buttons__wrapper__button e-form__buttons__wrapper__button-next" data-direction="next">Go on</button></div></div>',
		);
		const group = part(form, ".elementor-field-type-submit");
		expect(group.classList.contains("e-form__buttons__wrapper")).toBe(true);
		expect(group.classList.contains("e-form__buttons")).toBe(false);
		expect(group.className).not.toMatch(/elementor-col/);
		// The site's sheet gives it the width of the row by this class.
		expect(group.querySelector("button")!.classList.contains("e-form__buttons__wrapper__button")).toBe(true);
	});

	it.each([
		["number", "<n>1</n>"],
		["text", "<l>You</l>"],
		["number_text", "<n>1</n><l>You</l>"],
		["icon", "<i></i>"],
		["icon_text", "<i></i><l>You</l>"],
	])("draws indicators of type %s", async (type, content) => {
		const form = await begin({ settings: { step_type: type, step_icon_shape: "square" } });
		const parent = part(form, ".e-form__indicators");
		expect([parent.className, parent.nextElementSibling!.classList[0]]).toEqual([
			`e-form__indicators e-form__indicators--type-${type}`,
			"elementor-form-fields-wrapper",
		]);
		const name = "e-form__indicators__indicator";
		const html = indicators(form)[0]!
			.innerHTML.replace(`<div class="${name}__number ${name}--shape-square">1</div>`, "<n>1</n>")
			.replace(`<div class="${name}__label">You</div>`, "<l>You</l>")
			.replace(`<div class="${name}__icon ${name}--shape-square"></div>`, "<i></i>");
		expect(html).toBe(content);
		expect([...parent.children].map((node) => node.className.includes("separator"))).toEqual([
			false,
			true,
			false,
			true,
			false,
		]);
		expect(form.querySelector(".e-form__indicators label")).toBeNull();
	});

	it("draws the icons that the server prints, without what could run", async () => {
		const icons = [
			step("A", `data-iconlibrary="fa" data-icon="&lt;i class='fas fa-star' onclick='x()'&gt;&lt;/i&gt;"`),
			step("B", 'data-iconlibrary="svg" data-iconurl="/icon.svg"'),
		].join("");
		const form = await begin({ fields: icons, settings: { step_type: "icon" } });
		const drawn = [...form.querySelectorAll(".e-form__indicators__indicator__icon")].map(({ innerHTML }) => innerHTML);
		expect(drawn).toEqual(['<i class="fas fa-star"></i>', '<img alt="" src="/icon.svg">']);
	});

	it("draws none where none are requested", async () => {
		const form = await begin({ settings: { step_type: "none" } });
		expect(form.querySelector(".e-form__indicators")).toBeNull();
		goTo(form, 1);
		expect(shown(form)).toEqual([1]);
	});

	it("restores the form", async () => {
		const markup = builderForm({ fields, settings: { step_type: "progress_bar" } });
		const form = await begin({ fields, settings: { step_type: "progress_bar" } });
		goTo(form, 2);
		mounted().unmount();
		expect(form.parentElement!.outerHTML).toBe(new DOMParser().parseFromString(markup, "text/html").body.innerHTML);
	});

	it.each([
		["without a button", { fields: "", button: "" }, ".elementor-field-type-submit"],
		["in one piece where its button lies elsewhere than its steps", { fields: `${fields}</div><div>` }, ".none"],
		["without any fields", { fields: step("A") + step("B") }, ".none"],
	])("stands %s", async (_, fixture, selector) => {
		document.body.innerHTML = builderForm(fixture);
		document.querySelector(selector)?.remove();
		await start(document.body.innerHTML);
		expect(mounted().errors).toEqual([]);
	});
});

describe("walking", () => {
	it("gives the focus to a step that has no field to take it (more-widgets #17)", async () => {
		const note = field("html", "note", "", "<p>Nothing to fill in</p>");
		const form = await begin({ fields: step("A") + field("text", "card") + step("B") + note + step("C") + note });
		const before = steps(form).map((node) => node.ariaLabel);
		for (const index of [0, 1]) {
			button(form, index, "next").click();
			expect(document.activeElement).toBe(steps(form)[index + 1]);
		}
		button(form, 2, "previous").click();
		expect([document.activeElement, before[1]]).toEqual([steps(form)[1], "B 2/3"]);
	});

	it("stays while a field is wrong, continues by Enter once it is right (more-widgets #17)", async () => {
		const form = await begin();
		const reported = vi.spyOn(control(form, "name"), "reportValidity");
		button(form, 0, "next").click();
		expect([shown(form), reported.mock.results.map(({ value }) => value)]).toEqual([[0], [false]]);
		control(form, "name").value = "Noa";
		expect(enter(control(form, "name"))).toBe(false);
		expect([shown(form), states(form)]).toEqual([[1], ["completed", "active", "inactive"]]);
		expect(document.activeElement).toBe(control(form, "dish"));
		expect(indicators(form).map((node) => node.getAttribute("aria-current"))).toEqual([null, "step", null]);
		expect([steps(form)[1]!.getAttribute("role"), steps(form)[1]!.getAttribute("aria-label")]).toEqual([
			"group",
			"Order 2/3",
		]);
		expect(calls).toEqual([]);
	});

	it("goes back without a check, and keeps what was typed", async () => {
		const form = await begin();
		goTo(form, 1);
		control(form, "dish").value = "";
		button(form, 1, "previous").click();
		expect([shown(form), document.activeElement, control(form, "name").value]).toEqual([
			[0],
			control(form, "name"),
			"x",
		]);
	});

	it("stays at its ends, whatever a script presses", async () => {
		const form = await begin();
		goTo(form, 2);
		button(form, 2, "previous").click();
		button(form, 2, "previous").click();
		button(form, 1, "previous").click();
		expect([shown(form), mounted().errors]).toEqual([[0], []]);
	});

	it("leaves Enter to textareas, buttons and the last step", async () => {
		const form = await begin({
			fields:
				fields + field("textarea", "note", "", '<textarea name="form_fields[note]" id="form-field-note"></textarea>'),
		});
		goTo(form, 1);
		expect(enter(button(form, 1, "previous"))).toBe(true);
		button(form, 1, "next").click();
		expect([enter(control(form, "note")), enter(control(form, "card")), shown(form)]).toEqual([true, true, [2]]);
	});

	it("tells the share of the way in a bar (more-widgets #18)", async () => {
		const form = await begin({ settings: { step_type: "progress_bar" } });
		const meter = part(
			form,
			".e-form__indicators__indicator__progress > .e-form__indicators__indicator__progress__meter",
		);
		const seen = () => [
			meter.textContent,
			form.parentElement!.style.getPropertyValue("--e-form-steps-indicator-progress-meter-width"),
			meter.parentElement!.getAttribute("aria-valuenow"),
		];
		const all = [seen()];
		goTo(form, 1);
		all.push(seen());
		button(form, 1, "next").click();
		all.push(seen());
		expect(all).toEqual([
			["33%", "33%", "33"],
			["66%", "66%", "66"],
			["100%", "100%", "100"],
		]);
	});

	it("shows the step of a field that the browser finds wrong", async () => {
		const form = await begin();
		goTo(form, 2);
		control(form, "dish").value = "";
		press(form);
		expect([shown(form), states(form)[1], calls.length]).toEqual([[1], "active", 0]);
	});

	it("continues instead of sending, when something submits an earlier step", async () => {
		const form = await begin();
		fill(form);
		form.requestSubmit();
		expect([shown(form), calls.length]).toEqual([[1], 0]);
	});
});

describe("sending", () => {
	it("sends all steps at the same time, and starts over only then", async () => {
		const form = await begin();
		goTo(form, 2);
		answer("", 500);
		await submit(form);
		expect([shown(form), control(form, "dish").value]).toEqual([[2], "x"]);
		await submit(form);
		expect([calls.length, shown(form), states(form)[0], control(form, "dish").value]).toEqual([2, [0], "active", ""]);
		expect(calls[1]!.body.get("form_fields[name]")).toBe("x");
		expect(document.activeElement).toBe(general(form));
	});

	it("shows the step of the server's error, and continues from there (more-widgets #19)", async () => {
		const form = await begin({ fields: fields + radios("kind") });
		goTo(form, 2);
		answer(refusal({ kind: "Choose", dish: "Sold out" }));
		await submit(form);
		expect([shown(form), states(form)]).toEqual([[1], ["completed", "active", "inactive"]]);
		expect(document.activeElement).toBe(control(form, "dish"));
		button(form, 1, "next").click();
		expect(shown(form)).toEqual([2]);
		await settled(form);
	});
});
