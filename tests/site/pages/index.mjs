// The pages of the demo, in the order of the navigation. A new page is a file here and a line in this list.
import accessibilityPanel from "./accessibility-panel.mjs";
import accordion from "./accordion.mjs";
import alert from "./alert.mjs";
import animatedHeadline from "./animated-headline.mjs";
import animations from "./animations.mjs";
import backgroundSlideshow from "./background-slideshow.mjs";
import backgroundVideo from "./background-video.mjs";
import bench from "./bench.mjs";
import carousel from "./carousel.mjs";
import chat from "./chat.mjs";
import codeHighlight from "./code-highlight.mjs";
import countdown from "./countdown.mjs";
import counter from "./counter.mjs";
import dropCap from "./drop-cap.mjs";
import events from "./events.mjs";
import everything from "./everything.mjs";
import facebookWidget from "./facebook-widget.mjs";
import floatingButtons from "./floating-buttons.mjs";
import form from "./form.mjs";
import gallery from "./gallery.mjs";
import heading from "./heading.mjs";
import home from "./home.mjs";
import hotspot from "./hotspot.mjs";
import inbox from "./inbox.mjs";
import landing from "./landing.mjs";
import lazyBackground from "./lazy-background.mjs";
import leadForm from "./lead-form.mjs";
import lightbox from "./lightbox.mjs";
import linkActions from "./link-actions.mjs";
import { loopPages } from "./loop-filter.mjs";
import lottie from "./lottie.mjs";
import megaMenu from "./mega-menu.mjs";
import motion from "./motion.mjs";
import navMenu from "./nav-menu.mjs";
import nestedAccordion from "./nested-accordion.mjs";
import nestedTabs from "./nested-tabs.mjs";
import offCanvas from "./off-canvas.mjs";
import photoFeed from "./photo-feed.mjs";
import popups from "./popups.mjs";
import posts from "./posts.mjs";
import previewScroll from "./preview-scroll.mjs";
import progress from "./progress.mjs";
import progressTracker from "./progress-tracker.mjs";
import scale from "./scale.mjs";
import search from "./search.mjs";
import shareButtons from "./share-buttons.mjs";
import { shopPages } from "./shop.mjs";
import sticky from "./sticky.mjs";
import stickyHeader from "./sticky-header.mjs";
import stretched from "./stretched.mjs";
import tableOfContents from "./table-of-contents.mjs";
import textPath from "./text-path.mjs";
import thanks from "./thanks.mjs";
import video from "./video.mjs";
import videoPlaylist from "./video-playlist.mjs";
import woocommerceMenuCart from "./woocommerce-menu-cart.mjs";

/** @typedef {import("../context.mjs").Text} Text */

/**
 * @typedef {object} Page
 * @property {string} path
 * @property {Text} title
 * @property {Text} summary one sentence, on the card and as the description
 * @property {(context: import("../context.mjs").Context & Record<string, any>) => unknown} body markup, or a promise of it
 * @property {unknown} [picture] what `picture()` gives; pages without one have no card
 * @property {string} [group] id of the navigation group; pages without one are not listed
 * @property {Text} [lede] under the heading, instead of the summary
 * @property {{ en: string[], he: string[] }} [tries] things to try
 * @property {boolean} [stickyHeader] the header is the page builder's
 * @property {import("../forms.mjs").Form[]} [forms] lead forms on the page; it then accepts their plain posts
 * @property {boolean} [endpoint] the page asks an endpoint beside forms, whose behaviour can be chosen
 * @property {object} [tracking] events of the page, for its tracking configuration
 * @property {boolean} [menus] the page has menus
 * @property {string[]} [before] plugins whose `before.css` the page prints into its head
 * @property {(context: import("../context.mjs").Context) => unknown} [headerMenu] a menu in the header
 * @property {string} [container] selector of the box that stretched sections are as wide as; the window unless given
 * @property {Record<string, unknown>} [globals] that the page prints beside the settings
 * @property {boolean} [popups] the page has popups of its own
 * @property {boolean} [cart] the page has carts of the shop
 * @property {boolean} [bare] the body brings its own heading and document
 * @property {boolean} [panel] false: without the list of what was loaded
 * @property {boolean} [static] a page without any script
 * @property {string[]} [scripts] origins of scripts that the strict policy allows beside the host's own
 * @property {string} [className] further class of `body`
 * @property {number} [id] post id; given by this list
 */

export const groups = [
	{ id: "start", title: { en: "Start", he: "התחלה" } },
	{ id: "widgets", title: { en: "Widgets", he: "רכיבים" } },
	{ id: "effects", title: { en: "Page effects", he: "אפקטים" } },
	{ id: "shop", title: { en: "Shop", he: "חנות" } },
	{ id: "whole", title: { en: "Whole pages", he: "עמודים שלמים" } },
];

/** @type {Page[]} */
export const pages = [
	home,
	heading,
	accordion,
	navMenu,
	megaMenu,
	woocommerceMenuCart,
	nestedTabs,
	nestedAccordion,
	form,
	leadForm,
	lightbox,
	carousel,
	video,
	videoPlaylist,
	lottie,
	textPath,
	photoFeed,
	gallery,
	countdown,
	counter,
	progress,
	progressTracker,
	tableOfContents,
	search,
	posts,
	animatedHeadline,
	hotspot,
	shareButtons,
	facebookWidget,
	codeHighlight,
	alert,
	offCanvas,
	popups,
	chat,
	floatingButtons,
	animations,
	motion,
	lazyBackground,
	backgroundVideo,
	backgroundSlideshow,
	dropCap,
	sticky,
	stickyHeader,
	stretched,
	accessibilityPanel,
	linkActions,
	previewScroll,
	...loopPages,
	...shopPages,
	events,
	landing,
	everything,
	scale,
	bench,
	inbox,
	thanks,
].map((page, index) => ({ id: 40 + index, ...page }));
