// Widgets and elements that need a script which neither we nor an add-on of the page have.
import { isOlder } from "../base/version";
import { versionsOf } from "./builder-version";
import { isOfBuilder, isTypeIn } from "./handles";
import type { Html } from "./read-html";
import type { PageScript } from "./read-scripts";
import type { Reason, RulesOfRelease } from "./types";

export const unservedWidgets = (
	html: Html,
	scripts: readonly PageScript[],
	release: RulesOfRelease,
	without: readonly string[],
): Reason[] => {
	const { covers, inert, rules } = release;
	const known = [...inert, ...elementsOf(release)];
	const mayBeForeign = !isNewer(html, scripts, release) && hasAddOn(html, scripts, release);
	return html.find("[data-widget_type]").flatMap(({ attribs }): Reason[] => {
		const type = attribs["data-widget_type"]!.split(".")[0]!;
		const [plugin] = Object.entries(covers).find(([, { widgets = [] }]) => isTypeIn(type, widgets)) ?? [];
		if (plugin)
			return without.includes(plugin) && isOfBuilder(release, plugin) ? [{ kind: "without", name: plugin }] : [];
		if (isTypeIn(type, known)) return [];
		if (!isTypeIn(type, rules.unserved) && (isTypeIn(type, rules.ofAddOns) || mayBeForeign)) return [];
		return [{ kind: "widget", name: type }];
	});
};

export const unservedElements = (html: Html, scripts: readonly PageScript[], release: RulesOfRelease): Reason[] => {
	// Before version 4 all elements have one of four types, or an add-on's.
	const names = ["data-e-type", ...(isNewer(html, scripts, release) ? ["data-element_type"] : [])];
	const known = elementsOf(release);
	return names
		.flatMap((name) => html.find(`[${name}]`).map(({ attribs }) => attribs[name]!))
		.filter((type) => !isTypeIn(type, known))
		.map((name) => ({ kind: "element", name }));
};

const elementsOf = ({ covers, rules }: RulesOfRelease): string[] => [
	...rules.inertElements,
	...Object.values(covers).flatMap(({ elements = [] }) => elements),
];

/** Whether a half of the page builder is of a later minor version than the newest that is known. */
const isNewer = (html: Html, scripts: readonly PageScript[], { rules: { newest } }: RulesOfRelease): boolean => {
	const versions = versionsOf(html, scripts);
	return (["builder", "pro"] as const).some((part) => isOlder(newest[part], versions[part]));
};

/** Whether a script or style sheet of the page belongs to a plugin that may have widgets. */
const hasAddOn = (html: Html, scripts: readonly PageScript[], { rules }: RulesOfRelease): boolean =>
	[...scripts.map(({ address }) => address), ...html.find("link[href]").map(({ attribs }) => attribs.href!)].some(
		(address) => {
			const [, folder] = RegExp(rules.folder).exec(address) ?? [];
			return folder !== undefined && !rules.noAddOns.includes(folder);
		},
	);
