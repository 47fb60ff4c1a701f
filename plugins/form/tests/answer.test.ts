// The page builder's form in jsdom: what it makes of the answer, how it gets on with other scripts.
import { describe, expect, it, vi } from "vitest";
import { builderForm, field, mailField, radios, refusal, submitButton, success } from "./markup";
import {
	answer,
	button,
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
