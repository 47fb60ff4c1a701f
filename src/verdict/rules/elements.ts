// Elements of the page builder's version 4 that need no script.

/** Types as in `data-e-type`; a `*` at the end matches anything. Actions and interactions that they carry are requested on their own. */
export const inertElements: readonly string[] = [
	// Of version 3, whose widgets have their own type.
	"container",
	"section",
	"column",
	"widget",
	// Layout, text and pictures.
	"e-div-block",
	"e-flexbox",
	"e-grid",
	"e-heading",
	"e-paragraph",
	"e-button",
	"e-image",
	"e-svg",
	"e-divider",
	"e-component",
	"e-self-hosted-video",
	// `details` and `iframe` are the browser's.
	"e-accordion",
	"e-accordion-*",
	"e-list",
	"e-list-*",
	"e-icon-button",
	"e-map",
];
