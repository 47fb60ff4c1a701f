// Rules that the site's own style sheet lacks; in a `style` element, as one of the modes disables linked sheets.

/**
 * A panel that is higher than the window scrolls. No animations: each is at its end immediately, and the end stays. Invert:
 * a filter on `body` would take fixed elements out of the window, a layer above the page does not. As a popover the panel has the browser's own styles.
 */
export const styles =
	"#access_container{max-height:100vh;max-height:100dvh;overflow:auto}" +
	"#wp_access_helper_container[popover]{margin:0;border:0;padding:0;overflow:visible}.accessibility-location-right #wp_access_helper_container[popover]{left:auto}" +
	".remove_animations,.remove_animations *{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;scroll-behavior:auto!important}" +
	"@media screen{body.invert_mode_on{filter:none!important}html:has(.invert_mode_on):after{content:'';position:fixed;inset:0;z-index:2147483647;pointer-events:none;backdrop-filter:invert(1)}}";
