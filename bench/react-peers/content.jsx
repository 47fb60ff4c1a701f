// What the widgets of all libraries hold.
export const photos = ["Hills", "Shore", "Woods", "Lake", "Field"].map((alt, at) => ({ src: `/${at + 1}.svg`, alt }));
export const questions = [
	{ title: "Shipping", content: "Two days." },
	{ title: "Returns", content: "Thirty days." },
	{ title: "Gifts", content: "Wrapped." },
];
export const menu = [
	{
		title: "Shop",
		items: [
			{ title: "Mugs", href: "#mugs" },
			{ title: "Bowls", href: "#bowls" },
		],
	},
	{ title: "Courses", items: [{ title: "Throwing", href: "#throwing" }] },
	{ title: "About", href: "#about" },
];
