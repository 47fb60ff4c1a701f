// What the search finds: the opening of each page, its sections and its components; the words of a page count for its opening.

/**
 * @param {import("./pages.mjs").DocsPage[]} pages
 * @param {ReturnType<typeof import("./component-types.mjs").readComponents>} components
 * @returns {{ address: string, page: string, title: string, text: string, words?: string }[]}
 */
export const sectionsOf = (pages, components) =>
	pages.flatMap(({ name, label, plugin, text, words }) => [
		{ address: `${name}.html`, page: label, title: text.title, text: text.summary, words },
		...text.sections.map(({ id, title, text }) => ({ address: `${name}.html#${id}`, page: label, title, text })),
		...(components.get(plugin) ?? []).map((component) => ({
			address: `${name}.html#${component.name}`,
			page: label,
			title: `<${component.name}>`,
			text: textOf(component),
		})),
	]);

/** As a reader sees it, without the marks of Markdown. */
const textOf = ({ text, props, parts, events, handle }) =>
	[{ text }, ...props, ...parts, ...events, ...handle]
		.map(({ name, text }) => [name, text.replaceAll("`", "")].filter(Boolean).join(": "))
		.join(" · ");
