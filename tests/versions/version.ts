// What differs from version to version, as questions that the widgets of the fixtures ask.
import { isOlder } from "../../src/base/version";
import type { versions } from "./list.mjs";

export type Version = (typeof versions)[number];

export const builderBefore = ({ builder }: Version, than: string): boolean => isOlder(builder, than);
export const proBefore = ({ pro }: Version, than: string): boolean => isOlder(pro, than);

/** A widget as every version prints it. */
export const widget = (type: string, id: string, settings: object, inner: string, classes = ""): string =>
	`<div class="elementor-element elementor-element-${id} ${classes} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`;

/** Sections, columns and their wrappers, which new sites have no longer from 3.1 on, and no site from 3.19. */
export const section = (version: Version, id: string, inner: string, attributes = "", column = ""): string => {
	const { hasWrappers } = version;
	const wrap = `<div class="elementor-widget-wrap${hasWrappers ? "" : " elementor-element-populated"}">${inner}</div>`;
	const box = `<div class="elementor-column elementor-col-100 elementor-top-column elementor-element elementor-element-${id}c" data-id="${id}c" data-element_type="column" ${column}>${
		hasWrappers ? `<div class="elementor-column-wrap elementor-element-populated">${wrap}</div>` : wrap
	}</div>`;
	return `<section class="elementor-section elementor-top-section elementor-element elementor-element-${id} ${/class="([^"]*)/.exec(attributes)?.[1] ?? ""}" data-id="${id}" data-element_type="section" ${attributes.replace(/class="[^"]*"/, "")}><div class="elementor-container">${
		hasWrappers ? `<div class="elementor-row">${box}</div>` : box
	}</div></section>`;
};
