// Starts the runtime of a page with plugins of the tests.
import { afterEach, beforeEach, vi } from "vitest";
import type { PluginDescriptor } from "../../../src/base/descriptor";
import { createCore, type Gossamer } from "../../../src/core/gossamer";
import { definePlugin } from "../../../src/kit/plugin";
import { filesInTests } from "../../helpers/files";

export let log: string[] = [];
let running: Gossamer | undefined;
/** Is stopped after the test. */
export const keep = (gossamer: Gossamer | undefined) => (running = gossamer);

export const descriptor = (more: Partial<PluginDescriptor> = {}): PluginDescriptor => ({
	name: "test",
	selector: ".host",
	when: "now",
	load: async () => ({
		default: definePlugin({
			setup(host) {
				log.push(`mount ${host.id}`);
				return () => void log.push(`unmount ${host.id}`);
			},
		}),
	}),
	...more,
});
export const create = (...plugins: PluginDescriptor[]) => (running = createCore(plugins, filesInTests()).gossamer);
export const settle = async () => {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const onInit = () => log.push("init");

beforeEach(() => window.addEventListener("elementor/frontend/init", onInit));
afterEach(() => {
	running?.stop();
	running = undefined;
	log = [];
	window.removeEventListener("elementor/frontend/init", onInit);
	location.hash = "";
	document.body.className = "";
	Reflect.deleteProperty(document, "prerendering");
	vi.restoreAllMocks();
});
