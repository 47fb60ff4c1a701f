// Markup as a swapped page brings it: in the state that the plugins declare.
import { readdirSync } from "node:fs";
import { afterEach, expect } from "vitest";
import type { MountablePlugin, PluginRow } from "../../src/base/descriptor";
import type { StartState } from "../../src/base/start-state";
import { applyEdits } from "../../src/verdict/edits";
import { readHtml } from "../../src/verdict/read-html";
import { startEdits } from "../../src/verdict/start";
import { mountPlugin, selectorOf, type TestMount } from "./mount-plugin";

/** By plugin, as the build writes it to the manifest. */
export const readStarts = async (): Promise<Record<string, StartState[]>> => {
	const starts: Record<string, StartState[]> = {};
	for (const name of readdirSync("plugins").filter((name) => !name.includes(".")))
		if (readdirSync(`plugins/${name}`).includes("start.ts"))
			starts[name] = (await import(`../../plugins/${name}/start.ts`)).start;
	return starts;
};

/** A page with the states of some plugins. */
export const applyStart = (
	text: string,
	starts: Record<string, readonly StartState[]>,
	plugins: readonly string[],
): string => applyEdits(text, startEdits(readHtml(text), text, starts, plugins));

/** The content of `body` that comes with one state or more. */
export const arrive = (markup: string, start: readonly StartState[]): string => {
	const before = "<!DOCTYPE html><html><head></head><body>";
	const result = applyStart(`${before}${markup}</body></html>`, { plugin: start }, ["plugin"]);
	return result.slice(before.length, result.lastIndexOf("</body>"));
};

/** What is written to the page while something runs: attributes, texts, nodes. */
export const writesOf = async (run: () => unknown): Promise<MutationRecord[]> => {
	const records: MutationRecord[] = [];
	const observer = new MutationObserver((list) => records.push(...list));
	observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	await run();
	records.push(...observer.takeRecords());
	observer.disconnect();
	return records;
};

/** Mounts a plugin on its hosts of the page that a test has written. What is still mounted at its end must have reported nothing. */
export const onPage = (plugin: MountablePlugin, rows: PluginRow | readonly PluginRow[]) => {
	let mounted: TestMount | undefined;
	const unmount = () => {
		expect(mounted?.errors ?? []).toEqual([]);
		mounted?.unmount();
		mounted = undefined;
	};
	afterEach(unmount);
	return {
		mount: async () => {
			mounted = await mountPlugin(plugin, selectorOf(rows));
		},
		unmount,
	};
};
