// The part that follows a page's consent tool: finds the one that asks the visitor and keeps the consent store in step with it.
import { closestTo } from "../../base/dom";
import type { Scope } from "../../kit/scope";
import { $consent, type ConsentState, deny, grant, noteConsent } from "../../stores/consent";
import { consentMagic } from "./consent-magic";
import { cookieNotice } from "./cookie-notice";
import { cookieYes } from "./cookie-yes";
import { cookiebot } from "./cookiebot";
import { realCookieBanner } from "./real-cookie-banner";
import type { ConsentTool, Report, ToolPage } from "./tool";
import { wpConsentApi } from "./wp-consent-api";

export { cookieNotice } from "./cookie-notice";
export { cookiebot } from "./cookiebot";
export type { ConsentTool, Report, ToolPage } from "./tool";

/** The adapters, in the order in which tools are asked. */
export const consentTools: readonly ConsentTool[] = [
	consentMagic,
	realCookieBanner,
	cookiebot,
	cookieNotice,
	cookieYes,
	wpConsentApi,
];

/** Who follows a tool. */
export interface Follower extends ToolPage {
	scope: Scope;
	/** Adapters in an order of one's own, or others beside them; `consentTools` unless said. */
	tools?: readonly ConsentTool[];
	/** Whether the tool may decide on this page; any may unless said. */
	isEnabled?(tool: ConsentTool): unknown;
	/** The visitor has decided; the store knows. */
	onDecision?(): void;
}

export interface FollowedTool {
	tool: ConsentTool;
	/** Asks the tool again, unless a click has just decided: its cookie may still hold the answer before. */
	ask(): void;
}

/** Milliseconds in which a tool writes its cookie after a click. */
const settleMs = 1000;

/**
 * The first tool that is enabled and present. What it knows already is noted in the consent store; what the visitor
 * decides from now on reaches the site's other tabs as well.
 * @returns undefined while there is none
 * @example scope.part(loadConsentTools, ({ followTool }) => followTool({ scope, services: ["instagram"], cookie }))
 */
export const followTool = (follower: Follower): FollowedTool | undefined => {
	const { scope, services, tools = consentTools, isEnabled = () => true, onDecision = () => {} } = follower;
	const tool = tools.find((tool) => isEnabled(tool) && tool.isPresent());
	if (!tool) return;
	let isSettling = false;

	/** What the tool answers and the store does not know, by service. */
	const news = () => {
		const known = $consent.get().services;
		const answers = services.flatMap((service): [string, ConsentState][] => {
			const answer = read(service);
			const state = answer ? "granted" : "denied";
			return answer === undefined || known[service] === state ? [] : [[service, state]];
		});
		return Object.fromEntries(answers);
	};
	const read = (service: string) => {
		try {
			return tool.read(service, follower);
		} catch (error) {
			scope.report("consent", error);
		}
	};
	/** The site's other tabs get only what is new. */
	const set = (isGranted: boolean, names: readonly string[]) => {
		const known = $consent.get().services;
		const changed = names.filter((name) => known[name] !== (isGranted ? "granted" : "denied"));
		if (changed.length) (isGranted ? grant : deny)(changed, tool.name, "services");
	};
	const ask = () => {
		const answers = Object.entries(news());
		if (!answers.length) return;
		for (const [name, state] of answers) set(state === "granted", [name]);
		onDecision();
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
	noteConsent(news(), tool.name);
	tool.watch(report, follower);
	return { tool, ask: () => scope.timeout(0, () => isSettling || ask()) };
};
