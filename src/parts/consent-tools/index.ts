// The part that follows a page's consent tool: finds the one that asks the visitor and keeps the consent store in step with it.
import { closestTo } from "../../base/dom";
import { safeDecode } from "../../base/safe-decode";
import type { Scope } from "../../kit/scope";
import { $consent, type ConsentState, deny, grant, noteConsent } from "../../stores/consent";
import { borlabs } from "./borlabs";
import { complianz } from "./complianz";
import { consentMagic } from "./consent-magic";
import { cookieNotice } from "./cookie-notice";
import { cookieYes } from "./cookie-yes";
import { cookiebot } from "./cookiebot";
import { gdprCookieConsent } from "./gdpr-cookie-consent";
import { iubenda } from "./iubenda";
import { klaro } from "./klaro";
import { moove } from "./moove";
import { oneTrust } from "./one-trust";
import { realCookieBanner } from "./real-cookie-banner";
import { termly } from "./termly";
import { type ConsentTool, categories, categoryIn, type Report, type ToolPage } from "./tool";
import { usercentrics } from "./usercentrics";
import { wpConsent } from "./wp-consent";
import { wpConsentApi } from "./wp-consent-api";

export type { ConsentTool, Report, ToolPage } from "./tool";

/** The adapters, in order of precedence; the API that other tools fill comes last. */
export const consentTools: readonly ConsentTool[] = [
	consentMagic,
	realCookieBanner,
	cookiebot,
	wpConsent,
	complianz,
	borlabs,
	usercentrics,
	oneTrust,
	klaro,
	iubenda,
	termly,
	cookieNotice,
	cookieYes,
	moove,
	gdprCookieConsent,
	wpConsentApi,
];

/** Who follows a tool. */
export interface Follower extends ToolPage {
	scope: Scope;
	/** Adapters in another order, or more of them. @default consentTools */
	tools?: readonly ConsentTool[];
	/** Whether the tool may decide on this page; any may by default. */
	isEnabled?(tool: ConsentTool): unknown;
	/** The visitor has decided; the store knows. */
	onDecision?(): void;
}

export interface FollowedTool {
	tool: ConsentTool;
	/** Reads the tool again, unless a click has just decided: its cookie may still contain the previous answer. */
	ask(): void;
}

/** Milliseconds in which a tool writes its cookie after a click. */
const settleMs = 1000;

const kindOf = (name: string) => (categories.includes(name) ? "categories" : "services");
/** Without an answer nothing is set: the category then decides for its services. */
const stateOf = (answer: boolean | undefined): ConsentState | undefined =>
	answer === undefined ? answer : answer ? "granted" : "denied";

/**
 * The first tool that is enabled and present. Its current answers are recorded in the consent store; the visitor's
 * later decisions reach the site's other tabs as well.
 * @returns undefined while there is none
 * @example scope.part(loadConsentTools, ({ followTool }) => followTool({ scope, services: ["instagram"], cookie }))
 */
export const followTool = (follower: Follower): FollowedTool | undefined => {
	const { scope, services, tools = consentTools, isEnabled = () => true, onDecision = () => {} } = follower;
	const tool = tools.find((tool) => isEnabled(tool) && tool.isPresent(follower));
	if (!tool) return;
	let isSettling = false;
	/** The tool's answers, by name. */
	const seen = new Map<string, boolean | undefined>();

	const read = (service: string) => {
		try {
			return tool.read(service, follower);
		} catch (error) {
			scope.report("consent", error);
		}
	};
	/** The tool's answers that have changed. A visitor's decision elsewhere on the page applies until then. */
	const news = () => {
		const answers = services.map((name) => [name, read(name)] as const);
		const changed = answers.filter(([name, answer]) => seen.get(name) !== answer);
		for (const [name, answer] of changed) seen.set(name, answer);
		return changed;
	};
	const note = (answers: (readonly [string, boolean | undefined])[]) => {
		const change = { categories: {}, services: {}, by: tool.name };
		for (const [name, answer] of answers) Object.assign(change[kindOf(name)], { [name]: stateOf(answer) });
		if (answers[0]) noteConsent(change);
	};
	/** The site's other tabs get only changes. @returns whether there are any */
	const set = (isGranted: boolean, names: readonly string[]) => {
		const consent = $consent.get();
		const changed = names.filter((name) => consent[kindOf(name)][name] !== stateOf(isGranted));
		for (const kind of ["categories", "services"] as const) {
			const ofKind = changed.filter((name) => kindOf(name) === kind);
			if (ofKind[0]) (isGranted ? grant : deny)(ofKind, tool.name, kind);
		}
		return changed.length > 0;
	};
	const ask = () => {
		const changed = news();
		const namesOf = (answer: boolean) => changed.flatMap(([name, now]) => (now === answer ? name : []));
		// Taken back, and not asked again yet.
		const unanswered = changed.filter(([, now]) => now === undefined);
		note(unanswered);
		const isNew = [set(true, namesOf(true)), set(false, namesOf(false)), unanswered.length > 0];
		if (isNew.includes(true)) onDecision();
	};

	const report: Report = {
		decide(isGranted, names = services) {
			isSettling = true;
			scope.timeout(settleMs, () => {
				isSettling = false;
			});
			set(isGranted, names);
			onDecision();
		},
		ask: (delayMs = 0) => scope.timeout(delayMs, ask),
		on: (target, type, listener) => scope.on(target, type, listener as (event: Event) => void),
		onClick: (selector, listener) =>
			scope.on(
				document,
				"click",
				(event) => {
					const element = closestTo(event.target, selector);
					if (element) listener(element, event);
				},
				{ capture: true },
			),
	};
	note(news());
	tool.watch(report, follower);
	const askAgain = () => isSettling || ask();
	// For any buttons of a tool, even if it sends no events for them.
	scope.on(document, "click", () => [settleMs, settleMs * 2.5].map((ms) => scope.timeout(ms, askAgain)), {
		capture: true,
	});
	// Decisions in another tab, or on a page from which the visitor returns.
	for (const [target, type] of [
		[window, "pageshow"],
		[document, "visibilitychange"],
	] as const)
		scope.on(target, type, askAgain);
	return { tool, ask: () => scope.timeout(0, askAgain) };
};

/** Services of embeds, for which some tools have a separate answer. */
const embeds = ["instagram", "youtube", "vimeo", "dailymotion", "videopress"];

/** Follows the tool for the whole page: by category, and by service where that differs. */
export const followPage = (scope: Scope): FollowedTool | undefined => {
	const page: Follower = { scope, services: [...categories, ...embeds], cookie: readCookie };
	/** A service that follows its category needs no own entry. */
	const simply = (tool: ConsentTool): ConsentTool => ({
		...tool,
		read(name, page) {
			const answer = tool.read(name, page);
			return embeds.includes(name) && answer === tool.read(categoryIn(page, name), page) ? undefined : answer;
		},
	});
	return followTool({ ...page, tools: consentTools.map(simply) });
};

/** The decoded value of a cookie. */
export const readCookie = (name: string): string | undefined => {
	try {
		const pair = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
		return pair && safeDecode(pair.slice(name.length + 1));
	} catch {
		// Blocked.
	}
};
