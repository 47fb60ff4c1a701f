// The npm entry `gossamer`: what authors of plugins and embedders of the runtime import.
import type { PluginDescriptor } from "./base/descriptor";
import { createCore, type Gossamer } from "./core/gossamer";
import { createFiles } from "./core/load";

/**
 * The core with its own table; `start()` starts it.
 * @param base address of the core in a folder that `npm run build` wrote, where chunks are loaded from; not needed where
 * every descriptor has a `load`
 * @example createGossamer([{ name: "hello", selector: ".hello", when: "visible", load: () => import("./hello") }]).start();
 */
export const createGossamer = (plugins: readonly PluginDescriptor[], base?: string): Gossamer => {
	const files = createFiles(base ?? location.href);
	const { load } = files;
	if (!base) files.load = (name, ...rest) => (name === "kit" ? import("./kit/index") : load(name, ...rest));
	return createCore(plugins, files).gossamer;
};

export type {
	ActionHandler,
	MountablePlugin,
	PluginDescriptor,
	PluginModule,
	PluginRow,
	Trigger,
} from "./base/descriptor";
export type { GossamerError } from "./base/errors";
export type { Page, PageConfig } from "./base/page";
export type { Gossamer } from "./core/gossamer";
export type { ChunkLoadError } from "./core/load";
export { type Cleanup, definePlugin, type Plugin } from "./kit/plugin";
export { queryOwn } from "./kit/query-own";
export type { Scope } from "./kit/scope";
export {
	choice,
	integer,
	type Lookup,
	list,
	number,
	object,
	type Reader,
	responsive,
	type Schema,
	type SettingsOf,
	type Slider,
	slider,
	text,
	toggle,
} from "./kit/settings";
