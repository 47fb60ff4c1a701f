// Lottie: a vector animation from a JSON file, played by Lottie's own light player.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["lottie"], libraries: ["lottie"], markup: ".e-lottie__container" } satisfies Covers;

export default { name: "lottie" } satisfies PluginRow;
