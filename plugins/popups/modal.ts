// The shell that a popup is shown in: the dialog nodes that style sheets of the site know by class and id.

export interface Modal {
	widget: HTMLElement;
	widgetContent: HTMLElement;
	closeButton: HTMLElement;
	header: HTMLElement;
	message: HTMLElement;
	buttonsWrapper: HTMLElement;
}

export interface ModalOptions {
	/** Of the popup. */
	id: string;
	/** The settings' classes on the root. */
	classes: string;
	/** Whether the close button is in the root instead of the content box. */
	isOutside: boolean;
	/** Spoken name of the close button. */
	closeLabel: string;
	hasSvgIcons: unknown;
}

const classOf = (name: string) => `dialog-${name} dialog-lightbox-${name}`;

/** Class names of the content box, without an animation. */
export const contentClass = `${classOf("widget-content")} animated`;

export const createModal = ({ id, classes, isOutside, closeLabel, hasSvgIcons }: ModalOptions): Modal => {
	const [header, message, buttonsWrapper] = ["header", "message", "buttons-wrapper"].map((name) =>
		html("div", { class: classOf(name) }),
	) as [HTMLElement, HTMLElement, HTMLElement];
	const widgetContent = html("div", { class: contentClass }, header, message, buttonsWrapper);
	const common = `${classOf("widget")} dialog-type-buttons dialog-type-lightbox elementor-popup-modal`;
	const widget = html(
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
		? svg("svg", { class: "e-font-icon-svg e-eicon-close eicon-close" }, svg("use", { "xlink:href": "#eicon-close" }))
		: html("i", { class: "eicon-close" });
	const closeButton = html(
		"a",
		{ class: classOf("close-button"), role: "button", tabindex: "0", "aria-label": closeLabel, href: "#" },
		icon,
	);
	(isOutside ? widget : widgetContent).prepend(closeButton);
	return { widget, widgetContent, closeButton, header, message, buttonsWrapper };
};

/** The drawing that close buttons refer to where icons are SVG, as large as the lightbox draws it. */
export const createSymbols = (): HTMLElement => {
	const cross = svg("path", {
		d: "M150 70l350 350L850 70l80 80-350 350 350 350-80 80-350-350-350 350-80-80 350-350L70 150z",
	});
	const symbol = svg("symbol", { id: "eicon-close", viewBox: "0 0 1000 1000" }, cross);
	const symbols = svg("svg", { class: "e-font-icon-svg-symbols" }, symbol);
	symbols.style.display = "none";
	return symbols;
};

// Not from markup, which a policy of trusted types forbids, as others forbid the attribute `style`.
const creator =
	(namespace: string) =>
	(tag: string, attributes: Record<string, string>, ...children: Node[]): HTMLElement => {
		const element = document.createElementNS(namespace, tag) as HTMLElement;
		for (const [name, value] of Object.entries(attributes)) {
			element.setAttributeNS(name.startsWith("xlink:") ? "http://www.w3.org/1999/xlink" : null, name, value);
		}
		element.append(...children);
		return element;
	};
const html = creator("http://www.w3.org/1999/xhtml");
const svg = creator("http://www.w3.org/2000/svg");
