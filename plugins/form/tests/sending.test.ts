// The page builder's form in jsdom: how it starts and what it sends.
import { describe, expect, it, vi } from "vitest";
import { formMembers, hideMembers } from "../../../tests/helpers/form-members";
import descriptor from "../plugin";
import { builderForm, field, formAddress, mailField, radios, refusal } from "./markup";
import { answer, button, calls, control, holdAnswer, mounted, part, press, settled, start, submit } from "./mount";

describe("start", () => {
	it("leaves the form alone in edit mode", async () => {
		window.elementorFrontendConfig = { environmentMode: { edit: true } };
		const markup = builderForm();
		const form = await start(markup);
		expect(form.parentElement!.outerHTML).toBe(new DOMParser().parseFromString(markup, "text/html").body.innerHTML);
	});

	it("serves the widgets form and subscribe, and keeps their first submit", async () => {
		// One with steps immediately: they become one, and what stands below moves.
		expect(descriptor).toMatchObject([
			{ selector: ".elementor-widget-form:has(.e-field-step)", when: "now" },
			{ name: "form", when: "visible", intent: "form" },
		]);
		const form = await start({ type: "subscribe" });
		await submit(form);
		expect(calls.length).toBe(1);
	});

	it("restores the form", async () => {
		const markup = builderForm({
			fields:
				mailField +
				field("date", "day", "", '<input type="text" name="form_fields[day]" class="elementor-date-field">') +
				'<div class="elementor-field-type-text"><input type="text" name="form_fields[trap]" style="display:none !important;"></div>',
		});
		const form = await start(markup);
		answer(refusal({ mail: "Needed" }));
		await submit(form);
		mounted().unmount();
		expect(form.parentElement!.outerHTML).toBe(new DOMParser().parseFromString(markup, "text/html").body.innerHTML);
	});

	it("makes dates and times the browser's own, with their limits, and leaves native ones and odd values alone", async () => {
		const day = (key: string, kind: string, more: string) =>
			field(
				kind,
				key,
				"",
				`<input type="text" id="form-field-${key}" name="form_fields[${key}]" class="elementor-${kind}-field" ${more}>`,
			);
		const form = await start({
			fields:
				day("day", "date", 'value="2027-01-31" min="2027-01-01" max="2027-12-31"') +
				day("hour", "time", 'value="09:30"') +
				day("odd", "date", 'value="some day"'),
		});
		expect(control(form, "day")).toMatchObject({ type: "date", value: "2027-01-31", min: "2027-01-01" });
		expect(control(form, "hour")).toMatchObject({ type: "time", value: "09:30" });
		expect(control(form, "odd")).toMatchObject({ type: "text", value: "some day" });
		// What the browser keeps of a page that is left, and brings back, is by name and type.
		window.dispatchEvent(new Event("pagehide"));
		expect(control(form, "day")).toMatchObject({ type: "text", value: "2027-01-31" });
		window.dispatchEvent(new Event("pageshow"));
		expect(control(form, "day")).toMatchObject({ type: "date", value: "2027-01-31" });
	});

	it("takes the trap for robots out of the visitor's way", async () => {
		const form = await start({
			fields: `${mailField}<div class="elementor-field-type-text"><input type="text" id="form-field-trap" name="form_fields[trap]" style="display:none !important;"></div>`,
		});
		const trap = control(form, "trap");
		expect([trap.tabIndex, trap.getAttribute("aria-hidden"), trap.autocomplete, trap.value]).toEqual([
			-1,
			"true",
			"off",
			"",
		]);
		expect(control(form, "mail").tabIndex).toBe(0);
	});
});

describe("sending", () => {
	it("posts once all that the form holds, however often it is pressed in one tick (more-widgets #11)", async () => {
		const release = holdAnswer();
		const form = await start({ fields: mailField + radios("kind") });
		part(form, "[value=b]").checked = true;
		press(form);
		press(form);
		form.requestSubmit();
		expect(form.classList.contains("elementor-form-waiting")).toBe(true);
		expect([button(form).disabled, form.style.opacity]).toEqual([true, "0.45"]);
		expect(button(form).querySelector("span > .elementor-form-spinner:first-child > i.fa-spinner")).not.toBeNull();
		await vi.waitFor(() => expect(calls.length).toBe(1));
		release();
		await settled(form);
		expect(calls.map(({ address, init }) => [address, init.method])).toEqual([[formAddress, "POST"]]);
		expect(Object.fromEntries(calls[0]!.body)).toEqual({
			post_id: "42",
			form_id: "f0f0f0f",
			referer_title: "Contact us",
			queried_id: "42",
			"form_fields[mail]": "dana@acme.test",
			"form_fields[kind]": "b",
			action: "elementor_pro_forms_send_form",
			referrer: location.href,
		});
		expect([form.classList.contains("elementor-form-waiting"), button(form).disabled, form.style.opacity]).toEqual([
			false,
			false,
			"1",
		]);
	});

	it("keeps a form id of digits as text", async () => {
		await submit(await start({ id: "0012345" }));
		expect(calls[0]!.body.get("form_id")).toBe("0012345");
	});

	it("lets the browser check first, and refuses for the rest of the page as well", async () => {
		const form = await start({ fields: field("email", "mail", "required") });
		const heard = vi.fn((event: Event) => event.preventDefault());
		document.addEventListener("submit", heard);
		form.noValidate = true;
		press(form);
		expect([heard.mock.calls.length, calls.length]).toEqual([0, 0]);
		control(form, "mail").value = "a@b.c";
		await submit(form);
		expect([heard.mock.calls.length, calls.length]).toEqual([1, 1]);
		document.removeEventListener("submit", heard);
	});

	it("is stopped by a handler of the page that stops the event", async () => {
		const form = await start();
		form.parentElement!.addEventListener("submit", (event) => event.stopPropagation());
		press(form);
		await Promise.resolve();
		expect(calls).toEqual([]);
	});

	it("outlives the page while it is short, and not when it is long", async () => {
		const form = await start({ fields: mailField + field("text", "long") });
		await submit(form);
		control(form, "long").value = "x".repeat(20_000);
		await submit(form);
		expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false]);
	});

	it("works where fields are called like members of a form", async () => {
		const names = formMembers();
		const form = await start({
			fields: mailField + names.map((name) => `<input type="hidden" name="${name}" value="${name}">`).join(""),
		});
		hideMembers(form);
		answer(refusal({ mail: "Needed" }));
		press(form);
		await vi.waitFor(() => expect(Element.prototype.querySelector.call(form, ".elementor-error")).not.toBeNull());
		await vi.waitFor(() => expect(Element.prototype.getAttribute.call(form, "aria-busy")).toBeNull());
		expect(calls[0]!.body.getAll("action")).toEqual(["action", "elementor_pro_forms_send_form"]);
		expect(mounted().errors).toEqual([]);
	});
});
