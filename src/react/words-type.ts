// What a list of words holds, in any language.

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
