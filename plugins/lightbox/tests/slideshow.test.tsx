// The slideshow of the lightbox: what it draws, its keys, fingers and controls, and how it leaves.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";
import { deny, grant } from "../../../src/stores/consent";
import { createContext } from "../context";
import { createSlides } from "../slides";
import { Slideshow } from "../slideshow";
import {
	all,
	click,
	configure,
	dialog,
	followed,
	gallery,
	get,
	isOpen,
	link,
	mount,
	mounted,
	pass,
	press,
	run,
	settle,
	text,
	video,
} from "./setup";

describe("slideshow", () => {
	it("starts at the clicked link and leaves copies of carousels out (page-builder #51)", async () => {
		configure(all);
		await mount(
			`<div class="swiper-slide swiper-slide-duplicate">${gallery(1)}</div><div class="slick-cloned"><p>${gallery(1)}</p></div>${gallery()}`,
		);
		await click("#g2 img");
		expect(text(".elementor-slideshow__counter")).toBe("2 / 3");
		expect(get(".swiper-pagination-fraction .swiper-pagination-current").textContent).toBe("2");
		expect(get(".swiper-pagination-total").textContent).toBe("3");
		expect(dialog().id).toBe("elementor-lightbox-slideshow-g");
		expect(document.querySelectorAll(".swiper-slide.elementor-lightbox-item").length).toBe(3);
	});

	it("is ordered by index, and starts at the last of equal addresses", async () => {
		configure(all);
		const item = (index: number, href: string) =>
			link(`data-elementor-lightbox-slideshow="g" data-elementor-lightbox-index="${index}"`, href);
		await mount(item(2, "/c.jpg") + item(0, "/a.jpg") + item(1, "/b.jpg") + item(3, "/b.jpg"));
		await click('a[href="/b.jpg"]');
		expect(text(".elementor-slideshow__counter")).toBe("4 / 4");
		expect(
			[...document.querySelectorAll("img.swiper-lazy")].map(
				(img) => img.getAttribute("src") ?? img.getAttribute("data-src"),
			),
		).toEqual(["/a.jpg", "/b.jpg", "/c.jpg", "/b.jpg"].map((path) => new URL(path, location.href).href));
	});

	it("shows title and description; the alternative text is both, or what there is (page-builder #52)", async () => {
		await mount(gallery(1) + link('id="d" data-elementor-lightbox-description="Only"') + link('id="n"'));
		await click("#g1");
		expect(text(".elementor-slideshow__title")).toBe("Title 1");
		expect(text(".elementor-slideshow__description")).toBe("Text 1");
		expect(get<HTMLImageElement>(".elementor-lightbox-image").alt).toBe("Title 1 - Text 1");
		expect(get(".elementor-lightbox-image").dataset).toMatchObject({ title: "Title 1", description: "Text 1" });
		await click("#d");
		expect(get<HTMLImageElement>(".elementor-lightbox-image").alt).toBe("Only");
		await click("#n");
		expect(get<HTMLImageElement>(".elementor-lightbox-image").alt).toBe("Thumb");
		expect(text(".elementor-slideshow__footer")).toBe("");
	});

	it("moves by keys and arrows in a loop, changes the texts after the motion, and fetches neighbours only", async () => {
		configure(all);
		await mount(gallery(5));
		await click("#g1");
		const fetched = () =>
			[...document.querySelectorAll("img.swiper-lazy")].map((image) => +image.hasAttribute("src")).join("");
		const counter = () => text(".elementor-slideshow__counter");
		expect(fetched()).toBe("11001");
		await press("ArrowRight");
		expect(counter()).toBe("2 / 5");
		expect(text(".elementor-slideshow__title")).toBe("Title 1");
		await pass(299);
		expect(text(".elementor-slideshow__title")).toBe("Title 1");
		await pass(1);
		expect(text(".elementor-slideshow__title")).toBe("Title 2");
		expect(fetched()).toBe("11101");
		await press("PageUp");
		await press("ArrowLeft");
		expect(counter()).toBe("5 / 5");
		await press("PageDown");
		expect(counter()).toBe("1 / 5");
		await click(".elementor-swiper-button-prev");
		expect(counter()).toBe("5 / 5");
		await press("Enter", get(".elementor-swiper-button-next"));
		expect(counter()).toBe("1 / 5");
		await press(" ", get(".elementor-swiper-button-next"));
		expect(counter()).toBe("2 / 5");
		expect(get(".swiper-wrapper").style.transitionDuration).toBe("300ms");
		expect(get(".swiper-slide").style.marginRight).toBe("100px");
	});

	it("draws only those again that a step changes, of however many", async () => {
		let drawn = 0;
		const all = Array.from({ length: 300 }, (_, at) => ({
			url: `https://acme.test/${at}.jpg`,
			get description() {
				drawn++;
				return "";
			},
		}));
		const slides = createSlides({ id: "x", slides: all, start: 0 }, 300);
		const node = document.createElement("div");
		const root = createRoot(node);
		const context = createContext(createScope(readPage(), node, "lightbox"), node);
		await act(async () => root.render(<Slideshow slides={slides} context={context} />));
		expect(drawn).toBeGreaterThanOrEqual(300);
		drawn = 0;
		await act(async () => slides.move(1));
		expect(node.querySelectorAll(".swiper-slide-active")).toHaveLength(1);
		expect(drawn).toBeLessThan(30);
		await act(async () => root.unmount());
	});

	it("goes the other way on a site that is written from right to left", async () => {
		configure(all, { is_rtl: true });
		await mount(gallery());
		await click("#g1");
		await press("ArrowLeft");
		expect(text(".elementor-slideshow__counter")).toBe("2 / 3");
		expect(get(".swiper-slide").style.marginLeft).toBe("100px");
	});

	it("has no arrows and no motion with one item, which it counts", async () => {
		configure(all);
		await mount(gallery(1));
		await click("#g1");
		expect(get(".elementor-swiper-button")).toBeNull();
		expect(text(".elementor-slideshow__counter.swiper-pagination-fraction")).toBe("1 / 1");
		await press("ArrowRight");
		expect(get(".swiper-slide-active")).not.toBeNull();
	});

	it("has the controls of the kit and no others (page-builder #53)", async () => {
		configure({ ...all, share: undefined });
		await mount(gallery());
		await click("#g1");
		expect(get(".e-eicon-share-arrow")).toBeNull();
		expect(get(".e-eicon-zoom-in-bold")).not.toBeNull();
		expect(get(".e-eicon-frame-expand")).not.toBeNull();
		await act(async () => mounted?.unmount());
		configure();
		await mount(gallery());
		await click("#g1");
		expect(get("header")).toBeNull();
		expect(get("footer.elementor-slideshow__footer")).not.toBeNull();
	});

	it("marks an image as loading, then as loaded without the spinner, also when it fails", async () => {
		await mount(gallery(2));
		await click("#g1");
		const [first, second] = document.querySelectorAll("img.swiper-lazy");
		expect(first!.classList.contains("swiper-lazy-loading")).toBe(true);
		await act(async () => void first!.dispatchEvent(new Event("load")));
		expect(first!.className).toContain("swiper-lazy-loaded");
		await act(async () => void second!.dispatchEvent(new Event("error")));
		expect(get(".swiper-lazy-preloader")).toBeNull();
	});

	it("plays a video while its slide is the active one", async () => {
		const item = (attributes: string, href: string) =>
			link(`data-elementor-lightbox-slideshow="g" ${attributes}`, href);
		await mount(
			item('data-elementor-lightbox-video="https://youtu.be/abc" id="v"', "/poster.jpg") + item("", "/2.jpg"),
		);
		await click("#v");
		const slide = get(".swiper-slide");
		expect(slide.dataset.elementorSlideshowVideo).toBe("https://youtu.be/abc");
		const frame = slide.querySelector("iframe")!;
		expect(frame.getAttribute("src")).toBe("https://www.youtube.com/embed/abc?autoplay=1");
		expect(frame.title).toBe("Play video");
		const play = slide.querySelector(".elementor-custom-embed-play")!;
		expect(play.classList.contains("elementor-playing")).toBe(true);
		await act(async () => void frame.dispatchEvent(new Event("load")));
		expect(play.className).toBe("elementor-custom-embed-play elementor-hidden");
		await press("ArrowRight");
		expect(get(".elementor-video-wrapper")).toBeNull();
		expect(slide.hasAttribute("inert")).toBe(true);
	});

	it("reports a video of a provider that is not known, and leads to its address", async () => {
		const left = followed();
		const codes: unknown[] = [];
		const hear = (event: Event) =>
			codes.push([(event as CustomEvent).detail.code, (event as CustomEvent).detail.error]);
		document.addEventListener("gossamer:error", hear);
		onTestFinished(() => document.removeEventListener("gossamer:error", hear));
		const url = "https://www.dailymotion.com/video/x1";
		await mount(video({ url }) + link(`id="a" data-elementor-lightbox-video="${url}"`, "#"));
		for (const [at, place] of ["#v", "#a"].entries()) {
			await click(place);
			expect([isOpen(), codes.length, left.mock.calls.length]).toEqual([false, at + 1, at + 1]);
		}
		expect(codes[0]).toEqual(["video", url]);
		expect(left).toHaveBeenCalledWith(url, "_self");
		// One that no browser follows leads nowhere.
		await run({ type: "video", url: "javascript:alert(1)" });
		expect([codes.length, left.mock.calls.length]).toEqual([3, 2]);
	});

	it("leads to the file whose address has no host, alone or in a slideshow (page-builder #57)", async () => {
		const left = followed();
		const name = `data-elementor-lightbox-slideshow="g"`;
		await mount(
			video({ url: "/films/1.mp4", videoType: "hosted" }) +
				link(`id="a" ${name}`) +
				link(`id="b" ${name} data-elementor-lightbox-video="/films/2.mp4"`, "#"),
		);
		for (const place of ["#v", "#b"]) await click(place);
		expect(isOpen()).toBe(false);
		expect(left.mock.calls).toEqual([1, 2].map((film) => [`${location.origin}/films/${film}.mp4`, "_self"]));
	});

	it("asks a provider that the visitor refuses for a video alongside the one that was pressed only at a press, or with consent", async () => {
		const item = (id: string, url: string) =>
			link(`id="${id}" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-video="${url}"`, "#");
		deny("youtube", "visitor", "services");
		await mount(item("a", "https://youtu.be/a") + item("b", "https://youtu.be/b") + item("c", "https://vimeo.com/3"));
		const address = () => get(".elementor-lightbox iframe")?.getAttribute("src");
		await click("#a");
		expect(address()).toContain("/embed/a?");
		await press("ArrowRight");
		expect(address()).toBeUndefined();
		const play = get<HTMLElement>(".swiper-slide-active .elementor-custom-embed-play");
		expect([play.getAttribute("role"), play.tabIndex, play.getAttribute("aria-label")]).toEqual([
			"button",
			0,
			"Play video",
		]);
		play.focus();
		await press("Enter", play);
		expect(address()).toContain("/embed/b?");
		expect([isOpen(), document.activeElement]).toEqual([true, dialog()]);
		await press("ArrowRight");
		expect(address()).toContain("vimeo.com/video/3");
		await press("Escape");
		await click("#c");
		await press("ArrowRight");
		await press("ArrowRight");
		expect(address()).toBeUndefined();
		await act(async () => grant("youtube", "visitor", "services"));
		expect(address()).toContain("/embed/b?");
		await act(async () => deny("youtube", "visitor", "services"));
		expect(address()).toBeUndefined();
		await act(async () => grant("youtube", "visitor", "services"));
	});

	it("plays a file with controls, which nobody has chosen otherwise", async () => {
		await mount(link('id="a" data-elementor-lightbox-video="https://x.test/f.mp4"', "#"));
		await click("#a");
		expect(get(".swiper-slide video").hasAttribute("controls")).toBe(true);
	});

	it("plays a lone video link instead of showing its address as a picture", async () => {
		await mount(link('id="a" data-elementor-lightbox-video="https://vimeo.com/77"', "#"));
		await click("#a");
		expect(get(".swiper-slide iframe").getAttribute("src")).toBe("https://player.vimeo.com/video/77?autoplay=1");
		expect(get(".elementor-lightbox-image")).toBeNull();
	});
});

describe("controls", () => {
	beforeEach(() =>
		configure(all, { i18n: { share: "Teilen", close: "Schließen", a11yCarouselNextSlideMessage: "Nächstes Bild" } }),
	);

	it("are named in the site's language, else in English", async () => {
		await mount(gallery());
		await click("#g1");
		expect(get(".dialog-close-button").getAttribute("aria-label")).toBe("Schließen (Esc)");
		expect(get(".e-eicon-share-arrow").getAttribute("aria-label")).toBe("Teilen");
		expect(get(".e-eicon-zoom-in-bold").getAttribute("aria-label")).toBe("Zoom");
		expect(text(".elementor-swiper-button-prev .screen-reader-text")).toBe("Previous");
		// As those of a carousel.
		expect(get(".elementor-swiper-button-next").getAttribute("aria-label")).toBe("Nächstes Bild");
		expect(get(".elementor-swiper-button-prev").getAttribute("aria-label")).toBe("Previous slide");
	});

	it.each(["yes", ""])("zoom by the wheel only where the site allows it: %j", async (zoom) => {
		configure({ ...all, zoom });
		await mount(gallery());
		await click("#g1");
		const wheel = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: -300 });
		await act(async () => void get(".elementor-lightbox-image").dispatchEvent(wheel));
		await settle();
		expect(wheel.defaultPrevented).toBe(!!zoom);
	});

	it("zoom by the icon three times; slides do not move in the meantime", async () => {
		await mount(gallery());
		await click("#g1");
		const icons = () => [".e-eicon-zoom-in-bold", ".e-eicon-zoom-out-bold"].map((name) => get(name));
		expect(icons().map((icon) => icon.classList.contains("elementor-hidden"))).toEqual([false, true]);
		await click(icons()[0]!);
		expect(get(".swiper").classList.contains("elementor-slideshow--zoom-mode")).toBe(true);
		expect(get(".elementor-lightbox-image").style.transform).toContain("scale(3)");
		expect(get(".elementor-lightbox-image").style.transitionDuration).toBe("300ms");
		expect(icons().map((icon) => icon.classList.contains("elementor-hidden"))).toEqual([true, false]);
		expect(icons()[1]!.getAttribute("aria-checked")).toBe("true");
		await press("ArrowRight");
		expect(text(".elementor-slideshow__counter")).toBe("1 / 3");
		await press("Enter", icons()[1]);
		expect(get(".swiper").classList.contains("elementor-slideshow--zoom-mode")).toBe(false);
	});

	it("share: the menu is built on opening and closed by a click in it or on the icon", async () => {
		await mount(gallery());
		await click("#g2");
		const icon = get(".e-eicon-share-arrow");
		expect([icon.getAttribute("role"), icon.getAttribute("aria-expanded")]).toEqual(["button", "false"]);
		expect(get(".elementor-slideshow__share-links")).toBeNull();
		await click(icon);
		expect(icon.getAttribute("aria-expanded")).toBe("true");
		expect(get(".swiper").classList.contains("elementor-slideshow--share-mode")).toBe(true);
		const links = [...document.querySelectorAll<HTMLAnchorElement>(".elementor-slideshow__share-links a")];
		expect(links.map(({ target, rel }) => [target, rel])).toEqual(links.map(() => ["_blank", "noopener"]));
		expect(links.length).toBe(4);
		expect(links[3]!.hasAttribute("download")).toBe(true);
		expect(links[0]!.href).toContain(encodeURIComponent("#hash2"));
		// Only the icon and the links are reached by Tab.
		const stops = [...get("header").querySelectorAll("[tabindex='0'],a[href]")];
		expect(stops).toEqual([icon, ...links]);
		await press("ArrowRight");
		expect(text(".elementor-slideshow__counter")).toBe("3 / 3");
		links[0]!.addEventListener("click", (event) => event.preventDefault());
		await click(links[0]!);
		expect(get(".elementor-slideshow__share-links")).toBeNull();
		expect(isOpen()).toBe(true);
		await click(icon);
		await click(icon);
		expect(icon.getAttribute("aria-expanded")).toBe("false");
		expect(isOpen()).toBe(true);
	});

	it("hide 3.5 s after the last input, not before the first, and not in share mode (page-builder #55)", async () => {
		await mount(gallery());
		await click("#g1");
		const isHidden = () => get(".swiper").classList.contains("elementor-slideshow--ui-hidden");
		await pass(9000);
		expect(isHidden()).toBe(false);
		const move = () => act(async () => void dialog().dispatchEvent(new MouseEvent("mousemove", { bubbles: true })));
		await move();
		await pass(3499);
		expect(isHidden()).toBe(false);
		await pass(1);
		expect(isHidden()).toBe(true);
		await press("a");
		expect(isHidden()).toBe(false);
		await pass(3500);
		expect(isHidden()).toBe(true);
		await click(".e-eicon-share-arrow");
		await move();
		await pass(9000);
		expect(isHidden()).toBe(false);
	});

	it("are letters of the site's icon font where it draws none", async () => {
		configure(all, { urls: { assets: "https://x.test/assets/" }, version: "3.35.3" });
		await mount(gallery());
		for (const sheet of document.querySelectorAll("link")) sheet.dispatchEvent(new Event("load"));
		await click("#g1");
		expect(get("i.eicon-zoom-in-bold").getAttribute("role")).toBe("switch");
		await click("i.eicon-zoom-in-bold");
		expect(get("i.eicon-zoom-out-bold").getAttribute("aria-checked")).toBe("true");
		expect(get(".e-font-icon-svg-symbols")).toBeNull();
		expect(get("i.eicon-share-arrow").getAttribute("role")).toBe("button");
	});

	it("are drawn from one hidden set of symbols", async () => {
		configure(all, { urls: { assets: "/a/" }, experimentalFeatures: { e_font_icon_svg: true } });
		await mount(gallery());
		for (const sheet of document.querySelectorAll("link")) sheet.dispatchEvent(new Event("load"));
		await click("#g1");
		await click(".e-eicon-share-arrow");
		const symbols = get<SVGElement>("body > .e-font-icon-svg-symbols");
		expect(symbols.style.display).toBe("none");
		const icons = [...document.querySelectorAll(".elementor-lightbox .e-font-icon-svg use")];
		expect(icons.length).toBe(12);
		for (const icon of icons) {
			const id = icon.getAttribute("xlink:href")!;
			expect(symbols.querySelector(id)?.getAttribute("viewBox")).toBe("0 0 1000 1000");
			expect(icon.parentElement!.classList.contains(`e-${id.slice(1)}`)).toBe(true);
		}
		expect(get(".dialog-close-button-icon").matches(".e-eicon-close")).toBe(true);
	});
});
