// Lightbox: images and videos in an overlay, single or as a slideshow.
import type { PluginRow } from "../../src/base/descriptor";

const row = {
	name: "lightbox",
	selector: ".elementor-edit-area,[data-elementor-open-lightbox=yes]",
	when: "ahead",
	intent: "*",
	actions: ["lightbox"],
} satisfies PluginRow;

// Wider than the pictures, for the bytes: the plugin looks closer at the link that is pressed. `*|`: in drawings it may be `xlink:href`.
const endings = ["png", "jp", "gif", "svg", "webp", "avif"];
const pictures = endings.map((ending) => `[*|href*='.${ending}'i]`);

const links = {
	...row,
	selector: `:is([data-elementor-lightbox],[data-elementor-lightbox-video],a:is(${pictures})):not([data-elementor-open-lightbox=no])`,
};

// The site shows pictures that are linked in a lightbox unless a link says no.
export default [
	row,
	{ ...links, if: "elementorFrontendConfig.kit.global_image_lightbox" },
	// Before 3.0.
	{ ...links, if: "elementorFrontendConfig.settings.general.elementor_global_image_lightbox" },
] satisfies PluginRow[];
