// The swap of a page: cuts the removed scripts, prints ours; all else stays as printed.
import type { StartState } from "../base/start-state";
import { applyEdits, type Edit } from "./edits";
import { isOfLibrary } from "./read-code";
import { readHtml, textOf } from "./read-html";
import { readScripts, typeOf } from "./read-scripts";
import { startEdits } from "./start";
import type { PageToJudge, RulesOfRelease, Verdict } from "./types";

export interface SwapOptions {
	/** Address of the release's folder, with a slash at its end. */
	base: string;
	/** Text of a file of the release that the head holds; without it these files are left out. */
	read?(file: string): string;
}

/** The parts of a release's manifest that the swap reads, in addition to the rules. */
export interface FilesOfRelease extends RulesOfRelease {
	plugins: Record<
		string,
		{ chunks: string[]; parts: string[]; before?: string; early?: { text: string; files: string[] }[] }
	>;
	files: Record<string, unknown>;
	/** By plugin, the states in which a page may arrive. */
	start?: Record<string, readonly StartState[]>;
}

export const swap = (page: PageToJudge, verdict: Verdict, release: FilesOfRelease, options: SwapOptions): string => {
	const html = readHtml(page.html);
	const scripts = readScripts(html, page, release) ?? [];
	const edits: Edit[] = [];
	const cut = (start: number, end: number) => edits.push([start, end + Number(page.html[end] === "\n"), ""]);
	const going = new Set(verdict.go);
	let early = "";
	const { gate } = Object.values(release.covers).find(({ gate }) => gate) ?? {};
	const addressOf = (handle: string) =>
		scripts.find((script) => script.handle === handle && script.part === "src")?.address ?? "";
	const surfaceWords = RegExp(release.rules.surfaceWords);
	for (const { handle, part, start, end, text, address, isCode, mayRun, node } of scripts) {
		const isGated = verdict.gated.includes(handle);
		if (isGated && part === "src" && gate) {
			const printed = page.html.slice(start, end);
			const before = node.attribs.src ? "src" : (Object.keys(node.attribs).find((name) => name.endsWith("src")) ?? "");
			// As a query the original's address matches any rule for it.
			edits.push([start, end, printed.replace(node.attribs[before] ?? "", `${options.base}${gate}?${address}`)]);
		} else if (isGated && part === "extra") {
			const isAsked = verdict.tools.length ? ` data-settings="{&quot;require_consent&quot;:&quot;yes&quot;}"` : "";
			const tag = `<script type="text/gossamer" data-gossamer-waits="${addressOf(handle)}"${isAsked}`;
			edits.push([start, end, page.html.slice(start, end).replace(/^<script(\s+type=("[^"]*"|'[^']*'))?/i, tag)]);
		} else if (part === "src" && verdict.standIns.includes(handle))
			edits.push([start, end, `<script src="${options.base}${fileFor(handle, release)}"></script>`]);
		else if (going.has(handle) && (part === "src" || part === "translations")) cut(start, end);
		// A setting stays where jQuery stays.
		else if (going.has(handle) && isOfLibrary({ part, text }) && (part === "after" || going.has("jquery-core")))
			cut(start, end);
		else if (going.has(handle) && (part === "extra" || part === "before")) {
			// Scripts that an optimiser delays would be too late for ours.
			const printed = page.html.slice(start, end);
			const type = typeOf(node.attribs);
			if (type && !/^(text|application)\/(x-)?(java|ecma)script|^module/i.test(type) && isCode)
				edits.push([
					start,
					end,
					printed.replace(/^<script[^>]*>/i, (tag) => tag.replace(/\stype=("[^"]*"|'[^']*'|[^\s>]*)/i, "")),
				]);
		} else if (verdict.level === "add-ons" && !early && mayRun) {
			const code = address ? (page.scripts.get(address) ?? "") : text;
			const file = Object.values(release.covers).find(({ surface }) => surface)?.surface;
			if (file && part !== "extra" && surfaceWords.test(code)) {
				early = `<script src="${options.base}${file}"></script>\n`;
				edits.push([start, start, early]);
			}
		}
	}
	if (verdict.scriptless) return applyEdits(page.html, edits);
	edits.push(...startEdits(html, page.html, release.start ?? {}, verdict.plugins));
	const config = html.find("#gossamer-config")[0];
	const settings = mergeConfig(config ? textOf(config) : "", verdict.off);
	if (config?.sourceCodeLocation && verdict.off.length)
		edits.push([config.sourceCodeLocation.startOffset, config.sourceCodeLocation.endOffset, settings]);
	const at = headOf(page.html, html);
	const tags = headTags(page.html, verdict, release, options);
	edits.push([at, at, `${config || !verdict.off.length ? "" : `${settings}\n`}${tags}\n`]);
	return applyEdits(page.html, edits);
};

/** Our file that replaces a handle. */
const fileFor = (handle: string, { covers }: RulesOfRelease): string | undefined =>
	Object.values(covers).flatMap(({ standIns }) => standIns?.[handle] ?? [])[0];

/** Before the first thing of the head that loads. */
const headOf = (text: string, html: ReturnType<typeof readHtml>): number => {
	const places = html
		.find("link,script,style")
		.flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.startOffset ?? []);
	return places.length ? Math.min(...places) : Math.max(text.search(/<\/head|<body/i), 0);
};

const mergeConfig = (printed: string, off: readonly string[]): string => {
	let config: { plugins?: Record<string, unknown> } = {};
	try {
		config = JSON.parse(printed || "{}") ?? {};
	} catch {
		// The core ignores invalid JSON as well.
	}
	const merged = { ...config, plugins: { ...config.plugins, ...Object.fromEntries(off.map((name) => [name, false])) } };
	const json = JSON.stringify(merged).replaceAll("<", "\\u003C");
	return `<script type="application/json" id="gossamer-config">${json}</script>`;
};

const headTags = (
	text: string,
	{ plugins: used, rows: usedRows }: Verdict,
	{ rows, plugins, covers, files }: FilesOfRelease,
	{ base, read }: SwapOptions,
): string => {
	const now: string[] = [];
	const inline = ["marks.js"];
	// What waits for a press that the browser answers, or adds a class, loads nothing yet.
	const soon = usedRows.flatMap((number) => {
		const { name, when, intent, adds } = rows[number]!;
		return adds || (when === "interaction" && !intent) ? [] : name;
	});
	for (const { name, when } of rows) {
		const { chunks = [], early = [], before } = plugins[name] ?? {};
		if (!used.includes(name) || !chunks.length) continue;
		// A tiny plugin does without the kit.
		const isSoon = soon.includes(name);
		if (isSoon && chunks.includes("kit.js")) now.push("kit.js");
		if (isSoon && (when === "now" || when === "first"))
			now.push(
				...[...chunks].reverse(),
				...early.filter((part) => RegExp(part.text).test(text)).flatMap((part) => part.files),
			);
		inline.push(before ?? "", covers[name]?.head ?? "");
	}
	const isKnown = (file: string) => file in files;
	const tags = [...new Set(inline)]
		.filter((file) => isKnown(file) && read)
		.map((file) =>
			file.endsWith(".css") ? `<style>${read!(file).trim()}</style>` : `<script>${read!(file).trim()}</script>`,
		);
	tags.push(`<script type="module" src="${base}gossamer.js" id="gossamer-js-module"></script>`);
	for (const file of [...new Set(now)].filter(isKnown))
		tags.push(
			file.endsWith(".css")
				? `<link rel="preload" as="style" href="${base}${file}">`
				: `<link rel="modulepreload" href="${base}${file}">`,
		);
	return tags.join("\n");
};
