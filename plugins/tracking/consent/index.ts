// Consent of a page: the tool that asks the visitor, the decisions, the permitted purposes; and a callback at each change.
import * as permission from "../../../src/kit/permission";
import type { Scope } from "../../../src/kit/scope";
import type { FollowedTool } from "../../../src/parts/consent-tools";
import { $consent } from "../../../src/stores/consent";
import { $cookies } from "../../../src/stores/cookies";
import { destinations, type Purpose, slugs } from "../destinations/table";
import type { Options } from "../options";
import type { Consent, CookieJar } from "../types";
import { decisionOnVisit, isGiven, purposes } from "./rules";

const loadConsentTools = () => import("../../../src/parts/consent-tools");
const answers = { granted: true, denied: false, unknown: undefined };

/** @param isRequired without a consent tool as well: nothing before the store says so */
export const createConsent = ({ gdpr }: Options, scope: Scope, jar: CookieJar, isRequired: boolean): Consent => {
	const flags = Object.keys(gdpr).filter((key) => key.endsWith("_integration_enabled") && gdpr[key]);
	const isNamed = (name: string) => gdpr[`${name}_integration_enabled`];
	const hasTool = () => permission.hasTool(scope) || flags.length > 0;
	const isGated = () => isRequired || (scope.page.config.consent ?? (hasTool() ? "denied" : "granted")) === "denied";
	let followed: FollowedTool | undefined;

	const decisionOn = (purpose: Purpose): boolean | undefined => {
		const category = purpose === "pys" ? purpose : purpose === "analytics" ? "statistics" : "marketing";
		const decision = answers[permission.decisionOn({ service: purpose, category })];
		// A tool that cannot be read gives no answer for the visit, which follows the page's own configuration.
		return purpose === "pys" ? decisionOnVisit(decision, !!(followed || flags.length), decisionOn) : decision;
	};
	const hasConsent = (purpose: Purpose) =>
		isGiven(purpose, {
			gdpr,
			isGated: isGated(),
			hasTool: hasTool(),
			isUnasked: !!followed && !!isNamed(followed.tool.name) && !!followed.tool.isUnasked?.(follower),
			decisionOn,
		});

	/** The server reads these flags. */
	const save = (served: object) => jar.set("pys_consent", btoa(JSON.stringify(served)), 365);
	const follower = {
		scope,
		services: purposes,
		cookie: jar.get,
		categoryOf: (purpose: string) =>
			gdpr.cookiebot_integration_enabled && (gdpr[`cookiebot_${purpose}_consent_category`] as string | undefined),
		isPrior: (purpose: string) => gdpr[`${purpose}_prior_consent_enabled`],
		isNamed,
		onDecision: () => save(Object.fromEntries(slugs.map((slug) => [slug, hasConsent(destinations[slug].purpose)]))),
	};
	const isAnswered = () =>
		followed && purposes.some((service) => permission.decisionOn({ service, category: service }) !== "unknown");

	/** @param onFound called when the tool is found */
	const look = async (onFound?: () => void) => {
		if (followed) return followed.ask();
		if (!hasTool()) return;
		await scope.part(loadConsentTools, ({ consentTools, followTool }) => {
			// Another check may have been first.
			if (followed) return;
			const rank = ({ name }: FollowedTool["tool"]) => (isNamed(name) ? 0 : 1);
			followed = followTool({ ...follower, tools: consentTools.toSorted((one, other) => rank(one) - rank(other)) });
			if (!followed) return;
			const { tool, ask } = followed;
			const served = tool.flags?.(follower);
			if (served) save(served);
			// An answer from before this file loaded is a decision, too.
			else if (isAnswered() && (onFound || !jar.get("pys_consent"))) follower.onDecision();
			if (tool.hasCookie) scope.add($cookies.listen(ask));
			onFound?.();
		});
	};

	return {
		hasConsent,
		decisionOn,
		mayLoad: (purpose) => !!followed?.tool.mayLoad?.(purpose),
		find: () => look(),
		start(onChange) {
			scope.watch($consent, onChange);
			permission.watchTool(scope, () => {
				onChange();
				look(onChange);
			});
			const again = () => isAnswered() || look(onChange);
			scope.on(window, "load", again);
			for (const type of ["pointerdown", "keydown", "click", "CookiebotOnConsentReady"])
				scope.on(window, type, again, { capture: true });
			if (hasTool() && !isAnswered()) permission.lookAgain(scope, isAnswered, again);
		},
	};
};
