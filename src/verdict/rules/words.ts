// What the verdict says to the owner of a page. `%s` is what it is about; WordPress translates them.

export const words = {
	widget: "widget “%s” is not covered",
	element: "element “%s” is not covered",
	"not-yet": "not covered yet: %s",
	version: "%s is too old",
	without: "“%s” is left out by the settings",
	member: "script “%s” uses “%s”, which is not offered",
	dependency: "script “%s” needs the page builder’s, and cannot be read",
	tag: "the tag of script “%s” has been changed by another plugin",
	held: "a consent tool holds script “%s” back",
	consent: "“%s” may hold scripts back by their addresses",
	combined: "an optimiser has combined the page builder’s scripts: %s",
	markup: "the markup of the page cannot be read safely",
	nothing: "the page has no scripts that would be replaced",
	own: "the page has Gossamer already",
} as const;

/** What each level means. */
export const levels = {
	whole: "everything is covered",
	"with-jquery": "everything is covered; jQuery stays for other scripts",
	"add-ons": "everything is covered; scripts of add-ons run on our surface",
	left: "stays as it is",
} as const;
