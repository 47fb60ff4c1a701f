// The lightbox in a page: which clicks open it, and what other scripts and the builder's sheets have to do with it.
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { isIntent } from "../../../src/core/intent";
import { createScope } from "../../../src/kit/scope";
import { createConnection } from "../../elementor-frontend/connection";
import { createLink } from "../../elementor-frontend/link";
import { createUtils } from "../../elementor-frontend/utils";
import rows from "../plugin";
import {
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
	run,
	settle,
	text,
	video,
} from "./setup";

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
