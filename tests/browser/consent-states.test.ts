// What plugins that ask other hosts, or store something, do by the visitor's answer: nothing before a yes, in whatever way there is none.
import { describe, expect, it } from "vitest";
import { openPage, siteUrl } from "../helpers/browser";

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

const visit = async (path: string, state: keyof typeof tools) => {
	const asked = new Set<string>();
	const page = await openPage(path, {
		fresh: true,
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
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.waitForLoadState("networkidle");
	const stored = await page.evaluate(() => [
		...document.cookie.split("; ").map((text) => text.split("=")[0]!),
		...Object.keys(localStorage),
		...Object.keys(sessionStorage),
	]);
	// The answer itself may be kept.
	return { asked: [...asked], stored: stored.filter((name) => name && name !== "pys_consent") };
};

describe.each([
	"/landing",
	"/video",
	"/video-playlist",
	"/background-video",
	"/photo-feed",
	"/facebook-widget",
	"/chat",
])("%s", (path) => {
	it.each(["unanswered", "denied"] as const)("%s: asks nobody and stores nothing", async (state) => {
		expect(await visit(path, state)).toEqual({ asked: [], stored: [] });
	});

	it("cookieless: asks at most for the tags of Google and Meta, and stores nothing", async () => {
		const { asked, stored } = await visit(path, "cookieless");
		expect(stored).toEqual([]);
		expect(asked.filter((host) => !/(^|\.)(googletagmanager\.com|facebook\.(com|net))$/.test(host))).toEqual([]);
	});
});

// On the other pages a yes alone does nothing: they wait for a press, or for their own server.
it.each(["/facebook-widget", "/chat"])("%s granted: asks or stores", async (path) => {
	const { asked, stored } = await visit(path, "granted");
	expect(asked.length + stored.length).toBeGreaterThan(0);
});
