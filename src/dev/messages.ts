// The sentence that explains each code of the error sink to a developer.

/** By the code of an error: what it means, and what happens to the page. */
export const messages: Record<string, string> = {
	action: "The handler of a link action threw.",
	compat: "A handler that another script gave to elementorFrontend threw; the others ran.",
	consent: "A consent tool could not be read; Gossamer treats the visitor as not having answered.",
	credits: "The credits of the accessibility panel are missing or hidden, so the panel was removed.",
	destination: "A tracking destination threw; the other destinations got the event.",
	frame: "A callback of frame.read or frame.write threw; the other callbacks ran.",
	"frame-read": "A callback of frame.read wrote to the page; use frame.write for that.",
	hydrate: "The first render of a view differs from the markup that the server printed; the view was rendered again.",
	hydration: "Markup that the runtime expected to hydrate is not on the page; it was rendered again.",
	listener: "A handler that the page bound through jQuery threw; native listeners still get the event.",
	load: "The chunk of a plugin could not be loaded; its hosts stay as the server printed them.",
	markup:
		"A widget lacks an element that its plugin needs; `error` names it. The page builder's version may print other markup. What needs that element stays as the server printed it.",
	mount: "The plugin threw while it was mounted.",
	"no-plugin": "The chunk has no default export: write `export default definePlugin({ … })`.",
	"not-a-plugin":
		"The chunk's default export was not made by definePlugin: write `export default definePlugin({ … })`.",
	page: "The core could not write its class or attribute to the body; everything else works.",
	picture: "Neither a picture of a feed nor its fallback could be loaded.",
	player: "The player of a video provider could not be loaded; the previous content stays, with a link to the video.",
	plugin: "A plugin threw or rejected; it was unmounted from its host, and the rest of the page works.",
	request: "A request of a plugin failed or timed out.",
	selector: "The selector of a plugin does not parse; the plugin was skipped.",
	settings: "data-settings (or data-elementor-settings) is not valid JSON; the plugin runs with its defaults.",
	teardown: "A disposer of a plugin threw at teardown; the other disposers ran.",
	tracking:
		"Tracking could not use a response of the server, a cookie or a vendor's script; the rest of the page works.",
	video: "The lightbox cannot play the video of this address (`error`); a press leads to the address.",
};
