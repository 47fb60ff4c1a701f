// Consent of a page: finds out who asks the visitor, keeps the consent store in step with it, and tells of every change.
import { $consent, deny, grant } from "../../../src/stores/consent";
import { $cookies } from "../../../src/stores/cookies";
import type { Options } from "../options";
import type { CookieJar, Purpose, Tracker } from "../tracker";
import { decidedOn, isGiven, purposes } from "./purposes";
import type { Page, Report, Tool } from "./tools";

/** Milliseconds. */
const settling = 1000;

export interface ConsentOfPage {
	given(purpose: Purpose): boolean;
	/** Looks for the tool and asks it; then calls back, and again at each change of the store. */
	start(onChange: () => void): Promise<void>;
}

/** @param isRequired without a consent tool as well: nothing before the store says so */
export const createConsent = (
	{ gdpr }: Options,
	{ scope, jar }: Pick<Tracker, "scope"> & { jar: CookieJar },
	isRequired: boolean,
): ConsentOfPage => {
	const flags = Object.keys(gdpr).filter((key) => key.endsWith("_integration_enabled") && gdpr[key]);
	const isEnabled = ({ flag }: Tool) => (flag ? gdpr[`${flag}_integration_enabled`] : !flags.length);
	const page: Page = { gdpr, cookie: jar.get };
	const mayAsk = () => !!(flags.length || window.wp_has_consent);
	let tool: Tool | undefined;
	/** Just after a click the tool's cookie may still hold the answer before. */
	let isSettling = false;

	const given = (purpose: Purpose) =>
		isGiven(purpose, { gdpr, isGated: isRequired || mayAsk(), hasTool: mayAsk(), tool, decided: decidedOn });

	const set = (isOpen: boolean, names: readonly Purpose[]) =>
		(isOpen ? grant : deny)(names, tool?.flag ?? "consent-api", "services");

	const read = (purpose: Purpose) => {
		try {
			return tool!.read(purpose, page);
		} catch (error) {
			scope.report("consent", error);
			return false;
		}
	};
	/** @returns whether an answer has changed */
	const sync = () => {
		let isChanged: boolean | undefined;
		for (const purpose of purposes) {
			const answer = read(purpose);
			if (answer === undefined || answer === decidedOn(purpose)) continue;
			isChanged = true;
			set(answer, [purpose]);
		}
		return isChanged;
	};
	const save = (flags: object) => jar.set("pys_consent", btoa(JSON.stringify(flags)), 365);
	const saveAnswer = () => {
		const ga = given("analytics");
		save({ facebook: given("facebook"), ga, bing: given("bing"), pinterest: given("pinterest"), gtm: ga });
	};
	const ask = () => sync() && saveAnswer();

	const report: Report = {
		save,
		decide(isOpen, names = purposes) {
			isSettling = true;
			scope.timeout(settling, () => {
				isSettling = false;
			});
			set(isOpen, names);
			saveAnswer();
		},
		ask: (ms = 0) => scope.timeout(ms, ask),
		on: (target, type, listener) => scope.on(target, type, listener),
		onClick: (selector, listener) =>
			scope.on(
				document,
				"click",
				(event) => {
					const element = (event.target as Element | null)?.closest?.<HTMLElement>(selector);
					if (element) listener(element, event);
				},
				{ capture: true },
			),
	};

	const find = async () => {
		if (tool || !mayAsk()) return;
		const { tools } = await import("./tools");
		if (tool) return;
		tool = tools.find((tool) => isEnabled(tool) && tool.isPresent());
		if (!tool || scope.signal.aborted) return;
		sync();
		tool.watch(report, page);
		// It may have more buttons than those that are known.
		if (tool.hasCookie) scope.add($cookies.listen(() => isSettling || scope.timeout(0, ask)));
	};

	return {
		given,
		async start(onChange) {
			const look = () => find().catch((error) => scope.report("load", error));
			await look();
			if (scope.signal.aborted) return;
			scope.watch($consent, onChange);
			if (tool) return;
			// One that is loaded later: until then nothing is given.
			const again = async () => {
				if (tool) return;
				await look();
				if (tool) saveAnswer();
				onChange();
			};
			scope.on(window, "load", again);
			for (const type of ["click", "CookiebotOnConsentReady"]) scope.on(window, type, again, { capture: true });
		},
	};
};
