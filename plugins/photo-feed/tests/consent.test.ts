// Consent of a photo feed: every tool that its contract names, the signals of a change, and that nothing is asked of the network before.

import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $consent, consentFor, grant, noteConsent } from "../../../src/stores/consent";
import { cookies } from "../../../src/stores/cookies";
import {
	allSources,
	answers,
	arrive,
	calls,
	fail,
	feed,
	folder,
	image,
	item,
	loadMore,
	network,
	pass,
	placeholder,
	posts,
	query,
	queryAll,
	record,
	records,
	setUp,
	sizes,
	sourceOf,
	start,
	tearDown,
} from "./setup";

const globals = [
	"WPConsent",
	"cookieyes",
	"CLI_Cookie",
	"CLI_ACCEPT_COOKIE_NAME",
	"cnArgs",
	"cookieconsent",
	"cmplz_has_consent",
	"Cookiebot",
	"BorlabsCookie",
	"consentApi",
];
const page = window as unknown as Record<string, unknown>;

beforeEach(setUp);
afterEach(() => {
	tearDown();
	for (const name of globals) Reflect.deleteProperty(window, name);
	for (const name of Object.keys(cookies.all())) cookies.remove(name);
	noteConsent({ services: { instagram: "unknown" }, categories: { marketing: "unknown", functional: "unknown" } });
	cleanStores($consent);
});

const none = () => allSources().every((source) => source === placeholder);
const gated = (more: object = {}) => feed({ flags: "gdpr", ...more });
const tell = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));

describe("without consent", () => {
	it("nothing is asked of the network (photo-feed #20)", async () => {
		await start(gated());
		for (const img of queryAll<HTMLImageElement>(".sbi_photo img")) arrive(img, 640, 640);
		await pass(500);
		window.dispatchEvent(new Event("resize"));
		await pass(5000);
		expect(none()).toBe(true);
		answers.sbi_load_more_clicked = [posts(item(5))];
		loadMore();
		await pass(5000);
		expect([queryAll(".sbi_item").length, none()]).toEqual([5, true]);
	});

	it("other lazy loaders get no address of another host", async () => {
		const lazy = 'data-src="later.jpg"';
		await start(gated({ items: item(1, { img: lazy }) + item(2, { img: lazy, full: "/own.jpg" }) }));
		expect([image(1).dataset.src, image(2).dataset.src]).toEqual(["later.jpg", "/own.jpg"]);
	});

	it("what fails does not lead to the network", async () => {
		await start(gated({ records: { 1: record("1_n", { full: 640 }) } }));
		fail(image(1));
		expect(sourceOf(1)).toBe(`${folder}1_nfull.webp`);
	});

	it("the site's own pictures are shown (photo-feed #21)", async () => {
		await start(gated({ records }));
		expect(sourceOf(1)).toBe(`${folder}1_nfull.webp`);
	});

	it("the network's are where the feed overrides it (photo-feed #22)", async () => {
		await start(feed({ flags: "gdpr,overrideBlockCDN" }));
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("a lightbox link leads to the small placeholder", async () => {
		await start(gated({ items: item(1, { area: true }) }));
		expect(query(".sbi_link_area").getAttribute("href")).toBe(
			placeholder.replace("placeholder.png", "thumb-placeholder.png"),
		);
	});

	it("a page that is gated gates feeds that are not", async () => {
		document.head.insertAdjacentHTML(
			"beforeend",
			'<script type="application/json" id="gossamer-config">{"consent":"denied"}</script>',
		);
		await start(feed());
		expect(none()).toBe(true);
		grant("instagram", "visitor", "services");
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});
});

const accepted = (name: string, value: string) => () => cookies.set(name, value);
describe.each([
	[
		"WPConsent",
		() => (page.WPConsent = { hasConsent: () => false }),
		() => (page.WPConsent = { hasConsent: (name: string) => name === "marketing" }),
	],
	[
		"CookieYes",
		() => (page.cookieyes = {}),
		() => (page.cookieyes = { _ckyConsentStore: new Map([["functional", "yes"]]) }),
	],
	[
		"WebToffee",
		() => {
			Object.assign(page, { CLI_Cookie: {}, CLI_ACCEPT_COOKIE_NAME: "viewed" });
			cookies.set("viewed", "yes");
			cookies.set("cookielawinfo-checkbox-non-necessary", "no");
		},
		accepted("cookielawinfo-checkbox-non-necessary", "yes"),
	],
	["Complianz", () => (page.cookieconsent = {}), accepted("cmplz_consent_status", "allow")],
	[
		"Complianz's function",
		() => (page.cmplz_has_consent = () => false),
		() => (page.cmplz_has_consent = (name: string) => name === "marketing"),
	],
	["Cookiebot", () => (page.Cookiebot = { consented: false }), () => (page.Cookiebot = { consented: true })],
	[
		"Borlabs",
		() => (page.BorlabsCookie = { checkCookieConsent: () => false }),
		() => (page.BorlabsCookie = { checkCookieConsent: (name: string) => name === "instagram" }),
	],
	[
		"Borlabs 3",
		() => (page.BorlabsCookie = { Consents: { hasConsent: () => false } }),
		() => (page.BorlabsCookie = { Consents: { hasConsent: (name: string) => name === "instagram" } }),
	],
	[
		"Moove",
		accepted("moove_gdpr_popup", '{"strict":"1","thirdparty":"0"}'),
		accepted("moove_gdpr_popup", '{"strict":"1","thirdparty":"1"}'),
	],
])("%s", (_, refuse, allow) => {
	it("decides, from not given to given", async () => {
		refuse();
		const one = await start(gated());
		expect([none(), one.settings.consentGiven]).toEqual([true, false]);
		allow();
		tell(window, "wpconsent_consent_saved");
		expect([sourceOf(1), one.settings.consentGiven, consentFor("instagram")]).toEqual([
			`${network}1-640.jpg`,
			true,
			"granted",
		]);
	});

	it("has decided before the page", async () => {
		refuse();
		allow();
		await start(gated());
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});
});

describe("consent", () => {
	it.each([
		["true", true],
		["false", false],
	])("is Cookie Notice's cookie: %s (photo-feed #23)", async (value, isGiven) => {
		page.cnArgs = {};
		cookies.set("cookie_notice_accepted", value);
		expect((await start(gated())).settings.consentGiven).toBe(isGiven);
	});

	it("is the first tool's alone (photo-feed #24)", async () => {
		page.WPConsent = { hasConsent: () => false };
		page.Cookiebot = { consented: true, consent: { marketing: true } };
		await start(gated());
		expect(none()).toBe(true);
	});

	it.each([
		["CookiebotOnAccept", window],
		["cmplzAcceptAll", document],
	] as const)(
		"comes with %s immediately, the work of a resize half a second later (photo-feed #25)",
		async (type, target) => {
			await start(gated());
			sizes.photo = 230;
			tell(target, type);
			expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
			await pass(499);
			expect(query(".sbi_photo").style.height).toBe("200px");
			await pass(1);
			expect(query(".sbi_photo").style.height).toBe("230px");
		},
	);

	it("comes a second after a click on a banner (photo-feed #26)", async () => {
		page.cnArgs = {};
		await start(`<div id="cookie-notice"><a></a></div>${gated()}`);
		query("#cookie-notice a").click();
		cookies.set("cookie_notice_accepted", "true");
		await pass(999);
		expect(none()).toBe(true);
		await pass(1);
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("comes with a button of the tool that says what it does", async () => {
		page.cnArgs = {};
		await start(`<a class="cn-set-cookie" data-cookie-set="accept"></a>${gated()}`);
		await pass(0);
		query(".cn-set-cookie").click();
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("may be given by a listener (photo-feed #27)", async () => {
		const allow = (event: Event) => {
			(event as unknown as { feed: { settings: { consentGiven: boolean } } }).feed.settings.consentGiven = true;
		};
		window.addEventListener("sbicheckconsent", allow);
		await start(gated());
		window.removeEventListener("sbicheckconsent", allow);
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("is checked before anything else, and again while it is not given", async () => {
		const told: string[] = [];
		const listen = ({ type }: Event) => told.push(type);
		const types = ["sbicheckconsent", "sbiafterimagesloaded", "sbiafterfeedcreate"];
		for (const type of types) window.addEventListener(type, listen);
		await start(gated());
		tell(window, "wpconsent_consent_updated");
		tell(window, "CookiebotOnAccept");
		tell(window, "wpconsent_consent_updated");
		for (const type of types) window.removeEventListener(type, listen);
		expect(told).toEqual([...types, "sbicheckconsent"]);
	});

	it("stays given where the tool still says so (photo-feed #54)", async () => {
		page.Cookiebot = { consented: true };
		const one = await start(gated());
		tell(document, "cmplzRevoke");
		expect(one.settings.consentGiven).toBe(true);
	});

	it("ends with a revoke; pictures that are shown stay, new ones are not requested", async () => {
		const one = await start(gated());
		tell(document, "cmplzAcceptAll");
		tell(document, "borlabs-cookie-consent-saved");
		expect([one.settings.consentGiven, consentFor("instagram"), sourceOf(1)]).toEqual([
			false,
			"denied",
			`${network}1-640.jpg`,
		]);
		answers.sbi_load_more_clicked = [posts(item(5))];
		loadMore();
		await pass(1000);
		expect(sourceOf(5)).toBe(placeholder);
	});

	it("follows the category of Complianz", async () => {
		const one = await start(gated());
		page.cmplz_has_consent = () => true;
		tell(document, "cmplz_status_change");
		expect(one.settings.consentGiven).toBe(true);
		page.cmplz_has_consent = () => false;
		tell(document, "cmplz_status_change");
		expect(one.settings.consentGiven).toBe(false);
	});

	it("comes from a content blocker that resolves", async () => {
		let resolve = () => {};
		page.consentApi = {
			consent: vi.fn((name: string) => new Promise<void>((done) => name.startsWith("smash") && (resolve = done))),
		};
		await start(gated());
		expect((page.consentApi as { consent: unknown }).consent).toHaveBeenCalledWith("smash-balloon-social-photo-feed");
		resolve();
		await pass(0);
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("of the page's own store counts for every feed", async () => {
		await start(gated() + gated());
		grant("instagram", "visitor", "services");
		expect(none()).toBe(false);
		expect(allSources().filter((source) => source === placeholder)).toEqual([]);
	});

	it("of a tool that comes later is found when the page has loaded", async () => {
		await start(gated());
		page.Cookiebot = { consented: true };
		tell(window, "load");
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("of a signal that comes through jQuery alone is heard", async () => {
		const handlers: [EventTarget, string, (event: object) => void][] = [];
		window.jQuery = (target: EventTarget) => ({
			on: (type: string, run: () => void) => handlers.push([target, type, run]),
			off: () => {},
			trigger: () => {},
		});
		await start(gated());
		for (const [target, type, run] of handlers) if (target === document && type === "cmplzAcceptAll") run({});
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
		tearDown();
		delete window.jQuery;
		await setUp();
	});

	it("asks the server's own calls nothing", async () => {
		await start(gated({ records }));
		expect(calls).toEqual([]);
	});
});
