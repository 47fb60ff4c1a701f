// Carousels and slides: reads each family's settings, and starts the engine on its container.
import { closest, getAttribute, setAttribute } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { awaitPlace } from "../../src/parts/await-place";
import { createCarousel } from "../../src/parts/carousel";
import { $viewport } from "../../src/stores/viewport";
import { type Family, rowOf } from "./families";
import { type Settings, settings } from "./settings";

const loadLazy = () => import("./lazy");
const loadMedia = () => import("./media");
const loadSlides = () => import("./slides");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const [type = ""] = (getAttribute.call(host, "data-widget_type") ?? "").split(".");
		if (/^(image|loop|nested)/.test(type)) return start(host, settings, scope, type, rowOf(type, settings));
		return scope.part<Pick<typeof import("./media"), "family">, void>(
			type === "slides" ? loadSlides : loadMedia,
			({ family }) => start(host, settings, scope, type, family(type, settings, scope, host)),
		);
	},
});

const start = async (host: HTMLElement, settings: Settings, scope: Scope, type: string, family: Family) => {
	const [container] = queryOwn(host, ":is(.swiper,.swiper-container):not(.elementor-thumbnails-swiper,form)");
	// A loop without posts has none.
	if (!container) return void (/^loop/.test(type) || scope.report("markup", ".swiper"));
	const { page } = scope;
	const { params } = family;
	// The server prints a list, of groups: neither.
	scope.keep(container, "role");
	if (container.role === "list") container.role = "region";
	const own = (selector: string) => queryOwn(host, `${selector}:not(form)`)[0];
	const [prevEl, nextEl] = ["prev", "next"].map((side) => own(`.elementor-swiper-button-${side}`));
	params.navigation = page.rtl && /^(loop|nested)/.test(type) ? { prevEl: nextEl, nextEl: prevEl } : { prevEl, nextEl };
	if (params.pagination?.type) params.pagination.el = own(".swiper-pagination");
	params.rtlKeys = page.rtl;
	params.texts = page.builder.i18n as Record<string, unknown> | undefined;
	if (page.edit) Object.assign(params, { loop: false, autoplay: undefined, allowTouchMove: false });

	const carousel = createCarousel(scope, container, params, { host, layout: family.layout });
	const started = family.start?.(container, carousel);
	if (!carousel) return void (await started);
	awaitPlace(container, scope);
	const { infinite, offset_sides } = settings;
	if (infinite && /^(left|right|both)$/.test(offset_sides)) container.classList.add(`offset-${offset_sides}`);
	scope.keep(host, "class");
	setAttribute.call(host, "class", `${getAttribute.call(host, "class")} e-widget-swiper`);
	closest.call(host, ".elementor-widget-wrap:not(form)")?.classList.add("e-swiper-container");
	let device = $viewport.get().suffixes[0];
	scope.watch($viewport, ({ suffixes: [suffix] }) => {
		if (suffix === device) return;
		device = suffix;
		carousel.update();
	});
	await Promise.all([
		carousel.ready,
		started,
		settings.lazyload && scope.part(loadLazy, ({ loadNear }) => loadNear(scope, carousel)),
	]);
};
