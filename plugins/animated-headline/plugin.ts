// Animated headline: words that take turns, or a line that is drawn round them.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["animated-headline"],
	markup: ".elementor-headline",
	early: { rotation: 'headline_style(&quot;|"):(&quot;|")rotate' },
} satisfies Covers;

export default { name: "animated-headline" } satisfies PluginRow;
