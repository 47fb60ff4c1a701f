// Videos in jsdom: frames and files, behind an overlay and without, thumbnails, which hosts are its own, teardown.
import { describe, expect, it, vi } from "vitest";
import { deny } from "../../../src/stores/consent";
import { intersect, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin } from "../../../tests/helpers/mount-plugin";
import { allowYouTube, forbidYouTube } from "../../../tests/helpers/players";
import plugin from "..";
import descriptor from "../plugin";
import {
	find,
	frame,
	mounted,
	near,
	open,
	overlay,
	overlayNow,
	play,
	players,
	press,
	vimeo,
	wait,
	watch,
	widget,
	youtube,
} from "./setup";

describe("a frame behind an overlay", () => {
	it("gets its address at the click, and plays (page-builder #39)", async () => {
		await open(frame(`data-lazy-load="${vimeo}"`));
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		await press(play());
		expect(overlayNow()).toBeNull();
		expect(find("iframe")!.getAttribute("src")).toBe(
			"https://player.vimeo.com/video/12345?color&autopause=0&loop=0&autoplay=1#t=",
		);
		expect(find("iframe")!.getAttribute("allow")).toBe("autoplay");
		expect(find("iframe")!.title).toBe("vimeo Video Player");
		expect(document.activeElement).toBe(find("iframe"));
	});

	it("keeps the start of a Vimeo video at the very end (page-builder #65)", async () => {
		await open(
			frame('data-lazy-load="https://player.vimeo.com/video/12345?color&autopause=0#t=00h00m05s"', { autoplay: "yes" }),
		);
		await press(play());
		const src = find("iframe")!.getAttribute("src")!;
		expect(src).toContain("autoplay=1");
		expect(src.endsWith("#t=00h00m05s")).toBe(true);
		expect(find("iframe")!.getAttribute("allow")).toBe("autoplay");
	});

	it("works with an address that was there from the start, with one without a query, and for every provider", async () => {
		await open(frame('src="https://www.dailymotion.com/embed/video/x7"', { video_type: "dailymotion" }));
		await press(play());
		expect(find("iframe")!.getAttribute("src")).toBe("https://www.dailymotion.com/embed/video/x7?autoplay=1");
	});

	it("plays at the press that comes after a tool for consent has given its address back, not before", async () => {
		const { errors } = await open(frame('src="about:blank"'));
		await press(play());
		expect([overlayNow() === null, find("iframe")!.getAttribute("src")]).toEqual([false, "about:blank"]);
		find("iframe")!.setAttribute("src", vimeo);
		await press(play());
		expect(overlayNow()).toBeNull();
		expect(find("iframe")!.getAttribute("src")).toContain("&autoplay=1");
		expect(errors).toEqual([]);
	});

	it("gets a title where the server gave none", async () => {
		await open(frame(`data-lazy-load="${vimeo}"`).replace(/title="[^"]*"/, ""));
		await press(play());
		expect(find("iframe")!.title).not.toBe("");
	});

	it.each(["javascript:alert(1)", "data:text/html,x", ""])("does nothing with the address %j", async (address) => {
		const { errors } = await open(frame(`data-lazy-load="${address}"`));
		await press(play());
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		expect(errors).toEqual([]);
	});
});

describe("a frame without an overlay", () => {
	it("that is loaded already is left alone", async () => {
		const { host } = await open(frame(`src="${vimeo}"`, {}, false));
		const before = host.outerHTML;
		mounted!.unmount();
		expect(host.outerHTML).toBe(before);
	});

	it("that waits is loaded when it is seen, without playing", async () => {
		await open(frame(`data-lazy-load="${vimeo}"`, {}, false));
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		intersect(find(".elementor-wrapper")!);
		expect(find("iframe")!.getAttribute("src")).toBe(vimeo);
		expect(find("iframe")!.getAttribute("allow")).toBe("clipboard-write");
	});

	it.each([
		[undefined, "autoplay=1"],
		["reduce", "loop=0#t="],
	])("plays automatically with autoplay, but not for visitors who want less motion (%s)", async (motion, end) => {
		setFeature("prefers-reduced-motion", motion);
		await open(frame(`data-lazy-load="${vimeo}"`, { autoplay: "yes" }, false));
		intersect(find(".elementor-wrapper")!);
		expect(find("iframe")!.getAttribute("src")).toContain(end);
	});

	it("that waits gets a preview where the visitor refuses its provider", async () => {
		deny("vimeo", "visitor", "services");
		await open(frame(`data-lazy-load="${vimeo}"`, { autoplay: "yes" }, false));
		intersect(find(".elementor-wrapper")!);
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		expect(find("img")).toBeNull();
		await press(play());
		expect(find("iframe")!.getAttribute("src")).toContain("autoplay=1");
	});
});

describe("a file", () => {
	const file = (attributes = "controls") =>
		widget({ video_type: "hosted" }, `<video class="elementor-video" src="/a.mp4" ${attributes}></video>${overlay}`);

	it("plays at the click in the same task, as phones want it, and has the focus", async () => {
		await open(file());
		play().click();
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
		expect(overlayNow()).toBeNull();
		expect(document.activeElement).toBe(find("video"));
	});

	it("has the focus also without controls", async () => {
		await open(file(""));
		await press(play());
		expect(document.activeElement).toBe(find("video"));
	});

	it("that the browser does not play is no error", async () => {
		HTMLMediaElement.prototype.play = vi.fn(() => Promise.reject(new Error("NotAllowedError")));
		const { errors } = await open(file());
		await press(play());
		expect(errors).toEqual([]);
		expect(find("video")).not.toBeNull();
	});
});

describe("the thumbnail of a cache plugin", () => {
	const markup = (more = 'data-query="rel=0" data-alt="Acme"') =>
		`<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/abc" data-id="abc" ${more}></div>`;

	it("has the picture and a play button", async () => {
		await open(markup());
		near(find(".rll-youtube-player > div")!);
		const image = find<HTMLImageElement>(".rll-youtube-player > div > img")!;
		expect([image.src, image.width, image.height, image.alt]).toEqual([
			"https://i.ytimg.com/vi/abc/hqdefault.jpg",
			480,
			360,
			"Acme",
		]);
		expect(find("button.play")!.getAttribute("aria-label")).toBe("Play Video: Acme");
		expect(find("iframe")).toBeNull();
	});

	it("is replaced by the frame when its button is clicked (page-builder #41)", async () => {
		await open(markup());
		find("button.play")!.click();
		expect(find(".rll-youtube-player")).toBeNull();
		const player = find<HTMLIFrameElement>("iframe")!;
		expect(player.src).toBe("https://www.youtube.com/embed/abc?autoplay=1&rel=0");
		expect(player.getAttribute("allow")).toContain("autoplay");
		expect(player.allowFullscreen).toBe(true);
		expect(player.title).toBe("Acme");
		expect(document.activeElement).toBe(player);
	});

	it("works without a query, a text and an id, and not without any video", async () => {
		await open(
			'<div class="rll-youtube-player" data-src="//www.youtube.com/embed/abc"></div><div class="rll-youtube-player"></div>',
		);
		expect(document.querySelectorAll(".play")).toHaveLength(1);
		find("button.play")!.click();
		expect(find("iframe")!.getAttribute("src")).toBe("//www.youtube.com/embed/abc?autoplay=1");
		expect(find("iframe")!.title).toBe("Play Video");
	});

	it("is left to the cache plugin's script where that was first", async () => {
		const { host } = await open(markup().replace("></div>", '><div><button class="play"></button></div></div>'));
		expect(host.querySelectorAll("button")).toHaveLength(1);
	});
});

describe("hosts", () => {
	it("are not the videos that open in the lightbox", () => {
		document.body.innerHTML = youtube().replace("elementor-open-inline", "elementor-open-lightbox");
		expect(find(descriptor.selector)).toBeNull();
	});

	it("without a player or a place for it are left alone", async () => {
		const { errors } = await open(widget({ video_type: "youtube", youtube_url: watch }, ""));
		expect(errors).toMatchObject([{ code: "markup" }]);
		expect(find(".elementor-wrapper")!.innerHTML).toBe("");
	});

	it("with settings that do not parse keep their overlay", async () => {
		const { errors } = await open(youtube().replace(/data-settings='[^']*'/, "data-settings='{'"));
		await press(play());
		expect(overlayNow()).not.toBeNull();
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
	});
});

describe("teardown", () => {
	it.each([
		["an overlay", () => youtube()],
		["a preview", () => youtube({}, false)],
		["a frame", () => frame(`data-lazy-load="${vimeo}"`)],
		["a thumbnail", () => '<div class="rll-youtube-player" data-id="abc"></div>'],
	])("of %s leaves what the server printed; it works again when mounted again", async (_, markup) => {
		allowYouTube();
		document.body.innerHTML = markup();
		const before = document.body.innerHTML;
		await open();
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(before);
		await open();
		const target = find(".elementor-custom-embed-play,.play")!;
		await press(target);
		expect(find("iframe")).not.toBeNull();
		if (find(".elementor-wrapper")) {
			mounted!.unmount();
			expect(document.body.innerHTML).toBe(before);
		}
	});

	it("that comes before the part is loaded leaves no preview behind", async () => {
		document.body.innerHTML = youtube({}, false);
		const before = document.body.innerHTML;
		const { unmount } = await mountPlugin(plugin, descriptor.selector);
		unmount();
		await vi.dynamicImportSettled();
		expect(document.body.innerHTML).toBe(before);
	});

	it("destroys YouTube's player, and a player that comes too late is not made", async () => {
		allowYouTube();
		await open(youtube());
		await press(play());
		mounted!.unmount();
		expect(players()[0]!.calls).toEqual(["destroy"]);
		forbidYouTube();
		await open(youtube());
		await press(play());
		mounted!.unmount();
		allowYouTube();
		await wait(400);
		expect(players()).toEqual([]);
	});
});
