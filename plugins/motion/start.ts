// Motion: what moves with the scrolling on every device arrives with its classes, and so does its parent.
import type { StartState } from "../../src/base/start-state";

const has = (text: string) => `[data-settings*='${text}']`;
/** Elements that scroll in a way that all devices have; what follows the mouse is left to the script. */
const moving = (prefix: string, effects: readonly string[]) =>
	has(`"${prefix}_motion_fx_scrolling":"yes"`) +
	`:is(${effects.map((name) => has(`"${prefix}_${name}_effect":"yes"`))})` +
	`:is(${has(`"${prefix}_devices":["desktop","tablet","mobile"]`)},:not(${has(`"${prefix}_devices"`)}))` +
	`:not(${has(`"${prefix}_motion_fx_mouse":"yes"`)})`;

const name = "elementor-motion-effects-";
const both = (select: string) => [
	{ select, class: `${name}element` },
	{ select, class: `${name}parent`, parent: true },
];
const fades = ["translateX", "translateY", "opacity", "blur", "scale"];
const element = moving("motion_fx", [...fades, "rotateZ"]);
const background = moving("background_motion_fx", fades);
const inner = ".elementor-widget-container";
const box = ":is([data-element_type=container],[data-element_type=section])";

export const start: StartState[] = [
	{ host: `[data-element_type=widget]${element}`, first: [inner, inner], set: both(inner) },
	{ host: `[data-element_type=widget]${element}`, never: inner, set: both(element) },
	{ host: box + element, set: both(box + element) },
	// The class on what has the background takes it away: its layer comes with the script.
	{ host: box + background, set: both(box + background).slice(1) },
];
