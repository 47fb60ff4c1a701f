// Atomic form: the call, what is locked in the meantime, states, events, focus, agents, and that nothing is lost.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { atomicForm } from "../../../tests/helpers/atomic";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import descriptor from "../plugin";

const email =
	'<label class="e-form-label-base" for="mail" data-interaction-id="l1">E-mail</label><input id="mail" name="mail" class="e-form-input-base" type="email" data-interaction-id="i1" value="a@b.test">';
const sent = { success: true, data: { message: "Done", data: { actionResults: [] } } };
let mounted: TestMount;
const createAnswer = () => {
	let resolve!: (response: Response) => void;
	let reject!: (error: Error) => void;
	const promise = new Promise<Response>((...both) => {
		[resolve, reject] = both;
	});
	return { promise, resolve, reject };
};
let answer: ReturnType<typeof createAnswer>;
const call = vi.fn((_address: string, _options: { body: FormData }) => answer.promise);

const mount = async (fields = email, around = (form: string) => form) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), around(atomicForm(fields)));
	return mounted.host as HTMLFormElement;
};
const submit = (form: HTMLFormElement, init: object = {}) => {
	const event = Object.assign(new Event("submit", { bubbles: true, cancelable: true }), init);
	Element.prototype.dispatchEvent.call(form, event);
	return event;
};
const reply = async (body: unknown, status = 200) => {
	answer.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
	await vi.waitFor(() =>
		expect(document.querySelector("form")!.hasAttribute("data-atomic-form-submitting")).toBe(false),
	);
};
const state = (form: Element) => [...form.classList].filter((name) => name.startsWith("form-state-")).join();
const parts = () => [...call.mock.calls[0]![1].body.entries()];

// The part that sends is there immediately from then on.
beforeAll(async () => {
	const form = await mount();
	submit(form);
	await vi.waitFor(() => expect(state(form)).toBe("form-state-error"));
	mounted.unmount();
});
beforeEach(() => {
	answer = createAnswer();
	vi.stubGlobal("fetch", call);
	window.elementorFrontendConfig = {
		urls: { ajaxurl: "/wp-admin/admin-ajax.php" },
		nonces: { atomicFormsSendForm: "n0nce" },
		post: { id: 42 },
	} as never;
});
afterEach(() => {
	mounted.unmount();
	call.mockClear();
	vi.unstubAllGlobals();
	window.elementorFrontendConfig = undefined;
});

describe("a form", () => {
	it("is sent by one call, its parts in the server's order (atomic #33, #44, #50)", async () => {
		document.title = "Page";
		const form = await mount(email, (form) => `<div data-elementor-id="70">${form}</div>`);
		expect(submit(form).defaultPrevented).toBe(true);
		expect(call).toHaveBeenCalledOnce();
		expect(call.mock.calls[0]).toMatchObject([
			"/wp-admin/admin-ajax.php",
			{ method: "POST", body: expect.any(FormData) },
		]);
		expect(parts()).toEqual([
			["action", "elementor_pro_atomic_forms_send_form"],
			["_nonce", "n0nce"],
			["post_id", "70"],
			["form_id", "f0"],
			["form_name", "Contact"],
			["referer_title", "Page"],
			["referrer", location.href],
			["form_fields[0][id]", "i1"],
			["form_fields[0][type]", "email"],
			["form_fields[0][label]", "E-mail"],
			["form_fields[0][name]", "mail"],
			["form_fields[0][options]", "null"],
			["form_fields[0][value]", "a@b.test"],
		]);
	});

	it("in no document of its own is the page's (atomic #44)", async () => {
		submit(await mount());
		expect(parts()[2]).toEqual(["post_id", "42"]);
	});

	it("is not sent while the browser refuses a field (atomic #32)", async () => {
		const form = await mount('<input required name="a" data-interaction-id="a">');
		submit(form);
		expect(call).not.toHaveBeenCalled();
		expect(state(form)).toBe("form-state-default");
	});

	it("is locked while it is sent, and sent once (atomic #34)", async () => {
		const form = await mount();
		submit(form);
		const button = form.querySelector("button")!;
		expect([button.disabled, form.getAttribute("aria-busy"), form.dataset.atomicFormSubmitting]).toEqual([
			true,
			"true",
			"true",
		]);
		submit(form);
		expect(call).toHaveBeenCalledOnce();
		await reply(sent);
		expect([button.disabled, form.hasAttribute("aria-busy")]).toEqual([false, false]);
	});

	it("that was sent shows its message, is empty, and tells the page (atomic #35)", async () => {
		const form = await mount(email.replace('value="a@b.test"', ""));
		const mail = form.querySelector<HTMLInputElement>("#mail")!;
		mail.value = "c@d.test";
		mail.focus();
		const hear = vi.fn();
		form.addEventListener("submit_success", (event) => hear((event as CustomEvent).detail));
		const reset = vi.fn();
		form.addEventListener("reset", reset);
		submit(form);
		await reply(sent);
		expect(state(form)).toBe("form-state-success");
		expect(document.activeElement).toBe(form.querySelector(".message-success"));
		expect(mail.value).toBe("");
		expect([hear.mock.calls, reset.mock.calls.length]).toEqual([[[sent.data]], 1]);
		mail.dispatchEvent(new Event("input", { bubbles: true }));
		expect(state(form)).toBe("form-state-default");
	});

	it("tells jQuery's listeners of its success (atomic #35)", async () => {
		const { default: jQuery } = await import("jquery" as string);
		const form = await mount();
		const hear = vi.fn();
		jQuery(form).on("submit_success", hear);
		submit(form);
		await reply(sent);
		expect(hear).toHaveBeenCalledOnce();
	});

	it("returns to its default at the next input only after a success (atomic #36)", async () => {
		const form = await mount();
		submit(form);
		await reply({ success: false, data: { message: "no" } });
		form.querySelector("input")!.dispatchEvent(new Event("input", { bubbles: true }));
		expect(state(form)).toBe("form-state-error");
	});

	it.each([
		["a refusal", JSON.stringify({ success: false, data: { message: "no" } }), 200],
		["a fault of the server", JSON.stringify(sent), 500],
		["a page", "<!doctype html>", 200],
	])("that met %s says so and keeps its values (atomic #37)", async (_name, body, status) => {
		const form = await mount();
		form.querySelector("button")!.focus();
		const hear = vi.fn();
		form.addEventListener("error", hear);
		submit(form);
		await reply(body, status);
		expect(state(form)).toBe("form-state-error");
		expect(document.activeElement).toBe(form.querySelector(".message-error"));
		expect(form.querySelector("input")!.value).toBe("a@b.test");
		expect(form.querySelector("button")!.disabled).toBe(false);
		expect(hear).toHaveBeenCalledOnce();
	});

	it("whose network failed can be sent again (atomic #37)", async () => {
		const form = await mount();
		submit(form);
		answer.reject(new TypeError("network"));
		await vi.waitFor(() => expect(state(form)).toBe("form-state-error"));
		expect(form.querySelector("input")!.value).toBe("a@b.test");
		expect(document.activeElement).toBe(form.querySelector(".message-error"));
		answer = createAnswer();
		submit(form);
		await reply(sent);
		expect(call).toHaveBeenCalledTimes(2);
		expect(state(form)).toBe("form-state-success");
	});

	it("keeps the focus where the visitor has put it in the meantime", async () => {
		const form = await mount(email, (form) => `${form}<button id="elsewhere">Else</button>`);
		submit(form);
		document.getElementById("elsewhere")!.focus();
		await reply(sent);
		expect(document.activeElement!.id).toBe("elsewhere");
	});

	it("without a field asks nobody (atomic #45)", async () => {
		const form = await mount('<input name="a">');
		submit(form);
		await vi.waitFor(() => expect(state(form)).toBe("form-state-error"));
		expect(call).not.toHaveBeenCalled();
	});

	it("without a configuration says that it failed, and is not posted by the browser", async () => {
		window.elementorFrontendConfig = undefined;
		const form = await mount();
		expect(submit(form).defaultPrevented).toBe(true);
		await vi.waitFor(() => expect(state(form)).toBe("form-state-error"));
	});

	it("in the editor sends nothing (atomic #49)", async () => {
		vi.stubGlobal("elementor", {});
		expect(submit(await mount()).defaultPrevented).toBe(true);
		expect(call).not.toHaveBeenCalled();
	});

	it("takes its labels in their order of rank (atomic #43)", async () => {
		const form = await mount(
			'<label>Around <input name="a" data-interaction-id="a"></label><label for="b">For</label><input id="b" name="b" aria-label="Aria" placeholder="P" data-interaction-id="b"><label for="c">For c</label><textarea id="c" name="c" data-interaction-id="c"></textarea><input name="d" placeholder="Placed" data-interaction-id="d"><input name="e" data-interaction-id="e">',
		);
		submit(form);
		const labels = parts().flatMap(([name, value]) => (name.endsWith("[label]") ? value : []));
		expect(labels).toEqual(["Around", "Aria", "For c", "Placed", "e"]);
	});

	it("with fields that are named as its members works", async () => {
		const names = ["submit", "classList", "querySelectorAll", "action", "method", "elements", "reset", "id"];
		const form = await mount(
			names.map((name) => `<input name="${name}" value="1" data-interaction-id="${name}">`).join(""),
		);
		submit(form);
		expect(call).toHaveBeenCalledOnce();
		await vi.waitFor(() =>
			expect(Element.prototype.getAttribute.call(form, "data-atomic-form-submitting")).toBe("true"),
		);
		answer.resolve(new Response(JSON.stringify(sent)));
		await vi.waitFor(() => expect(Element.prototype.getAttribute.call(form, "class")).toContain("form-state-success"));
		expect(mounted.errors).toEqual([]);
	});

	it("that has left the page when the answer comes throws nothing", async () => {
		const form = await mount();
		submit(form);
		form.remove();
		mounted.unmount();
		answer.resolve(new Response(JSON.stringify(sent)));
		await new Promise((resolve) => setTimeout(resolve));
		expect(mounted.errors).toEqual([]);
	});
});

describe("a button in the form", () => {
	it("that runs an action sends nothing; another without a type does (atomic #47)", async () => {
		const form = await mount(
			'<button class="e-button-base" id="plain">Go</button><button class="e-button-base" id="action" data-action-link="%23elementor-action%3Aaction%3Dx%26">Go</button>',
		);
		const hear = vi.fn();
		form.addEventListener("submit", hear);
		form.querySelector<HTMLElement>("#action")!.click();
		expect(hear).not.toHaveBeenCalled();
		form.querySelector<HTMLElement>("#plain")!.click();
		expect(hear).toHaveBeenCalledOnce();
	});
});

describe("an agent", () => {
	it("is told what came of its submit (atomic #48)", async () => {
		const form = await mount();
		const respondWith = vi.fn();
		submit(form, { agentInvoked: true, respondWith });
		await reply(sent);
		expect(await respondWith.mock.calls[0]![0]).toEqual({
			success: true,
			state: "success",
			message: "Done",
			data: sent.data,
		});
	});

	it("that cancels leaves the form usable (atomic #48)", async () => {
		const form = await mount();
		submit(form);
		window.dispatchEvent(Object.assign(new Event("toolcancel"), { toolName: "contact_f0" }));
		expect(form.querySelector("button")!.disabled).toBe(false);
		submit(form);
		expect(call).toHaveBeenCalledTimes(2);
	});
});
