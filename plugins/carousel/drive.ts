// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow, IntendedRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "carousel",
		host: ".elementor-element[data-widget_type]",
		within: ".swiper,.swiper-container",
		steps: [
			{ label: "clicks the arrow", act: "click", at: ".elementor-swiper-button-next,.swiper-button-next", away: true },
			{ label: "clicks the second dot", act: "click", at: ".swiper-pagination-bullet", number: 1, away: true },
			{ label: "drags", act: "drag", at: ".swiper,.swiper-container", by: [-220, 0], away: true },
			{
				label: "presses Enter on the arrow",
				act: "keys",
				at: ".elementor-swiper-button-prev,.swiper-button-prev",
				keys: "Enter",
			},
		],
	},
];

export const intended: IntendedRow[] = [
	{ at: ".gossamer-carousel-pause", note: "Carousels with autoplay have a button that pauses it." },
];
