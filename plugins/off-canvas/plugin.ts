// Off-canvas: a panel that slides over the page when a link asks for it.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["off-canvas"], markup: ".e-off-canvas" } satisfies Covers;

export default {
	name: "off-canvas",
	actions: ["off_canvas:open", "off_canvas:close", "off_canvas:toggle"],
} satisfies PluginRow;
