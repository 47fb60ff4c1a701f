// Lottie: fetches an animation, then, near the viewport, its player; shows its first frame, and runs it as the trigger says while it is in view.
import { closestTo, parentOf } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import { getJQuery } from "../../src/base/jquery";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { followScroll } from "./follow";
import {
	type AnimationData,
	addressOf,
	clamp,
	isForeign,
	isJson,
	rangeOf,
	readAnimation,
	shareOf,
	urlOf,
} from "./model";
import { createRun } from "./run";
import { type Settings, settings } from "./settings";

const need = { service: "lottie", category: "functional" };

const areas = { column: ".elementor-column", section: ".elementor-section", container: ".e-con" };

const loadPlayer = () => import("lottie-web/build/player/esm/lottie_light.min.js");
type AnimationItem = ReturnType<Awaited<ReturnType<typeof loadPlayer>>["default"]["loadAnimation"]>;
const loadScroll = () => import("../../src/stores/scroll");
const loadPermission = () => import("../../src/kit/permission");
const loadPress = () => import("./press");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const [element] = queryOwn(host, ".e-lottie__animation");
		const file = urlOf(settings.source_json);
		const address = addressOf(
			location.href,
			settings.source === "media_file" && isJson(file) ? file : undefined,
			urlOf(settings.source_external_url),
			window.ElementorProFrontendConfig?.lottie?.defaultAnimationUrl,
		);
		if (!element) return scope.report("markup", ".e-lottie__animation");
		if (!address) return;
		const run = () => start(host, element, address, settings, scope);
		if (!isForeign(address, location.href)) return run();
		// Another host learns of the visitor: it is asked for nothing before a consent tool is answered, nor after a refusal.
		return scope.part(loadPermission, ({ watchPermission }) => {
			let running: Promise<void> | undefined;
			watchPermission(scope, need, (isPermitted) => {
				if (isPermitted) running ??= run();
			});
			return running;
		});
	},
});

const start = async (
	host: HTMLElement,
	element: HTMLElement,
	address: string,
	settings: Settings,
	scope: Scope,
): Promise<void> => {
	const data = await fetchAnimation(address, scope);
	if (!data) return;
	const before = [...element.childNodes];
	const clear = () => element.replaceChildren(...before);
	scope.add(clear);
	// The drawing's space, in its final size: the content below moves once, and not for the player.
	let { w, h } = data;
	const place = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	const size = (svg: Element | null) => {
		svg?.setAttribute("width", `${w}`);
		svg?.setAttribute("height", `${h}`);
	};
	place.setAttribute("viewBox", `0 0 ${w} ${h}`);
	place.style.cssText = "width:100%;height:100%";
	const isCanvas = settings.renderer === "canvas";
	// A canvas is as large whatever the file says.
	if (isCanvas) [w, h] = [300, 150];
	size(place);
	element.replaceChildren(place);
	// The original then gives its canvas the size of the element around it, which a closed tab does not show.
	if (isCanvas)
		scope.frame(() => {
			const { offsetWidth, offsetHeight } = element;
			if (!offsetHeight) return;
			[w, h] = [offsetWidth, offsetHeight];
			return () => size(element.querySelector("svg"));
		});
	if (settings.source === "external_url" || settings.caption_source === "custom") addCaption(host, element, scope);
	let isAsked = false;
	const draw = async () => {
		if (isAsked) return;
		isAsked = true;
		stop();
		let isThere = false;
		await scope.part(loadPlayer, ({ default: player }) => {
			isThere = true;
			const { quality } = settings;
			if (quality) player.setQuality(+quality || quality);
			element.textContent = "";
			let made: AnimationItem | undefined;
			try {
				made = player.loadAnimation({
					container: element,
					renderer: "svg",
					loop: false,
					autoplay: false,
					name: "lottie-widget",
					animationData: data,
				});
				// The player catches most errors of an invalid file.
				if (!made.isLoaded) throw new Error(`${address} cannot be drawn`);
				size(element.querySelector("svg"));
			} catch (error) {
				scope.report("request", error);
				made?.destroy();
				return clear();
			}
			scope.add(() => {
				made.destroy();
				clear();
			});
			return play(host, element, address, made, data, settings, scope);
		});
		if (!isThere) clear();
	};
	const stop = scope.observe(element, (isNear) => isNear && draw(), "200px 0px");
	scope.onPrint((isPrinting) => isPrinting && draw());
};

const play = (
	host: HTMLElement,
	element: HTMLElement,
	address: string,
	animation: AnimationItem,
	data: AnimationData,
	settings: Settings,
	scope: Scope,
): Promise<unknown> | undefined => {
	const [, folder = "", name = ""] = /^(.*\/)([^/]*?)(?:\.json)?$/.exec(address.replace(/[?#].*/, "")) ?? [];
	Object.assign(animation, { path: folder, fileName: name });
	const jQuery = getJQuery();
	jQuery?.(element).data("lottie", animation);
	scope.add(() => jQuery?.(element).removeData("lottie"));

	const { trigger, on_hover_out: onLeave, hover_area: area } = settings;
	const sizes = isObject(settings.viewport.sizes) ? settings.viewport.sizes : {};
	const sizeOf = (key: string, fallback: number) => {
		const size = Number.parseFloat(`${sizes[key]}`);
		return Number.isFinite(size) ? clamp(size, 0, 100) : fallback;
	};
	const [from, to] = [sizeOf("start", 0), sizeOf("end", 100)];
	const range = rangeOf(
		animation.totalFrames,
		settings.start_point.size,
		settings.end_point.size,
		settings.reverse_animation,
		settings.loop,
		settings.number_of_times,
	);
	const framesPerMs = (data.fr * Math.max(0, settings.play_speed.size)) / 1000;
	// Behind the last frame there is nothing to see.
	const showFrame = (frame: number) => animation.goToAndStop(Math.min(frame, animation.totalFrames - 0.01), true);
	const { run, setVisible, setStill } = createRun(range, framesPerMs, showFrame, scope);
	let isStill = true;
	scope.watch($preferences, ({ reducedMotion }) => {
		const wasStill = isStill;
		setStill((isStill = reducedMotion || scope.page.edit));
		if (wasStill && (trigger === "none" || trigger === "arriving_to_viewport")) run(1);
	});
	if (trigger === "bind_to_scroll") {
		const follow = (progress: number) => {
			if (!isStill) showFrame(range.first + (range.last - range.first) * shareOf(progress, from, to));
		};
		return scope.part(loadScroll, ({ $scroll }) =>
			followScroll($scroll, element, settings.effects_relative_to === "page", follow, scope),
		);
	}
	const margin = trigger === "arriving_to_viewport" && to > from && (from > 0 || to < 100);
	scope.observe(element, setVisible, margin ? `${to - 100}% 0px ${-from}%` : undefined);
	const [container = element] = queryOwn(host, ".e-lottie__container");
	if (trigger === "on_click") {
		const play = () => run(1);
		const [link] = queryOwn(host, "a.e-lottie__container__link");
		if (!link) scope.on(container, "click", play);
		return scope.part(loadPress, ({ holdLink, makeButton }) =>
			link ? holdLink(link, settings.link_timeout, () => isStill, play, scope) : makeButton(container, element, scope),
		);
	}
	if (trigger === "on_hover") {
		const hovered = (area !== "animation" && closestTo(parentOf(host), areas[area]!)) || container;
		scope.on(hovered, "mouseenter", () => run(1));
		scope.on(hovered, "mouseleave", () => {
			if (onLeave === "pause") run(0);
			if (onLeave === "reverse") run(-1);
		});
	}
};

/** The original has a caption whenever its text can be written by hand, and with its margin even if empty. */
const addCaption = (host: HTMLElement, element: HTMLElement, scope: Scope): void => {
	if (queryOwn(host, ".e-lottie__caption")[0]) return;
	const caption = document.createElement("p");
	caption.className = "e-lottie__caption";
	element.after(caption);
	scope.add(() => caption.remove());
};

/** Says why there is none. */
const fetchAnimation = async (address: string, scope: Scope): Promise<AnimationData | undefined> => {
	const response = await scope.fetch(address);
	if (!response) return;
	try {
		if (!response.ok) throw new Error(`${address}: ${response.status}`);
		const data = readAnimation(await response.text(), address);
		return scope.signal.aborted ? undefined : data;
	} catch (error) {
		if (!scope.signal.aborted) scope.report("request", error);
	}
};
