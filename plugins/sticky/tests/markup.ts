// Markup of sticky elements as the server prints it.

/** Settings as the server prints them on every sticky element. */
const printed = {
	sticky: "top",
	sticky_on: ["desktop", "tablet", "mobile"],
	sticky_offset: 0,
	sticky_effects_offset: 0,
	sticky_anchor_link_offset: 0,
};

export interface StickyFixture {
	settings?: Record<string, unknown>;
	id?: string;
	classes?: string;
	attributes?: string;
	content?: string;
	type?: "container" | "widget" | "section" | "column";
}

/** The element itself, 60 px high by {@link css}. */
export const sticky = ({
	settings = {},
	id = "5a5a5a5",
	type = "container",
	classes = type === "container" ? "e-con-full e-flex e-con e-parent" : "elementor-widget",
	attributes = "",
	content = '<a href="#">Oak</a>',
}: StickyFixture = {}): string =>
	`<div class="elementor-element elementor-element-${id} ${classes}" data-id="${id}" data-element_type="${type}" data-settings='${JSON.stringify({ ...printed, ...settings })}' ${attributes}>${content}</div>`;

export const space = (height: number, attributes = ""): string =>
	`<div style="height:${height}px" ${attributes}></div>`;

/** In a page-builder document, as pages are printed. */
export const documentOf = (...parts: string[]): string =>
	`<div data-elementor-type="wp-page" class="elementor elementor-7">${parts.join("")}</div>`;

export const host = ".elementor-element-5a5a5a5:not(.elementor-sticky__spacer)";
