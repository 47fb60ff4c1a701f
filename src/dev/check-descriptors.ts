// Finds mistakes in descriptors, in sentences that say what to do.
import { completeRow, type PluginDescriptor } from "../base/descriptor";

const triggers = /^(first|now|idle|visible|interaction|ahead|(consent|media|query):.+)$/s;
const known = "first, now, idle, visible, interaction, ahead, consent:NAME, media:QUERY or query:NAME";

/** @returns a sentence a problem; none when all is well */
export const checkDescriptors = (descriptors: readonly PluginDescriptor[]): string[] => {
	const plugins = descriptors.map(completeRow);
	return plugins.flatMap((plugin, at) => {
		const { name, selector, when } = plugin;
		const who = name ? `The plugin ${name}` : `The plugin number ${at + 1} (${selector})`;
		const problems: string[] = [];
		if (typeof name !== "string" || !name)
			problems.push(`${who} has no name: give it the name of its chunk, plugins/NAME.js.`);
		if (!isSelector(selector))
			problems.push(
				`${who} has a selector that does not parse, so it finds no host: ${selector}. Try it in document.querySelector.`,
			);
		if (!triggers.test(when)) problems.push(`${who} waits for “${when}”, which never comes: \`when\` is ${known}.`);
		else if (when.startsWith("media:") && matchMedia(when.slice(6)).media === "not all")
			problems.push(`${who} waits for a media query that does not parse: ${when.slice(6)}.`);
		const twin = plugins.findIndex(
			(other) => other.name === name && other.selector === selector && other.if === plugin.if,
		);
		if (name && twin < at)
			problems.push(
				`${who} exists twice with the same selector; the second is ignored. Remove one, or give them different names.`,
			);
		const other = plugins.find((other) => other.name === name && other.load !== plugin.load);
		if (name && other)
			problems.push(`${who} is loaded in two ways: rows with the same name share a chunk. Give them different names.`);
		return problems;
	});
};

/** Not that of `base`, which is in the kit: this file may run before there is one. */
const isSelector = (selector: string): boolean => {
	try {
		// Selectors are joined with others: one that CSS closes at its end does not count as valid.
		document.createElement("i").matches(`${selector},*`);
		return typeof selector === "string" && !!selector;
	} catch {
		return false;
	}
};
