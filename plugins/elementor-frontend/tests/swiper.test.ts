// Third-party sliders on our engine: what code written for the page builder's Swiper makes and drives.
import { describe, expect, it, vi } from "vitest";
import { type Loose, open, page, widget } from "./setup";

const slider = (count: number, more = "") =>
	`<div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide"><a href="#">A</a></div>'.repeat(count)}</div>${more}</div>`;
const controls = `<div class="prev"></div><div class="next"></div><div class="dots"></div>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const settle = async () => {
	await import("../classes");
	await vi.advanceTimersByTimeAsync(0);
};
/** As add-ons do: `new utils.swiper(…).then(…)`. */
const make = async (config: Loose = {}, markup = slider(5, controls), target: Loose = undefined) => {
	const opened = await open(page(widget("c", "my-slider.default", "", markup)));
	const made = new opened.frontend.utils.swiper(target ?? find(".swiper"), config);
	await vi.waitFor(() => vi.advanceTimersByTimeAsync(10).then(() => expect(find(".swiper-initialized")).toBeTruthy()));
	return { ...opened, swiper: await made };
};

describe("a slider that a script makes", () => {
	it("has the members and events that scripts know (loop-filter-carousel #40)", async () => {
		const changes: Loose[] = [];
		const { swiper, errors } = await make({
			speed: 0,
			on: {
				init: (self: Loose) => changes.push(["init", self.realIndex]),
				slideChange(this: Loose, self: Loose) {
					changes.push([this === self, self.activeIndex]);
				},
			},
		});
		expect(find(".swiper")).toHaveProperty("swiper", swiper);
		expect(swiper.slides).toHaveLength(5);
		swiper.slideNext();
		swiper.slideTo(3);
		swiper.slideToLoop("2");
		swiper.slidePrev();
		expect([swiper.activeIndex, swiper.realIndex]).toEqual([1, 1]);
		expect(changes).toEqual([["init", 0], ...[1, 3, 2, 1].map((index) => [true, index])]);
		expect(() => swiper.slideTo("x")).toThrow(TypeError);
		const heard = vi.fn();
		swiper.on("reachEnd", heard);
		swiper.slideTo(4);
		expect(heard).toHaveBeenCalledOnce();
		swiper.autoplay.start();
		expect(swiper.autoplay.running).toBe(true);
		swiper.autoplay.stop();
		expect(swiper.autoplay.running).toBe(false);
		swiper.params.slidesPerView = 2;
		swiper.update();
		swiper.destroy();
		expect(swiper.destroyed).toBe(true);
		expect(find(".swiper").className).toBe("swiper");
		expect(errors).toEqual([]);
	});

	it("moves the row for an effect that Swiper does not know", async () => {
		const { errors } = await make({ effect: "carousel" });
		await settle();
		expect(find(".swiper").className).not.toMatch(/-3d|-carousel/);
		expect(errors).toEqual([]);
	});

	it("finds arrows and dots by selector, element or jQuery object, and takes the texts of its config", async () => {
		const { swiper } = await make({
			speed: 0,
			initialSlide: 1,
			navigation: { prevEl: ".prev", nextEl: [undefined] },
			pagination: { el: ".dots", clickable: true },
			a11y: { prevSlideMessage: "Back", paginationBulletMessage: "Slide {{index}}" },
		});
		expect(swiper.activeIndex).toBe(1);
		expect(find(".prev").ariaLabel).toBe("Back");
		expect(find(".dots").children).toHaveLength(5);
		expect((find(".dots").children[2] as HTMLElement).ariaLabel).toBe("Slide 3");
		find(".prev").click();
		expect(swiper.activeIndex).toBe(0);
		find("[data-bullet-index='3']").click();
		expect(swiper.realIndex).toBe(3);
	});

	it("follows breakpoints from the smallest width on", async () => {
		const { swiper } = await make({
			slidesPerView: 1,
			breakpoints: { 640: { slidesPerView: 2 }, 4000: { slidesPerView: 4 } },
		});
		expect(swiper.params.slidesPerView).toBe(2);
		expect(document.querySelectorAll(".swiper-slide:not([inert])")).toHaveLength(2);
	});

	it("is the carousel that is there already, and `window.Swiper` gives it immediately", async () => {
		const { swiper, frontend } = await make();
		expect(await new frontend.utils.swiper(find(".swiper"), {})).toBe(swiper);
		const { Swiper } = window as Loose;
		expect(new Swiper(".swiper")).toBe(swiper);
	});

	it("with one slide stands still, and nothing throws", async () => {
		const { frontend } = await open(page(widget("c", "my-slider.default", "", slider(1))));
		const made = new frontend.utils.swiper(find(".swiper"), { loop: true });
		await settle();
		for (const style of document.querySelectorAll("link")) style.dispatchEvent(new Event("load"));
		await vi.advanceTimersByTimeAsync(11_000);
		const swiper = await made;
		swiper.slideNext();
		swiper.on("slideChange", () => {}).autoplay.start();
		expect([swiper.activeIndex, swiper.slides.length]).toEqual([0, 1]);
		expect(find(".swiper-initialized")).toBeNull();
	});

	it("shows pictures that wait for it", async () => {
		const picture = `<div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide"><img class="swiper-lazy" data-src="/a.jpg" alt=""><i class="swiper-lazy-preloader"></i></div>'.repeat(2)}</div></div>`;
		await make({ lazy: true }, picture);
		expect(document.querySelectorAll("img[src='/a.jpg']")).toHaveLength(2);
		expect(find(".swiper-lazy-preloader")).toBeNull();
	});

	it("is removed with the runtime, and so does `window.Swiper`", async () => {
		const { unmount } = (await make()) as Loose;
		expect(window).toHaveProperty("Swiper");
		unmount();
		expect(window).not.toHaveProperty("Swiper");
		expect(find(".swiper-initialized")).toBeNull();
	});
});

describe("a handler that extends `CarouselBase`", () => {
	it("gets a slider of our engine by the settings of its element", async () => {
		const settings = { slides_to_show: "2", infinite: "yes", navigation: "both", speed: 0, autoplay: "yes" };
		const { frontend, modules, errors } = await open(
			page(
				widget(
					"c",
					"my-slider.default",
					`data-settings='${JSON.stringify(settings)}'`,
					slider(4, '<div class="elementor-swiper-button-next"></div><div class="swiper-pagination"></div>'),
				),
			),
		);
		await settle();
		frontend.elementsHandler.addHandler(modules.frontend.handlers.CarouselBase, { $element: find("[data-id=c]") });
		await vi.waitFor(
			() => vi.advanceTimersByTimeAsync(1000).then(() => expect(find(".swiper-initialized")).toBeTruthy()),
			20_000,
		);
		const { swiper } = find(".swiper") as Loose;
		expect(swiper.params).toMatchObject({ loop: true, slidesPerView: 2 });
		expect(document.querySelectorAll(".swiper-pagination-bullet")).toHaveLength(4);
		find(".elementor-swiper-button-next").click();
		expect(swiper.realIndex).toBe(1);
		expect(errors).toEqual([]);
	});
});
