// Consent tools as a part: a plugin other than tracking follows them, with services, categories and adapters of its own.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { createScope, type OwnedScope } from "../../../src/kit/scope";
import {
	type ConsentTool,
	consentTools,
	type Follower,
	followPage,
	followTool,
} from "../../../src/parts/consent-tools";
import { $consent, consentFor, noteConsent } from "../../../src/stores/consent";
import { cookies } from "../../../src/stores/cookies";

let scope: OwnedScope;
const errors: string[] = [];
const hear = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail.code);
let follower: Follower;
let stop: () => void;
/** A name of its own for each test: the store outlives them. */
let service: string;
let count = 0;

beforeEach(() => {
	vi.useFakeTimers();
	errors.length = 0;
	scope = createScope(readPage(), document.body, "test", (error) => {
		throw error;
	});
	document.addEventListener("gossamer:error", hear);
	service = `instagram-${++count}`;
	follower = { scope, services: [service], cookie: cookies.get };
	stop = $consent.subscribe(() => {});
});
afterEach(() => {
	stop();
	scope.dispose();
	document.removeEventListener("gossamer:error", hear);
	for (const name of ["Cookiebot", "cnArgs", "wp_has_consent", "consentApi"]) Reflect.deleteProperty(window, name);
	cookies.remove("cn");
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it("notes what the tool knows, in this tab alone, and tells the others what the visitor decides", () => {
	window.cnArgs = { cookieName: "cn" };
	cookies.set("cn", "true");
	document.body.innerHTML = '<a class="cn-revoke-cookie"></a>';
	const post = vi.spyOn(BroadcastChannel.prototype, "postMessage");
	const onDecision = vi.fn();
	expect(followTool({ ...follower, onDecision })!.tool.name).toBe("cookie_notice");
	expect(consentFor(service, "marketing")).toBe("granted");
	expect([post.mock.calls, onDecision.mock.calls]).toEqual([[], []]);
	document.querySelector<HTMLElement>(".cn-revoke-cookie")!.click();
	expect(consentFor(service, "marketing")).toBe("denied");
	expect(post).toHaveBeenCalledTimes(1);
	expect(onDecision).toHaveBeenCalledTimes(1);
});

it("asks in the category that the plugin names", () => {
	window.Cookiebot = { consented: true, consent: { marketing: false, preferences: true } };
	followTool({ ...follower, categoryOf: () => "preferences" });
	expect(consentFor(service)).toBe("granted");
	window.Cookiebot.consent = { marketing: true, preferences: false };
	window.dispatchEvent(new Event("CookiebotOnAccept"));
	expect(consentFor(service)).toBe("denied");
});

it("takes the WP Consent API's category of a service as well", () => {
	const given = new Set(["functional"]);
	window.wp_has_consent = (category) => given.has(category);
	followTool({ ...follower, tools: consentTools.slice(-1), categoryOf: () => "functional" });
	expect(consentFor(service)).toBe("granted");
	document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: { functional: "deny" } }));
	expect(consentFor(service)).toBe("denied");
});

it("takes adapters of the plugin's own, in its order, and survives one that throws", () => {
	window.Cookiebot = { consented: true, consent: { marketing: true } };
	const read = vi.fn<ConsentTool["read"]>(() => {
		throw new Error("gone");
	});
	const theirs: ConsentTool = { name: "theirs", isPresent: () => true, read, watch: () => {} };
	expect(followTool({ ...follower, tools: [theirs, ...consentTools] })!.tool).toBe(theirs);
	expect(consentFor(service)).toBe("unknown");
	expect(errors).toEqual(["consent"]);
});

it("may be asked again where no tool is present, and is still followed after that", () => {
	const tools = consentTools.filter(({ name }) => name !== "cookie_law_info");
	expect(followTool({ ...follower, tools })).toBeUndefined();
	window.Cookiebot = { consented: false, consent: {} };
	const followed = followTool({ ...follower, tools })!;
	expect(consentFor(service)).toBe("unknown");
	Object.assign(window.Cookiebot, { consented: true, consent: { marketing: true } });
	followed.ask();
	vi.runAllTimers();
	expect(consentFor(service)).toBe("granted");
});

it("follows nothing after the scope has ended", () => {
	window.Cookiebot = { consented: true, consent: { marketing: true } };
	followTool(follower);
	scope.dispose();
	window.Cookiebot.consent = {};
	window.dispatchEvent(new Event("CookiebotOnDecline"));
	expect(consentFor(service)).toBe("granted");
});

it("Real Cookie Banner: an owner's rule on the address of an embed holds it back until its services have consent", async () => {
	let unblock = () => {};
	const consented = new Set<number>();
	// It agrees to any cookie of which it knows nothing.
	window.consentApi = {
		consent: () => Promise.resolve(),
		consentSync: (asked: "http" | number) => ({ cookieOptIn: asked === "http" || consented.has(asked) }),
		unblockSync: (address: string) => (address.includes("youtube.com") ? { services: [87] } : undefined),
		unblock: () =>
			new Promise<void>((resolve) => {
				unblock = resolve;
			}),
	};
	expect(followPage(scope)!.tool.name).toBe("real_cookie_banner");
	await vi.advanceTimersByTimeAsync(0);
	expect([consentFor("youtube", "marketing"), consentFor("vimeo", "marketing")]).toEqual(["denied", "granted"]);
	consented.add(87);
	unblock();
	await vi.advanceTimersByTimeAsync(0);
	expect(consentFor("youtube", "marketing")).toBe("granted");
	consented.delete(87);
	document.dispatchEvent(new Event("RCB/OptOut/All"));
	await vi.advanceTimersByTimeAsync(1000);
	expect(consentFor("youtube", "marketing")).toBe("denied");
});

it("Real Cookie Banner: a cookie of which it knows nothing waits for an answer", async () => {
	const answer = { cookie: null, cookieOptIn: true, consentGiven: false };
	window.consentApi = { consent: () => Promise.resolve(), consentSync: () => answer };
	noteConsent({ categories: { marketing: "unknown" }, services: {}, by: "" });
	followPage(scope);
	await vi.advanceTimersByTimeAsync(0);
	expect(consentFor("marketing")).toBe("unknown");
	answer.consentGiven = true;
	document.dispatchEvent(new Event("RCB/OptIn/All"));
	await vi.advanceTimersByTimeAsync(1000);
	expect(consentFor("marketing")).toBe("granted");
});
