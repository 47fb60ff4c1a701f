// `elementorFrontend.utils`, except members of other features.
import type { ActiveBreakpoint, Device } from "../../src/base/breakpoints";
import type { Callback } from "./attempt";
import type { Connection } from "./connection";
import { unwrap, type Wrapped } from "./jquery";
import { createActionHash, escapeHTML, getItem, responsiveValue, type Values } from "./model";
import { Module } from "./modules";
import type { Swiper, SwiperConfig } from "./swiper";
import { createVideoLoader } from "./video-loaders";

const agents = "isTouchDevice appleWebkit blink chrome edge firefox ie mac opera safari webkit".split(" ");

type AsyncSwiper = new (container: Wrapped, config?: SwiperConfig) => Promise<Swiper>;

interface Devices {
	active(): ActiveBreakpoint[];
	current(): Device;
}

export const createUtils = (connection: Connection, { active, current }: Devices) => {
	const { ask } = connection;
	const lightbox = {
		/** An image (`{ url }`), a slideshow or a video, as its link action says it. */
		showModal: (options: Values) => ask((link) => link.runAction(createActionHash("lightbox", options))),
	};
	return {
		assetsLoader: {
			/** Settles when the asset has loaded. Unknown, failed or late assets are ignored. */
			load: async (type: "script" | "style", key: string): Promise<true> => ask((link) => link.loadAsset(type, key)),
		},
		// Our plugins do the same without a call.
		anchor_scroll_margin: new Module(),
		anchors: new Module(),
		baseVideoLoader: createVideoLoader(connection),
		controls: {
			/** A value, or a member of it if it is an object. */
			getControlValue(settings: Values, key: string, subKey?: string): unknown {
				const value = settings[key];
				return typeof value === "object" && subKey ? getItem(value, subKey) : value;
			},
			/** @param device the current one when absent */
			getResponsiveControlValue: (settings: Values, key: string, subKey = "", device: Device | null = null) =>
				responsiveValue(settings, key, device ?? current(), active(), subKey),
		},
		/** Which of the browsers and systems it is, as the classes on `body` say. */
		get environment(): Record<string, boolean> {
			return Object.fromEntries(agents.map((name) => [name, document.body.classList.contains(`e--ua-${name}`)]));
		},
		escapeHTML,
		events: {
			/** Dispatches an event, and another one by its old name before it. */
			dispatch(context: Wrapped, name: string, detail: unknown = null, oldName?: string | null) {
				for (const type of [oldName, name]) if (type) unwrap(context)?.dispatchEvent(new CustomEvent(type, { detail }));
			},
		},
		/** A promise from 3.2 on, the object itself before. */
		lightbox: Object.assign(Promise.resolve(lightbox), lightbox),
		urlActions: {
			/** Adds or replaces. The action is called with the settings of the link and the click. */
			addAction: (name: string, action: Callback) => void ask((link) => link.addAction(name, action)),
			createActionHash,
			/** Calls the action with the decoded settings and the arguments. */
			runAction(url: string, ...args: unknown[]) {
				const { event } = window;
				ask((link) => link.runActionWith(url, event, args));
			},
		},
		/** `await new elementorFrontend.utils.swiper(container, config)`: an instance of the page builder's Swiper. */
		swiper: class {
			constructor(container: Wrapped, config?: SwiperConfig) {
				// biome-ignore lint/correctness/noConstructorReturn: the page builder's constructor returns it
				return ask((link) => link.startSwiper(unwrap(container)!, config)) as object;
			}
		} as unknown as AsyncSwiper,
		vimeo: createVideoLoader(connection, "vimeo"),
		youtube: createVideoLoader(connection, "youtube"),
	};
};
