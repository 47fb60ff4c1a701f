// The lead form in real Chromium, its endpoint answered by the tests.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type OpenOptions, openMarkup, openPage, siteUrl } from "../../../tests/helpers/browser";
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

interface Opened {
	page: Page;
	/** Bodies of the calls so far. */
	bodies: string[];
	/** Mounts happen when the chunk is there: this waits for them. */
	mounted(count?: number): Promise<unknown>;
}

const leaving: FormFixture = { action: "redirect_to_thankyou_page", url: "/thanks" };
const refused = /Failed to load resource/;
const ok = (route: Route) => route.fulfill({ json: { status: true } });

const open = async (
	markup: string,
	answer: (route: Route) => Promise<unknown> = ok,
	options: OpenOptions & { head?: string } = {},
): Promise<Opened> => {
	const bodies: string[] = [];
	const page = await openMarkup(markup, {
		head: locals + styles,
		...options,
		async prepare(page) {
			await options.prepare?.(page);
			await page.route("**/wp-admin/admin-ajax.php?*", async (route) => {
				bodies.push(route.request().postData() ?? "");
				await answer(route);
			});
			await page.route("**/thanks*", (route) =>
				route.fulfill({ contentType: "text/html", body: "<title>Thanks</title><link rel=icon href=data:,>Thanks" }),
			);
		},
	});
	const mounted = (count = 1) =>
		page.waitForFunction((count) => document.querySelectorAll("form[novalidate]").length === count, count);
	return { page, bodies, mounted };
};

const openForm = async (fixture?: FormFixture, answer?: (route: Route) => Promise<unknown>, options?: OpenOptions) => {
	const opened = await open(leadForm(fixture), answer, options);
	await opened.mounted();
	return opened;
};

/** A route handler that waits until it is let go. */
const gate = (then: (route: Route) => Promise<unknown> = ok) => {
	let release!: () => void;
	const released = new Promise<void>((resolve) => (release = resolve));
	return { release, answer: (route: Route) => released.then(() => then(route)) };
};

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
const press = (page: Page) => page.click(".res-button-submit");
const isShown = (page: Page, selector: string) => page.locator(selector).isVisible();
const idle = (page: Page) => page.waitForFunction(() => !document.querySelector("form")!.hasAttribute("aria-busy"));
const focused = (page: Page) =>
	page.evaluate(() => document.activeElement!.getAttribute("name") ?? document.activeElement!.className);

const expectFailed = async (page: Page) => {
	await page.waitForSelector(".responder-message-form-error", { state: "visible" });
	expect(await page.textContent(".responder-message-form-error")).toBe(messages.server_error);
	expect(await isShown(page, ".fields-wrapper")).toBe(true);
	expect(await isShown(page, ".responder-message-sent")).toBe(false);
	expect(await page.isEnabled(".res-button-submit")).toBe(true);
	expect(await page.inputValue(".res-button-submit")).toBe("Join");
	expect(await page.inputValue("[name=field_name]")).toBe("Dana Levi");
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

describe("faults of the network", () => {
	const tryTwice = async (fault: (route: Route) => Promise<unknown>) => {
		let isOver = false;
		const answer = (route: Route) => (isOver ? ok(route) : fault(route));
		const { page, bodies } = await openForm(undefined, answer, { expected: [refused] });
		await page.fill("[name=field_email]", "typed@acme.test");
		await press(page);
		await expectFailed(page);
		isOver = true;
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(bodies).toEqual([bodies[0], bodies[0]]);
		expect(parseBody(bodies[1]!).fields[1]!.value).toBe("typed@acme.test");
	};

	it.each<[string, (route: Route) => Promise<unknown>]>([
		["an error of the server", (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Fatal" })],
		["a page in place of JSON", (route) => route.fulfill({ contentType: "application/json", body: "<!doctype html>" })],
		["an empty answer", (route) => route.fulfill({ contentType: "application/json", body: "" })],
		["a connection that breaks", (route) => route.abort("connectionreset")],
		["no network", (route) => route.abort("internetdisconnected")],
	])(
		"%s loses nothing: what was typed stays, the form says so and is sent again (lead-form #13, #14, #16)",
		(_, fault) => tryTwice(fault),
	);

	it("a server that never answers is given up after 30 seconds", async () => {
		let isOver = false;
		const { page, bodies } = await openForm(undefined, async (route) => (isOver ? ok(route) : undefined), {
			fresh: true,
			prepare: (page) => page.clock.install(),
		});
		await press(page);
		await page.clock.runFor(15_000);
		expect(await page.isDisabled(".res-button-submit")).toBe(true);
		await page.clock.runFor(15_000);
		await expectFailed(page);
		isOver = true;
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(bodies.length).toBe(2);
	});

	it.each<[string, (page: Page) => Promise<unknown>]>([
		["its popup closes", (page) => page.evaluate(() => document.querySelector(".elementor-widget")!.remove())],
		["the page is left", (page) => page.goto(siteUrl())],
	])("a lead that is on its way continues when %s", async (_, go) => {
		// A server of its own: what tests intercept ends with the page.
		const received: [body: string, response: ServerResponse][] = [];
		const server = createServer(async (request, response) => {
			if (request.url === "/ajax") received.push([(await request.toArray()).join(""), response]);
			else if (request.url === "/") response.setHeader("Content-Type", "text/html").end(html);
			else {
				const file = await fetch(siteUrl() + request.url);
				response.setHeader("Content-Type", file.headers.get("Content-Type")!).end(await file.text());
			}
		});
		const html = `<!doctype html><link rel="icon" href="data:,">${locals.replace(JSON.stringify(ajaxUrl), '"/ajax"')}${styles}${leadForm()}<script type="module" src="/gossamer/gossamer.js"></script>`;
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const page = await openPage("/", { fresh: true });
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		await page.waitForSelector("form[novalidate]");
		await press(page);
		await expect.poll(() => received.length).toBe(1);
		await go(page);
		const [[body, response]] = received as [(typeof received)[0]];
		expect(body).toMatch(/^action=RMP_submitElementorForm&_nonce=a1b2c3d4e5&fields.*&form_id=k3x9qpz$/);
		expect(response.closed).toBe(false);
		await new Promise<void>((resolve) => response.end("{}", resolve));
		server.close();
	});
});

describe("sending", () => {
	it("is a submit to the page's other scripts only when it is sent (lead-form #17, #40)", async () => {
		const { page } = await openForm({ fields: [{ ...emailField, value: "wrong" }] });
		await page.evaluate(() => {
			document.title = "";
			document.addEventListener("submit", () => (document.title += "heard"));
		});
		await press(page);
		await page.waitForSelector(".responder-message-form-error", { state: "visible" });
		await page.fill("[name=field_email]", "a@b.co");
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(await page.title()).toBe("heard");
	});

	it("locks the button while the call is pending, then shows the sent message (lead-form #11, #12)", async () => {
		const { release, answer } = gate();
		const { page } = await openForm(undefined, answer);
		await press(page);
		expect(await page.isDisabled(".res-button-submit")).toBe(true);
		expect(await page.inputValue(".res-button-submit")).toBe("Sending");
		expect(await page.getAttribute("form", "aria-busy")).toBe("true");
		release();
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(await page.locator(".fields-wrapper").evaluate((area) => area.style.display)).toBe("none");
		expect(await page.inputValue(".res-button-submit")).toBe("Join");
		expect(await page.locator(".res-button-submit").evaluate((button: HTMLInputElement) => button.disabled)).toBe(
			false,
		);
		expect(await focused(page)).toBe("responder-message-sent");
	});

	it("shows the server's message after HTTP 400 (lead-form #13)", async () => {
		const answer = (route: Route) => route.fulfill({ status: 400, json: { success: false, data: [] } });
		const { page } = await openForm(undefined, answer, { expected: [refused] });
		await press(page);
		await expectFailed(page);
	});

	it("shows the server's message after a network failure, and a second try succeeds (lead-form #14, #42)", async () => {
		let round = 0;
		const answer = (route: Route) => (round++ ? ok(route) : route.abort("connectionreset"));
		const { page, bodies } = await openForm(undefined, answer, { expected: [refused] });
		await press(page);
		await expectFailed(page);
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(bodies.length).toBe(2);
		expect(bodies[1]).toBe(bodies[0]);
	});

	it("reads the answer by its status and what it declares (lead-form #15, #16)", async () => {
		const answers = [
			{ status: 200, json: { success: false } },
			{ status: 200, contentType: "text/html", body: "<h1>Hello" },
			{ status: 204, contentType: "application/json" },
			{ status: 200, contentType: "application/json", body: '{"status":tr' },
			{ status: 200, contentType: "application/json", body: "" },
		];
		const results: boolean[] = [];
		for (const answer of answers) {
			const { page } = await openForm(undefined, (route) => route.fulfill(answer));
			await press(page);
			await idle(page);
			results.push(await isShown(page, ".responder-message-sent"));
		}
		expect(results).toEqual([true, true, true, false, false]);
	});

	it("sends once when submitted again while the call is in flight (lead-form #40)", async () => {
		const { release, answer } = gate();
		const { page, bodies } = await openForm(undefined, answer);
		await press(page);
		await page.evaluate(() => {
			const form = document.querySelector("form")!;
			form.requestSubmit();
			form.requestSubmit();
		});
		await page.press("[name=field_name]", "Enter");
		release();
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(bodies.length).toBe(1);
		expect(page.url()).toMatch(/\/markup$/);
	});

	it("sends to the address as given, with the header and the bytes of the contract (lead-form #3, #4, #10, #50)", async () => {
		const requests: { url: string; type: string | undefined }[] = [];
		const { page, bodies } = await openForm(
			{ fields: [nameField, { type: "textarea", id: "8", value: "it's (ok)!\nאב" }] },
			async (route) => {
				requests.push({ url: route.request().url(), type: route.request().headers()["content-type"] });
				await ok(route);
			},
		);
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		expect(requests).toEqual([
			{ url: new URL(ajaxUrl, page.url()).href, type: "application/x-www-form-urlencoded; charset=UTF-8" },
		]);
		expect(bodies[0]).toContain("&fields%5B0%5D%5Bname%5D=field_name&fields%5B0%5D%5Bvalue%5D=Dana+Levi&");
		expect(bodies[0]).toContain("&fields%5B1%5D%5Bvalue%5D=it's+(ok)!%0D%0A%D7%90%D7%91&");
	});

	it("reads boxes, lists and disabled controls as the browser does (lead-form #5, #6, #7, #8, #9)", async () => {
		const { page, bodies } = await openForm({
			fields: [
				{ type: "bool", id: "1", uri: "terms" },
				{ type: "hidden", id: "2", uri: "campaign", value: "spring" },
				{ type: "multichoice", id: "3", uri: "topics[]", options: ["a", "b", "c"] },
				{ type: "bool", id: "4", uri: "news" },
				{ ...nameField, attributes: "disabled" },
				{ type: "choice", id: "5", uri: "colour", options: ["red", "blue"], required: true },
			],
		});
		for (const value of ["a", "c"]) await page.check(`[value=${value}]`);
		await page.check("[name=field_4]");
		await page.evaluate(() => {
			document
				.querySelector("[name=field_5]")!
				.parentElement!.insertAdjacentHTML(
					"afterend",
					'<fieldset disabled><div data-field-type="bool"><input type="checkbox" name="field_6"></div></fieldset>',
				);
		});
		await press(page);
		await page.waitForSelector(".responder-message-sent", { state: "visible" });
		const { fields, uriFields } = parseBody(bodies[0]!);
		expect(Object.values(fields).map(({ name, value }) => [name, value])).toEqual([
			["field_2", "spring"],
			["field_3", "a"],
			["field_3", "c"],
			["field_4", "on"],
			["field_5", "red"],
			["field_1", "off"],
		]);
		const uriNames = Object.values(uriFields).map(({ name }) => name);
		expect(uriNames).toEqual(["campaign", "topics[]", "topics[]", "news", "colour", "terms"]);
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
