// The page builder's style sheets of the lightbox, written from the contract's description of what they set (stylesheets.md 1, 2 and 12).

/** What every page of the builder has in its head. */
export const frontendStyles = `
.elementor-hidden { display: none }
.screen-reader-text { position: absolute; top: -10000em; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip: rect(0,0,0,0); border: 0 }
.animated { animation-duration: 1.25s }
.e-font-icon-svg { width: 1em; height: 1em }
`;

/** Loaded by the script, by the end of its address. */
export const lightboxStyles: Record<string, string> = {
	"conditionals/dialog.min.css": `
.dialog-type-lightbox { position: fixed; left: 0; bottom: 0; width: 100%; height: 100%; z-index: 9999; background-color: rgba(0,0,0,.8); user-select: none }
.dialog-widget-content { position: absolute; overflow: hidden; width: 375px; height: auto; margin: auto; border-radius: 3px; background-color: #fff; box-shadow: 2px 8px 23px 3px rgba(0,0,0,.2) }
.dialog-header { padding: 35px 0 10px; font-size: 21px }
.dialog-message { box-sizing: border-box; padding: 0 30px 30px; min-height: 50px; line-height: 1.5; text-align: center }
.dialog-close-button { position: absolute; inset-inline-end: 15px; margin-top: 15px; font-size: 15px; color: #333; line-height: 1; cursor: pointer }
.dialog-buttons-wrapper { height: 0 }
`,
	"conditionals/lightbox.min.css": `
.elementor-lightbox { --lightbox-ui-color: rgba(238,238,238,.9); --lightbox-ui-color-hover: #fff; --lightbox-text-color: var(--lightbox-ui-color); --lightbox-header-icons-size: 20px; --lightbox-navigation-icons-size: 25px }
.elementor-lightbox .dialog-header { display: none }
.elementor-lightbox .dialog-widget-content { width: 100%; height: 100%; background: none; box-shadow: none; border-radius: 0 }
.elementor-lightbox .dialog-message { height: 100%; padding: 0; animation-duration: .3s }
.elementor-lightbox .dialog-close-button { inset-inline-end: .75em; margin-top: 13px; padding: .25em; z-index: 2; display: flex; font-size: var(--lightbox-header-icons-size); color: var(--lightbox-ui-color); transition: all .3s }
.elementor-lightbox .dialog-close-button svg, .elementor-lightbox .elementor-slideshow__header svg { fill: var(--lightbox-ui-color) }
.elementor-lightbox .dialog-close-button:hover { color: var(--lightbox-ui-color-hover) }
.elementor-lightbox .swiper { height: 100% }
.elementor-lightbox .elementor-lightbox-item { display: flex; align-items: center; justify-content: center; position: relative; box-sizing: border-box; height: 100%; margin: auto; padding: 70px }
.elementor-lightbox .elementor-lightbox-image { max-height: 100%; border: 0; border-radius: 2px; filter: none; box-shadow: 0 0 30px rgba(0,0,0,.3), 0 0 8px -5px rgba(0,0,0,.3); user-select: none }
.elementor-lightbox .elementor-swiper-button { display: flex; align-items: center; justify-content: center; width: 15%; height: 100%; opacity: 1; font-size: var(--lightbox-navigation-icons-size); color: var(--lightbox-ui-color); transition: all .3s }
.elementor-lightbox .elementor-swiper-button svg { fill: var(--lightbox-ui-color) }
.elementor-lightbox .elementor-swiper-button-prev { left: 0 }
.elementor-lightbox .elementor-swiper-button-next { right: 0 }
.elementor-slideshow__header { position: absolute; left: 0; top: 0; width: 100%; z-index: 10; display: flex; flex-direction: row-reverse; align-items: center; padding: 15px 20px; padding-inline: 1em 2.6em; font-size: var(--lightbox-header-icons-size); color: var(--lightbox-text-color); transition: .3s }
.elementor-slideshow__header > i, .elementor-slideshow__header > svg { box-sizing: content-box; width: 1em; height: 1em; padding: .25em; margin: 0 .35em; cursor: pointer }
.elementor-slideshow__counter { width: max-content; margin-inline-end: auto; font-size: .75em; color: #fff }
.elementor-slideshow__footer { position: fixed; left: 0; bottom: 0; width: 100%; z-index: 5; padding: 15px 20px; color: var(--lightbox-text-color); transition: .3s }
.elementor-slideshow__title { margin: 0; font-size: 16px }
.elementor-slideshow__description { margin: 0; font-size: 14px }
.elementor-lightbox .elementor-video-container { position: absolute; top: 50%; left: 50%; width: 100%; transform: translate(-50%,-50%) }
.elementor-lightbox .elementor-video-landscape { width: 85vw; max-height: 85vh; margin: auto }
.elementor-lightbox .elementor-video-portrait { height: 85vh; max-width: 85vw; margin: auto }
.elementor-lightbox .elementor-video-square { width: min(90vh,90vw); height: min(90vh,90vw); margin: auto }
.elementor-lightbox .elementor-video-wrapper :is(iframe,video) { aspect-ratio: var(--video-aspect-ratio, 1.77777); border: 0; background-color: #000 }
.elementor-lightbox .elementor-video-landscape :is(iframe,video) { width: 100%; height: auto; max-height: 90vh }
.elementor-slideshow__share-menu { position: absolute; width: 0; height: 0; overflow: hidden; background-color: rgba(0,0,0,0); transition: background-color .4s }
.elementor-slideshow__share-links { position: absolute; inset-inline-end: 2.8em; top: 3em; min-width: 200px; padding: 14px 20px; border-radius: 3px; background-color: #fff; box-shadow: 0 4px 15px rgba(0,0,0,.3); transform: scale(0); opacity: 0; transform-origin: 90% 10%; transition: all .25s .1s; text-align: start }
.elementor-slideshow__share-links a { display: block; color: #333; font-size: 12px; line-height: 2.5; opacity: 0 }
.elementor-slideshow--share-mode .elementor-slideshow__share-menu { top: 0; left: 0; width: 100vw; height: 100vh; overflow: visible; background-color: rgba(0,0,0,.5); cursor: default }
.elementor-slideshow--share-mode .elementor-slideshow__share-links { transform: scale(1) }
.elementor-slideshow--share-mode .elementor-slideshow__share-links, .elementor-slideshow--share-mode .elementor-slideshow__share-links a { opacity: 1 }
.elementor-slideshow--share-mode .eicon-share-arrow { z-index: 2 }
.elementor-slideshow--zoom-mode :is(.elementor-slideshow__header,.elementor-slideshow__footer) { background-color: rgba(0,0,0,.5) }
.elementor-slideshow--zoom-mode .elementor-swiper-button { opacity: 0; pointer-events: none }
.elementor-slideshow--ui-hidden :is(.elementor-slideshow__header,.elementor-slideshow__footer) { opacity: 0; pointer-events: none }
.elementor-slideshow--ui-hidden .elementor-swiper-button { opacity: 0 }
@media (max-width: 1024px) {
	.elementor-lightbox .elementor-video-landscape { width: 95vw; max-height: 95vh }
	.elementor-lightbox .elementor-video-portrait { height: 95vh; max-width: 95vw }
}
@media (max-width: 767px) {
	.elementor-lightbox .elementor-lightbox-item { padding: 70px 0 }
	.elementor-lightbox .elementor-swiper-button { width: 20% }
	.elementor-lightbox .elementor-swiper-button-prev { justify-content: flex-start }
	.elementor-lightbox .elementor-swiper-button-next { justify-content: flex-end }
}
`,
	"css/swiper.min.css": `
.swiper { position: relative; z-index: 1; overflow: hidden; margin-inline: auto; padding: 0; list-style: none }
.swiper-wrapper { position: relative; z-index: 1; display: flex; box-sizing: content-box; width: 100%; height: 100%; transition-property: transform }
.swiper-slide { position: relative; flex-shrink: 0; width: 100%; height: 100%; transition-property: transform }
.swiper-zoom-container { display: flex; align-items: center; justify-content: center; width: 100%; height: 100%; text-align: center }
.swiper-zoom-container > img { max-width: 100%; max-height: 100%; object-fit: contain }
.swiper-slide-zoomed { cursor: move }
.swiper-lazy-preloader { position: absolute; left: 50%; top: 50%; z-index: 10; box-sizing: border-box; width: 42px; height: 42px; margin: -21px 0 0 -21px; border: 4px solid #fff; border-top-color: transparent; border-radius: 50%; animation: turn 1s infinite linear }
@keyframes turn { to { transform: rotate(360deg) } }
`,
};

/** Printed by the server where the page has a carousel, and only there. */
export const carouselStyles = `
.elementor-swiper-button { position: absolute; top: 50%; z-index: 1; display: inline-flex; transform: translateY(-50%); font-size: 25px; color: rgba(238,238,238,.9); cursor: pointer }
.elementor-swiper-button :is(i,svg) { width: 1em; height: 1em }
.elementor-swiper-button-prev { left: 10px }
.elementor-swiper-button-next { right: 10px }
.elementor-swiper-button.swiper-button-disabled { opacity: .3 }
`;

/** Printed where the page has a nested carousel: it hides all but the first slide of a row that no script has started. */
export const nestedCarouselStyles = `
.swiper:not(.swiper-initialized) > .swiper-wrapper { overflow: hidden }
`;
