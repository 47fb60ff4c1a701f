// `elementorFrontend.utils`, as far as it belongs to no feature of its own.
import type { ActiveBreakpoint, Device } from "../../src/base/breakpoints";
import type { ActionHandler } from "../../src/base/descriptor";
import { ownActions, runActionOf } from "../../src/kit/actions";
import type { Scope } from "../../src/kit/scope";
import type { BuilderStyle } from "../../src/parts/builder-styles";
import { $viewport } from "../../src/stores/viewport";
import { attempt, type Callback } from "./attempt";
import { unwrap, type Wrapped } from "./jquery";
import { loadClasses } from "./late";
import { createActionHash, escapeHTML, responsiveValue, type Values } from "./model";
import { Module } from "./modules";
import type { Swiper, SwiperConfig } from "./swiper";
import { createVideoLoader } from "./video-loaders";

const loadStyles = () => import("../../src/parts/builder-styles");

/** Milliseconds until a style sheet that does not answer is no longer waited for. */
const timeoutMs = 10_000;

const agents = "isTouchDevice appleWebkit blink chrome edge firefox ie mac opera safari webkit".split(" ");

type AsyncSwiper = new (container: Wrapped, config?: SwiperConfig) => Promise<Swiper>;

export const createUtils = (scope: Scope, active: ActiveBreakpoint[]) => ({
	assetsLoader: createAssetsLoader(scope),
	/** What its plugin does needs nobody to call it. */
	anchor_scroll_margin: new Module(),
	baseVideoLoader: createVideoLoader(scope),
	controls: {
		/** @param device the current one when absent */
		getResponsiveControlValue: (settings: Values, key: string, subKey = "", device: Device | null = null) =>
			responsiveValue(settings, key, device ?? $viewport.get().device, active, subKey),
	},
	/** Which of the browsers and systems it is, as the classes on `body` say. */
	get environment(): Record<string, boolean> {
		return Object.fromEntries(agents.map((name) => [name, document.body.classList.contains(`e--ua-${name}`)]));
	},
	escapeHTML,
	events: {
		/** Dispatches an event, and another one by its old name. */
		dispatch(context: Wrapped, name: string, detail: unknown = null, oldName?: string | null) {
			for (const type of [name, oldName]) if (type) unwrap(context)?.dispatchEvent(new CustomEvent(type, { detail }));
		},
	},
	/** Loaded when something is shown: an image (`{ url }`), a slideshow or a video, as its link action says it. */
	lightbox: Promise.resolve({
		showModal: (options: Values) => scope.runAction(createActionHash("lightbox", options)),
	}),
	urlActions: {
		/** Adds or replaces. The action is called with the settings of the link and the click. */
		addAction: (name: string, action: Callback) => void actions().set(name, action),
		createActionHash,
		/** Calls the action with the decoded settings and the arguments. */
		runAction(url: string, ...args: unknown[]) {
			const { event } = window;
			const find = (name: string): ActionHandler | undefined => {
				const action: Callback | undefined = actions().get(name);
				if (action) return (settings) => action(settings, ...args);
				scope.runAction(url, event);
			};
			runActionOf(url, find, event);
		},
	},
	/** `await new elementorFrontend.utils.swiper(container, config)`: an instance of the page builder's Swiper. */
	swiper: class {
		constructor(container: Wrapped, config?: SwiperConfig) {
			// biome-ignore lint/correctness/noConstructorReturn: what the page builder's constructor gives
			return createSwiper(scope, unwrap(container)!, config);
		}
	} as unknown as AsyncSwiper,
	vimeo: createVideoLoader(scope, "vimeo"),
	youtube: createVideoLoader(scope, "youtube"),
});

const createSwiper = async (scope: Scope, container: HTMLElement, config?: SwiperConfig): Promise<Swiper> => {
	const part = await scope.part(loadClasses, (part) => part);
	if (!part) throw new Error("swiper");
	return part.startSwiper(scope, container, config);
};

const actions = () => window.gossamer?.actions ?? ownActions;

const createAssetsLoader = (scope: Scope) => {
	const styles = new Map<string, Promise<true>>();
	const loadStyle = (key: string) =>
		scope
			.part(loadStyles, ({ loadBuilderStyle }) => loadBuilderStyle(scope, key as BuilderStyle, timeoutMs))
			.then(() => true as const);
	return {
		/** Settles when the asset is there. One that is unknown, fails or is late is gone on without. */
		async load(type: "script" | "style", key: string): Promise<true> {
			if (type === "style" && !styles.has(key)) styles.set(key, loadStyle(key));
			return styles.get(key) ?? true;
		},
	};
};

/**
 * The function, held back: it runs at the first call of a burst, and again once the calls have ceased.
 * @param ms of silence that end a burst
 */
export const createDebounce =
	(scope: Scope) =>
	<A extends unknown[]>(callback: (...args: A) => unknown, ms = 0) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		scope.add(() => clearTimeout(timer));
		return function (this: unknown, ...args: A): void {
			const run = () => attempt(() => callback.apply(this, args));
			if (timer === undefined) run();
			clearTimeout(timer);
			timer = setTimeout(() => {
				timer = undefined;
				run();
			}, ms);
		};
	};
