// Pages with lead forms in Chromium, their endpoint answered by the tests.
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { type OpenOptions, openMarkup } from "../../../tests/helpers/browser";
import { type FormFixture, leadForm, locals, messages, styles } from "./markup";

interface Opened {
	page: Page;
	/** Bodies of the calls so far. */
	bodies: string[];
	/** Mounts happen when the chunk is there: this waits for them. */
	mounted(count?: number): Promise<unknown>;
}
export const refused = /Failed to load resource/;
export const ok = (route: Route) => route.fulfill({ json: { status: true } });

export const open = async (
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

export const openForm = async (
	fixture?: FormFixture,
	answer?: (route: Route) => Promise<unknown>,
	options?: OpenOptions,
) => {
	const opened = await open(leadForm(fixture), answer, options);
	await opened.mounted();
	return opened;
};

/** A route handler that waits until it is let go. */
export const gate = (then: (route: Route) => Promise<unknown> = ok) => {
	let release!: () => void;
	const released = new Promise<void>((resolve) => (release = resolve));
	return { release, answer: (route: Route) => released.then(() => then(route)) };
};
export const press = (page: Page) => page.click(".res-button-submit");
export const isShown = (page: Page, selector: string) => page.locator(selector).isVisible();
export const idle = (page: Page) =>
	page.waitForFunction(() => !document.querySelector("form")!.hasAttribute("aria-busy"));
export const focused = (page: Page) =>
	page.evaluate(() => document.activeElement!.getAttribute("name") ?? document.activeElement!.className);

export const expectFailed = async (page: Page) => {
	await page.waitForSelector(".responder-message-form-error", { state: "visible" });
	expect(await page.textContent(".responder-message-form-error")).toBe(messages.server_error);
	expect(await isShown(page, ".fields-wrapper")).toBe(true);
	expect(await isShown(page, ".responder-message-sent")).toBe(false);
	expect(await page.isEnabled(".res-button-submit")).toBe(true);
	expect(await page.inputValue(".res-button-submit")).toBe("Join");
	expect(await page.inputValue("[name=field_name]")).toBe("Dana Levi");
};
