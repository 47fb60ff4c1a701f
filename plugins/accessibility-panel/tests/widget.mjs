// The accessibility panel as the server prints it at the end of a page, and as a page carries it that has only settings.
import { classNames, html, phpJson, raw } from "../../../tests/site/html.mjs";

const action = (classes, label, more = "") =>
	html`<button tabindex="-1" type="button" class="${classNames("wah-action-button wahout", classes)}" aria-label="${label}" title="${label}"${raw(more)}>${label}</button>
`;

const module = (name, title, content, box = "") =>
	html`<div class="a_module ${name}">${title && html`<div class="a_module_title">${title}</div>`}<div class="${classNames("a_module_exe", box)}">
${content}</div></div>
`;

const colours = [
	["black", "#000", "#FFF"],
	["white", "#FFF", "#000"],
	["green", "#00FF21", "#000"],
	["blue", "#0FF", "#000"],
	["red", "#F00", "#000"],
	["orange", "#FF6A00", "#000"],
	["yellow", "#FFD800", "#000"],
	["navi", "#B200FF", "#000"],
];

/**
 * @param {object} options
 * @param {(name: string) => string} options.label text of a control
 * @param {string} [options.credits] text of the credits; without one they are optional
 */
export const accessibilityPanel = ({
	label,
	credits,
}) => html`<link rel="stylesheet" id="wpah-front-styles-css" href="/public/accessibility-panel.css">
<div id="wp_access_helper_container" class="accessability_container light_theme"${credits ? "" : html` data-wah-credits="off"`}>
<button type="button" class="wahout aicon_link" accesskey="z" aria-label="${label("open")}" title="${label("open")}"><img src="/public/accessibility.svg" alt="${label("open")}" class="aicon_image" width="48" height="48"></button>
<div id="access_container" aria-hidden="false">
<button tabindex="-1" type="button" class="close_container wahout" accesskey="x" aria-label="${label("close")}" title="${label("close")}">${label("close")}</button>
<div class="access_container_inner">
${module(
	"wah_font_resize",
	label("size"),
	html`${action("smaller", "A-", ` aria-description="${label("smaller")}"`)}${action("larger", "A+", ` aria-description="${label("larger")}"`)}`,
	"font_resizer",
)}${module("wah_keyboard_navigation", "", action("wah-call-keyboard-navigation", label("keyboard")))}${module("wah_readable_fonts", "", action("wah-call-readable-fonts", label("font")), "readable_fonts")}${module(
	"wah_contrast_trigger",
	label("contrast"),
	html`<button tabindex="-1" type="button" id="contrast_trigger" class="contrast_trigger wah-action-button wahout wah-call-contrast-trigger" title="${label("contrast")}">${label("colours")}</button>
<div class="color_selector" aria-hidden="true">
${colours.map(
	([name, background, text]) =>
		html`<button type="button" class="convar ${name} wahout" data-bgcolor="${background}" data-color="${text}" title="${name}">${name}</button>
`,
)}<button type="button" class="convar wahout wahcolor" style="background:#ff0 !important" data-bgcolor="#ff0" data-color="#000"></button>
</div>
`,
)}${module("wah_underline_links", "", action("wah-call-underline-links", label("underline")))}${module("wah_highlight_links", "", action("wah-call-highlight-links", label("highlight")))}${module("wah_clear_cookies", "", action("wah-call-clear-cookies", label("clear")))}${module("wah_greyscale", "", action("greyscale wah-call-greyscale", label("grey"), ' id="greyscale"'))}${module("wah_invert", "", action("wah-call-invert", label("invert")))}${module("wah_remove_animations", "", action("wah-call-remove-animations", label("animations"), ' accesskey="a"'))}${module("wah_remove_styles", "", action("wah-call-remove-styles", label("styles")))}${module("wah_lights_off", "", action("wah-lights-off wah-call-lights-off", label("lights"), ' id="wah_lights_off"'))}<button type="button" title="${label("close")}" class="wah-skip close-wah-sidebar">${label("close")}</button>
</div></div>
${credits && html`<div class="wah_plugin_credits"><a href="https://example.com">${credits}</a></div>`}</div>
`;

/** @param {object} settings what the view draws */
export const accessibilityPanelSettings = (settings) =>
	html`<div id="wp_access_helper_container" data-settings="${phpJson({ panel: settings })}"></div>`;
