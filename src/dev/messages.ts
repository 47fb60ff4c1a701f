// The sentence that explains each code of the error sink to a developer.

/** By the code of an error: what it means, and what becomes of the page. */
export const messages: Record<string, string> = {
	action: "The handler of a link action threw.",
	compat: "A handler that another script gave to elementorFrontend threw; the others ran.",
	consent: "A consent tool could not be asked; what it was asked for counts as not answered.",
	credits: "The credits of the accessibility panel are missing or hidden, so the panel was taken away.",
	destination: "A destination of tracking threw; the others got the event.",
	frame: "A callback of frame.read or frame.write threw; the others ran.",
	"frame-read": "A callback of frame.read wrote to the page; use frame.write for that.",
	hydrate: "What a view drew first was not what the server had printed; it was redrawn.",
	hydration: "What the runtime was to take over is not on the page; it was made again.",
	listener: "A handler that the page bound through jQuery threw; native listeners still hear the event.",
	load: "The chunk of a plugin could not be loaded; its hosts stay as the server printed them.",
	markup:
		"A widget lacks a part that it needs, named by `error`: the page builder's version may print another form; the host stays as the server printed it.",
	mount: "Something went wrong when the plugin was mounted.",
	"no-plugin": "The chunk has no plugin in it: it wants a default export, `export default definePlugin({ … })`.",
	"not-a-plugin":
		"The chunk's default export was not made by definePlugin: write `export default definePlugin({ … })`.",
	page: "What the core writes to the body could not be written; the page goes on.",
	picture: "A picture of a feed and what stands for it could not be loaded.",
	player:
		"The player of a video provider could not be loaded; what stood there before stays, with a link to the video.",
	plugin: "A plugin threw or rejected; it was taken off its host, the page goes on without it.",
	request: "A request of a plugin failed or was not answered in time.",
	selector: "The selector of a plugin does not parse; the plugin was left out.",
	settings: "data-settings (or data-elementor-settings) does not hold valid JSON; the plugin runs with its defaults.",
	teardown: "Something that a plugin wanted to undo at teardown threw; the rest was undone.",
	tracking:
		"Tracking met something it could not use: an answer of the server, a cookie, a vendor's script. The page goes on.",
};
