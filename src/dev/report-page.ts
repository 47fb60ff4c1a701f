// Reports what a live page uses: its plugins, the loaded files, the visitor's consent and preferences, and errors.
import { closed } from "../base/closed";
import type { CompleteRow, PluginDescriptor } from "../base/descriptor";
import type { MountTime } from "./mount-times";

/** A page's use of a plugin. */
export interface PluginReport {
	/** Its name. */
	plugin: string;
	/** Selectors of its rows, joined. */
	selector: string;
	/** How many elements are hosts now. */
	hosts: number;
	/** Its triggers. */
	when: string;
	/** `waiting` for its trigger, or without a host that asks for it; `failed` when its chunk could not be loaded. */
	state: "waiting" | "loaded" | "mounted" | "failed";
	/** The plugin's own files: of the release, or, for a plugin that is loaded from elsewhere, those named after it (`NAME.js`, `NAME-part.js`), by address. */
	files: string[];
	/** Bytes of these over the network, without headers; 0 for files from the cache of another origin. Undefined for a plugin from elsewhere without such a file. */
	bytes?: number;
	/** Milliseconds that mounting took, all hosts together; undefined when nothing was mounted since this file was there. */
	ms?: number;
}

/** A page's usage. */
export interface PageReport {
	/** Plugins with hosts. */
	plugins: PluginReport[];
	/** All files loaded from the release: core, kit, parts, styles, plugins; and those of plugins from elsewhere, by address. */
	files: { file: string; kind: "core" | "kit" | "part" | "plugin" | "style"; bytes: number }[];
	/** Of all these files. */
	bytes: number;
	/** The store's value; undefined if no plugin has loaded the kit. */
	consent?: unknown;
	/** Errors that reached the error sink, oldest first. */
	errors: { code: string; message: string; plugin?: string; error?: unknown; host?: Element }[];
	/** Whether motion is held off, and by whom. */
	reducedMotion: { isReduced: boolean; because: string };
}

export const reportPage = (mounts: readonly MountTime[], errors: PageReport["errors"]): PageReport => {
	const { plugins = [], modules = {}, stores = {} } = window.gossamer ?? {};
	const names = [...new Set(plugins.map(({ name }) => name))];
	const elsewhere = names.filter((name) => plugins.some((row) => row.name === name && row.load));
	const files = [
		...listFiles(),
		...scriptsElsewhere().filter(({ file }) => elsewhere.includes(ownerOf(nameOf(file), names)!)),
	];
	const reports = names.map((name): PluginReport => {
		const rows = plugins.filter((plugin) => plugin.name === name);
		const isElsewhere = elsewhere.includes(name);
		const own = files.filter(
			({ file, kind }) =>
				kind === "plugin" && isElsewhere !== file.startsWith("plugins/") && ownerOf(nameOf(file), names) === name,
		);
		const times = mounts.filter(({ plugin }) => plugin === name);
		const hasFailed = errors.some(({ code, plugin }) => plugin === name && (code === "load" || code === "mount"));
		const isLoaded = !!modules[`plugins/${name}`];
		return {
			plugin: name,
			selector: rows.map(({ selector }) => selector).join(),
			hosts: new Set(rows.flatMap(hostsOf)).size,
			when: [...new Set(rows.map(({ when }) => when))].join(),
			state: times.length ? "mounted" : isLoaded ? "loaded" : hasFailed ? "failed" : "waiting",
			files: own.map(({ file }) => file),
			bytes: isElsewhere && !own[0] ? undefined : sum(own.map(({ bytes }) => bytes)),
			ms: times.length ? sum(times.map(({ ms = 0 }) => ms)) : undefined,
		};
	});
	return {
		plugins: reports.filter(({ hosts, state }) => hosts || state !== "waiting"),
		files,
		bytes: sum(files.map(({ bytes }) => bytes)),
		consent: stores.$consent?.get(),
		errors: [...errors],
		reducedMotion: motionOf(stores.$preferences?.get().reducedMotion),
	};
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const hostsOf = ({ selector, text = "", when, if: path }: CompleteRow<PluginDescriptor>): Element[] => {
	const global = path?.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], window);
	const [, parameter] = /^query:(.*)/.exec(when) ?? [];
	if ((path && !global) || (parameter && !new URLSearchParams(location.search).has(parameter))) return [];
	return [...document.querySelectorAll(selector)].filter(
		(host) => (!text || RegExp(text).test(host.textContent!)) && !host.closest(closed),
	);
};

/** `nav-menu-bar.js` is of `nav-menu`, `sticky-header.js` of `sticky-header`: of the longest name that fits. */
const ownerOf = (file: string, names: readonly string[]) =>
	names.filter((name) => RegExp(`^${name}(-|\\.)`).test(file)).sort((a, b) => b.length - a.length)[0];

/** The core, with or without rows and bundled chunks. */
export const coreFile = /\/(gossamer|engine|bundle-\w+)\.js(\?.*)?$/;

/** The files alongside the core, as the browser has timed them. */
const listFiles = (): PageReport["files"] => {
	const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
	const core = entries.find(({ name }) => coreFile.test(name))?.name;
	if (!core) return [];
	const base = core.replace(coreFile, "/");
	const found = new Map<string, PageReport["files"][0]>();
	for (const { name, encodedBodySize } of entries) {
		if (!name.startsWith(base)) continue;
		const file = name.slice(base.length).replace(/\?.*/, "");
		if (!/^(dev|manifest\.json)|\.map$/.test(file))
			found.set(file, { file, kind: kindOf(file), bytes: encodedBodySize });
	}
	return [...found.values()];
};

/** Scripts that do not lie alongside the core: the page's own, and those of its plugins. */
const scriptsElsewhere = (): PageReport["files"] => {
	const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
	const base = entries.find(({ name }) => coreFile.test(name))?.name.replace(coreFile, "/");
	return entries
		.filter(({ name }) => /\.m?js(\?|$)/.test(name) && !(base && name.startsWith(base)))
		.map(({ name, encodedBodySize }) => {
			const { origin, pathname } = new URL(name);
			return { file: (origin === location.origin ? "" : origin) + pathname, kind: "plugin", bytes: encodedBodySize };
		});
};

const nameOf = (address: string) => address.replace(/.*\//, "");

const kindOf = (file: string): PageReport["files"][0]["kind"] => {
	if (file.endsWith(".css")) return "style";
	if (coreFile.test(`/${file}`)) return "core";
	if (file === "kit.js") return "kit";
	return file.startsWith("plugins/") ? "plugin" : "part";
};

const motionOf = (stored?: boolean): PageReport["reducedMotion"] => {
	const asked = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const isReduced = stored ?? asked;
	if (stored !== undefined && stored !== asked)
		return {
			isReduced,
			because: `set by the page (setPreference), instead of the browser's ${asked ? "reduce" : "no preference"}`,
		};
	return { isReduced, because: asked ? "the browser asks for reduced motion" : "no preference is set" };
};
