// Motion: elements with scroll effects on every device arrive with their classes, and so do their parents.
import type { StartState } from "../../src/base/start-state";

const has = (text: string) => `[data-settings*='${text}']`;
/** Elements with scroll effects on all devices; mouse effects are left to the script. */
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
	// The class on the element hides its background: the script adds its layer.
	{ host: box + background, set: both(box + background).slice(1) },
];
