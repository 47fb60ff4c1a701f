// The globals that the page, the page builder and the build put alongside our code.

/** True in tests and development builds, false in what visitors load. Replaced at build time. */
declare const __DEV__: boolean;
/** Version of the package. Replaced at build time. */
declare const __VERSION__: string;
/** The chunks that come with the core, in the build of the site. */
declare const __BUNDLE__: import("./core/load").Bundle;
/** The rows of the table, in the build of the site. */
declare const __ROWS__: import("./base/descriptor").PluginRow[];

interface Window {
	/** Settings that the page builder prints before its front-end script. */
	elementorFrontendConfig?: import("./base/breakpoints").FrontendConfig;
	/** Settings that the page builder's Pro part prints before its front-end script. */
	ElementorProFrontendConfig?: {
		/** Where forms are sent. */
		ajaxurl?: string;
		urls?: { rest?: string };
		/** Texts of before 3.3. */
		i18n?: Record<string, unknown>;
		/** Until 3.5: where the cart and its checkout are. */
		menu_cart?: { cart_page_url?: string; checkout_page_url?: string };
		settings?: { lazy_load_background_images?: boolean };
		popup?: { hasPopUps?: boolean };
		/** What a Lottie widget shows that names no file. */
		lottie?: { defaultAnimationUrl?: string };
		/** For Facebook's own script. */
		facebook_sdk?: { lang?: unknown; app_id?: unknown };
		woocommerce?: {
			menu_cart?: { fragments_nonce?: string };
			/** The page was requested by a form that put something into the cart. */
			productAddedToCart?: boolean;
		};
	};
	/** jQuery, on sites that load it themselves. Never required, never loaded by us. */
	// biome-ignore lint/suspicious/noExplicitAny: jQuery ships its own types; we only pass events on to it.
	jQuery?: any;
}

interface Document {
	/** True while the page is prerendered and not yet shown. */
	readonly prerendering?: boolean;
}

/** Lottie's light player; its package describes only the other builds of it. */
declare module "lottie-web/build/player/esm/lottie_light.min.js" {
	const lottie: typeof import("lottie-web").default;
	export default lottie;
}

/** https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface CloseWatcher extends EventTarget {
	onclose: ((event: Event) => unknown) | null;
	destroy(): void;
}
declare var CloseWatcher: { new (): CloseWatcher } | undefined;
