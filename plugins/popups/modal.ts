// The shell that a popup is shown in: the dialog nodes that style sheets of the site know by class and id.

export interface Modal {
	widget: HTMLElement;
	widgetContent: HTMLElement;
	closeButton: HTMLElement;
	header: HTMLElement;
	message: HTMLElement;
	buttonsWrapper: HTMLElement;
}

const classOf = (name: string) => `dialog-${name} dialog-lightbox-${name}`;

/** Class names of the content box, without an animation. */
export const contentClass = `${classOf("widget-content")} animated`;

/**
 * @param id of the popup
 * @param classes that its settings add to the root
 * @param closeLabel spoken name of the close button
 */
export const createModal = (
	id: string,
	classes: string,
	isOutside: boolean,
	closeLabel: string,
	hasSvgIcons: unknown,
): Modal => {
	const [header, message, buttonsWrapper] = ["header", "message", "buttons-wrapper"].map((name) =>
		create("div", { class: classOf(name) }),
	) as [HTMLElement, HTMLElement, HTMLElement];
	const widgetContent = create("div", { class: contentClass }, header, message, buttonsWrapper);
	const common = `${classOf("widget")} dialog-type-buttons dialog-type-lightbox elementor-popup-modal`;
	const widget = create(
		"div",
		{
			class: `${common} ${classes}`.trim(),
			id: `elementor-popup-modal-${id}`,
			"aria-modal": "true",
			role: "dialog",
			tabindex: "0",
		},
		widgetContent,
	);
	const icon = hasSvgIcons
		? create(
				"svg",
				{ class: "e-font-icon-svg e-eicon-close eicon-close" },
				create("use", { "xlink:href": "#eicon-close" }),
			)
		: create("i", { class: "eicon-close" });
	const closeButton = create(
		"a",
		{ class: classOf("close-button"), role: "button", tabindex: "0", "aria-label": closeLabel, href: "#" },
		icon,
	);
	(isOutside ? widget : widgetContent).prepend(closeButton);
	return { widget, widgetContent, closeButton, header, message, buttonsWrapper };
};

/** The drawing that close buttons refer to where icons are SVG. */
export const createSymbols = (): HTMLElement => {
	const cross = create("path", {
		d: "M200 260 440 500 200 740l60 60 240-240 240 240 60-60-240-240 240-240-60-60-240 240-240-240z",
	});
	const symbol = create("symbol", { id: "eicon-close", viewBox: "0 0 1000 1000" }, cross);
	const svg = create("svg", { class: "e-font-icon-svg-symbols" }, symbol);
	svg.style.display = "none";
	return svg;
};

// Not from markup: a strict policy forbids that.
const create = (tag: string, attributes: Record<string, string>, ...children: Node[]): HTMLElement => {
	const space = `http://www.w3.org/${/^[psu]/.test(tag) ? "2000/svg" : "1999/xhtml"}`;
	const element = document.createElementNS(space, tag) as HTMLElement;
	for (const [name, value] of Object.entries(attributes)) {
		element.setAttributeNS(/:/.test(name) ? "http://www.w3.org/1999/xlink" : null, name, value);
	}
	element.append(...children);
	return element;
};
