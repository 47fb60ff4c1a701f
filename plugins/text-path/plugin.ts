// Text path: a text that runs along the path of an SVG file.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["text-path"], markup: ".e-text-path" } satisfies Covers;

export default { name: "text-path" } satisfies PluginRow;
