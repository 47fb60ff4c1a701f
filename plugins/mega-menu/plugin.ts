// Mega menu: a bar of titles with panels of any content below them; on small screens a list behind a button.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["mega-menu"], markup: ".e-n-menu" } satisfies Covers;

export default {
	name: "mega-menu",
	intent: ".e-n-menu-toggle,.e-n-menu-dropdown-icon,.e-click",
} satisfies PluginRow;
