// The page builder's form in real Chromium, its endpoint answered by the tests.
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type OpenOptions, openMarkup, openPage } from "../../../tests/helpers/browser";
import { formMembers } from "../../../tests/helpers/form-members";
import { builderForm, type FormFixture, field, formLocals, mailField, refusal, step, success, upload } from "./markup";

const styles = "<style>.elementor-hidden{display:none}</style>";
const refused = /Failed to load resource/;
const ok = (route: Route) => route.fulfill({ json: success() });
type Answer = (route: Route) => Promise<unknown>;

const open = async (fixture: FormFixture = {}, answer: Answer = ok, options: OpenOptions & { body?: string } = {}) => {
	const bodies: string[] = [];
	const page = await openMarkup(`${builderForm(fixture)}${options.body ?? ""}`, {
		head: formLocals + styles,
		...options,
		async prepare(page) {
			await options.prepare?.(page);
			await page.route("**/wp-admin/admin-ajax.php", async (route) => {
				bodies.push(route.request().postDataBuffer()?.toString("latin1") ?? "");
				await answer(route);
			});
		},
	});
	return { page, bodies };
};
/** The plugin answers `form.submit()` itself; steps come a little later. */
const mounted = (page: Page) =>
	page.waitForFunction(() => {
		const isIn = (form: HTMLFormElement) =>
			Object.hasOwn(form, "submit") && !form.querySelector(".e-field-step:not(.e-form__step *)");
		return Array.from(document.forms).some(isIn);
	});
const press = (page: Page) => page.click("[type=submit]");
const says = (page: Page, text: string) => page.waitForSelector(`form > .elementor-message:text-is("${text}")`);
const focused = (page: Page) => page.evaluate(() => document.activeElement!.getAttribute("name"));
const mail = '[name="form_fields[mail]"]';

describe("loading", () => {
	it("keeps the first submit until its code has arrived, and sends it once (more-widgets #11)", async () => {
		let release!: () => void;
		const released = new Promise<void>((resolve) => (release = resolve));
		const { page, bodies } = await open({}, ok, {
			prepare: (page) => page.route("**/plugins/form.js", (route) => released.then(() => route.continue())),
		});
		await press(page);
		expect(bodies).toEqual([]);
		release();
		await says(page, "Thanks");
		expect([bodies.length, new URL(page.url()).pathname]).toEqual([1, "/markup"]);
	});

	it("points at the field that is wrong when its code arrives after the press", async () => {
		let release!: () => void;
		const released = new Promise<void>((resolve) => (release = resolve));
		const { page, bodies } = await open({ fields: field("email", "mail", "required") }, ok, {
			prepare: (page) => page.route("**/plugins/form.js", (route) => released.then(() => route.continue())),
		});
		await press(page);
		release();
		await expect.poll(() => focused(page)).toBe("form_fields[mail]");
		expect(bodies).toEqual([]);
		await page.fill(mail, "a@b.co");
		await press(page);
		await says(page, "Thanks");
	});
});

describe("whatever happens", () => {
	it.each<[string, Answer, string]>([
		[
			"an error of the server",
			(route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Fatal" }),
			"error",
		],
		[
			"a page in place of JSON",
			(route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
			"parsererror",
		],
		["no network", (route) => route.abort("internetdisconnected"), "error"],
	])("%s loses nothing, and the form is sent again (more-widgets #14)", async (_, fault, word) => {
		let isOver = false;
		const { page, bodies } = await open({}, (route) => (isOver ? ok(route) : fault(route)), { expected: [refused] });
		await mounted(page);
		await page.fill(mail, "typed@acme.test");
		await press(page);
		await says(page, word);
		expect(await page.inputValue(mail)).toBe("typed@acme.test");
		isOver = true;
		await press(page);
		await says(page, "Thanks");
		expect(bodies.map((body) => body.includes("typed@acme.test"))).toEqual([true, true]);
	});

	it("shows a refusal whose markup has a form, whatever its fields are called", async () => {
		const answer = refusal(
			{},
			'<div class="elementor-forms-admin-errors">No mail<form><input name="remove"><input name="attributes"></form></div>',
		);
		const { page } = await open({}, (route) => route.fulfill({ json: answer }));
		await mounted(page);
		await press(page);
		await page.waitForSelector('form .elementor-forms-admin-errors:text-is("No mail")');
	});

	it("what is typed into another field in the meantime stays there", async () => {
		let release!: () => void;
		const released = new Promise<void>((resolve) => (release = resolve));
		const { page } = await open({ fields: mailField + field("text", "note") }, async (route) => {
			await released;
			await route.fulfill({ json: refusal({ mail: "Needed" }) });
		});
		await mounted(page);
		await press(page);
		await page.focus('[name="form_fields[note]"]');
		await page.keyboard.type("On ");
		release();
		await says(page, "Failed");
		await page.keyboard.type("and on");
		expect(await page.inputValue('[name="form_fields[note]"]')).toBe("On and on");
	});

	it("files that were chosen are still chosen, and sent again (more-widgets #16)", async () => {
		let isOver = false;
		const fault: Answer = (route) => (isOver ? ok(route) : route.fulfill({ status: 500 }));
		const { page, bodies } = await open({ fields: mailField + upload("cv") }, fault, { expected: [refused] });
		await mounted(page);
		const choose = (name: string, size: number) =>
			page.setInputFiles("[type=file]", { name, mimeType: "text/plain", buffer: Buffer.alloc(size, "x") });
		await choose("large.txt", 1.2 * 2 ** 20);
		await page.waitForSelector('.elementor-field-group-cv .elementor-message:text-is("Too large")');
		await press(page);
		expect(bodies).toEqual([]);
		await choose("small.txt", 2000);
		await page.waitForSelector(".elementor-field-group-cv .elementor-message", { state: "detached" });
		await press(page);
		await says(page, "error");
		isOver = true;
		await press(page);
		await says(page, "Thanks");
		expect(bodies.map((body) => /filename="small\.txt"/.test(body))).toEqual([true, true]);
	});

	it("files of any size are sent where the part that shows how far they are cannot be loaded", async () => {
		const { page, bodies } = await open({ fields: mailField + upload("cv", "") }, ok, {
			expected: [refused, /form-files/],
			prepare: (page) => page.route(/form-files/, (route) => route.abort()),
		});
		await mounted(page);
		await page.setInputFiles("[type=file]", { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.alloc(1e5, "x") });
		await press(page);
		await says(page, "Thanks");
		expect(bodies.map((body) => body.length > 1e5)).toEqual([true]);
	});

	it("fields called like members of a form are fields", async () => {
		const { page, bodies } = await open({}, (route) =>
			route.fulfill({ json: bodies.length > 1 ? success() : refusal({ mail: "Needed" }) }),
		);
		await mounted(page);
		await page.evaluate(
			(names) => {
				const form = document.querySelector("form")!;
				for (const name of names)
					Node.prototype.appendChild.call(
						form,
						Object.assign(document.createElement("input"), { type: "hidden", name }),
					);
			},
			await page.evaluate(formMembers),
		);
		// The driver's own click stumbles over such a form.
		const click = () => page.evaluate(() => document.querySelector<HTMLElement>("[type=submit]")!.click());
		const shown = (text: string) =>
			page.waitForFunction((text) => document.querySelector(".elementor-message")?.textContent === text, text);
		await click();
		await shown("Needed");
		await click();
		await shown("Thanks");
		expect(new URL(page.url()).pathname).toBe("/markup");
	});
});

describe("steps", () => {
	const fields = [
		step("You"),
		field("text", "name", "required"),
		step("Order"),
		field("text", "dish", "required"),
		step("Pay"),
		field("text", "card"),
	].join("");

	it("are walked through with Enter, and shown again where the server finds an error (more-widgets #17, #19)", async () => {
		const { page, bodies } = await open({ fields }, (route) =>
			route.fulfill({ json: bodies.length > 1 ? success() : refusal({ dish: "Sold out" }) }),
		);
		await mounted(page);
		await page.focus('[name="form_fields[name]"]');
		await page.keyboard.press("Enter");
		expect(await focused(page)).toBe("form_fields[name]");
		await page.keyboard.type("Noa");
		await page.keyboard.press("Enter");
		expect(await focused(page)).toBe("form_fields[dish]");
		await page.keyboard.type("Soup");
		await page.keyboard.press("Enter");
		expect(await focused(page)).toBe("form_fields[card]");
		await page.keyboard.press("Enter");
		await page.waitForSelector('.elementor-message:text-is("Sold out")');
		expect(await focused(page)).toBe("form_fields[dish]");
		await page.click(".e-form__step:not(.elementor-hidden) [data-direction=next]");
		await press(page);
		await says(page, "Thanks");
		expect(await page.isVisible('[name="form_fields[name]"]')).toBe(true);
		expect(await page.inputValue('[name="form_fields[name]"]')).toBe("");
	});

	it("keep the place of a visitor who was typing when they came", async () => {
		let release!: () => void;
		const released = new Promise<void>((resolve) => (release = resolve));
		// The load waits for a file that is requested before it.
		const page = await new Promise<Page>((resolve) => {
			open({ fields }, ok, {
				async prepare(page) {
					await page.route("**/plugins/form-steps.js", (route) => released.then(() => route.continue()));
					resolve(page);
				},
			});
		});
		await page.focus('[name="form_fields[name]"]');
		await page.keyboard.type("No");
		release();
		await page.waitForSelector(".e-form__indicators");
		await page.keyboard.type("a");
		expect(await page.inputValue('[name="form_fields[name]"]')).toBe("Noa");
	});
});

describe("the demo", () => {
	const form = (id: string) => `[data-id=${JSON.stringify(id)}]`;

	it("opens the popup that its answer names, and continues to another page (more-widgets #15)", async () => {
		const page = await openPage("/form");
		await page.fill(`${form("b0b0b0b")} [type=text]`, "Dana");
		await page.click(`${form("b0b0b0b")} [type=submit]`);
		await page.waitForSelector("#elementor-popup-modal-921", { state: "visible" });
		await page.keyboard.press("Escape");
		await page.fill(`${form("a11ce01")} [type=text]`, "Dana");
		await page.click(`${form("a11ce01")} [type=submit]`);
		await page.waitForURL("**/thanks");
	});

	it("opens the popup that its answer names when popups come after it", async () => {
		let release!: () => void;
		const released = new Promise<void>((resolve) => (release = resolve));
		const page = await openPage("/form", {
			prepare: (page) => page.route("**/plugins/popups.js", (route) => released.then(() => route.continue())),
		});
		await page.fill(`${form("b0b0b0b")} [type=text]`, "Dana");
		await page.click(`${form("b0b0b0b")} [type=submit]`);
		// The answer empties it.
		await expect.poll(() => page.inputValue(`${form("b0b0b0b")} [type=text]`)).toBe("");
		release();
		await page.waitForSelector("#elementor-popup-modal-921", { state: "visible" });
		expect(await page.locator(".elementor-popup-modal").count()).toBe(1);
	});

	it("takes the form from the browser itself when the script is off", async () => {
		const page = await openPage("/form?noscript");
		await page.fill(`${form("a11ce01")} [type=text]`, "Dana");
		await page.click(`${form("a11ce01")} [type=submit]`);
		await page.waitForLoadState();
		expect(new URL(page.url()).pathname).toBe("/form");
		await page.goto(new URL("/inbox", page.url()).href);
		expect(await page.textContent(".letters")).toContain("Dana");
	});
});
