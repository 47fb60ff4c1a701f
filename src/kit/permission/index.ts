// Permission: one answer from the visitor, the page configuration and the page's consent tool, in this order, for all callers.
import { atom } from "nanostores";
import { type Page, type PageConfig, parseObject } from "../../base/page";
import { $consent, type ConsentState, consentFor } from "../../stores/consent";
import { createScope, type Scope } from "../scope";
import { findSign } from "./signs";

/** A request for permission. */
export interface Need {
	/** A service's name, if the visitor may have decided about it: `youtube`, `facebook`… */
	service?: string;
	/** That it belongs to: `marketing`, `statistics`, `functional`… */
	category: string;
	/** Where neither the visitor nor the page has said anything: `granted` continues until a refusal, `denied` waits for a yes. @default "granted" */
	unasked?: "granted" | "denied";
}

/** The tool that asks the visitors of this page: its name, or a sign of a tool without an answer. Empty if there is none. */
const $tool = atom("");
/** The callers on the page. */
const askers = new Set<Scope>();
let end = () => {};

const loadTools = () => import("../../parts/consent-tools");

/** Milliseconds until the next check for a tool that has left a sign but has not loaded: initially, and at most. */
const [lookMs, longestLookMs] = [2000, 10_000];

/** Calls `look` again, ever more rarely, until `isDone` returns something truthy. */
export const lookAgain = (scope: Scope, isDone: () => unknown, look: () => unknown, ms = lookMs): (() => void) =>
	scope.timeout(ms, () => {
		if (isDone()) return;
		lookAgain(scope, isDone, look, Math.min(ms * 1.5, longestLookMs));
		return look();
	});

/** Finds the page's tool, now or later, and keeps the store in step with it while someone asks. */
const followTool = (asker: Scope) => {
	if (askers.has(asker)) return;
	askers.add(asker);
	asker.add(() => {
		askers.delete(asker);
		if (!askers.size) end();
	});
	if (askers.size > 1) return;
	const scope = createScope(asker.page);
	let followed: { ask(): void } | undefined;
	let isLoading = false;
	const look = async (event?: Event) => {
		if (followed) return followed.ask();
		const sign = $tool.get() || findSign(!event || /load|click/.test(event.type));
		if (!sign || isLoading) return;
		if (!$tool.get()) lookAgain(scope, () => followed, look);
		$tool.set(sign);
		isLoading = true;
		await scope.part(loadTools, ({ followPage }) => {
			followed = followPage(scope);
		});
		isLoading = false;
	};
	for (const type of ["load", "pageshow"]) scope.on(window, type, look);
	for (const type of ["pointerdown", "keydown", "click"]) scope.on(window, type, look, { capture: true });
	end = () => {
		scope.dispose();
		$tool.set("");
	};
	look();
};

/** The visitor's decision, as far as it is known. */
export const decisionOn = ({ service, category }: Need): ConsentState => consentFor(service ?? category, category);

/** Whether a consent tool asks the visitors of the page, even if it has no answer yet, or its answer cannot be read. */
export const hasTool = (scope: Scope): boolean => {
	followTool(scope);
	return !!$tool.get();
};

/** Calls back now, and when a consent tool shows itself. */
export const watchTool = (scope: Scope, listener: () => unknown): void => {
	followTool(scope);
	scope.watch($tool, listener);
};

/** Whether it is permitted now. `necessary` is, unless the visitor refuses the service by its name. */
export const isPermitted = (scope: Scope, need: Need): boolean => {
	if (need.category === "necessary") return decisionOn(need) !== "denied";
	const isGated = hasTool(scope);
	const state = decisionOn(need);
	return (
		(state === "unknown"
			? (scope.page.config.consent ?? (isGated ? "denied" : (need.unasked ?? "granted")))
			: state) === "granted"
	);
};

/** Calls back now, and whenever the answer changes. */
export const watchPermission = (scope: Scope, need: Need, listener: (isPermitted: boolean) => unknown): void => {
	let before: boolean | undefined;
	const check = () => {
		const now = isPermitted(scope, need);
		if (now !== before) return listener((before = now));
	};
	scope.watch($consent, check);
	scope.watch($tool, check);
};

/**
 * Waits for a yes to that category or service, of a page configuration that says so as well.
 * @returns stops waiting
 */
export const whenGranted = (name: string, go: () => void): (() => void) => {
	const config: PageConfig = parseObject(document.getElementById("gossamer-config")?.textContent);
	const scope = createScope({ config } as Page);
	watchPermission(scope, { category: name, unasked: "denied" }, (isGiven) => isGiven && go());
	return scope.dispose;
};
