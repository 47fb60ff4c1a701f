// The lead form in real Chromium: loading, odd forms, errors, redirects.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type OpenOptions, openPage } from "../../../tests/helpers/browser";
import { formMembers } from "../../../tests/helpers/form-members";
import { frames } from "../../../tests/helpers/frames";
import {
	ajaxUrl,
	emailField,
	type FormFixture,
	leadForm,
	locals,
	messages,
	nameField,
	parseBody,
	styles,
} from "./markup";
import { expectFailed, focused, gate, idle, isShown, ok, open, openForm, press, refused } from "./pages";

const leaving: FormFixture = { action: "redirect_to_thankyou_page", url: "/thanks" };

/** Gives the page's form a field of each name as soon as it is there. */
const addFields = (names: string[]) => {
	new MutationObserver((_, observer) => {
		const form = document.querySelector("form");
		if (!form) return;
		observer.disconnect();
		for (const name of names) {
			const field = Object.assign(document.createElement("input"), { type: "hidden", name, value: "1" });
			field.dataset.uri_param = `the-${name}`;
			Node.prototype.appendChild.call(form, field);
		}
	}).observe(document, { childList: true, subtree: true });
};

describe("loading", () => {
	it("loads no code of the form on a page without one (lead-form #45)", async () => {
		const requests: string[] = [];
		const prepare = async (page: Page) => void page.on("request", (request) => requests.push(request.url()));
		const { page } = await open("<h1>Nothing to send</h1><form><input></form>", ok, { prepare });
		await page.waitForLoadState("networkidle");
		expect(requests.some((url) => url.includes("gossamer.js"))).toBe(true);
		expect(requests.filter((url) => url.includes("lead-form"))).toEqual([]);
	});

	it("serves a form that is inserted after load (lead-form #39)", async () => {
		const { page, bodies, mounted } = await open("<main></main>");
		await page.evaluate((markup) => {
			document.querySelector("main")!.innerHTML = markup;
		}, leadForm());
		await mounted();
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(bodies.length).toBe(1);
		expect(bodies[0]).toMatch(/^action=RMP_submitElementorForm&_nonce=a1b2c3d4e5&.*&form_id=k3x9qpz$/);
	});

	it("keeps the first submit until its code has arrived, and sends it once (lead-form #2)", async () => {
		const late = gate((route) => route.continue());
		const { page, bodies } = await open(leadForm(), ok, {
			prepare: (page) => page.route("**/plugins/lead-form.js", late.answer),
		});
		await press(page);
		expect(bodies).toEqual([]);
		late.release();
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(bodies.length).toBe(1);
		expect(new URL(page.url()).pathname).toBe("/markup");
	});

	it("stays inert in edit mode, even when the editor starts the runtime (lead-form #1)", async () => {
		const calls: string[] = [];
		const config = "<script>elementorFrontendConfig = { environmentMode: { edit: true } }</script>";
		const form = leadForm({ fields: [{ ...nameField, required: true, value: "" }] });
		const body = `<!doctype html><link rel="icon" href="data:,">${config}${locals}${styles}${form}<script type="module" src="/gossamer/gossamer.js"></script>`;
		const page = await openPage("/editor", {
			async prepare(page) {
				await page.route("**/editor", (route) => route.fulfill({ contentType: "text/html", body }));
				page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
			},
		});
		await page.evaluate(async () => {
			window.gossamer!.start();
			await window.gossamer!.ready;
			document.addEventListener("submit", (event) => event.preventDefault());
		});
		const before = await page.locator("form").evaluate((form) => form.outerHTML);
		await press(page);
		await page.waitForLoadState("networkidle");
		expect(await page.locator("form").evaluate((form) => form.outerHTML)).toBe(before);
		expect(before).not.toContain("novalidate");
		expect(calls).toEqual([]);
	});
});

describe("odd forms", () => {
	it("serves a form whose controls hide every member that a form has", async () => {
		const { page, bodies } = await openForm({ fields: [{ ...emailField, value: "wrong" }] }, undefined, {
			// Its fields are there before its code is.
			async prepare(page) {
				await page.addInitScript(`(${addFields})((${formMembers})())`);
			},
		});
		const names = await page.evaluate(formMembers);
		expect(names).toEqual(expect.arrayContaining(["submit", "closest", "addEventListener", "ariaBusy", "__proto__"]));
		// By hand: what finds and presses elements for tests asks the form itself.
		const pressWith = (value: string) =>
			page.evaluate((value) => {
				document.querySelector<HTMLInputElement>("[name=field_email]")!.value = value;
				document.querySelector<HTMLElement>(".res-button-submit")!.click();
				return document.querySelector(".responder-message-form-error")!.textContent;
			}, value);
		expect(await pressWith("wrong")).toBe("Bad mail Email");
		expect(await focused(page)).toBe("field_email");
		expect(await pressWith("a@b.co")).toBe("");
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>(".responder-message-sent")!.style.display === "block",
		);
		const { fields, uriFields, form_id } = parseBody(bodies[0]!);
		const namesOf = (entries: typeof fields) =>
			Object.values(entries)
				.map(({ name }) => name!)
				.sort();
		expect(namesOf(fields)).toEqual(["field_email", ...names].sort());
		expect(namesOf(uriFields)).toEqual(["email", ...names.map((name) => `the-${name}`)].sort());
		expect([form_id, bodies.length]).toEqual(["k3x9qpz", 1]);
		expect(new URL(page.url()).pathname).toBe("/markup");
	});

	it("sends in place what a script submits without an event, as jQuery's trigger does (lead-form #2)", async () => {
		const { page, bodies } = await openForm();
		await page.evaluate(() => document.querySelector("form")!.submit());
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect([bodies.length, new URL(page.url()).pathname]).toEqual([1, "/markup"]);
	});

	it("sends what no encoding can spell, and values of any length", async () => {
		const { page, bodies } = await openForm({ ...leaving, addParams: "yes", openNew: "" });
		await page.evaluate(() => {
			document.querySelector<HTMLInputElement>("[name=field_name]")!.value = `\ud800${"x".repeat(200_000)}`;
		});
		await press(page);
		await page.waitForURL("**/thanks?name=*");
		expect(bodies[0]!.length).toBeGreaterThan(400_000);
		expect(bodies[0]).toContain("=%EF%BF%BDxxx");
	});

	it.each([200, 500])("loses nothing of what is typed elsewhere while it is sent (status %i)", async (status) => {
		const { answer, release } = gate((route) => route.fulfill({ status }));
		const { page } = await open(`${leadForm()}<textarea id="other"></textarea>`, answer, { expected: [refused] });
		await page.waitForSelector("form[novalidate]");
		await press(page);
		await page.focus("#other");
		await page.keyboard.type("On ");
		release();
		await idle(page);
		await page.keyboard.type("and on");
		expect(await page.inputValue("#other")).toBe("On and on");
	});

	it("leads a keyboard back to the button after a failure", async () => {
		const { page } = await openForm(undefined, (route) => route.fulfill({ status: 500 }), { expected: [refused] });
		await page.focus(".res-button-submit");
		await page.keyboard.press("Enter");
		await expectFailed(page);
		await frames(page);
		expect(await focused(page)).toContain("res-button-submit");
	});
});

describe("errors", () => {
	it("reports what the visitor typed in a number field that cannot be read (lead-form #48)", async () => {
		const fields = [nameField, { type: "number", id: "12", label: "Age" }];
		const { page, bodies } = await openForm({ fields });
		await page.locator("[name=field_12]").pressSequentially("1-2-");
		expect(await page.inputValue("[name=field_12]")).toBe("");
		await press(page);
		expect(await page.innerHTML(".responder-message-form-error")).toBe("Bad number <strong>Age</strong><br>");
		expect(await focused(page)).toBe("field_12");
		expect(bodies).toEqual([]);
	});

	it("reaches its own rules on mail, date and number inputs, and focuses the first (lead-form #26, #46)", async () => {
		const { page, bodies } = await openForm({
			fields: [
				nameField,
				{ ...emailField, value: "no mail" },
				{ type: "date", id: "11", label: "Day", required: true },
				{ type: "number", id: "12", label: "Age", value: "1.5" },
			],
		});
		await page.focus("[name=field_name]");
		await page.keyboard.press("Enter");
		expect(await page.innerHTML(".responder-message-form-error")).toBe(
			"Bad mail <strong>Email</strong><br>Please fill <strong>Day</strong><br>Bad number <strong>Age</strong><br>",
		);
		expect(await isShown(page, ".responder-message-form-error")).toBe(true);
		expect(await focused(page)).toBe("field_email");
		expect(await page.getAttribute("[name=field_email]", "aria-invalid")).toBe("true");
		expect(await page.getAttribute("[name=field_name]", "aria-invalid")).toBeNull();
		expect(bodies).toEqual([]);
	});

	it("works under a policy that allows no markup from scripts (lead-form #32, #47)", async () => {
		const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; require-trusted-types-for 'script'">`;
		const { page } = await openForm(
			{
				errors: { ...messages, required: "Don&#039;t forget" },
				fields: [{ ...nameField, value: "", required: true, label: "<img src=x onerror=alert(1)>" }],
			},
			ok,
			{
				head: policy + styles,
				prepare: (page: Page) =>
					page.addInitScript((ajaxUrl) => {
						window.RMP_AJAX_LOCALS = { ajaxUrl, _nonce: "a1b2c3d4e5" };
					}, ajaxUrl),
			} as OpenOptions,
		);
		await press(page);
		const text = await page.textContent(".responder-message-form-error");
		expect(text).toBe("Don't forget <img src=x onerror=alert(1)>");
		expect(await page.locator("form img").count()).toBe(0);
		await page.fill("[name=field_name]", "Dana");
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
	});
});

describe("redirect", () => {
	it("goes to the thank-you address, and coming back finds the form at rest (lead-form #33)", async () => {
		const { page } = await openForm({ ...leaving, url: "/thanks?x=1#top" });
		await press(page);
		await page.waitForURL("**/thanks?x=1#top");
		expect(await page.title()).toBe("Thanks");
		await page.goBack();
		await page.waitForSelector("form");
		await idle(page);
		expect(await page.locator(".res-button-submit").evaluate((button: HTMLInputElement) => button.disabled)).toBe(
			false,
		);
		expect(await page.inputValue(".res-button-submit")).toBe("Join");
	});

	it("adds what was sent with the right separator, encoded once (lead-form #34, #35)", async () => {
		for (const [url, address] of [
			["/thanks", "/thanks?name=Dana%20Levi&email=dana%40acme.test"],
			["/thanks?x=1#top", "/thanks?x=1&name=Dana%20Levi&email=dana%40acme.test#top"],
		] as const) {
			const { page } = await openForm({ ...leaving, url, addParams: "yes" });
			await press(page);
			await page.waitForURL("**/thanks*");
			expect(page.url()).toBe(new URL(address, page.url()).href);
			expect(new URL(page.url()).searchParams.get("name")).toBe("Dana Levi");
		}
	});

	it("opens the address in a window that cannot reach back, and stays (lead-form #36)", async () => {
		const { page } = await openForm({ ...leaving, openNew: "yes", addParams: "yes" });
		const [other] = await Promise.all([page.context().waitForEvent("page"), press(page)]);
		await other.waitForURL(/\/thanks\?/);
		expect(other.url()).toMatch(/\/thanks\?name=Dana%20Levi&email=dana%40acme\.test$/);
		expect(await other.evaluate(() => window.opener)).toBeNull();
		expect(page.url()).toMatch(/\/markup$/);
		expect(await isShown(page, ".responder-message-sent")).toBe(true);
	});

	it("does not run a script that stands for an address", async () => {
		for (const openNew of ["yes", ""]) {
			const url = " java\nscript:document.title='run'";
			const { page } = await openForm({ ...leaving, url, openNew });
			await press(page);
			await page.waitForSelector(".responder-message-sent", { state: "visible" });
			expect(await page.title()).toBe("Markup");
			expect(page.context().pages().length).toBe(1);
		}
	});
});
