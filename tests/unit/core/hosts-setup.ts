// Searches pages for hosts of plugins of the tests.
import { afterEach, vi } from "vitest";
import { completeRow, type MountablePlugin, type PluginDescriptor } from "../../../src/base/descriptor";
import { readPage } from "../../../src/base/read-page";
import { createHosts } from "../../../src/core/hosts";
import { definePlugin } from "../../../src/kit/plugin";
import { filesInTests } from "../../helpers/files";

export let controller = new AbortController();
export let log: string[] = [];

export const recorder = definePlugin({
	setup(host) {
		log.push(`+${host.id}`);
		return () => log.push(`-${host.id}`) && undefined;
	},
});
export const descriptor = (
	more: Partial<PluginDescriptor> = {},
	plugin: MountablePlugin = recorder,
): PluginDescriptor => ({
	name: "test",
	selector: ".host",
	when: "now",
	load: async () => ({ default: plugin }),
	...more,
});
export const start = (body: string, ...plugins: PluginDescriptor[]) => {
	document.body.innerHTML = body;
	controller = new AbortController();
	const files = filesInTests();
	const hosts = createHosts(() => plugins.map(completeRow), {
		page: readPage(),
		files,
		kit: () => files.load("kit") as Promise<typeof import("../../../src/kit")>,
		gate: Promise.resolve(),
		signal: controller.signal,
	});
	hosts.search();
	return hosts;
};
/** Microtasks enough for a mutation, a load and a mount. */
export const settle = async () => {
	for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

afterEach(() => {
	controller.abort();
	log = [];
	vi.useRealTimers();
});
