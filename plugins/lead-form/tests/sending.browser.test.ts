// The lead form in real Chromium: sending, and faults of the network.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, siteUrl } from "../../../tests/helpers/browser";
import { ajaxUrl, emailField, leadForm, locals, nameField, parseBody, styles } from "./markup";
import { expectFailed, focused, gate, idle, isShown, ok, openForm, press, refused } from "./pages";

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
