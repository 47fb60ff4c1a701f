// What every element of the page builder is wrapped in: widgets, containers, documents inside a page.
import { classNames, html, settingsAttribute } from "../html.mjs";

/**
 * @typedef {object} ElementOptions
 * @property {string} [id] default: a fresh one
 * @property {string} [classes] further classes
 * @property {Record<string, unknown>} [settings] `data-settings`
 */

/**
 * @param {import("../context.mjs").Context} context
 * @param {ElementOptions & { type: string, name?: string }} options `type` as in `data-widget_type`, without the skin
 * @param {unknown} content
 */
export const widget = (context, { type, name = type, id = context.id(), classes, settings }, content) =>
	html`<div class="${classNames("elementor-element", `elementor-element-${id}`, classes, entrance(settings), "elementor-widget", `elementor-widget-${name}`)}" data-id="${id}" data-element_type="widget" data-e-type="widget"${settingsAttribute(settings)} data-widget_type="${type}.default">
${content}
</div>
`;

/**
 * A container of the top level, boxed.
 * @param {import("../context.mjs").Context} context
 * @param {ElementOptions & { anchor?: string }} options
 * @param {...unknown} children
 */
export const section = (context, { id = context.id(), classes, settings, anchor }, ...children) =>
	html`<div class="${classNames("elementor-element", `elementor-element-${id}`, "e-con-boxed e-flex", classes, entrance(settings), "e-con e-parent")}"${anchor && html` id="${anchor}"`} data-id="${id}" data-element_type="container" data-e-type="container"${settingsAttribute(settings)}>
<div class="e-con-inner">
${children}
</div>
</div>
`;

/**
 * A container inside another one.
 * @param {import("../context.mjs").Context} context
 * @param {ElementOptions & { attributes?: unknown }} options
 * @param {...unknown} children
 */
export const box = (context, { id = context.id(), classes, settings, attributes }, ...children) =>
	html`<div ${attributes} class="${classNames(classes, "elementor-element", `elementor-element-${id}`, "e-con-full e-flex", entrance(settings), "e-con e-child")}" data-id="${id}" data-element_type="container" data-e-type="container"${settingsAttribute(settings)}>
${children}
</div>
`;

/**
 * A saved template inside a page: a document in the document.
 * @param {import("../context.mjs").Context} context
 * @param {{ template: number }} options its post id
 * @param {...unknown} children
 */
export const template = (context, { template }, ...children) =>
	widget(
		context,
		{ type: "template" },
		html`<div class="elementor-template"><div data-elementor-type="container" data-elementor-id="${template}" class="elementor elementor-${template}" data-elementor-post-type="elementor_library">
${children}
</div></div>`,
	);

/** The server hides what enters with an animation. */
const entrance = (settings = {}) => {
	const animation = settings.animation ?? settings._animation;
	return animation && animation !== "none" && "elementor-invisible";
};

/** The number that the server makes ids from. */
export const numberOf = (id) => Number.parseInt(id, 16) || 0;
