// The state in which a page may arrive: what of a plugin's start the server can print, as data. Exported as `start` alongside the row, in no chunk.

/**
 * One state of hosts that are as expected; others are left as they were printed. "Own" elements are those whose nearest
 * `.elementor-element` above is the host's.
 * @example { host: ".hello", first: [".title", "[data-tab='1']"], set: [{ select: ".title", class: "is-open" }] }
 */
export interface StartState {
	/** Selector of the hosts. */
	host: string;
	/** The first own element that the one selector finds must match the other. */
	first?: readonly [of: string, is: string];
	/** A host with an own element that matches is left alone. */
	never?: string;
	/** What own elements get; of two values for one thing the later counts. */
	set?: readonly StartChange[];
	/** The host moves to the start of `body`; of several that move the last comes first. */
	move?: "first";
}

export interface StartChange {
	select: string;
	/** The parents of what is selected get it instead. */
	parent?: boolean;
	/** Classes that are added, with spaces between. */
	class?: string;
	/** Values by name; `null` takes an attribute off. */
	attributes?: Readonly<Record<string, string | null>>;
}
