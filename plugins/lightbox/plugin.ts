// Lightbox: images and videos shown above the page, alone or as a slideshow.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "lightbox",
	// Read when the table is made: the page's configuration is printed by then.
	get selector() {
		return `.elementor-edit-area,[data-elementor-open-lightbox=yes]${
			(globalThis as unknown as Window).elementorFrontendConfig?.kit?.global_image_lightbox
				? `,:is([data-elementor-lightbox],[data-elementor-lightbox-video],a:is(${"png,jpg,jpeg,gif,svg,webp,avif".replace(
						/\w+/g,
						'[href$=".$&"i],[href*=".$&?"i]',
					)})):not([data-elementor-open-lightbox=no])`
				: ""
		}`;
	},
	when: "interaction",
	intent: "*",
	actions: ["lightbox"],
	load: () => import("./index"),
});
