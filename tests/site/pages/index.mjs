// The pages of the demo, in the order of the navigation. A new page is a file here and a line in this list.
import accessibilityPanel from "../../../plugins/accessibility-panel/tests/demo.mjs";
import accordion from "../../../plugins/accordion/tests/demo.mjs";
import alert from "../../../plugins/alert/tests/demo.mjs";
import animatedHeadline from "../../../plugins/animated-headline/tests/demo.mjs";
import animations from "../../../plugins/animations/tests/demo.mjs";
import atomicForm from "../../../plugins/atomic-form/tests/demo.mjs";
import atomicLoop from "../../../plugins/atomic-loop/tests/demo.mjs";
import atomicTabs from "../../../plugins/atomic-tabs/tests/demo.mjs";
import atomicVideo from "../../../plugins/atomic-video/tests/demo.mjs";
import backgroundSlideshow from "../../../plugins/background-slideshow/tests/demo.mjs";
import backgroundVideo from "../../../plugins/background-video/tests/demo.mjs";
import carousel from "../../../plugins/carousel/tests/demo.mjs";
import chat from "../../../plugins/chat/tests/demo.mjs";
import codeHighlight from "../../../plugins/code-highlight/tests/demo.mjs";
import countdown from "../../../plugins/countdown/tests/demo.mjs";
import counter from "../../../plugins/counter/tests/demo.mjs";
import dropCap from "../../../plugins/drop-cap/tests/demo.mjs";
import facebookWidget from "../../../plugins/facebook-widget/tests/demo.mjs";
import floatingButtons from "../../../plugins/floating-buttons/tests/demo.mjs";
import form from "../../../plugins/form/tests/demo.mjs";
import gallery from "../../../plugins/gallery/tests/demo.mjs";
import hotspot from "../../../plugins/hotspot/tests/demo.mjs";
import interactions from "../../../plugins/interactions/tests/demo.mjs";
import lazyBackground from "../../../plugins/lazy-background/tests/demo.mjs";
import leadForm from "../../../plugins/lead-form/tests/demo.mjs";
import lightbox from "../../../plugins/lightbox/tests/demo.mjs";
import { loopPages } from "../../../plugins/loop-filter/tests/demo.mjs";
import lottie from "../../../plugins/lottie/tests/demo.mjs";
import megaMenu from "../../../plugins/mega-menu/tests/demo.mjs";
import motion from "../../../plugins/motion/tests/demo.mjs";
import navMenu from "../../../plugins/nav-menu/tests/demo.mjs";
import nestedAccordion from "../../../plugins/nested-accordion/tests/demo.mjs";
import nestedTabs from "../../../plugins/nested-tabs/tests/demo.mjs";
import offCanvas from "../../../plugins/off-canvas/tests/demo.mjs";
import photoFeed from "../../../plugins/photo-feed/tests/demo.mjs";
import popups from "../../../plugins/popups/tests/demo.mjs";
import posts from "../../../plugins/posts/tests/demo.mjs";
import previewScroll from "../../../plugins/preview-scroll/tests/demo.mjs";
import progress from "../../../plugins/progress/tests/demo.mjs";
import progressTracker from "../../../plugins/progress-tracker/tests/demo.mjs";
import search from "../../../plugins/search/tests/demo.mjs";
import shareButtons from "../../../plugins/share-buttons/tests/demo.mjs";
import sticky from "../../../plugins/sticky/tests/demo.mjs";
import stickyHeader from "../../../plugins/sticky-header/tests/demo.mjs";
import stretched from "../../../plugins/stretched/tests/demo.mjs";
import tableOfContents from "../../../plugins/table-of-contents/tests/demo.mjs";
import textPath from "../../../plugins/text-path/tests/demo.mjs";
import video from "../../../plugins/video/tests/demo.mjs";
import videoPlaylist from "../../../plugins/video-playlist/tests/demo.mjs";
import woocommerceMenuCart from "../../../plugins/woocommerce-menu-cart/tests/demo.mjs";
import bench from "./bench.mjs";
import events from "./events.mjs";
import everything from "./everything.mjs";
import heading from "./heading.mjs";
import home from "./home.mjs";
import inbox from "./inbox.mjs";
import landing from "./landing.mjs";
import linkActions from "./link-actions.mjs";
import scale from "./scale.mjs";
import { shopPages } from "./shop.mjs";
import thanks from "./thanks.mjs";

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
 * @property {boolean} [endpoint] the page asks an endpoint alongside forms, whose behaviour can be chosen
 * @property {object} [tracking] events of the page, for its tracking configuration
 * @property {boolean} [menus] the page has menus
 * @property {string[]} [before] plugins whose `before.css` the page prints into its head
 * @property {(context: import("../context.mjs").Context) => unknown} [headerMenu] a menu in the header
 * @property {string} [container] selector of the box that stretched sections are as wide as; the window unless given
 * @property {Record<string, unknown>} [globals] that the page prints alongside the settings
 * @property {boolean} [popups] the page has popups of its own
 * @property {boolean} [cart] the page has carts of the shop
 * @property {boolean} [bare] the body brings its own heading and document
 * @property {boolean} [panel] false: without the list of what was loaded
 * @property {boolean} [static] a page without any script
 * @property {string[]} [scripts] origins of scripts that the strict policy allows alongside the host's own
 * @property {string} [className] further class of `body`
 * @property {number} [id] post id; given by this list
 */

export const groups = [
	{ id: "start", title: { en: "Start", he: "התחלה" } },
	{ id: "widgets", title: { en: "Widgets", he: "רכיבים" } },
	{ id: "version-4", title: { en: "Version 4", he: "גרסה 4" } },
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
	atomicTabs,
	atomicForm,
	atomicVideo,
	atomicLoop,
	interactions,
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
