// Table of contents: a list of the page's headings that follows the reader.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["table-of-contents"], markup: ".elementor-toc__body" } satisfies Covers;

// The list moves the content below, so it is added immediately.
export default { name: "table-of-contents", intent: ".elementor-toc__toggle-button" } satisfies PluginRow;
