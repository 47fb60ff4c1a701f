// Markup whose original has a feature that we lack: a page with it is left alone. A line is removed when its form is supported.

/** All that is given must hold. */
export interface NotYet {
	/** Description for the owner of the page. */
	name: string;
	/** An element of the page. */
	selector?: string;
	/** Regular expression that an inline script of the page must match. */
	text?: string;
	/** Only below this version of the page builder, if the page says it. */
	below?: string;
}

export const notYet: readonly NotYet[] = [
	{
		// Add-ons have carousels of the same classes to this day.
		name: "carousels of Slick",
		selector: ["image-carousel", "slides"]
			.flatMap((type) =>
				[".elementor-slick-slider", ".slick-slider"].flatMap((inner) => [
					`[data-widget_type^="${type}"] ${inner}`,
					`[data-element_type^="${type}"] ${inner}`,
				]),
			)
			.join(),
	},
	{
		name: "the quantity next to a loop's add-to-cart button",
		selector: ".e-loop-add-to-cart-form-container .ajax_add_to_cart",
	},
	{ name: "mega menus from before Pro 3.16", selector: ".e-n-menu-items-heading" },
	{ name: "containers from before 3.8", selector: ".e-container:not(.e-con)" },
];
