// The verdict on a page: whether it can be swapped, on which level, which scripts are removed and which stay. WordPress has the same in PHP; both are held to the same cases.

import { pluginsOf, usedRows } from "./conditions";
import { heldBack } from "./consent";
import { divide, isOfBuilder, registryOf, replacedHandles } from "./handles";
import { leftAlone } from "./leave";
import { withOutside } from "./outside";
import { withoutByConfig } from "./page-config";
import { readCode } from "./read-code";
import { handlersOf, readHtml } from "./read-html";
import { baseOf, isOfSite, type PageScript, readScripts } from "./read-scripts";
import { isScriptless, sheetAddresses } from "./scriptless";
import type { JudgeOptions, PageToJudge, Reason, Registry, RulesOfRelease, Verdict } from "./types";
import { unservedWidgets } from "./unserved";

export const judge = (page: PageToJudge, own: RulesOfRelease, options: JudgeOptions = {}): Verdict => {
	const verdict: Verdict = {
		level: "left",
		reasons: [],
		go: [],
		stay: [],
		standIns: [],
		kept: [],
		onSurface: [],
		plugins: [],
		rows: [],
		off: [],
		unread: [],
		scriptless: false,
		gated: [],
		tools: [],
	};
	const html = readHtml(page.html);
	const scripts = readScripts(html, page, own);
	if (!scripts) return { ...verdict, reasons: [{ kind: "markup", name: "" }] };
	const release = withOutside(own, scripts);
	const without = [...new Set([...(options.without ?? []), ...withoutByConfig(html)])];
	const code = readCode(scripts, handlersOf(html), page, release, baseOf(html, page.address));
	const registry = registryOf(scripts, page, release, code.withoutJquery);

	// A plugin whose original has to stay is not used here; then more may have to stay.
	let off = [...without];
	let divided = divide(registry, release, off, code.needs);
	for (;;) {
		const clashes = divided.clashes.filter((plugin) => !off.includes(plugin));
		if (!clashes.length) break;
		off = [...off, ...clashes];
		divided = divide(registry, release, off, code.needs);
	}
	const { go, stay, standIns, kept } = divided;
	const gone = new Set(
		scripts.filter(({ handle, part }) => part === "src" && go.includes(handle)).map(({ node }) => node),
	);
	const rows = usedRows(html, scripts, release, gone);
	const used = pluginsOf(rows, release);
	if (!code.onSurface.length && !namesSurface.test(page.html))
		off = [...off, ...used.filter((plugin) => !off.includes(plugin) && isIdle(release, plugin, registry))];
	const held = heldBack(scripts, page, release, go);
	const reasons: Reason[] = [
		...divided.reasons,
		...unservedWidgets(html, scripts, release, without),
		...used
			.filter((plugin) => without.includes(plugin) && isOfBuilder(release, plugin))
			.map((name): Reason => ({ kind: "without", name })),
		...leftAlone(html, scripts, release),
		...held.reasons,
		...code.reasons,
	];
	for (const handle of go)
		if (registry.handles[handle]?.src && !scripts.some((script) => script.handle === handle && script.part === "src"))
			reasons.push({ kind: "tag", name: handle });
	// WordPress prints the core under its own id; a site that has added it on its own knows what it does.
	const isOwn = ({ node }: PageScript) =>
		/\/gossamer\.js(\?|$)/.test(node.attribs.src ?? "") && node.attribs.id !== "gossamer-js-module";
	if (scripts.some(isOwn)) reasons.unshift({ kind: "own", name: "" });
	const drivers = Object.values(release.covers).flatMap(({ scripts = [] }) => scripts);
	if (!reasons.length && !go.some((handle) => drivers.includes(handle)))
		reasons.push(code.combined ? { kind: "combined", name: code.combined } : { kind: "nothing", name: "" });
	const level = reasons.length
		? "left"
		: code.onSurface.length
			? "add-ons"
			: stay.includes("jquery-core")
				? "with-jquery"
				: "whole";
	const plugins = used.filter((plugin) => !off.includes(plugin));
	const taken = { level, go, plugins, gated: held.gated, standIns } as const;
	return {
		...taken,
		reasons: unique(reasons),
		stay,
		kept,
		onSurface: code.onSurface,
		rows: rows.filter((number) => !off.includes(release.rows[number]!.name)),
		off,
		unread: code.unread,
		tools: held.tools,
		scriptless: isScriptless(html, scripts, page, baseOf(html, page.address), release, taken),
	};
};

/** Addresses of the scripts whose texts the verdict wants. */
export const addressesToRead = (text: string, release: RulesOfRelease, address?: string): string[] => {
	const html = readHtml(text);
	const scripts = readScripts(html, { html: text, address, scripts: new Map() }, release) ?? [];
	const replaced = replacedHandles(release, []);
	const base = baseOf(html, address);
	const wanted = scripts.filter(
		(script) =>
			// A request to another host is what the consent tool blocks.
			(script.isCode || (script.mayRun && isOfSite(script.address, base))) &&
			script.address &&
			!(script.handle in replaced),
	);
	return [...new Set(wanted.map((script) => script.address))];
};

/** Addresses of the style sheets whose texts the verdict needs: those of a page without hosts. */
export const sheetsToRead = (text: string, release: RulesOfRelease, address?: string): string[] => {
	const html = readHtml(text);
	const scripts = readScripts(html, { html: text, address, scripts: new Map() }, release) ?? [];
	// Files may all go; a page on which one stays gets no further in any case.
	const files = scripts.filter(({ address }) => address);
	const used = usedRows(html, scripts, release, new Set(files.map(({ node }) => node)));
	return pluginsOf(used, release).every((name) => release.covers[name]?.inline)
		? [...new Set(sheetAddresses(html, baseOf(html, address)))]
		: [];
};

/** What inline code and owners write who use the page builder's surface. */
const namesSurface = /data-gossamer-compat|lementor(\w*Frontend|Modules|V2|\/frontend\/)/;

/** Whether it is the surface of originals that the page does not load: jQuery alone, as a shop needs it, is no reason for one. */
const isIdle = ({ covers }: RulesOfRelease, plugin: string, { handles }: Registry): boolean => {
	const { surface, scripts = [], libraries = [] } = covers[plugin]!;
	return !!surface && ![...scripts, ...libraries].some((handle) => handle in handles);
};

const unique = (reasons: Reason[]): Reason[] => {
	const seen = new Set<string>();
	return reasons.filter((reason) => {
		const key = JSON.stringify(reason);
		return !seen.has(key) && seen.add(key);
	});
};
