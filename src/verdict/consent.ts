// Scripts that a consent tool blocks, or may block by their address: a gate keeps their tag, and only if the tool lets it run are the settings passed on.
import { isOfBuilder, replacedHandles } from "./handles";
import { isCode, type PageScript, typeOf } from "./read-scripts";
import type { PageToJudge, Reason, RulesOfRelease } from "./types";

const marks =
	/^(consent-required|data-(category|service|cookieconsent|cookiecategory|usercentrics|cookie-?consent|consent|consent-.*|borlabs.*|cmplz.*|iub.*|cookieyes|name|suppressedsrc|cmp-.*|tcf-.*|rcb.*|cli-.*))$/;

export interface HeldBack {
	reasons: Reason[];
	/** Handles of originals whose tag a gate takes the place of. */
	gated: string[];
	/** Consent tools of the page or the site. */
	tools: string[];
}

/** Scripts that would go and that wait for the visitor's consent, or may. */
export const heldBack = (
	scripts: readonly PageScript[],
	page: PageToJudge,
	release: RulesOfRelease,
	go: readonly string[],
): HeldBack => {
	const replaced = replacedHandles(release, []);
	const reasons: Reason[] = [];
	const gated: string[] = [];
	const asking = new Set<string>();
	for (const handle of go) {
		const plugin = replaced[handle];
		if (!plugin || isOfBuilder(release, plugin)) continue;
		const { scripts: drivers = [], obeys, gate } = release.covers[plugin]!;
		if (!drivers.includes(handle)) continue;
		const find = (part: string) => scripts.find((script) => script.handle === handle && script.part === part);
		const script = find("src");
		const data = find("extra");
		// A plugin that reads its data from an inert tag waits for the tool as well.
		if (!script || (data && !data.isCode)) continue;
		const isHeld = isMarked(script.node.attribs);
		const tools = obeys === undefined ? [] : consentToolsOf(scripts, page, release);
		for (const { name } of tools) asking.add(name);
		if (!isHeld && !tools.length) continue;
		if (gate && data) gated.push(handle);
		else if (isHeld) {
			reasons.push({ kind: "held", name: handle });
			continue;
		}
		if (obeys !== undefined && scripts.some(({ text }) => RegExp(obeys).test(text))) continue;
		for (const { name, isUnread } of tools) if (isUnread || !data) reasons.push({ kind: "consent", name });
	}
	return { reasons, gated, tools: [...asking] };
};

const isMarked = (attributes: Record<string, string>): boolean =>
	!isCode(typeOf(attributes)) ||
	// `true` and `ignore` are words for a script that a tool leaves alone.
	Object.entries(attributes).some(([name, value]) => marks.test(name) && !["", "true", "ignore"].includes(value)) ||
	/\b(cmplz-|_iub_cs_|cky-|optanon-category)/.test(attributes.class ?? "");

const consentToolsOf = (scripts: readonly PageScript[], { folders = [] }: PageToJudge, { rules }: RulesOfRelease) =>
	rules.consentTools.filter(
		({ script, folder }) =>
			(folder && folders.includes(folder)) ||
			scripts.some(
				({ node }) => RegExp(script).test(node.attribs.src ?? "") || RegExp(script).test(node.attribs.id ?? ""),
			),
	);
