// Lazy background: page sections whose background image loads when they come near.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { inline: "e-lazyloaded" } satisfies Covers;

const row = { name: "lazy-background", when: "visible" } satisfies PluginRow;

export default [
	// A request would cost more than its content.
	{ ...row, selector: ".e-con.e-parent:not(.e-lazyloaded,.e-no-lazyload,[data-e-bg-lazyload])", adds: "e-lazyloaded" },
	// From 3.9 to 3.20, where the server's own script is late or missing.
	{ ...row, selector: "[data-e-bg-lazyload]:not(.lazyloaded)" },
] satisfies PluginRow[];
