// The markup of the accessibility panel as the server prints it.

const action = (name: string, title: string, more = "") =>
	`<button tabindex="-1" type="button" class="wah-action-button wahout ${name}" title="${title}" ${more}>${title}</button>`;
const module = (content: string, name = "") =>
	`<div class="a_module ${name}"><div class="a_module_exe ${name}">${content}</div></div>`;

export interface PanelMarkup {
	icon?: string;
	attributes?: string;
	/** Inside the container, after the panel. */
	more?: string;
}

/** The panel with every control. */
export const panel = ({
	icon = '<button type="button" class="wahout aicon_link" accesskey="z" aria-label="Accessibility sidebar" title="Accessibility sidebar"><img src="data:," alt="Accessibility" class="aicon_image"></button>',
	attributes = 'data-wah-credits="off"',
	more = "",
}: PanelMarkup = {}): string => `<div id="wp_access_helper_container" class="accessability_container light_theme" ${attributes}>
${icon}
<div id="access_container" aria-hidden="false">
<button tabindex="-1" type="button" class="close_container wahout" accesskey="x" aria-label="Close" title="Close">Close</button>
<div class="access_container_inner">
${module(action("smaller", "A-") + action("larger", "A+") + action("wah-font-reset", "Reset"), "font_resizer")}
${module(
	`${action("contrast_trigger wah-call-contrast-trigger", "Colours", 'id="contrast_trigger"')}
<div class="color_selector" aria-hidden="true">
<button type="button" class="convar black wahout" data-bgcolor="#000" data-color="#FFF" title="black">black</button>
<button type="button" class="convar wahout wahcolor" style="background:#ff0 !important" data-bgcolor="#ff0" data-color="#000"></button>
</div>`,
	"wah_contrast_trigger",
)}
${module(action("wah-call-clear-cookies", "Clear cookies"), "wah_clear_cookies")}
${module(action("wah-call-underline-links", "Underline"))}
${module(action("wah-call-highlight-links", "Highlight"))}
${module(action("wah-call-invert", "Invert"))}
${module(action("wah-call-remove-animations", "Animations"))}
${module(action("wah-call-keyboard-navigation", "Keyboard"))}
${module(action("wah-call-readable-fonts", "Font"), "readable_fonts")}
${module(action("wah-lights-off wah-call-lights-off", "Lights", 'id="wah_lights_off"'))}
${module(action("greyscale wah-call-greyscale", "Greyscale", 'id="greyscale"'))}
${module(action("wah-call-remove-styles", "Styles"))}
<button type="button" title="Close sidebar" class="wah-skip close-wah-sidebar">Close</button>
</div></div>${more}</div>
<nav class="wah-skiplinks-menu"><ul class="wah-skipper"><li><a href="#main">Skip</a></li></ul></nav>`;

/** Controls of the six modes that are nothing but a class of `body`, and the class. */
export const classModes = [
	[".wah-call-underline-links", "is_underline"],
	[".wah-call-highlight-links", "highlight_links_on"],
	[".wah-call-invert", "invert_mode_on"],
	[".wah-call-remove-animations", "remove_animations"],
	[".wah-call-keyboard-navigation", "wah_keyboard_access"],
	[".readable_fonts .wah-action-button", "arial_font_on"],
] as const;
