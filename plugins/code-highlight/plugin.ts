// Code highlight: code that the page's own Prism highlights, if the page has it.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["code-highlight"], markup: ".prismjs-default" } satisfies Covers;

export default { name: "code-highlight", when: "visible", if: "Prism.highlightAllUnder" } satisfies PluginRow;
