// Adds a row to the table of a page: as the page's configuration has it, once, and only with a selector that the browser understands.
import { type CompleteRow, completeRow, type PluginDescriptor } from "../base/descriptor";
import { report } from "../base/errors";
import { isSelector } from "../base/is-selector";
import type { Page } from "../base/page";

/** @param isRelease whether the row is from a release's table: its selector parses, and it is not a duplicate */
export const addRow = (
	table: CompleteRow<PluginDescriptor>[],
	descriptor: PluginDescriptor,
	{ config }: Page,
	isRelease?: boolean,
): void => {
	const plugin = completeRow(descriptor);
	const { name } = plugin;
	const settings = config.plugins?.[name];
	if (settings === false) return;
	if (typeof settings?.selector === "string")
		Object.assign(plugin, { selector: settings.selector, widgets: undefined });
	const { selector } = plugin;
	// To ask the browser about each of them takes a tenth of the start. Some browsers do not know `:has`.
	const isKnown = isRelease && !settings && !selector.includes(":has(");
	// Selectors are joined with others: `a[href`, which CSS closes at its end, must not invalidate those.
	if (!isKnown && !isSelector(`${selector},*`)) report("selector", selector, name);
	else if (
		isKnown ||
		!table.some((known) => known.name === name && known.selector === selector && known.if === plugin.if)
	)
		table.push(plugin);
};
