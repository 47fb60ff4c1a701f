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
		name: "carousels of Slick",
		selector: ".elementor-slick-slider,[data-widget_type] .elementor-image-carousel.slick-slider",
	},
	{ name: "mega menus of before Pro 3.16", selector: ".e-n-menu-items-heading" },
	{ name: "containers of before 3.8", selector: ".e-container:not(.e-con)" },
];
