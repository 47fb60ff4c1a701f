// Markup of the page builder, for tests in jsdom and in Chromium.
export const widget = (id: string, type: string, attributes = "", content = "") =>
	`<div class="elementor-element elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="${type}" ${attributes}>${content}</div>`;
export const container = (id: string, content: string, attributes = "") =>
	`<div class="elementor-element e-con" data-id="${id}" data-element_type="container" ${attributes}>${content}</div>`;
export const page = (content: string, id = 42, attributes = "") =>
	`<div class="elementor elementor-${id}" data-elementor-type="wp-page" data-elementor-id="${id}" ${attributes}>${content}</div>`;
