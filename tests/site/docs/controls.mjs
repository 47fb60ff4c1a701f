// Which settings of an example can be changed: those that its host prints, and those that the demo page offers.

/** What can be chosen alongside what the example prints, by plugin. A list of `""` and `yes` is a switch; an empty one takes a setting away. */
const offers = {
	carousel: {
		slides_to_show: ["1", "2", "3", "4"],
		slides_to_scroll: ["1", "2", "3"],
		infinite: ["yes", ""],
		autoplay: ["", "yes"],
		speed: ["150", "500", "1500"],
		effect: ["slide", "fade"],
		pagination: ["bullets", "fraction", "progressbar"],
		autoplay_speed: [],
		pause_on_hover: [],
		pause_on_interaction: [],
		navigation: [],
	},
	"nested-accordion": { max_items_expended: ["one", "multiple"], default_state: [] },
	"nested-tabs": {
		horizontal_scroll: ["disable", "enable"],
		tabs_justify_horizontal: ["start", "center", "end", "stretch"],
	},
	sticky: { sticky: ["top", "bottom"], sticky_parent: ["", "yes"] },
	"background-slideshow": {
		background_slideshow_slide_transition: ["fade", "slide_right", "slide_left", "slide_up", "slide_down"],
		background_slideshow_ken_burns: ["", "yes"],
		background_slideshow_loop: ["yes", ""],
		background_slideshow_gallery: [],
	},
	"drop-cap": { drop_cap: ["yes", ""] },
	"photo-feed": { lightbox: ["", "yes"] },
	"loop-filter": { multiple_selection: ["", "yes"], logical_combination: ["AND", "OR"] },
	animations: { animation: ["fadeIn", "fadeInUp", "zoomIn", "bounceIn", "none"] },
};

/** Of elements in the host, what the plugin reads there instead of settings: by plugin, the element and its attributes. */
const attributeOffers = {
	counter: [".elementor-counter-number", "data-to-value", "data-from-value", "data-duration", "data-delimiter"],
	progress: [".elementor-progress-bar", "data-max"],
};

/** Not for a panel: texts of the page builder that no visitor sees a difference by. */
const isDull = (name) => /^_|^popup_|_(id|html|icon)$/.test(name);

/**
 * @param {Element} host
 * @param {Record<string, unknown>} printed its settings
 * @param {string} plugin
 * @returns {import("./islands/state").Control[]}
 */
export const controlsOf = (host, printed, plugin) => {
	const offered = offers[plugin] ?? {};
	const [on, ...attributes] = attributeOffers[plugin] ?? [];
	const names = new Set([...Object.keys(offered), ...Object.keys(printed)]);
	const element = on && (host.matches(on) ? host : host.querySelector(on));
	return [
		...[...names].flatMap((name) => {
			const control = controlOf(name, printed[name], offered[name]);
			return control && offered[name]?.length !== 0 && !isDull(name) ? [control] : [];
		}),
		...(element ? attributes : []).map((name) => {
			const value = element.getAttribute(name) ?? "";
			const type = /^-?\d+(\.\d+)?$/.test(value) ? "number" : "text";
			return { name, type, value, on };
		}),
	];
};

const controlOf = (name, value, options) => {
	const shape = shapeOf(value);
	const text = typeof shape === "object" ? `${value.size}` : Array.isArray(value) ? value.join(", ") : `${value ?? ""}`;
	const common = { name, value: text, ...(shape && { shape }) };
	if (options && `${options.toSorted()}` === ",yes") return { ...common, type: "switch" };
	if (options) return { ...common, type: "choice", options: options.includes(text) ? options : [text, ...options] };
	if (value === "yes") return { ...common, type: "switch" };
	if (typeof value === "object" && !shape) return;
	const isNumber = shape && shape !== "list" ? true : /^-?\d+(\.\d+)?$/.test(text);
	return { ...common, type: isNumber ? "number" : "text" };
};

const shapeOf = (value) => {
	if (typeof value === "number") return "number";
	if (Array.isArray(value)) return "list";
	return value && typeof value === "object" && "size" in value ? { unit: value.unit ?? "px" } : undefined;
};
