// The interface of a consent tool's adapter: how it is found, its answers, how it reports a change.

/** Helpers with which an adapter reads the visitor's answers. */
export interface ToolPage {
	/**
	 * Names in the consent store that decide: categories, and services such as `facebook`, `analytics`,
	 * `instagram`; `pys` is the visit's own attribution.
	 */
	readonly services: readonly string[];
	/** The decoded value of a cookie. */
	cookie(name: string): string | undefined;
	/** Category of a service in the tool, if the owner has named one. */
	categoryOf?(service: string): unknown;
	/** Whether the owner counts a visitor who was not asked about the service as one who consents. */
	isPrior?(service: string): unknown;
	/** Whether the plugin's own settings name the tool. */
	isNamed?(tool: string): unknown;
}

/** How an adapter reports a change. */
export interface Report {
	/** The visitor has decided about those services. @param services all by default */
	decide(isGranted: boolean, services?: readonly string[]): void;
	/** Asks the tool again. @param delayMs from now */
	ask(delayMs?: number): void;
	on(target: EventTarget, type: string, listener: (event: CustomEvent) => void): void;
	/** Calls back when the visitor clicks a match of the selector. */
	onClick(selector: string, listener: (element: HTMLElement, event: Event) => void): void;
}

export interface ConsentTool {
	/** Who decides, as the consent store notes it. */
	name: string;
	isPresent(page: ToolPage): unknown;
	/** The visitor's answer; undefined before there is one, which is neither consent nor refusal. */
	read(service: string, page: ToolPage): boolean | undefined;
	/** Whether the tag of the service may run without consent, in a cookieless mode. */
	mayLoad?(service: string): boolean;
	/** Whether the visitor was not asked yet. Without this function, not being asked never counts as consent. */
	isUnasked?(page: ToolPage): boolean;
	/** The answer is in cookies; the tool may have further buttons. */
	hasCookie?: boolean;
	/** Answers at the start of a page as the tool's own server reads them; undefined if there are none to save. */
	flags?(page: ToolPage): Record<string, boolean> | undefined;
	watch(report: Report, page: ToolPage): void;
}

/** Categories of the consent store. */
export const categories: readonly string[] = ["functional", "preferences", "statistics", "marketing"];

/** The category that a service belongs to: the owner's choice, else the usual one. A category is its own. */
export const categoryIn = ({ categoryOf }: ToolPage, service: string): string =>
	`${categoryOf?.(service) || (categories.includes(service) ? service : service === "analytics" ? "statistics" : "marketing")}`;

/** Those services that belong to a category. `pys` belongs to any of them. */
export const servicesIn = (category: string, page: ToolPage): string[] =>
	page.services.filter((service) => service !== "pys" && categoryIn(page, service) === category);

/** Reads by category: any of these lets the visit be kept. */
export const readCategories = (
	service: string,
	page: ToolPage,
	answerOf: (category: string) => boolean | undefined,
): boolean | undefined => {
	const answers = (service === "pys" ? ["marketing", "statistics"] : [categoryIn(page, service)]).map(answerOf);
	return answers.includes(true) || (answers.includes(undefined) ? undefined : false);
};

/** A flag by the words that cookies have for it. */
export const isYes = (value: unknown): boolean | undefined =>
	value === undefined || value === null || value === "" ? undefined : /^(1|yes|true|allow|accept)$/.test(`${value}`);

/** Asks again at each of these events. */
export const askAt = ({ on, ask }: Report, target: EventTarget, ...types: string[]): void => {
	for (const type of types) on(target, type, () => ask());
};
