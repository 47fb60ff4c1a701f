// Third-party sliders: on the engine of our carousels; with unsupported options on the page's Swiper, or the page builder's own file of it.
import { activeBreakpoints } from "../../src/base/breakpoints";
import type { Scope } from "../../src/kit/scope";
import { appendScript } from "./load-script";
import type { Values } from "./model";

/** The used part of Swiper 8. */
export interface Swiper {
	slides: ArrayLike<HTMLElement>;
	activeIndex: number;
	autoplay: { start(): void; stop(): void };
	on(names: string, listener: () => void): void;
}

export interface SwiperConfig extends Values {
	/** Parameters by width, in pixels: from that width on, or, with the switch, up to it. */
	breakpoints?: Record<number, Values>;
	/** The widths are breakpoints of the page builder. */
	handleElementorBreakpoints?: boolean;
}

type Constructor = new (container: HTMLElement, config: Values) => Swiper;
const globals = window as { Swiper?: Constructor };

const loadEngine = () => import("./engine");

let request: Promise<unknown> | undefined;
/** The replacement for Swiper. */
let ours: Constructor | undefined;

/** @throws (rejects) if the engine does not support it and the page has neither Swiper nor the page builder's files */
export const startSwiper = async (scope: Scope, container: HTMLElement, config: SwiperConfig = {}): Promise<Swiper> => {
	const { load } = window.elementorFrontend!.utils.assetsLoader;
	const hasOwn = globals.Swiper && globals.Swiper !== ours;
	const engine = hasOwn || !isKnown(config) ? undefined : await scope.part(loadEngine, (engine) => engine);
	if (engine) {
		await load("style", "swiper");
		if (!ours) {
			const Swiper = (ours = engine.createSwiperClass(scope) as unknown as Constructor);
			globals.Swiper = Swiper;
			scope.add(() => {
				ours = undefined;
				if (globals.Swiper === Swiper) delete globals.Swiper;
			});
		}
		const { effect, ...known } = toSwiper(scope, config);
		// Swiper moves the row for a name that it does not know.
		return new ours(container, /^(fade|cube|coverflow)$/.test(`${effect}`) ? { ...known, effect } : known);
	}
	if (!hasOwn)
		await Promise.all([load("style", "swiper"), (request ??= loadSwiper(scope).finally(() => (request = undefined)))]);
	return new globals.Swiper!(container, toSwiper(scope, config));
};

/** Whether the engine supports a slider's options; otherwise Swiper itself runs it. */
const isKnown = (config: Values): boolean =>
	!["direction", "slidesPerView", "effect"].some((name) =>
		/^(vertical|auto|flip|cards|creative)$/.test(`${config[name]}`),
	) && !["thumbs", "grid", "virtual", "freeMode", "controller", "modules"].some((name) => config[name]);

const loadSwiper = ({ page }: Scope) => {
	const { environmentMode, urls } = page.builder as {
		environmentMode?: { isScriptDebug?: boolean };
		urls?: { assets?: string };
	};
	const stem = `${urls!.assets}lib/swiper/v8/swiper`;
	return appendScript(`${stem}${environmentMode?.isScriptDebug ? "" : ".min"}.js?ver=8.4.5`);
};

/** Swiper's breakpoints are the smallest widths that parameters hold for, the page builder's the largest ones. */
const toSwiper = ({ page }: Scope, { handleElementorBreakpoints, ...config }: SwiperConfig): Values => {
	const { breakpoints } = config;
	if (!handleElementorBreakpoints || !breakpoints) return config;
	const { getDeviceMinBreakpoint, getDesktopMinPoint } = window.elementorFrontend!.breakpoints;
	const names = new Set(Object.values(breakpoints).flatMap(Object.keys));
	const ofDesktop = Object.fromEntries(Object.entries(config).filter(([name]) => names.has(name)));
	const byWidth: Record<number, Values> = { [getDesktopMinPoint()]: ofDesktop };
	activeBreakpoints(page.builder).forEach(([device, value], index) => {
		if (breakpoints[value]) byWidth[index ? getDeviceMinBreakpoint(device) : 0] = breakpoints[value];
	});
	return { ...config, breakpoints: byWidth };
};
