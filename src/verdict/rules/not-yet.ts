// Markup whose original does something that we do not do yet: a page with it is left alone. A line goes when its form is served.

/** All that is given must hold. */
export interface NotYet {
	/** For the owner of the page: what it is. */
	name: string;
	/** An element of the page. */
	selector?: string;
	/** Regular expression that an inline script of the page must match. */
	text?: string;
	/** Only below this version of the page builder, where the page tells one. */
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
