// Files and captchas of the page builder's form, in jsdom.
import { describe, expect, it, vi } from "vitest";
import { field, mailField, success, upload } from "./markup";
import { answer, calls, control, general, mounted, part, press, settled, start, submit } from "./mount";

/** Makes the input hold files of those sizes, as a visitor's choice does. */
const choose = (input: HTMLInputElement, ...sizes: number[]) => {
	const files = sizes.map((size, index) => new File(["x".repeat(size)], `${index}.txt`));
	Object.defineProperty(input, "files", { value: files, configurable: true });
	input.dispatchEvent(new Event("change", { bubbles: true }));
};
const mb = 2 ** 20;

describe("files", () => {
	it("says immediately that one is too large, does not send it, and takes a smaller one (more-widgets #16)", async () => {
		const form = await start({ fields: mailField + upload("cv") });
		const failed = vi.fn();
		form.addEventListener("error", failed);
		choose(control(form, "cv"), 1.2 * mb);
		await vi.waitFor(() =>
			expect(part(form, ".elementor-field-group-cv > .elementor-message").textContent).toBe("Too large"),
		);
		expect(control(form, "cv").validationMessage).toBe("Too large");
		expect([failed.mock.calls.length, control(form, "cv").getAttribute("aria-invalid")]).toEqual([1, "true"]);
		press(form);
		expect(calls).toEqual([]);
		choose(control(form, "cv"), 100);
		await vi.waitFor(() => expect(form.querySelector(".elementor-message, .elementor-error")).toBeNull());
		expect(control(form, "cv").validity.valid).toBe(true);
		await submit(form);
		expect(calls.length).toBe(1);
	});

	it("no longer keep the form from being sent when a reset has taken a too large one away (more-widgets #16)", async () => {
		const form = await start({ fields: mailField + upload("cv") });
		choose(control(form, "cv"), 1.2 * mb);
		await vi.waitFor(() => expect(control(form, "cv").validationMessage).toBe("Too large"));
		form.addEventListener("reset", () => Object.defineProperty(control(form, "cv"), "files", { value: [] }), {
			once: true,
		});
		form.reset();
		await vi.waitFor(() => expect(form.querySelector(".elementor-message, .elementor-error")).toBeNull());
		await submit(form);
		expect(calls.length).toBe(1);
	});

	it("are checked one by one, and not at all where the server sets no limit", async () => {
		const form = await start({ fields: upload("many") + upload("free", "") });
		choose(control(form, "many"), 10, mb + 1);
		choose(control(form, "free"), 3 * mb);
		await vi.waitFor(() => expect(form.querySelectorAll(".elementor-message").length).toBe(1));
		expect([control(form, "many").validity.valid, control(form, "free").validity.valid]).toEqual([false, true]);
	});

	const requests: FakeRequest[] = [];
	class FakeRequest {
		upload: { onprogress?: (event: object) => void } = {};
		onloadend?: () => void;
		status = 0;
		responseText = "";
		body?: FormData;
		open() {}
		send(body: FormData) {
			this.body = body;
			requests.push(this);
		}
		end(status: number, value: unknown) {
			Object.assign(this, { status, responseText: JSON.stringify(value) });
			this.onloadend!();
		}
	}

	/** jsdom lets no script choose files: what the form holds stands for them. */
	class FilledFormData extends FormData {
		constructor(form?: HTMLFormElement) {
			super(form);
			this.append("form_fields[cv]", new File(["x"], "cv.txt"));
		}
	}

	it("show how far they are, and are still chosen after a failure", async () => {
		requests.length = 0;
		vi.stubGlobal("XMLHttpRequest", FakeRequest);
		const form = await start({ fields: mailField });
		vi.stubGlobal("FormData", FilledFormData);
		press(form);
		await vi.waitFor(() => expect(requests.length).toBe(1));
		requests[0]!.upload.onprogress!({ loaded: 30, total: 120 });
		const bar = part<HTMLProgressElement>(form, "progress");
		expect([bar.value, bar.getAttribute("aria-label")]).toEqual([0.25, "Send"]);
		requests[0]!.end(0, "");
		await settled(form);
		expect([form.querySelector("progress"), general(form)!.textContent]).toEqual([null, "error"]);
		press(form);
		await vi.waitFor(() => expect(requests.length).toBe(2));
		expect((requests[1]!.body!.get("form_fields[cv]") as File).name).toBe("cv.txt");
		requests[1]!.end(200, success());
		await settled(form);
		expect([general(form)!.textContent, calls.length]).toEqual(["Thanks", 0]);
	});

	it("that the browser sends to no address leave no bar", async () => {
		class Refusing extends FakeRequest {
			override open() {
				throw new SyntaxError("Invalid URL");
			}
		}
		vi.stubGlobal("XMLHttpRequest", Refusing);
		const form = await start({ fields: mailField });
		vi.stubGlobal("FormData", FilledFormData);
		await submit(form);
		expect([form.querySelector("progress"), general(form)!.textContent]).toEqual([null, "error"]);
	});
});

describe("captcha", () => {
	const captcha = (type: string) =>
		mailField +
		field(
			"recaptcha",
			"robot",
			"",
			`<div class="elementor-field" id="form-field-robot"><div class="elementor-g-recaptcha" data-sitekey="key" data-type="${type}" data-theme="light" data-size="normal" data-action="Form"></div></div>`,
		);
	const google = () => ({ render: vi.fn(() => 3), reset: vi.fn(), execute: vi.fn(async () => "token") });

	it("waits for the page's own script, loads none, and is redrawn after each answer", async () => {
		vi.useFakeTimers();
		const form = await start({ fields: captcha("v2_checkbox") });
		await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
		expect(document.querySelector("script[src*=google]")).toBeNull();
		const api = google();
		vi.stubGlobal("grecaptcha", api);
		await vi.advanceTimersByTimeAsync(350);
		const node = part(form, ".elementor-g-recaptcha");
		expect(api.render.mock.calls).toEqual([[node, { sitekey: "key", theme: "light", size: "normal" }]]);
		await submit(form);
		expect([api.reset.mock.calls, api.execute.mock.calls]).toEqual([[[3]], []]);
		answer("", 500);
		await submit(form);
		expect(api.reset.mock.calls).toEqual([[3], [3]]);
	});

	it("sends the token of one that asks nothing, however the form is submitted", async () => {
		const api = google();
		vi.stubGlobal("grecaptcha", api);
		const form = await start({ fields: captcha("v3") });
		await vi.waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
		await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
		form.requestSubmit();
		await settled(form);
		expect(api.execute.mock.calls).toEqual([[3, { action: "Form" }]]);
		expect(calls[0]!.body.get("g-recaptcha-response")).toBe("token");
		mounted().unmount();
		expect(form.querySelector("[name=g-recaptcha-response]")).toBeNull();
	});

	it.each([
		["throws", () => Promise.reject(new Error("blocked"))],
		["has nothing", async () => ""],
	])("sends the form without a token when Google's script %s", async (_, execute) => {
		vi.stubGlobal("grecaptcha", { ...google(), execute });
		const form = await start({ fields: captcha("v3") });
		await submit(form);
		expect(calls.length).toBe(1);
	});
});
