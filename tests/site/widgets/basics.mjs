// Widgets without behaviour: heading, text, button.
import { classNames, html } from "../html.mjs";
import { widget } from "./element.mjs";

/**
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & { text: import("../context.mjs").Text, level?: number }} options
 */
export const heading = (context, { text, level = 2, ...element }) => {
	const content = html` class="elementor-heading-title elementor-size-default">${context.t(text)}</`;
	const tag = `h${level}`;
	return widget(context, { type: "heading", ...element }, html`<${tag}${content}${tag}>`);
};

/**
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & { text: unknown, dropCap?: boolean }} options
 * `text`: a paragraph, or a list of them; markup goes as it is
 */
export const textEditor = (context, { text, dropCap, ...element }) => {
	const paragraphs = [context.t(text)].flat().map((paragraph) => html`<p>${context.t(paragraph)}</p>`);
	const settings = dropCap ? { drop_cap: "yes", ...element.settings } : element.settings;
	const classes = classNames(element.classes, dropCap && "elementor-drop-cap-yes elementor-drop-cap-view-default");
	return widget(context, { type: "text-editor", ...element, classes, settings }, paragraphs);
};

/**
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & { text: import("../context.mjs").Text, href: string }} options
 */
export const button = (context, { text, href, ...element }) =>
	widget(
		context,
		{ type: "button", ...element },
		html`<a class="elementor-button elementor-button-link elementor-size-sm" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${context.t(text)}</span></span></a>`,
	);

/**
 * The hash of an action link, as the server prints it.
 * @param {string} name
 * @param {unknown} [settings] JSON; left out when undefined
 */
export const actionHash = (name, settings) => {
	const base64 = settings === undefined ? "" : `&settings=${btoa(JSON.stringify(settings))}`;
	return `#${encodeURIComponent(`elementor-action:action=${name}${base64}`)}`;
};
