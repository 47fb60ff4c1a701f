// The verdict's texts for the owner of a page. `%s` is the subject; WordPress translates them.

export const words = {
	widget: "widget “%s” is not covered",
	element: "element “%s” is not covered",
	"not-yet": "not covered yet: %s",
	version: "%s is too old",
	without: "“%s” is excluded in the settings",
	member: "script “%s” uses “%s”, which Gossamer does not provide",
	untraced: "script “%s” uses “%s” in a way that cannot be followed",
	dependency: "script “%s” depends on the page builder’s scripts and cannot be read",
	tag: "another plugin has changed the tag of script “%s”",
	held: "a consent tool blocks script “%s”",
	consent: "“%s” may block scripts by their addresses",
	combined: "an optimiser has combined the page builder’s scripts: %s",
	markup: "the markup of the page cannot be read safely",
	nothing: "the page has no scripts to replace",
	own: "Gossamer is already on the page",
} as const;

/** The meaning of each level. */
export const levels = {
	whole: "everything is covered",
	"with-jquery": "everything is covered; jQuery stays for other scripts",
	"add-ons": "everything is covered; scripts of add-ons run on our surface",
	left: "stays as it is",
} as const;
