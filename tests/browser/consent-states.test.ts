// What plugins that ask other hosts, or store something, do by the visitor's answer: nothing before a yes, in whatever way there is none.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, siteUrl } from "../helpers/browser";
import { frames } from "../helpers/frames";

const cookiebot = (answer: object) => ({
	Cookiebot: { hasResponse: true, consented: false, declined: false, consent: {}, ...answer },
});
/** What a consent tool tells the page, before anything of ours runs. */
const tools = {
	unanswered: cookiebot({ hasResponse: false }),
	denied: cookiebot({ declined: true }),
	granted: cookiebot({ consented: true, consent: { preferences: true, statistics: true, marketing: true } }),
	/** Unanswered as well, but tags of Google and Meta may run in their modes without cookies. */
	cookieless: {
		CS_Data: {
			cs_script_cat: { facebook: 5, analytics: 5, gads: 5, marketing: 5, statistics: 5, functional: 5 },
			cs_google_consent_mode_enabled: "1",
			cs_meta_ldu_mode: "1",
			cs_refresh_after_consent: "0",
		},
	},
};

type State = keyof typeof tools;

interface Row {
	/** Of the demo. */
	path: string;
	/** What of it, where the path does not say it. */
	part?: string;
	/** Puts on the page what the demo has not. */
	edit?(markup: string): string;
	/** What the visitor does there that the plugin would keep. */
	press?(page: Page): Promise<unknown>;
	/** What is stored whatever the answer, as the plugin's README says. */
	keeps?: RegExp;
	/** What a yes leads to. Without it, nothing without a press that stands for a yes, or nothing but the site itself is asked. */
	granted?: { asked?: RegExp; stored?: RegExp };
}

/** Of the page's popups. */
const counters = /^(elementor|popup-\d+-.*)$/;

const rows: Row[] = [
	{
		path: "/landing",
		// The demo's stand-ins for the destinations' scripts.
		edit: (markup) => markup.replace('<script src="/public/vendors.js"></script>', ""),
		granted: { asked: /^(connect\.facebook\.net|www\.googletagmanager\.com)$/, stored: /^pys_/ },
	},
	{ path: "/video", granted: { asked: /^i\.ytimg\.com$/ } },
	{ path: "/video-playlist" },
	{ path: "/atomic-video", granted: { asked: /^i\.ytimg\.com$/ } },
	{ path: "/background-video", granted: { asked: /youtube/ } },
	{ path: "/photo-feed" },
	{ path: "/facebook-widget", granted: { asked: /facebook/ } },
	{ path: "/chat", granted: { stored: /^joinchat/ } },
	{ path: "/popups", keeps: counters },
	{ path: "/floating-buttons", press: (page) => page.locator(".e-contact-buttons__chat-button").first().click() },
	{
		path: "/accessibility-panel",
		press: async (page) => {
			await page.click("button.wahout.aicon_link");
			await page.click("#contrast_trigger");
			await page.click(".convar.black");
		},
		granted: { stored: /^wahBgColor$/ },
	},
	{
		path: "/lottie",
		part: "from another host",
		edit: (markup) =>
			markup.replaceAll(String.raw`\/public\/wheel.json`, String.raw`https:\/\/animations.test\/wheel.json`),
		granted: { asked: /^animations\.test$/ },
	},
	{
		path: "/form",
		keeps: counters,
		part: "with a captcha, whose script the page has to load",
		edit: (markup) =>
			markup.replace(
				/<div class="[^"]*elementor-field-group/,
				'<div class="elementor-field-group elementor-field-type-recaptcha"><div class="elementor-field"><div class="elementor-g-recaptcha" data-sitekey="key" data-type="v2_checkbox" data-theme="light" data-size="normal"></div></div></div>$&',
			),
	},
];

/** @returns what the page has asked and stored when it is called */
const visit = async ({ path, edit, keeps = /^$/, press }: Row, state: State) => {
	const asked = new Set<string>();
	const page = await openPage(path, {
		fresh: true,
		edit,
		// Other hosts do not answer.
		expected: [/./],
		async prepare(page) {
			page.on("request", (request) => {
				const { protocol, origin, hostname } = new URL(request.url());
				if (/^http/.test(protocol) && origin !== siteUrl()) asked.add(hostname);
			});
			await page.addInitScript((tool) => void Object.assign(window, tool), tools[state] as object);
		},
	});
	await page.evaluate(() => window.gossamer!.ready);
	await press?.(page);
	// What waits to be in view comes into view.
	for (const edge of ["bottom", "top"]) {
		await page.evaluate((edge) => scrollTo(0, edge === "top" ? 0 : document.documentElement.scrollHeight), edge);
		await frames(page);
		await page.waitForLoadState("networkidle");
	}
	return async () => {
		const stored = await page.evaluate(() => [
			...document.cookie.split("; ").map((text) => text.split("=")[0]!),
			...Object.keys(localStorage),
			...Object.keys(sessionStorage),
		]);
		// The answer itself may be kept.
		return { asked: [...asked], stored: stored.filter((name) => name !== "pys_consent" && name && !keeps.test(name)) };
	};
};

describe.each(rows.map((row) => [[row.path, row.part].filter(Boolean).join(" "), row] as const))("%s", (_, row) => {
	it.each(["unanswered", "denied"] as const)("%s: asks nobody and stores nothing", async (state) => {
		const look = await visit(row, state);
		expect(await look()).toEqual({ asked: [], stored: [] });
	});

	it("cookieless: asks at most for the tags of Google and Meta, and stores nothing", async () => {
		const look = await visit(row, "cookieless");
		const { asked, stored } = await look();
		expect(stored).toEqual([]);
		expect(asked.filter((host) => !/(^|\.)(googletagmanager\.com|facebook\.(com|net))$/.test(host))).toEqual([]);
	});

	const { granted = {} } = row;
	it(`granted: ${Object.keys(granted).join(", ") || "asks nobody, stores nothing"}`, async () => {
		const look = await visit(row, "granted");
		for (const kind of ["asked", "stored"] as const) {
			const found = async () => (await look())[kind];
			const wanted = granted[kind];
			if (wanted) await expect.poll(found).toContainEqual(expect.stringMatching(wanted));
			else if (!granted.asked && !granted.stored) expect(await found()).toEqual([]);
		}
	});
});
