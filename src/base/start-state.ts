// The state in which a page may arrive: the part of a plugin's start that the server can print, as data. Exported as `start` alongside the row, in no chunk.

/**
 * One state of hosts with the expected markup; others are left as printed. "Own" elements are those whose nearest
 * `.elementor-element` ancestor is the host's.
 * @example { host: ".hello", first: [".title", "[data-tab='1']"], set: [{ select: ".title", class: "is-open" }] }
 */
export interface StartState {
	/** Selector of the hosts. */
	host: string;
	/** The first own element that the one selector finds must match the other. */
	first?: readonly [of: string, is: string];
	/** A host with a matching own element is left alone. */
	never?: string;
	/** Changes to own elements; of two values for the same thing the later one counts. */
	set?: readonly StartChange[];
	/**
	 * Attribute that says where hosts stand: in the page's own style elements `HOST:nth-of-type(n+2)` becomes `HOST[ATTRIBUTE~="2"]`.
	 * Otherwise an element inserted among hosts restyles all that follow it, and everything in them.
	 */
	nth?: string;
	/**
	 * What rules with `nth` find in hosts instead of `*`. Their state otherwise restyles everything in a host, texts and icons as well.
	 */
	within?: string;
	/** The host moves to the start of `body`; of several that move the last comes first. */
	move?: "first";
}

export interface StartChange {
	select: string;
	/** The parents of the selected elements get it instead. */
	parent?: boolean;
	/** Classes that are added, with spaces between. */
	class?: string;
	/** Values by name; `null` takes an attribute off. */
	attributes?: Readonly<Record<string, string | null>>;
	/**
	 * An icon from the host's settings is appended, in a `span` of that class: a picture of paths, or class names. An icon of
	 * another form is left to the script, and so is one for an element whose end is not printed.
	 */
	icon?: readonly [setting: string, className: string];
}
