// For the site build.

/** The bar brings along the lists, which phones load alone, with what marks their items. */
export const copies = {
	by: /^(bar\.js$|lists\.js|branches\.js\?)/,
	what: /\/(lists|branches)\.js$/,
	as: "bar",
};
