// The table of all plugins: a line each, and the whole of their registration.
import type { PluginRow } from "../src/base/descriptor";
import accessibilityPanel from "./accessibility-panel/plugin";
import accordion from "./accordion/plugin";
import alert from "./alert/plugin";
import animatedHeadline from "./animated-headline/plugin";
import animations from "./animations/plugin";
import atomicForm from "./atomic-form/plugin";
import atomicLoop from "./atomic-loop/plugin";
import atomicTabs from "./atomic-tabs/plugin";
import atomicVideo from "./atomic-video/plugin";
import backgroundSlideshow from "./background-slideshow/plugin";
import backgroundVideo from "./background-video/plugin";
import carousel from "./carousel/plugin";
import chat from "./chat/plugin";
import codeHighlight from "./code-highlight/plugin";
import countdown from "./countdown/plugin";
import counter from "./counter/plugin";
import dropCap from "./drop-cap/plugin";
import elementorFrontend from "./elementor-frontend/plugin";
import facebookWidget from "./facebook-widget/plugin";
import floatingButtons from "./floating-buttons/plugin";
import form from "./form/plugin";
import gallery from "./gallery/plugin";
import hotspot from "./hotspot/plugin";
import interactions from "./interactions/plugin";
import lazyBackground from "./lazy-background/plugin";
import leadForm from "./lead-form/plugin";
import lightbox from "./lightbox/plugin";
import loopFilter from "./loop-filter/plugin";
import lottie from "./lottie/plugin";
import megaMenu from "./mega-menu/plugin";
import motion from "./motion/plugin";
import navMenu from "./nav-menu/plugin";
import nestedAccordion from "./nested-accordion/plugin";
import nestedTabs from "./nested-tabs/plugin";
import offCanvas from "./off-canvas/plugin";
import photoFeed from "./photo-feed/plugin";
import popups from "./popups/plugin";
import posts from "./posts/plugin";
import previewScroll from "./preview-scroll/plugin";
import progress from "./progress/plugin";
import progressTracker from "./progress-tracker/plugin";
import search from "./search/plugin";
import shareButtons from "./share-buttons/plugin";
import sticky from "./sticky/plugin";
import stickyAnchors from "./sticky-anchors/plugin";
import stickyHeader from "./sticky-header/plugin";
import stretched from "./stretched/plugin";
import tableOfContents from "./table-of-contents/plugin";
import textPath from "./text-path/plugin";
import tracking from "./tracking/plugin";
import video from "./video/plugin";
import videoPlaylist from "./video-playlist/plugin";
import woocommerceMenuCart from "./woocommerce-menu-cart/plugin";

/** The rows, in the order in which the core searches a page for hosts. */
export const rows: readonly PluginRow[] = [
	accessibilityPanel,
	accordion,
	alert,
	animatedHeadline,
	animations,
	atomicForm,
	atomicLoop,
	atomicTabs,
	atomicVideo,
	backgroundSlideshow,
	backgroundVideo,
	carousel,
	chat,
	codeHighlight,
	countdown,
	counter,
	dropCap,
	elementorFrontend,
	facebookWidget,
	floatingButtons,
	form,
	gallery,
	hotspot,
	interactions,
	lazyBackground,
	leadForm,
	lightbox,
	loopFilter,
	lottie,
	megaMenu,
	motion,
	navMenu,
	nestedAccordion,
	nestedTabs,
	offCanvas,
	photoFeed,
	popups,
	posts,
	previewScroll,
	progress,
	progressTracker,
	search,
	shareButtons,
	sticky,
	stickyAnchors,
	stickyHeader,
	stretched,
	tableOfContents,
	textPath,
	tracking,
	video,
	videoPlaylist,
	woocommerceMenuCart,
].flat();
