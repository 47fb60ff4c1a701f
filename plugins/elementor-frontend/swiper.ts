// Sliders of others: the page builder's own Swiper, which is asked for when the first one is made.
import { activeBreakpoints } from "../../src/base/breakpoints";
import type { Scope } from "../../src/kit/scope";
import type { Values } from "./model";

/** What is used of Swiper 8. */
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

let request: Promise<unknown> | undefined;

/** @throws (rejects) where the page has neither Swiper nor the page builder's files */
export const startSwiper = async (scope: Scope, container: HTMLElement, config: SwiperConfig = {}): Promise<Swiper> => {
	if (!globals.Swiper) {
		const { load } = window.elementorFrontend!.utils.assetsLoader;
		await Promise.all([load("style", "swiper"), (request ??= loadScript(scope).finally(() => (request = undefined)))]);
	}
	return new globals.Swiper!(container, toSwiper(scope, config));
};

const loadScript = ({ page }: Scope) =>
	new Promise((resolve, reject) => {
		const { environmentMode, urls } = page.builder as {
			environmentMode?: { isScriptDebug?: boolean };
			urls?: { assets?: string };
		};
		const stem = `${urls!.assets}lib/swiper/v8/swiper`;
		const script = document.createElement("script");
		// An address that the page prints goes by no policy of ours: where Trusted Types are required this throws.
		script.src = `${stem}${environmentMode?.isScriptDebug ? "" : ".min"}.js?ver=8.4.5`;
		script.onload = resolve;
		script.onerror = () => {
			script.remove();
			reject(new Error(script.src));
		};
		document.body.append(script);
	});

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
