// The lead form in jsdom: how it starts and ends, what it sends, how it gets on with other scripts.
import { describe, expect, it, vi } from "vitest";
import { formMembers, hideMembers } from "../../../tests/helpers/form-members";
import descriptor from "../plugin";
import { ajaxUrl, emailField, leadForm, nameField } from "./markup";
import {
	body,
	calls,
	errorArea,
	expectSent,
	mountAgain,
	mounted,
	only,
	part,
	sent,
	sentArea,
	start,
	submit,
} from "./mount";

describe("start", () => {
	it("leaves the form alone in edit mode (lead-form #1)", async () => {
		window.elementorFrontendConfig = { environmentMode: { edit: true } };
		const markup = leadForm(only({ ...nameField, required: true, value: "" }));
		const form = await start(markup);
		const before = form.outerHTML;
		const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
		form.addEventListener("submit", (event) => event.preventDefault());
		form.dispatchEvent(event);
		expect(calls).toEqual([]);
		expect(form.outerHTML).toBe(before);
	});

	it("switches the browser's own check off and announces both message areas", async () => {
		const form = await start();
		expect(form.noValidate).toBe(true);
		expect(errorArea(form).getAttribute("role")).toBe("alert");
		expect(sentArea(form).getAttribute("role")).toBe("status");
		expect(sentArea(form).getAttribute("tabindex")).toBe("-1");
		expect(errorArea(form).hasAttribute("style")).toBe(false);
	});

	it("restores the form, and sends nothing afterwards", async () => {
		const form = await start({ fields: [nameField, { ...emailField, value: "wrong" }] });
		const before = leadForm({ fields: [nameField, { ...emailField, value: "wrong" }] });
		await submit(form);
		expect(errorArea(form).textContent).not.toBe("");
		mounted().unmount();
		expect(form.parentElement!.parentElement!.outerHTML).toBe(
			new DOMParser().parseFromString(before, "text/html").body.innerHTML,
		);
		form.addEventListener("submit", (event) => event.preventDefault());
		form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
		expect(calls).toEqual([]);
	});

	it("works again after it was taken off and put on", async () => {
		const form = await start();
		await submit(form);
		mounted().unmount();
		expect(form.noValidate).toBe(false);
		await mountAgain();
		await submit(form);
		expect(calls.length).toBe(2);
		expectSent(form);
	});

	it("describes itself as a form whose first submit is kept (lead-form #45)", () => {
		expect(descriptor.selector).toBe(".responder-form-main-wrapper form");
		expect(descriptor).toMatchObject({ name: "lead-form", when: "visible", intent: "form" });
	});
});

describe("call", () => {
	it("prevents the browser's own submit and makes exactly one POST (lead-form #2)", async () => {
		const event = await submit(await start());
		expect(event.defaultPrevented).toBe(true);
		expect(calls.length).toBe(1);
		expect(calls[0]!.url).toBe(ajaxUrl);
		expect(calls[0]!.init.method).toBe("POST");
		expect(new Headers(calls[0]!.init.headers).get("content-type")).toBe(
			"application/x-www-form-urlencoded; charset=UTF-8",
		);
	});

	it("starts the body with the action and ends it with the form's id (lead-form #3)", async () => {
		await submit(await start());
		expect(body()).toMatch(/^action=RMP_submitElementorForm&_nonce=a1b2c3d4e5&fields%5B0%5D/);
		expect(body()).toMatch(/&form_id=k3x9qpz$/);
	});

	it("sends the body of the contract, byte for byte (lead-form #4)", async () => {
		await submit(
			await start({ fields: [nameField, emailField, { type: "bool", id: "771", uri: "terms", label: "I agree" }] }),
		);
		expect(body()).toBe(
			"action=RMP_submitElementorForm&_nonce=a1b2c3d4e5&fields%5B0%5D%5Bname%5D=field_name&fields%5B0%5D%5Bvalue%5D=Dana+Levi&fields%5B1%5D%5Bname%5D=field_email&fields%5B1%5D%5Bvalue%5D=dana%40acme.test&fields%5B2%5D%5Bname%5D=field_771&fields%5B2%5D%5Bvalue%5D=off&uriFields%5B0%5D%5Bname%5D=name&uriFields%5B0%5D%5Bvalue%5D=Dana+Levi&uriFields%5B1%5D%5Bname%5D=email&uriFields%5B1%5D%5Bvalue%5D=dana%40acme.test&uriFields%5B2%5D%5Bname%5D=terms&uriFields%5B2%5D%5Bvalue%5D=off&form_id=k3x9qpz",
		);
	});

	it("puts an unchecked yes/no box last, wherever it stands (lead-form #5)", async () => {
		await submit(await start({ fields: [{ type: "bool", id: "771", uri: "terms" }, nameField] }));
		expect(sent().fields).toMatchObject({ 0: { name: "field_name" }, 1: { name: "field_771", value: "off" } });
		expect(sent().uriFields).toMatchObject({ 0: { name: "name" }, 1: { name: "terms", value: "off" } });
	});

	it("sends a checked yes/no box as on, in its place and once (lead-form #6)", async () => {
		await submit(await start({ fields: [{ type: "bool", id: "771", uri: "terms", checked: [""] }, nameField] }));
		expect(Object.values(sent().fields)).toEqual([
			{ name: "field_771", value: "on" },
			{ name: "field_name", value: "Dana Levi" },
		]);
	});

	it("sends each checked box of a group under one name, and nothing for the others (lead-form #7)", async () => {
		const topics = { type: "multichoice", id: "770", uri: "topics[]", options: ["1", "2", "3"], checked: ["1", "3"] };
		await submit(await start(only(topics)));
		expect(Object.values(sent().fields)).toEqual([
			{ name: "field_770", value: "1" },
			{ name: "field_770", value: "3" },
		]);
		expect(Object.values(sent().uriFields).map(({ name }) => name)).toEqual(["topics[]", "topics[]"]);
	});

	it("sends hidden inputs and never checks them (lead-form #8)", async () => {
		const hidden = { type: "hidden", id: "9001", uri: "campaign" };
		await submit(await start({ fields: [hidden, { ...hidden, id: "9002", value: "spring" }, nameField] }));
		expect(sent().fields).toMatchObject({
			0: { name: "field_9001", value: "" },
			1: { name: "field_9002", value: "spring" },
		});
	});

	it("sends both controls of a field printed hidden and visible, under the first one's uri name", async () => {
		const hidden = { type: "hidden", id: "name", uri: "first-one", value: "a" };
		await submit(await start({ fields: [hidden, nameField] }));
		expect(Object.values(sent().uriFields)).toEqual([
			{ name: "first-one", value: "a" },
			{ name: "first-one", value: "Dana Levi" },
		]);
	});

	it("leaves disabled controls out of both lists, unchecked boxes too (lead-form #9)", async () => {
		const disabled = { attributes: "disabled" };
		await submit(
			await start({ fields: [{ ...nameField, ...disabled }, { type: "bool", id: "771", ...disabled }, emailField] }),
		);
		expect(Object.values(sent().fields)).toEqual([{ name: "field_email", value: "dana@acme.test" }]);
		expect(Object.values(sent().uriFields)).toEqual([{ name: "email", value: "dana@acme.test" }]);
	});

	it("leaves controls without a name, buttons and files out", async () => {
		const form = await start();
		part(form, ".fields-wrapper").insertAdjacentHTML(
			"beforeend",
			'<input value="x"><input name="" value="x"><input type="file" name="f"><button name="b" value="1">B</button><div data-field-type="bool"><input type="checkbox"></div>',
		);
		await submit(form);
		expect(Object.values(sent().fields).map(({ name }) => name)).toEqual(["field_name", "field_email"]);
	});

	it("sends every selected option", async () => {
		const colours = { type: "choice", id: "5", options: ["red", "blue", "green"], attributes: "multiple" };
		const form = await start(only(colours));
		for (const i of [0, 2]) part<HTMLSelectElement>(form, "select").options[i]!.selected = true;
		await submit(form);
		expect(Object.values(sent().fields).map(({ value }) => value)).toEqual(["red", "green"]);
	});

	it("sends line breaks as CRLF (lead-form #10)", async () => {
		await submit(await start(only({ type: "textarea", id: "8", value: "one\ntwo" })));
		expect(body()).toContain("fields%5B0%5D%5Bvalue%5D=one%0D%0Atwo&");
		expect(body()).toContain("uriFields%5B0%5D%5Bvalue%5D=one%0D%0Atwo&");
	});

	it("sends values untrimmed", async () => {
		await submit(await start(only({ ...nameField, required: true, value: "  Dana " })));
		expect(sent().fields[0]!.value).toBe("  Dana ");
	});

	it("sends controls that stand elsewhere and name the form, and no other form's", async () => {
		const outside = `<input form="f" name="field_1" data-uri_param="source" value="x">
			<div data-field-type="bool"><input type="checkbox" form="f" name="field_2" data-uri_param="terms"></div>`;
		await start(outside + leadForm({ fields: [] }) + leadForm({ id: "two", fields: [{ ...nameField, id: "1" }] }));
		const [first, second] = mounted().hosts as HTMLFormElement[];
		first!.id = "f";
		await submit(first!);
		expect(Object.values(sent().uriFields)).toEqual([
			{ name: "source", value: "x" },
			{ name: "terms", value: "off" },
		]);
		await submit(second!);
		expect(Object.values(sent(1).uriFields)).toEqual([{ name: "1", value: "Dana Levi" }]);
	});

	it("treats ids and uri names as text (lead-form #41)", async () => {
		const fields = ["123", "true", "null", '{"a":1}'].map((uri, i) => ({ ...nameField, id: `${i}`, uri }));
		await submit(await start({ id: "0012345", fields }));
		expect(body()).toMatch(/&form_id=0012345$/);
		expect(Object.values(sent().uriFields).map(({ name }) => name)).toEqual(["123", "true", "null", '{"a":1}']);
	});

	it("leaves a missing form id and empty lists out", async () => {
		await submit(await start({ id: null, fields: [] }));
		expect(body()).toBe("action=RMP_submitElementorForm&_nonce=a1b2c3d4e5");
	});

	it("leaves the uri name of a control without one out, its index counts (lead-form #49)", async () => {
		const fields = [{ ...nameField, uri: null }, emailField];
		await submit(await start({ fields }));
		expect(body()).toContain("&uriFields%5B0%5D%5Bvalue%5D=Dana+Levi&uriFields%5B1%5D%5Bname%5D=email&");
		expect(body()).not.toContain("uriFields%5B0%5D%5Bname%5D");
	});

	it("keeps the characters bare that the server gets bare today (lead-form #50)", async () => {
		await submit(await start(only({ ...nameField, value: "it's (ok)!" })));
		expect(body()).toContain("=it's+(ok)!&");
		expect(body()).not.toContain("%27");
	});

	it("sends random values so that the server reads the same entries", async () => {
		const characters = [..."aZ9 +%&=?#[]\"<>!~*()\\/'אé😀"];
		let seed = 3;
		const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
		for (let round = 0; round < 20; round++) {
			const value = Array.from({ length: random(30) }, () => characters[random(characters.length)]).join("");
			await submit(await start(only({ ...nameField, value, uri: value })));
			mounted().unmount();
			expect(sent(round).fields).toMatchObject({ 0: { name: "field_name", value } });
			expect(sent(round).uriFields).toMatchObject({ 0: { name: value, value } });
		}
	});
});

describe("alongside other scripts", () => {
	it("is not posted by a script that calls its submit, as jQuery's trigger does, as long as it is mounted", async () => {
		const native = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
		const form = await start();
		form.submit();
		await vi.waitFor(() => expectSent(form));
		expect([calls.length, native.mock.calls.length]).toEqual([1, 0]);
		mounted().unmount();
		expect(Object.hasOwn(form, "submit")).toBe(false);
	});

	it("is a submit to the rest of the page only when it is sent", async () => {
		const form = await start(only({ ...emailField, value: "wrong" }));
		const heard: unknown[] = [];
		const listen = ({ target }: Event) => void heard.push(target);
		document.addEventListener("submit", listen);
		await submit(form);
		expect(heard).toEqual([]);
		part<HTMLInputElement>(form, "[name=field_email]").value = "a@b.co";
		form.requestSubmit();
		// While it is being sent.
		form.requestSubmit();
		expect(heard).toEqual([form]);
		await vi.waitFor(() => expectSent(form));
		document.removeEventListener("submit", listen);
	});

	it("works when its controls hide every member of a form, and is as before at the end", async () => {
		const form = await start(only({ ...emailField, value: "wrong" }));
		mounted().unmount();
		for (const name of formMembers()) {
			const control = document.createElement("input");
			form.appendChild(Object.assign(control, { type: "hidden", name, value: "x" })).dataset.uri_param = `the-${name}`;
		}
		const { outerHTML } = form;
		// jsdom's selectors do not get past such a form.
		const [email, errors, thanks] = [
			part<HTMLInputElement>(form, "[name=field_email]"),
			errorArea(form),
			sentArea(form),
		];
		hideMembers(form);
		await mountAgain();
		expect(mounted().errors).toEqual([]);
		const send = async () => {
			const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
			EventTarget.prototype.dispatchEvent.call(form, event);
			expect(event.defaultPrevented).toBe(true);
			await vi.waitFor(() => expect(Element.prototype.hasAttribute.call(form, "aria-busy")).toBe(false), {
				interval: 1,
			});
		};
		await send();
		expect(errors.textContent).toBe("Bad mail Email");
		email.value = "a@b.co";
		await send();
		expect(thanks.style.display).toBe("block");
		expect(Object.values(sent().uriFields).map(({ name }) => name)).toEqual([
			"email",
			...formMembers().map((name) => `the-${name}`),
		]);
		expect(sent().form_id).toBe("k3x9qpz");
		expect(mounted().errors).toEqual([]);
		mounted().unmount();
		expect(document.body.innerHTML).toContain(outerHTML);
	}, 30_000);

	it("lets a handler of the page that stops the event stop the call, and the browser stays", async () => {
		const form = await start();
		form.addEventListener("submit", (event) => event.stopPropagation());
		const event = await submit(form);
		expect(event.defaultPrevented).toBe(true);
		expect(calls).toEqual([]);
	});

	it("lets handlers of the page hear the submit", async () => {
		const form = await start();
		const heard = vi.fn();
		form.addEventListener("submit", heard);
		document.addEventListener("submit", heard, { once: true });
		await submit(form);
		expect(heard).toHaveBeenCalledTimes(2);
	});

	it("restores the button when a listener of the result throws", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const onError = (event: ErrorEvent) => event.preventDefault();
		window.addEventListener("error", onError);
		const form = await start();
		form.addEventListener("rmp:sent", () => {
			throw new Error("theirs");
		});
		await submit(form);
		expectSent(form);
		expect(mounted().errors).toEqual([]);
		window.removeEventListener("error", onError);
	});
});
