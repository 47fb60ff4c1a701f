// The components' words in the included languages.
import { ar } from "./words-ar";
import { de } from "./words-de";
import { es } from "./words-es";
import { fr } from "./words-fr";
import { he } from "./words-he";

/** Names in braces are filled in. */
export interface Words {
	/** The name of a carousel without a label, its role, and that of a slide. */
	slides: string;
	carousel: string;
	slide: string;
	/** A slide without a name: `{at}`, `{count}`. */
	slideOf: string;
	previousSlide: string;
	nextSlide: string;
	/** The row of small pictures below a slideshow: `{label}`. */
	chooseSlide: string;
	accordion: string;
	accordionHint: string;
	tabs: string;
	tabsHint: string;
	menu: string;
	menuToggle: string;
	open: string;
	close: string;
	dismiss: string;
	playVideo: string;
	cart: string;
	all: string;
	galleryFilter: string;
	/** `{network}` */
	shareOn: string;
	days: string;
	hours: string;
	minutes: string;
	seconds: string;
	/** Messages of a form that its app has sent, and of one that failed. */
	formSent: string;
	formError: string;
	/** Before the number of a slide, of a dot. */
	goToSlide: string;
	/** Said by an arrow that leads nowhere. */
	firstSlide: string;
	lastSlide: string;
	/** Controls of the lightbox. */
	zoom: string;
	fullscreen: string;
	share: string;
	pinIt: string;
	downloadImage: string;
	/** Of lists that continue. */
	loadMore: string;
	pagination: string;
	loading: string;
	loadFailed: string;
	/** `{count}` */
	itemCount: string;
	newPhotos: string;
	/** A frame without a title. */
	video: string;
	/** A table of contents of a page without any. */
	noHeadings: string;
	/** The chat: its name, and its button. */
	chat: string;
	openChat: string;
	/** The accessibility panel: its button, its controls, its colours. */
	panelOpen: string;
	panelTextSize: string;
	panelLarger: string;
	panelSmaller: string;
	panelColours: string;
	panelForget: string;
	panelUnderlineLinks: string;
	panelHighlightLinks: string;
	panelInvert: string;
	panelNoAnimations: string;
	panelKeyboardAccess: string;
	panelReadableFont: string;
	panelLightsOff: string;
	panelGreyscale: string;
	panelRemoveStyles: string;
	panelReset: string;
	black: string;
	white: string;
	green: string;
	blue: string;
	red: string;
	orange: string;
	yellow: string;
	violet: string;
}

export const en: Words = {
	slides: "Slides",
	carousel: "Carousel",
	slide: "slide",
	slideOf: "{at} of {count}",
	previousSlide: "Previous slide",
	nextSlide: "Next slide",
	chooseSlide: "{label}: choose",
	accordion: "Accordion",
	accordionHint: "Open links with Enter or Space, close with Escape, and navigate with Arrow Keys",
	tabs: "Tabs",
	tabsHint: "Open items with Enter or Space, close with Escape and navigate using the Arrow keys.",
	menu: "Menu",
	menuToggle: "Menu Toggle",
	open: "Open",
	close: "Close",
	dismiss: "Dismiss this alert.",
	playVideo: "Play Video",
	cart: "Cart",
	all: "All",
	galleryFilter: "Gallery filter",
	shareOn: "Share on {network}",
	days: "Days",
	hours: "Hours",
	minutes: "Minutes",
	seconds: "Seconds",
	formSent: "Thank you, your message was sent.",
	formError: "Your message could not be sent. Please try again.",
	goToSlide: "Go to slide",
	firstSlide: "This is the first slide",
	lastSlide: "This is the last slide",
	zoom: "Zoom",
	fullscreen: "Fullscreen",
	share: "Share",
	pinIt: "Pin it",
	downloadImage: "Download image",
	loadMore: "Load more",
	pagination: "Pagination",
	loading: "Loading",
	loadFailed: "Could not be loaded",
	itemCount: "{count} items",
	newPhotos: "{count} new photos",
	video: "Video",
	noHeadings: "No headings were found on this page.",
	chat: "Chat",
	openChat: "Open chat",
	panelOpen: "Display preferences",
	panelTextSize: "Text size",
	panelLarger: "Larger text",
	panelSmaller: "Smaller text",
	panelColours: "Colours",
	panelForget: "Forget the colours",
	panelUnderlineLinks: "Underline links",
	panelHighlightLinks: "Highlight links",
	panelInvert: "Invert colours",
	panelNoAnimations: "No animations",
	panelKeyboardAccess: "Show the keyboard focus",
	panelReadableFont: "Readable font",
	panelLightsOff: "Lights off",
	panelGreyscale: "Grey pictures",
	panelRemoveStyles: "Without styles",
	panelReset: "Reset everything",
	black: "Black",
	white: "White",
	green: "Green",
	blue: "Blue",
	red: "Red",
	orange: "Orange",
	yellow: "Yellow",
	violet: "Violet",
};

export const languages = { en, de, fr, es, he, ar };
