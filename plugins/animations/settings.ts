// The printed settings of the animations, read with types and defaults.
import { number, type Reader, responsive, type SettingsOf, text } from "../../src/kit/settings";

/** Milliseconds; the widget's key wins over the container's. */
const delay: Reader<number> = (get) => number(number()(get, "animation_delay"))(get, "_animation_delay");

export const settings = { animation: responsive(text()), _animation: responsive(text()), delay };

export type Settings = SettingsOf<typeof settings>;
