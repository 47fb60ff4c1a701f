// The npm entry `gossamer`: what authors of plugins and embedders of the runtime import.
export type { GossamerError } from "./errors";
export { createGossamer, type Gossamer } from "./gossamer";
export { own } from "./host";
export type { ChunkLoadError } from "./load";
export type { Page, PageConfig } from "./page";
export {
	type ActionHandler,
	type Cleanup,
	definePlugin,
	describePlugin,
	type Plugin,
	type PluginDescriptor,
	type PluginModule,
	type Trigger,
} from "./plugin";
export type { Scope } from "./scope";
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
} from "./settings";
