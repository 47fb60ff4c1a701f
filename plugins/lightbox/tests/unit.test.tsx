// The lightbox in a page: which clicks open it, what it draws, its keys and controls, and how it leaves.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { isIntent } from "../../../src/core/intent";
import { createScope } from "../../../src/kit/scope";
import { deny, grant } from "../../../src/stores/consent";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import { createConnection } from "../../elementor-frontend/connection";
import { createLink } from "../../elementor-frontend/link";
import { createUtils } from "../../elementor-frontend/utils";
import plugin from "..";
import { createContext } from "../context";
import rows from "../plugin";
import { createSlides } from "../slides";
import { Slideshow } from "../slideshow";

const all = { counter: "yes", fullscreen: "yes", zoom: "yes", share: "yes" };
let mounted: TestMount | undefined;

const configure = (kit: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => {
	const switches = Object.fromEntries(Object.entries(kit).map(([name, value]) => [`lightbox_enable_${name}`, value]));
	window.elementorFrontendConfig = { kit: { global_image_lightbox: "yes", ...switches }, ...more };
};
const mount = async (markup: string) => {
	mounted = await act(() => mountPlugin(plugin, selectorOf(rows), markup));
	await settle();
	return mounted;
};
/** Until what was requested is there and drawn: after a frame, which no clock of these tests turns. */
const drawn = async () => {
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(0);
	await vi.dynamicImportSettled();
};
const settle = () => act(drawn);
const click = async (target: string | Element, init: MouseEventInit = {}) => {
	const node = typeof target === "string" ? get(target) : target;
	const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
	await act(async () => void node.dispatchEvent(event));
	await settle();
	return event;
};
const press = async (key: string, target: Element = document.activeElement ?? document.body) => {
	const init = { key, bubbles: true, cancelable: true };
	const event = new KeyboardEvent("keydown", init);
	await act(async () => {
		target.dispatchEvent(event);
		target.dispatchEvent(new KeyboardEvent("keyup", init));
		await Promise.resolve();
	});
	await settle();
	return event;
};
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const run = (wish: Record<string, unknown>, event?: Event) =>
	act(async () => {
		plugin.actions!.lightbox!(wish, event);
		await drawn();
	});
/** Addresses that are followed. */
const followed = () => {
	const open = vi.spyOn(window, "open").mockReturnValue(null);
	onTestFinished(() => open.mockRestore());
	return open;
};
const get = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const dialog = () => get(".elementor-lightbox");
const isOpen = () => !!dialog() && dialog().style.display !== "none" && !dialog().hasAttribute("inert");
const text = (selector: string) => get(selector)?.textContent;

const link = (attributes: string, href = "/1.jpg") => `<a href="${href}" ${attributes}><img alt="Thumb"></a>`;
const gallery = (count = 3, name = "g") =>
	Array.from({ length: count }, (_, at) =>
		link(
			`id="${name}${at + 1}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${name}" data-elementor-lightbox-title="Title ${at + 1}" data-elementor-lightbox-description="Text ${at + 1}" data-e-action-hash="#hash${at + 1}"`,
			`/${at + 1}.jpg`,
		),
	).join("");
const video = (json: Record<string, unknown>) =>
	`<div id="v" data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/abc?feature=oembed", ...json })}'><div class="elementor-custom-embed-play" role="button" tabindex="0"></div></div>`;

class ResizeObserverInTests {
	observe() {}
	disconnect() {}
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => queueMicrotask(() => call(0)));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	vi.stubGlobal("ResizeObserver", ResizeObserverInTests);
	configure();
});
afterEach(async () => {
	await act(async () => mounted?.unmount());
	mounted = undefined;
	expect(dialog()).toBeNull();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("which click opens", () => {
	it("an image link without attributes when the kit's lightbox is on (page-builder #49)", async () => {
		await mount(link('id="a"', "/photo.JPG?w=9"));
		const event = await click("#a img");
		expect(event.defaultPrevented).toBe(true);
		expect(isOpen()).toBe(true);
		expect(dialog().id).toBe("elementor-lightbox-slideshow-single-img");
		expect(get<HTMLImageElement>(".elementor-lightbox-image").src).toBe(new URL("/photo.JPG?w=9", location.href).href);
	});

	it("a picture, which is requested while the style sheets and the first frame are on their way", async () => {
		await mount(link('id="a"', "/photo.jpg"));
		const asked: string[] = [];
		class Picture {
			set src(address: string) {
				asked.push(address);
			}
		}
		vi.stubGlobal("Image", Picture);
		get("#a").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		vi.stubGlobal("Image", HTMLImageElement);
		expect(asked).toEqual([new URL("/photo.jpg", location.href).href]);
		expect(isOpen()).toBe(false);
		await settle();
		expect(isOpen()).toBe(true);
	});

	it.each([
		["open-lightbox=no", link('id="a" data-elementor-open-lightbox="no"')],
		["download", link('id="a" download')],
		[".jpg#x", link('id="a"', "/1.jpg#x")],
		[".pdf", link('id="a"', "/1.pdf")],
		["yes and .pdf", link('id="a" data-elementor-open-lightbox="yes"', "/1.pdf")],
		["JSON and .pdf", link(`id="a" data-elementor-lightbox='{"type":"image","url":"https://x.test/1.jpg"}'`, "/1.pdf")],
	])("not with %s (page-builder #49)", async (_, markup) => {
		await mount(markup);
		let isPrevented: boolean | undefined;
		const leave = (event: Event) => {
			isPrevented = event.defaultPrevented;
			event.preventDefault();
		};
		addEventListener("click", leave, { once: true });
		await click("#a");
		expect(isPrevented).toBe(false);
		expect(dialog()).toBeNull();
	});

	it("with the kit's lightbox off, only what says yes; plain image links are no hosts (page-builder #50)", async () => {
		window.elementorFrontendConfig = { kit: {} };
		const { hosts } = await mount(
			link('id="a" data-elementor-open-lightbox="yes"') + link('id="b"') + video({}).replace('="yes"', '="x"'),
		);
		expect(hosts.map(({ id }) => id)).toEqual(["a"]);
		expect((await click("#b")).defaultPrevented).toBe(false);
		expect(dialog()).toBeNull();
		await click("#a");
		expect(isOpen()).toBe(true);
	});

	it("finds every kind of host with the kit on", async () => {
		const extensions = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"];
		const { hosts } = await mount(
			extensions
				.map((name) => link(`id="${name}"`, `/1.${name}`) + link(`id="${name}Q"`, `/1.${name.toUpperCase()}?x`))
				.join("") +
				link('id="no" data-elementor-open-lightbox="no"') +
				link('id="html"', "/jpg.html") +
				link('id="vid" data-elementor-lightbox-video="https://youtu.be/a"', "#"),
		);
		expect(hosts.map(({ id }) => id)).toEqual([...extensions.flatMap((name) => [name, `${name}Q`]), "vid"]);
	});

	it("leaves modified clicks to the browser, and does not hold them back", async () => {
		const { host } = await mount(link('id="a"'));
		for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
			const event = await click("#a img", { [key]: true });
			expect(event.defaultPrevented).toBe(false);
			expect(isIntent(rows[0]!, host, { ...init(event), [key]: true } as unknown as Event)).toBe(false);
		}
		expect(isIntent(rows[0]!, host, init(await click("#a img")))).toBe(true);
	});
	const init = ({ target, type }: Event) => ({ target, type }) as Event;

	it.each(["href", "xlink:href"])("opens links of drawings, by %s", async (name) => {
		const { hosts } = await mount(`<svg><a id="a" ${name}="/1.png"><rect/></a><a ${name}="/1.pdf"><path/></a></svg>`);
		expect(hosts.map(({ id }) => id)).toEqual(["a"]);
		expect((await click("rect")).defaultPrevented).toBe(true);
		expect(isOpen()).toBe(true);
	});

	it("prevents the default and opens nothing when the JSON is broken", async () => {
		const { errors } = await mount(link(`id="a" data-elementor-open-lightbox="yes" data-elementor-lightbox='{"type'`));
		expect((await click("#a")).defaultPrevented).toBe(true);
		expect(dialog()).toBeNull();
		expect(errors).toEqual([]);
	});

	it.each(["javascript:alert(1)", "/v.mp4", "https://dai.ly/1"])(
		"prevents the default and opens nothing for a video at %s (page-builder #57)",
		async (url) => {
			followed();
			await mount(link(`id="a" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="${url}"`));
			expect((await click("#a")).defaultPrevented).toBe(true);
			expect(dialog()).toBeNull();
		},
	);

	it.each([
		{ url: "javascript:alert(1)" },
		{ type: "video", videoType: "hosted", url: "javascript:alert(1)" },
		{ type: "html", url: "https://x.test/1.jpg", html: "<img src=x onerror=alert(1)>" },
		{ url: "/1.jpg" },
		{ url: "/1.jpg", slideshow: "g" },
		{},
		{ url: 7 },
	])("runs no action with %o (page-builder #57)", async (wish) => {
		await mount(gallery());
		await run(wish);
		expect(dialog()).toBeNull();
	});

	it("is not stopped by values that are no text", async () => {
		const { errors } = await mount(video({ modalOptions: { id: { toString: 1 }, title: {}, entranceAnimation: [] } }));
		await run({ url: "https://x.test/1.jpg", slideshow: { toString: 1 }, title: { toString: null } });
		expect(dialog().id).toBe("elementor-lightbox");
		await click("#v");
		expect(dialog().id).toBe("elementor-lightbox");
		expect(errors).toEqual([]);
	});

	it("a form that is a host, whatever its fields are called", async () => {
		const names = [
			"closest",
			"matches",
			"getAttribute",
			"hasAttribute",
			"querySelector",
			"contains",
			"addEventListener",
		];
		const fields = names.map((name) => `<input name="${name}">`).join("");
		const json = `data-elementor-lightbox='{"type":"image","url":"https://x.test/1.jpg"}'`;
		const { errors } = await mount(
			`<form data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g" ${json}>${fields}</form>${gallery()}`,
		);
		await click("form");
		expect(isOpen()).toBe(true);
		await click("#g1");
		expect(get(".elementor-lightbox-image").dataset.title).toBe("Title 1");
		expect(errors).toEqual([]);
	});

	it("runs actions: an image with texts, an image by id, a slideshow at an address, a video", async () => {
		await mount(gallery());
		await run({ url: "https://x.test/9.jpg", title: "Nine", description: "Of nine" });
		expect(text(".elementor-slideshow__title")).toBe("Nine");
		expect(dialog().id).toBe("elementor-lightbox");
		await run({ id: "5", url: "https://x.test/5.jpg", type: "video" });
		expect(get<HTMLImageElement>(".elementor-lightbox-image").src).toBe("https://x.test/5.jpg");
		await run({ id: "5", url: new URL("/2.jpg", location.href).href, slideshow: "g" });
		expect(dialog().id).toBe("elementor-lightbox-slideshow-g");
		expect(text(".swiper-slide-active")).toBe("");
		expect(get(".swiper-slide-active").dataset.eActionHash).toBe("#hash2");
		await run({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/abc" });
		expect(get(".dialog-message iframe").getAttribute("src")).toBe("https://www.youtube.com/embed/abc");
		expect(document.querySelectorAll(".elementor-lightbox").length).toBe(1);
	});

	it("on the builder's canvas prevents, and opens only with the editor's preference and no colour being picked", async () => {
		configure({}, { environmentMode: { edit: true }, settings: { editorPreferences: [] } });
		await mount(
			`<div class="elementor-edit-area">${link('id="a"')}<a id="b" href="/page">Page</a><p id="p"></p></div>`,
		);
		expect((await click("#a")).defaultPrevented).toBe(true);
		expect((await click("#b")).defaultPrevented).toBe(true);
		expect((await click("#p")).defaultPrevented).toBe(false);
		expect(dialog()).toBeNull();
		await act(async () => mounted?.unmount());

		configure({}, { environmentMode: { edit: true }, settings: { editorPreferences: { lightbox_in_editor: "yes" } } });
		await mount(`<div class="elementor-edit-area">${link('id="a"')}</div>`);
		document.body.className = "elementor-editor__ui-state__color-picker";
		await click("#a");
		expect(dialog()).toBeNull();
		document.body.className = "";
		await click("#a");
		expect(isOpen()).toBe(true);
	});
});

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

	it("has no arrows, no counter text and no motion with one item", async () => {
		configure(all);
		await mount(gallery(1));
		await click("#g1");
		expect(get(".elementor-swiper-button")).toBeNull();
		expect(text(".elementor-slideshow__counter")).toBe("");
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

describe("video dialog", () => {
	it("plays from the autoplay address, and closing removes the frame (page-builder #56)", async () => {
		await mount(video({ autoplay: "yes", modalOptions: { id: "elementor-lightbox-77aa", videoAspectRatio: "43" } }));
		await press("Enter", get(".elementor-custom-embed-play"));
		await settle();
		const frame = get("iframe");
		expect(frame.getAttribute("src")).toMatch(/&autoplay=1$/);
		expect(frame.getAttribute("allow")).toBe("autoplay");
		expect(frame.getAttribute("allowfullscreen")).toBe("1");
		expect(frame.title).not.toBe("");
		expect(dialog().id).toBe("elementor-lightbox-77aa");
		const wrapper = frame.parentElement!;
		expect(wrapper.className).toBe("elementor-video-wrapper elementor-video-landscape");
		expect(wrapper.style.getPropertyValue("--video-aspect-ratio")).toBe("1.33333");
		expect(wrapper.parentElement!.className).toBe("elementor-video-container elementor-lightbox-prevent-close");
		await press("Escape");
		await pass(400);
		expect(get("iframe")).toBeNull();
		expect(document.activeElement).toBe(get(".elementor-custom-embed-play"));
	});

	it("enters with zoomIn unless the link says otherwise, and without an earlier class (page-builder #64)", async () => {
		await mount(video({}) + video({ modalOptions: { entranceAnimation: "" } }).replace('id="v"', 'id="w"'));
		await click("#v");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message animated zoomIn");
		await click("#w");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message");
	});

	it("enters with zoomIn as pictures do, also after a video without one", async () => {
		await mount(`${gallery()}${video({ modalOptions: { entranceAnimation: "" } })}`);
		await click("#v");
		await click("#g1");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message animated zoomIn");
	});

	it("enters without motion when that is to be reduced", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await mount(video({}));
		await click("#v");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message");
		await press("Escape");
		expect(dialog().style.display).toBe("none");
	});
});

describe("dialog", () => {
	it("has the markup that the site's styles know, last in the body, which is marked", async () => {
		await mount(`${gallery()}<p></p>`);
		expect(document.body.className).toBe("");
		await click("#g1");
		expect(document.body.lastElementChild).toBe(dialog());
		expect(document.body.className).toBe("dialog-body dialog-lightbox-body dialog-container dialog-lightbox-container");
		// The last one where the page has no style sheet for it.
		expect(dialog().className).toBe(
			"dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox gossamer-look",
		);
		expect(["role", "aria-modal", "tabindex", "aria-label"].map((name) => dialog().getAttribute(name))).toEqual([
			"dialog",
			"true",
			"0",
			"Title 1",
		]);
		const [content] = dialog().children;
		expect([...content!.children].map(({ className }) => className)).toEqual([
			"dialog-close-button dialog-lightbox-close-button",
			"dialog-header dialog-lightbox-header",
			"dialog-message dialog-lightbox-message animated zoomIn",
			"dialog-buttons-wrapper dialog-lightbox-buttons-wrapper",
		]);
		expect(get("p").hasAttribute("inert")).toBe(true);
	});

	it("is one for the page, with the id of the last opening (page-builder #63)", async () => {
		await mount(gallery(2, "g") + gallery(2, "h"));
		await click("#g1");
		await press("Escape");
		await pass(400);
		expect(dialog().id).toBe("elementor-lightbox-slideshow-g");
		expect(dialog().style.display).toBe("none");
		expect(get(".dialog-message").childElementCount).toBe(0);
		await click("#h2");
		expect(document.querySelectorAll(".elementor-lightbox").length).toBe(1);
		expect(dialog().id).toBe("elementor-lightbox-slideshow-h");
		expect(isOpen()).toBe(true);
	});

	it("closes by Esc and by a click outside the image, returns the focus, and stays after a click on the image (page-builder #54)", async () => {
		await mount(gallery());
		get("#g2").focus();
		await click("#g2 img");
		expect(document.activeElement).toBe(get(".dialog-close-button"));
		await click(".swiper-slide-active .elementor-lightbox-image");
		await click(".elementor-slideshow__footer");
		expect(isOpen()).toBe(true);
		await press("Escape");
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(get("#g2"));
		for (const area of [".swiper-slide-active .swiper-zoom-container", ".dialog-message", ".elementor-lightbox"]) {
			await click("#g1");
			expect(isOpen()).toBe(true);
			await click(area);
			expect(isOpen()).toBe(false);
			expect(document.activeElement).toBe(get("#g1"));
		}
		await click("#g1");
		expect((await click(".dialog-close-button svg")).defaultPrevented).toBe(true);
		expect(isOpen()).toBe(false);
		await click("#g1");
		await press("Enter", get(".dialog-close-button"));
		expect(isOpen()).toBe(false);
	});

	it("is called what the slide is called, and says so when another one comes", async () => {
		await mount(gallery() + link('id="n" data-elementor-lightbox-slideshow="g"', "/4.jpg"));
		await click("#g1");
		const live = get("[aria-live=polite]");
		expect(dialog().ariaLabel).toBe("Title 1");
		await press("ArrowRight");
		expect(dialog().ariaLabel).toBe("Title 2");
		expect(live.textContent).toBe("Title 1 1 / 4");
		await pass(300);
		expect(live.textContent).toBe("Title 2 2 / 4");
		await press("ArrowRight");
		await press("ArrowRight");
		await pass(300);
		expect(live.textContent).toBe("Thumb 4 / 4");
		expect(get("[aria-live=polite]")).toBe(live);
	});

	it("leaves keys in what lies above it alone", async () => {
		await mount(gallery());
		await click("#g1");
		document.body.insertAdjacentHTML("beforeend", '<div id="popup"><input></div>');
		const event = await press("ArrowRight", get("#popup input"));
		expect(event.defaultPrevented).toBe(false);
		expect(dialog().ariaLabel).toBe("Title 1");
	});

	it("keeps the focus when the slide goes that had it, and when the share menu closes", async () => {
		configure(all);
		await mount(
			`${gallery(1)}${link('id="v" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-video="https://x.test/f.mp4"', "#")}`,
		);
		await click("#v");
		get(".swiper-slide-active video").tabIndex = 0;
		get(".swiper-slide-active video").focus();
		await click(".elementor-swiper-button-next");
		expect(document.activeElement).toBe(dialog());
		await click(".e-eicon-share-arrow");
		const share = get<HTMLAnchorElement>(".elementor-slideshow__share-links a");
		share.addEventListener("click", (event) => event.preventDefault());
		share.focus();
		await click(share);
		expect(document.activeElement).toBe(get(".e-eicon-share-arrow"));
	});

	it("keeps the focus on Zoom, which is two drawings in turn", async () => {
		configure(all);
		await mount(gallery());
		await click("#g1");
		const [plus, minus] = ["in", "out"].map((name) => get(`.e-eicon-zoom-${name}-bold`));
		plus!.focus();
		await press("Enter");
		expect(document.activeElement).toBe(minus);
		await press(" ");
		expect(document.activeElement).toBe(plus);
	});

	it("is taken off, with everything it did, when drawing it fails, and comes again at the next click", async () => {
		const { errors } = await mount(gallery());
		vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		vi.stubGlobal("ResizeObserver", undefined);
		get("#g1").click();
		await vi.waitFor(() => expect(errors).toMatchObject([{ code: "plugin", plugin: "lightbox" }]));
		expect(dialog()).toBeNull();
		expect(document.querySelector("[inert]")).toBeNull();
		vi.stubGlobal("ResizeObserver", ResizeObserverInTests);
		get("#g1").click();
		await vi.waitFor(() => expect(isOpen()).toBe(true));
		vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
		log.mockRestore();
	});

	it("closes on the key's way up", async () => {
		await mount(gallery());
		await click("#g1");
		await act(async () => {
			document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
		});
		expect(isOpen()).toBe(true);
		await act(async () => {
			document.activeElement!.dispatchEvent(new KeyboardEvent("keyup", { key: "Escape", bubbles: true }));
		});
		await settle();
		expect(isOpen()).toBe(false);
	});

	it("gives the page back after the frame that answers the closing, once however often it is closed", async () => {
		await mount(gallery());
		get("#g1").focus();
		await click("#g1");
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
		await press("Escape");
		await press("Escape");
		expect(get("#g1").closest("[inert]")).not.toBeNull();
		expect(document.activeElement).toBe(get(".dialog-close-button"));
		expect(frames.length).toBe(1);
		frames[0]!(0);
		await settle();
		expect(get("#g1").closest("[inert]")).toBeNull();
		expect(document.activeElement).toBe(get("#g1"));
	});

	it("stays open when it is opened again before the frame that answers its closing", async () => {
		await mount(gallery());
		await click("#g1");
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
		await press("Escape");
		get("#g3").click();
		for (const frame of frames) frame(0);
		await settle();
		await pass(1000);
		expect(isOpen()).toBe(true);
		expect(get(".swiper-slide-active img").getAttribute("src")).toContain("/3.jpg");
	});

	it("opens again while it is still fading out, and stays open", async () => {
		await mount(gallery());
		await click("#g1");
		await press("Escape");
		await pass(200);
		await click("#g3");
		expect(isOpen()).toBe(true);
		await pass(1000);
		expect(isOpen()).toBe(true);
		expect(get(".swiper-slide-active img").getAttribute("src")).toContain("/3.jpg");
	});

	it("returns the focus to the link of an action", async () => {
		await mount('<a id="a" href="#elementor-action">Open</a>');
		const event = new MouseEvent("click");
		Object.defineProperty(event, "target", { value: get("#a") });
		await run({ url: "https://x.test/1.jpg" }, event);
		expect(isOpen()).toBe(true);
		await press("Escape");
		expect(document.activeElement).toBe(get("#a"));
		await pass(400);
		mounted = await mountPlugin(plugin, "#none", undefined);
		// Nothing is mounted: what an action has opened stays until someone takes the page down.
		dialog().remove();
		document.body.className = "";
		get(".e-font-icon-svg-symbols")?.remove();
	});

	it("leaves the page as it was at teardown, also while it is open", async () => {
		const markup = gallery();
		const head = document.head.innerHTML;
		await mount(markup);
		const before = document.documentElement.outerHTML;
		await click("#g1");
		await press("ArrowRight");
		await act(async () => mounted?.unmount());
		document.body.toggleAttribute("class", false);
		expect(document.documentElement.outerHTML).toBe(before.replace(/<body[^>]*>/, "<body>"));
		expect(document.head.innerHTML).toBe(head);
	});

	it("stays open when its links go from under it, as with a popup that closes, and leaves the page when it is closed", async () => {
		const { hosts } = await mount(gallery());
		await click("#g1");
		for (const host of hosts) host.remove();
		await act(async () => mounted?.unmount());
		expect(isOpen()).toBe(true);
		await press("ArrowRight");
		await press("Escape");
		await pass(400);
		expect(dialog()).toBeNull();
	});
});

describe("for third-party scripts", () => {
	it("is a promise that shows what the link action would", async () => {
		const run = vi.fn();
		vi.stubGlobal("gossamer", { actions: new Map([["lightbox", run]]), plugins: [] });
		const connection = createConnection();
		connection.connect(createLink(createScope(readPage()), () => {}));
		const lightbox = await createUtils(connection, { active: () => [], current: () => "desktop" }).lightbox;
		lightbox.showModal({ url: "https://x.test/1.jpg", title: "Schön" });
		expect(run.mock.calls[0]![0]).toMatchObject({ url: "https://x.test/1.jpg", title: "Schön" });
	});
});

describe("the page builder's style sheets", () => {
	const urls = { assets: "https://x.test/assets/", uploadUrl: "https://x.test/uploads" };
	const sheets = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href);

	it("are loaded once each at the first need, at their places (page-builder #19)", async () => {
		configure({}, { urls, version: "3.35.3" });
		document.head.innerHTML = '<link id="elementor-frontend-css">';
		await mount(gallery());
		expect(sheets().sort()).toEqual([
			"https://x.test/assets/css/conditionals/dialog.min.css?ver=3.35.3",
			"https://x.test/assets/css/conditionals/lightbox.min.css?ver=3.35.3",
			"https://x.test/assets/lib/swiper/v8/css/swiper.min.css?ver=8.4.5",
		]);
		expect(get("#elementor-frontend-css").previousElementSibling!.getAttribute("href")).toContain("dialog");
		expect(get("body > link").getAttribute("href")).toContain("lightbox");
		await act(async () => mounted?.unmount());
		expect(sheets()).toEqual([]);
		document.head.innerHTML = "";
	});

	it("are not loaded again where the page has them, and not minified while scripts are debugged", async () => {
		configure(
			{},
			{
				urls,
				version: "3.35.3",
				responsive: { hasCustomBreakpoints: true },
				environmentMode: { isScriptDebug: true },
			},
		);
		document.head.innerHTML =
			'<link rel="stylesheet" href="https://x.test/assets/css/conditionals/dialog.css?ver=3.35.3">';
		await mount(gallery());
		expect(sheets()).toEqual([
			"https://x.test/assets/css/conditionals/dialog.css?ver=3.35.3",
			"https://x.test/assets/lib/swiper/v8/css/swiper.css?ver=8.4.5",
			"https://x.test/uploads/elementor/css/custom-lightbox.css?ver=3.35.3",
		]);
		document.head.innerHTML = "";
	});

	it("are not waited for longer than three seconds", async () => {
		configure({}, { urls, version: "3.35.3" });
		await mount(gallery());
		await click("#g1");
		await pass(2900);
		expect(dialog()).toBeNull();
		await pass(100);
		expect(isOpen()).toBe(true);
	});
});
