// The panel's options: modes, steps of the text size, valid colours.

/** A mode: its control in the panel, and the class that `body` gets. */
export const modes = {
	underlineLinks: [".wah-call-underline-links", "is_underline"],
	highlightLinks: [".wah-call-highlight-links", "highlight_links_on"],
	invert: [".wah-call-invert", "invert_mode_on"],
	noAnimations: [".wah-call-remove-animations", "remove_animations"],
	keyboardAccess: [".wah-call-keyboard-navigation", "wah_keyboard_access"],
	readableFont: [".readable_fonts .wah-action-button", "arial_font_on"],
	lightsOff: [".wah-call-lights-off", "wah-lights-off"],
	greyscale: [".greyscale", ""],
	removeStyles: [".wah-call-remove-styles", ""],
} as const;

/** The modes. */
export type Mode = keyof typeof modes;

export const modeNames = Object.keys(modes) as Mode[];

/** CSS colours that the whole page is shown in. */
export interface Colours {
	background: string;
	text: string;
}

export const lifetimeDays = 14;

/** Id of the `style` element that holds the colours of the page. */
export const contrastId = "gossamer-contrast";

/** One larger (1) or smaller (-1), from 12 px on; undefined if that is not possible. */
export const nextSize = (px: number, direction: number, largest = Infinity): number | undefined => {
	const size = Math.trunc(px);
	if (direction > 0 ? size < largest : size > 12) return size + direction;
};

/** Percent, five more or fewer. Zero and negative values are not a zoom. */
export const nextZoom = (percent: number, direction: number): number => Math.max(5, percent + 5 * direction);

/** Both colours, if both are valid. Colours are written into a style sheet's text, so other values must be rejected. */
export const toColours = (background: unknown, text: unknown): Colours | undefined => {
	if (isColour(background) && isColour(text)) return { background, text };
};

const isColour = (value: unknown): value is string =>
	typeof value === "string" &&
	/^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/-]+\))$/i.test(value) &&
	// Keywords such as `inherit` are values of properties, and no colours.
	CSS.supports("background", `linear-gradient(${value},red)`);

const outside = ":not(#wp_access_helper_container):not(#wp_access_helper_container *):not(.wahcolor,.wah-dark-overlay)";

/**
 * The page in these colours, except the panel. The ids give the rules precedence over those of the site. Empty
 * elements keep their background: they may be layers over other elements. Pictures stay, except behind the text of
 * controls. The panel inherits none of it: without colours from a style sheet it is black on white.
 */
export const contrastRules = ({ background, text }: Colours): string =>
	`body,body ${outside}{color:${text}!important}body,body ${outside}:not(:is(a,div,span):empty){background-color:${background}!important}body :is(a,button,input,select,textarea)${outside}{background-image:none!important}:where(#wp_access_helper_container){color:#000}:where(#access_container){background:#fff}`;
