// Pages that are left alone though their widgets are known: markup that we do not serve yet, versions that are too old, scripts that a consent tool holds back.
import { isBelow, versionsOf } from "./builder-version";
import { isOfBuilder, replacedHandles } from "./handles";
import type { Html } from "./read-html";
import { isCode, type PageScript } from "./read-scripts";
import type { PageToJudge, Reason, RulesOfRelease } from "./types";
import { unservedElements } from "./unserved";

export const leftAlone = (
	html: Html,
	scripts: readonly PageScript[],
	page: PageToJudge,
	release: RulesOfRelease,
	go: readonly string[],
): Reason[] => [
	...unservedElements(html, scripts, release),
	...notYet(html, scripts, release),
	...heldBack(scripts, page, release, go),
];

const notYet = (html: Html, scripts: readonly PageScript[], { rules }: RulesOfRelease): Reason[] => {
	const versions = versionsOf(scripts);
	const reasons: Reason[] = [];
	for (const [part, name] of [
		["builder", "Elementor"],
		["pro", "Elementor Pro"],
	] as const)
		if (versions[part] && isBelow(versions[part], rules.floor[part]))
			reasons.push({ kind: "version", name: `${name} ${versions[part]}` });
	for (const { name, selector, text, below } of rules.notYet) {
		if (below && !(versions.builder && isBelow(versions.builder, below))) continue;
		if (text && !scripts.some((script) => RegExp(text).test(script.text))) continue;
		if (selector && !html.find(selector).length) continue;
		reasons.push({ kind: "not-yet", name });
	}
	return reasons;
};

const marks =
	/^data-(category|service|cookieconsent|cookiecategory|usercentrics|cookie-?consent|consent|consent-.*|borlabs.*|cmplz.*|iub.*|cookieyes|name|suppressedsrc|cmp-.*|tcf-.*)$/;

/** Scripts that would go and that wait for the visitor's consent, in a way that what takes their place would not. */
const heldBack = (
	scripts: readonly PageScript[],
	page: PageToJudge,
	release: RulesOfRelease,
	go: readonly string[],
): Reason[] => {
	const replaced = replacedHandles(release, []);
	return go.flatMap((handle): Reason[] => {
		const plugin = replaced[handle];
		if (!plugin || isOfBuilder(release, plugin)) return [];
		const { scripts: drivers = [], obeys } = release.covers[plugin]!;
		if (!drivers.includes(handle)) return [];
		const find = (part: string) => scripts.find((script) => script.handle === handle && script.part === part);
		const data = find("extra");
		// What reads its data from an inert tag waits for the tool as well.
		if (data && !data.isCode) return [];
		const script = find("src");
		if (script && isMarked(script.node.attribs)) return [{ kind: "held", name: handle }];
		if (obeys === undefined || scripts.some(({ text }) => RegExp(obeys).test(text))) return [];
		return consentToolsOf(scripts, page, release).map((name) => ({ kind: "consent", name }));
	});
};

const isMarked = (attributes: Record<string, string>): boolean =>
	!isCode(attributes.type ?? "") ||
	// `true` and `ignore` are words for a script that a tool leaves alone.
	Object.entries(attributes).some(([name, value]) => marks.test(name) && !["", "true", "ignore"].includes(value)) ||
	/\b(cmplz-|_iub_cs_|cky-|optanon-category)/.test(attributes.class ?? "");

const consentToolsOf = (
	scripts: readonly PageScript[],
	{ folders = [] }: PageToJudge,
	{ rules }: RulesOfRelease,
): string[] =>
	rules.consentTools
		.filter(
			({ script, folder }) =>
				(folder && folders.includes(folder)) ||
				scripts.some(
					({ node }) => RegExp(script).test(node.attribs.src ?? "") || RegExp(script).test(node.attribs.id ?? ""),
				),
		)
		.map(({ name }) => name);
