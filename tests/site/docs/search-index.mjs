// What the search finds: the opening of each page and its sections; the words of a page count for its opening.

/**
 * @param {import("./pages.mjs").DocsPage[]} pages
 * @returns {{ address: string, page: string, title: string, text: string, words?: string }[]}
 */
export const sectionsOf = (pages) =>
	pages.flatMap(({ name, label, text, words }) => [
		{ address: `${name}.html`, page: label, title: text.title, text: text.summary, words },
		...text.sections.map(({ id, title, text }) => ({ address: `${name}.html#${id}`, page: label, title, text })),
	]);
