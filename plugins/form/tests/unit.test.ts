// The page builder's form in jsdom: what it sends, what it makes of the answer, how it gets on with other scripts.
import { describe, expect, it, vi } from "vitest";
import { formMembers, hideMembers } from "../../../tests/helpers/form-members";
import descriptor from "../plugin";
import { builderForm, field, formAddress, mailField, radios, refusal, submitButton, success } from "./markup";
import {
	answer,
	calls,
	control,
	failToReach,
	general,
	hang,
	holdAnswer,
	mounted,
	part,
	press,
	settled,
	start,
	submit,
} from "./mount";

const button = (form: Element) => part<HTMLButtonElement>(form, "[type=submit]");

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

describe("success", () => {
	it("tells jQuery and native listeners in order, empties the form, says thanks (more-widgets #12)", async () => {
		const form = await start();
		const heard: unknown[] = [];
		for (const type of ["submit_success", "form_destruct", "reset"])
			form.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
		control(form, "mail").value = "noa@acme.test";
		answer(success({}, "Thanks<br>a lot"));
		await submit(form);
		const data = { message: "Thanks<br>a lot", data: {} };
		expect(heard).toEqual([
			["submit_success", data],
			["form_destruct", data],
			["reset", undefined],
		]);
		expect(control(form, "mail").value).toBe("dana@acme.test");
		const messages = form.querySelectorAll(".elementor-message");
		expect(messages.length).toBe(1);
		expect(messages[0]!.className).toBe("elementor-message elementor-message-success");
		expect([messages[0]!.getAttribute("role"), document.activeElement]).toEqual(["alert", messages[0]]);
		await vi.waitFor(() => expect(messages[0]!.innerHTML).toBe("Thanks<br>a lot"));
	});

	it("gives jQuery's handlers the answer as their second argument, once (more-widgets #12)", async () => {
		const triggered: unknown[] = [];
		const native: unknown[] = [];
		const $ = Object.assign(
			(target: Element) => ({
				trigger: ({ type }: { type: string }, [data]: unknown[]) => triggered.push([target, type, data]),
				on() {},
				off() {},
			}),
			{
				event: { triggered: undefined as string | undefined },
				Event: (type: string, more: object) => ({ type, ...more }),
			},
		);
		window.jQuery = $;
		const form = await start();
		form.addEventListener("submit_success", () => native.push($.event.triggered));
		await submit(form);
		const data = { message: "Thanks", data: {} };
		expect(triggered).toEqual([
			[form, "submit_success", data],
			[form, "form_destruct", data],
		]);
		expect(native).toEqual(["submit_success"]);
		expect($.event.triggered).toBeUndefined();
	});

	it("sends errors by jQuery, whose events bubble; the native one stays at the form (more-widgets #13)", async () => {
		const heard: unknown[] = [];
		window.jQuery = Object.assign(
			(target: Element) => ({
				trigger: ({ type }: { type: string }, [data]: [{ message: string }]) =>
					heard.push([target, type, data.message]),
				on() {},
				off() {},
			}),
			{ event: {}, Event: (type: string) => ({ type }) },
		);
		const listen = vi.fn();
		window.addEventListener("error", listen);
		const form = await start();
		form.addEventListener("error", () => heard.push("native"));
		answer(refusal({ mail: "Needed" }, "Failed"));
		await submit(form);
		window.removeEventListener("error", listen);
		expect(heard).toEqual([[form, "error", "Failed"], "native"]);
		expect(listen).not.toHaveBeenCalled();
	});

	it("says nothing where the server has nothing to say, and leaves no old message", async () => {
		const form = await start();
		answer(refusal({}, "Failed"));
		await submit(form);
		answer({ success: true, data: { data: [] } });
		await submit(form);
		expect(form.querySelector(".elementor-message")).toBeNull();
		expect(document.activeElement).toBe(button(form));
	});

	it("follows an address that is safe to follow, nothing else (more-widgets #15)", async () => {
		const form = await start();
		answer(success({ redirect_url: "javascript:document.body.remove()" }));
		await submit(form);
		answer(success({ redirect_url: "data:text/html,x" }));
		await submit(form);
		answer(success({ redirect_url: "" }));
		await submit(form);
		expect([location.hash, !!document.body.querySelector("form")]).toEqual(["", true]);
		answer(success({ redirect_url: "#thanks" }));
		await submit(form);
		expect(location.hash).toBe("#thanks");
	});

	it("gives the popup to open with its event (more-widgets #15)", async () => {
		const form = await start();
		const heard = vi.fn();
		document.addEventListener("submit_success", (event) => heard((event as CustomEvent).detail.data.popup), {
			once: true,
		});
		answer(success({ popup: { action: "open", id: "70" } }));
		await submit(form);
		expect(heard).toHaveBeenCalledWith({ action: "open", id: "70" });
	});

	it("leaves the focus where the visitor has gone in the meantime", async () => {
		const release = holdAnswer();
		const form = await start(`${builderForm()}<input id="elsewhere">`);
		press(form);
		document.getElementById("elsewhere")!.focus();
		release();
		await settled(form);
		expect(document.activeElement!.id).toBe("elsewhere");
	});

	it("is told to the page when the form has gone with its popup", async () => {
		const release = holdAnswer();
		const form = await start();
		const heard = vi.fn();
		document.addEventListener("submit_success", heard, { once: true });
		press(form);
		mounted().unmount();
		form.remove();
		release();
		await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
	});
});

describe("refusal", () => {
	it("shows errors at their fields, ties them, moves the focus there, and says the rest (more-widgets #13)", async () => {
		const form = await start({ fields: field("text", "name") + mailField });
		const failed = vi.fn();
		form.addEventListener("error", failed);
		answer(refusal({ mail: "Needed", "": "", invalid_form: "x" }, "There are errors"));
		await submit(form);
		const groups = form.querySelectorAll(".elementor-error");
		expect([...groups].map((group) => group.classList.contains("elementor-field-group-mail"))).toEqual([true]);
		const message = part(groups[0]!, "span.elementor-message");
		expect(message.className).toBe(
			"elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline",
		);
		expect([message.textContent, message.getAttribute("role")]).toEqual(["Needed", "alert"]);
		expect(control(form, "mail").getAttribute("aria-invalid")).toBe("true");
		expect(control(form, "mail").getAttribute("aria-describedby")).toBe(message.id);
		expect(control(form, "name").getAttribute("aria-invalid")).toBe("false");
		expect(document.activeElement).toBe(control(form, "mail"));
		expect(general(form)!.outerHTML).toBe(
			'<div class="elementor-message elementor-message-danger" role="alert" tabindex="-1">There are errors</div>',
		);
		expect(failed).toHaveBeenCalledTimes(1);
		expect(control(form, "mail").value).toBe("dana@acme.test");
	});

	it("says what the server says of no field of the page, where it says nothing in general", async () => {
		const form = await start({ fields: field("text", "name") + mailField });
		answer(refusal({ robot: "Prove that you are human", "": "" }, ""));
		await submit(form);
		expect(general(form)!.textContent).toBe("Prove that you are human");
		answer(refusal({ mail: "Needed", robot: "Prove that you are human" }, ""));
		await submit(form);
		expect(general(form)!.textContent).toBe("Prove that you are human");
		expect(document.activeElement).toBe(control(form, "mail"));
	});

	it("shows the error of a radio group in that group, of this form only (more-widgets #13)", async () => {
		const form = await start(
			builderForm({ fields: radios("kind") }) + builderForm({ id: "other00", fields: radios("kind") }),
		);
		answer(refusal({ kind: "Choose one" }));
		await submit(form);
		expect(part(form, ".elementor-field-group-kind > .elementor-message").textContent).toBe("Choose one");
		expect([...form.querySelectorAll("[type=radio]")].map((radio) => radio.getAttribute("aria-invalid"))).toEqual([
			"true",
			"true",
		]);
		expect(document.querySelectorAll("form")[1]!.querySelector(".elementor-message")).toBeNull();
	});

	it("clears all that before the next send", async () => {
		const form = await start({ fields: field("email", "mail", 'aria-describedby="hint" value="a@b.c"') });
		answer(refusal({ mail: "Needed" }));
		await submit(form);
		expect(control(form, "mail").getAttribute("aria-describedby")).toMatch(/^hint form-error-\d+$/);
		const release = holdAnswer();
		press(form);
		expect(form.querySelector(".elementor-message, .elementor-error")).toBeNull();
		expect(control(form, "mail").getAttribute("aria-invalid")).toBe("false");
		expect(control(form, "mail").getAttribute("aria-describedby")).toBe("hint");
		release();
		await settled(form);
	});

	it("keeps markup of the owner and nothing that runs", async () => {
		const form = await start();
		answer(
			refusal(
				{},
				'<div class="elementor-forms-admin-errors" onclick="x()">No mail<br><a href="https://acme.test/" target="_blank" style="x">why</a><a href="javascript:x()">bad</a></div><script>x()</script><img src="x" onerror="x()"><style>*{}</style>',
			),
		);
		await submit(form);
		await vi.waitFor(() => expect(general(form)!.firstElementChild).not.toBeNull());
		expect(general(form)!.innerHTML).toBe(
			'<div class="elementor-forms-admin-errors">No mail<br><a href="https://acme.test/" target="_blank">why</a><a>bad</a></div><img>',
		);
	});

	it.each([
		[null, "error"],
		[[], "error"],
		["text", "error"],
		[{ mail: 1 }, "error"],
		[{ '"]': "x", "a\\": "y" }, "x y"],
	])("does not stumble over errors %j", async (errors, text) => {
		const form = await start();
		answer({ success: false, data: { errors } });
		await submit(form);
		expect(general(form)!.textContent).toBe(text);
		expect(mounted().errors).toEqual([]);
	});
});

describe("failure", () => {
	it("says that it failed, restores the button, keeps what was typed, and can be sent again (more-widgets #14)", async () => {
		const form = await start();
		control(form, "mail").value = "noa@acme.test";
		answer("", 500);
		await submit(form);
		expect(general(form)!.className).toContain("elementor-message-danger");
		expect(general(form)!.textContent).toBe("error");
		expect(document.activeElement).toBe(general(form));
		expect([button(form).outerHTML, control(form, "mail").value]).toEqual([submitButton, "noa@acme.test"]);
		await submit(form);
		expect(calls.length).toBe(2);
		expect(general(form)!.textContent).toBe("Thanks");
	});

	it.each([
		["HTML", () => answer("<!doctype html>"), "parsererror"],
		["a list", () => answer("[]"), "parsererror"],
		["nothing", () => answer(""), "parsererror"],
		["-1", () => answer("-1"), "parsererror"],
		["no connection", failToReach, "error"],
	])("of %s is said", async (_, prepare, word) => {
		const form = await start();
		prepare();
		await submit(form);
		expect(general(form)!.textContent).toBe(word);
	});

	it("is said in the page's words where it has some", async () => {
		const form = await start({ settings: { server_error: "The server is tired" } });
		answer("", 500);
		await submit(form);
		expect(general(form)!.textContent).toBe("The server is tired");
	});

	it("comes after thirty seconds without an answer", async () => {
		vi.useFakeTimers();
		const form = await start();
		hang();
		press(form);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(general(form)!.textContent).toBe("timeout");
	});

	it("is what comes of a page that does not say where forms go", async () => {
		Reflect.deleteProperty(window, "ElementorProFrontendConfig");
		const form = await start();
		await submit(form);
		expect([calls.length, general(form)!.textContent]).toEqual([0, "error"]);
	});
});
