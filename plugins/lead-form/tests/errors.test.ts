// The lead form in jsdom: what it refuses to send, and how it says so.
import { describe, expect, it, vi } from "vitest";
import { emailField, leadForm, messages, nameField } from "./markup";
import {
	answer,
	answers,
	button,
	calls,
	errorArea,
	expectIdle,
	expectSent,
	holdAnswer,
	mountAgain,
	mounted,
	only,
	part,
	sent,
	start,
	submit,
} from "./mount";

describe("errors", () => {
	const requiredName = { ...nameField, required: true, value: "" };
	const lines = (form: Element) => errorArea(form).innerHTML;

	it("stops at a required empty field with its text and its label in bold (lead-form #17)", async () => {
		const form = await start(only(requiredName));
		const event = await submit(form);
		expect(event.defaultPrevented).toBe(true);
		expect(calls).toEqual([]);
		expect(lines(form)).toBe("Please fill <strong>Name</strong><br>");
		expect(errorArea(form).style.display).toBe("block");
		expectIdle(form);
	});

	it("takes spaces as empty (lead-form #18)", async () => {
		const form = await start(only({ ...requiredName, value: "   " }));
		await submit(form);
		expect(lines(form)).toBe("Please fill <strong>Name</strong><br>");
	});

	it("passes an optional empty mail field (lead-form #19)", async () => {
		const form = await start(only({ ...emailField, value: "" }));
		await submit(form);
		expectSent(form);
	});

	it("gives the button its original text after a refused submit too", async () => {
		const form = await start({ ...only(requiredName), original: "Join us" });
		expect(button(form).value).toBe("Join");
		await submit(form);
		expect(button(form).value).toBe("Join us");
		expect(button(form).disabled).toBe(false);
	});

	it("asks a required group for one checked box (lead-form #20)", async () => {
		const topics = { type: "multichoice", id: "770", label: "Topics", options: ["1", "2"], required: true };
		const form = await start(only(topics));
		await submit(form);
		expect(lines(form)).toBe("Please fill <strong>Topics</strong><br>");
		part<HTMLInputElement>(form, "[value='2']").checked = true;
		await submit(form);
		expectSent(form);
	});

	it("asks for a required yes/no box, whose label comes after it (lead-form #21)", async () => {
		const form = await start(only({ type: "bool", id: "771", label: "I agree", required: true }));
		await submit(form);
		expect(lines(form)).toBe("Please fill <strong>I agree</strong><br>");
	});

	it("writes one line a field in document order (lead-form #26)", async () => {
		const phone = { type: "phone", id: "phone", label: "Phone", value: "1" };
		const form = await start({ fields: [{ ...emailField, value: "x" }, requiredName, { ...phone, required: true }] });
		await submit(form);
		expect(lines(form)).toBe(
			"Bad mail <strong>Email</strong><br>Please fill <strong>Name</strong><br>Bad phone <strong>Phone</strong><br>",
		);
		expect(document.querySelectorAll(".responder-message-form-error").length).toBe(1);
	});

	it("adds the label in bold to format errors too (lead-form #22, #23, #24, #25, #27)", async () => {
		for (const [type, value, text] of [
			["phone", "0561234567", "Bad phone"],
			["number", "1.5", "Bad number"],
			["date", "31-01-2024", "Bad date"],
			["email", "a@b", "Bad mail"],
		] as const) {
			const form = await start(only({ type, id: "1", label: "Field", value, input: "text" }));
			await submit(form);
			expect(lines(form)).toBe(`${text} <strong>Field</strong><br>`);
			expect(calls).toEqual([]);
			mounted().unmount();
		}
	});

	it("writes an empty label where none is printed", async () => {
		const form = await start(only({ ...requiredName, label: undefined }));
		await submit(form);
		expect(lines(form)).toBe("Please fill <strong></strong><br>");
	});

	it("empties and hides the error area before the next call starts (lead-form #28)", async () => {
		const form = await start(only(requiredName));
		await submit(form);
		part<HTMLInputElement>(form, "[name=field_name]").value = "Dana";
		answers.push(async () => {
			expect(errorArea(form).childNodes.length).toBe(0);
			expect(errorArea(form).style.display).toBe("none");
			return Response.json({});
		});
		await submit(form);
		expect(calls.length).toBe(1);
		expectSent(form);
	});

	it("does not stop at a rule without a message (lead-form #29)", async () => {
		const { invalid_phone: _, ...errors } = messages;
		const form = await start({ errors, fields: [{ type: "phone", id: "phone", label: "Phone", value: "1" }] });
		await submit(form);
		expect(calls.length).toBe(1);
		expect(lines(form)).toBe("");
		expect(part(form, "input").hasAttribute("aria-invalid")).toBe(false);
		expectSent(form);
	});

	it("neither throws nor leaves when the messages are no JSON (lead-form #30)", async () => {
		for (const errors of ['{"required":"a "quoted" word"}', "", null, "null", "7", '{"required":null}']) {
			const form = await start({ errors, fields: [requiredName] });
			const event = await submit(form);
			expect(event.defaultPrevented).toBe(true);
			expect(lines(form)).toBe("");
			expectIdle(form);
			expect(mounted().errors).toEqual([]);
			mounted().unmount();
		}
	});

	it("passes over messages that are no text or belong to no rule", async () => {
		for (const errors of [
			{ required: 5 },
			{ required: ["x"] },
			{ required: { replace: "x" } },
			{ undefined: "x", false: "x", null: "x", "": "x" },
		]) {
			const form = await start({ errors, fields: [requiredName, emailField] });
			await submit(form);
			expect(lines(form)).toBe("");
			expectSent(form);
			mounted().unmount();
		}
	});

	it("takes each form's own messages and touches that form only (lead-form #31)", async () => {
		const errors = { required: "Second says" };
		await start(
			leadForm({ id: "one", fields: [requiredName] }) + leadForm({ id: "two", errors, fields: [requiredName] }),
		);
		const [first, second] = mounted().hosts as HTMLFormElement[];
		const before = first!.outerHTML;
		await submit(second!);
		expect(lines(second!)).toBe("Second says <strong>Name</strong><br>");
		expect(first!.outerHTML).toBe(before);
	});

	it("keeps two forms apart while both are sent", async () => {
		const settle = holdAnswer();
		answer(400);
		await start(leadForm({ id: "one" }) + leadForm({ id: "two", errors: { server_error: "Two failed" } }));
		const [first, second] = mounted().hosts as HTMLFormElement[];
		first!.requestSubmit();
		await submit(second!);
		expect(lines(second!)).toContain("Two failed");
		expect(button(first!).disabled).toBe(true);
		settle();
		await vi.waitFor(() => expectSent(first!));
		expect([sent(0).form_id, sent(1).form_id]).toEqual(["one", "two"]);
	});

	it("writes labels and messages as text, never as markup (lead-form #32)", async () => {
		const label = '<img src="x" onerror="alert(1)">';
		const form = await start({ errors: { required: "<i>Fill</i> &lt;b&gt;" }, fields: [{ ...requiredName, label }] });
		await submit(form);
		expect(errorArea(form).textContent).toBe(`<i>Fill</i> <b> ${label}`);
		expect(form.querySelector("img, i, b")).toBeNull();
	});

	it("decodes the character references of a message (lead-form #47)", async () => {
		const form = await start({ errors: { required: "Don&#039;t forget" }, fields: [requiredName] });
		await submit(form);
		expect(errorArea(form).textContent).toBe("Don't forget Name");
	});

	it("passes a required choice without the visitor's doing (lead-form #43)", async () => {
		const form = await start(
			only({ type: "choice", id: "5", label: "Colour", options: ["red", "blue"], required: true }),
		);
		await submit(form);
		expect(sent().fields).toMatchObject({ 0: { name: "field_5", value: "red" } });
	});

	it("never fails an optional field of an unknown type (lead-form #44)", async () => {
		const form = await start(only({ type: "constructor", id: "1", value: "?" }));
		await submit(form);
		expectSent(form);
	});

	it("focuses and marks the first invalid control, and clears the marks at the next submit (lead-form #46)", async () => {
		const topics = { type: "multichoice", id: "770", label: "Topics", options: ["1", "2"], required: true };
		const form = await start({ fields: [nameField, { ...emailField, value: "x" }, topics] });
		await submit(form);
		const email = part<HTMLInputElement>(form, "[name=field_email]");
		expect(document.activeElement).toBe(email);
		const marked = () => [...form.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")].map(({ name }) => name);
		expect(marked()).toEqual(["field_email", "field_770", "field_770"]);
		email.value = "a@b.co";
		await submit(form);
		expect(marked()).toEqual(["field_770", "field_770"]);
		expect(document.activeElement).toBe(part(form, "[name=field_770]"));
		part<HTMLInputElement>(form, "[name=field_770]").checked = true;
		await submit(form);
		expect(form.querySelector("[aria-invalid]")).toBeNull();
	});

	it("keeps the mark of an outer field when a field within it is fine", async () => {
		const form = await start(only({ ...nameField, value: "" }));
		part(form, ".res-form-field").outerHTML =
			`<div class="res-form-field res-form-field-input " data-field-type="number"><div class="res-form-field-input" data-field-type="text"><input name="a" value="x"></div></div>`;
		await submit(form);
		expect(part(form, "[name=a]").getAttribute("aria-invalid")).toBe("true");
	});

	it("answers text that the browser cannot read with the format's message (lead-form #48)", async () => {
		const form = await start(only({ type: "number", id: "12", label: "Age" }));
		Object.defineProperty(part(form, "input"), "validity", { value: { badInput: true } });
		await submit(form);
		expect(lines(form)).toBe("Bad number <strong>Age</strong><br>");
		expect(calls).toEqual([]);
	});

	it("passes a field that lost its controls", async () => {
		const form = await start({ fields: [{ ...requiredName, type: "number" }, nameField] });
		form.querySelector("input")!.remove();
		await submit(form);
		expectSent(form);
		expect(mounted().errors).toEqual([]);
	});

	it("sends a form without message areas and button", async () => {
		const form = await start({ areas: false });
		button(form).parentElement!.remove();
		mounted().unmount();
		await mountAgain();
		await submit(form);
		expect(calls.length).toBe(1);
		expect(mounted().errors).toMatchObject([{ code: "markup", error: ".responder-message-form-error" }]);
	});
});
