// For developers: explains errors on the console, checks descriptors, and shows what a page uses. Load it alongside the runtime, never in production.
import type { PluginDescriptor } from "../base/descriptor";
import type { GossamerError } from "../base/errors";
import { checkDescriptors } from "./check-descriptors";
import { checkPage, loadMarkup } from "./check-page";
import { messages } from "./messages";
import { type MountTime, watchMounts } from "./mount-times";
import { type PageReport, type PluginReport, reportPage } from "./report-page";

export { checkDescriptors, type MountTime, messages, type PageReport, type PluginReport };

const errors: PageReport["errors"] = [];

/** The page's current usage: plugins with their hosts, files with their bytes, consent, errors, and why motion is reduced. */
export const inspect = (): PageReport => reportPage(mounts, errors);

const mounts: MountTime[] = [];

document.addEventListener("gossamer:error", (event) => {
	const { code, plugin, host, error } = (event as CustomEvent<GossamerError>).detail;
	const message = messages[code] ?? code;
	errors.push({ code, plugin, message, error, host });
	console.warn(`[gossamer] ${plugin ? `${plugin}: ` : ""}${message}`, ...[host, error].filter(Boolean));
});

/** The module that draws the panel; a page pays for it when someone asks. */
const loadPanel = () => import("./panel");
let close: (() => void) | undefined;

/** Opens the panel, or closes it. */
export const togglePanel = async (): Promise<void> => {
	if (close) close();
	else {
		const { openPanel } = await loadPanel();
		close ??= openPanel(inspect, () => {
			close = undefined;
		});
	}
};

// `code`, for the letter that Shift and Alt write differs by keyboard.
addEventListener("keydown", (event) => {
	if (event.altKey && event.shiftKey && event.code === "KeyG") togglePanel();
});

const known = new WeakSet<object>();

const warn = async (plugins: Parameters<typeof checkPage>[0]) => {
	for (const { message, element } of checkPage(plugins, await loadMarkup()))
		console.warn(`[gossamer] ${message}`, ...(element ? [element] : []));
};

const begin = () => {
	const { gossamer } = window;
	if (!gossamer?.plugins || known.has(gossamer)) return;
	known.add(gossamer);
	Object.assign(gossamer, { inspect });
	const look = (plugins: readonly PluginDescriptor[]) => {
		for (const problem of checkDescriptors(plugins)) console.error(`[gossamer] ${problem}`);
		for (const { name } of plugins) watchMounts(gossamer.modules, name, mounts);
	};
	look(gossamer.plugins);
	const { start } = gossamer;
	gossamer.start = (...plugins) => {
		look(plugins);
		start(...plugins);
	};
	gossamer.ready.then(() => {
		warn(gossamer.plugins);
		const { plugins } = inspect();
		console.table(
			plugins.map(({ plugin, hosts, when, state, bytes, ms }) => ({ plugin, hosts, when, state, bytes, ms })),
		);
		console.info("[gossamer] Alt+Shift+G shows it on the page; gossamer.inspect() gives it.");
	});
};

// This file may run before the core, which may start when the document is parsed.
begin();
for (const type of ["readystatechange", "DOMContentLoaded", "gossamer:ready"]) document.addEventListener(type, begin);
