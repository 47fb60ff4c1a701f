// Rules of the lightbox: which addresses are images, how videos are played, where sharing leads, how slides and zoom move.
import { describe, expect, it } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { isFollowed, isImage, noZoom, placeOf, slideAt } from "../model";
import { openingOf } from "../request";
import { shareLinks } from "../share-links";
import { createSlides } from "../slides";
import { addPlayers } from "../video";
import { playerOf } from "../video-model";
import { clampPan, stepOf, zoomAt } from "../zoom";

const site = "https://site.test";

describe("addresses", () => {
	it.each(["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "JPG"])("takes .%s for an image", (extension) => {
		expect(isImage(`${site}/a.b/one.${extension}`)).toBe(true);
		expect(isImage(`${site}/one.${extension}?w=300&x=.pdf`)).toBe(true);
	});

	it.each(["/one.jpg#x", "/one.pdf", "/one.jpg.html", "/page?image=one.jpg", "/jpg", ""])(
		"does not take %s for an image (page-builder #49)",
		(path) => expect(isImage(site + path)).toBe(false),
	);

	it.each(["javascript:alert(1)", "/one.jpg", "//site.test/one.jpg", "data:text/html,x", "", 7, null, {}])(
		"follows no %s (page-builder #57)",
		(url) => expect(isFollowed(url)).toBe(false),
	);

	it.each(["https://site.test/a", "blob:https://site.test/1", "data:image/png;base64,x"])("follows %s", (url) =>
		expect(isFollowed(url)).toBe(true),
	);
});

describe("videos", () => {
	const watch = "https://www.youtube.com/embed/abc-123_X";
	it.each([
		"https://youtu.be/abc-123_X",
		"https://www.youtube.com/watch?v=abc-123_X",
		"https://m.youtube.com/watch?list=1&v=abc-123_X&at=4",
		"https://youtube.com/watch?vi=abc-123_X",
		"https://youtube.com/v/abc-123_X",
		"https://youtube.com/shorts/abc-123_X?feature=share",
		"https://www.youtube.com/live/abc-123_X",
	])("plays %s in YouTube's frame", (url) => {
		expect(playerOf(url)?.attributes.src).toBe(watch);
	});

	it.each([
		["https://youtu.be/abc-123_X?t=90", 90],
		["https://youtu.be/abc-123_X?si=a1&t=90s", 90],
		["https://www.youtube.com/watch?v=abc-123_X&t=1h2m3s", 3723],
		["https://www.youtube.com/watch?t=2m&v=abc-123_X", 120],
		["https://www.youtube.com/watch?v=abc-123_X&start=7", 7],
		["https://youtu.be/abc-123_X#t=1m1", 61],
	])("begins %s at its time", (url, start) => {
		expect(playerOf(url)?.attributes.src).toBe(`${watch}?start=${start}`);
		expect(playerOf(url, { autoplay: true })?.attributes.src).toBe(`${watch}?start=${start}&autoplay=1`);
	});

	it.each(["?t=", "?t=0", "?t=soon", "?list=3"])("begins a video with %s at its beginning", (query) => {
		expect(playerOf(`https://youtu.be/abc-123_X${query}`)?.attributes.src).toBe(watch);
	});

	it.each([
		["https://vimeo.com/12345/a1b2c3d4e5", "12345?h=a1b2c3d4e5"],
		["https://vimeo.com/12345?h=a1b2c3d4e5", "12345?h=a1b2c3d4e5"],
		["https://vimeo.com/12345/a1b2c3d4e5?share=copy#t=30s", "12345?h=a1b2c3d4e5#t=30s"],
		["https://vimeo.com/12345#t=30s", "12345#t=30s"],
		["https://vimeo.com/12345?share=copy", "12345"],
	])("plays %s by its key, from its time", (url, path) => {
		expect(playerOf(url)?.attributes.src).toBe(`https://player.vimeo.com/video/${path}`);
	});

	it("keeps the parameters of an address that is a frame's already", () => {
		expect(playerOf("https://www.youtube-nocookie.com/embed/abc?rel=0")?.attributes.src).toBe(
			"https://www.youtube-nocookie.com/embed/abc?rel=0",
		);
		expect(playerOf("https://vimeo.com/12345")?.attributes.src).toBe("https://player.vimeo.com/video/12345");
		expect(playerOf("https://player.vimeo.com/video/12345?color#t=5s")?.attributes.src).toBe(
			"https://player.vimeo.com/video/12345?color#t=5s",
		);
	});

	it("puts autoplay last, after a removed autoplay=0, and before Vimeo's start time (page-builder #56, #65)", () => {
		const played = (url: string) => playerOf(url, { autoplay: true })?.attributes.src;
		expect(played(`${watch}?feature=oembed`)).toBe(`${watch}?feature=oembed&autoplay=1`);
		expect(played(`${watch}?autoplay=0&rel=0`)).toBe(`${watch}?rel=0&autoplay=1`);
		expect(played("https://player.vimeo.com/video/1?color&loop=0#t=00h00m05s")).toBe(
			"https://player.vimeo.com/video/1?color&loop=0&autoplay=1#t=00h00m05s",
		);
	});

	it.each([
		["219", "2.33333", "landscape"],
		["169", "1.77777", "landscape"],
		["43", "1.33333", "landscape"],
		["32", "1.5", "landscape"],
		["11", "1", "square"],
		["916", "0.5625", "portrait"],
		["undefined", "1.77777", "landscape"],
		["constructor", "1.77777", "landscape"],
	])("gives ratio %s as %s, %s", (ratio, value, orientation) => {
		expect(playerOf(watch, { ratio })).toMatchObject({ ratio: value, orientation });
	});

	it("plays a hosted video immediately, with its parameters; one without a value is named twice; none that runs script", () => {
		const parameters = { loop: "", controls: "", poster: "/p.jpg", onerror: "alert(1)", src: "x", "a b": "1" };
		const { tag, attributes } = playerOf(`${site}/v.mp4`, { isHosted: true, parameters })!;
		expect(tag).toBe("video");
		expect(attributes).toEqual({
			src: `${site}/v.mp4`,
			autoplay: "autoplay",
			loop: "loop",
			controls: "controls",
			poster: "/p.jpg",
		});
	});

	it("plays no video of a provider that is not known", () => {
		expect(playerOf("https://www.dailymotion.com/embed/video/x1")).toBeUndefined();
		expect(playerOf("https://youtube.com.evil.test/embed/abc")).toBeUndefined();
	});
});

describe("a video of its own", () => {
	const video = (modalOptions?: unknown, url = "https://youtu.be/abc") => {
		const request = { type: "video", videoType: "youtube", url, modalOptions };
		const opening = openingOf(request)!;
		addPlayers(opening, request);
		return opening;
	};

	it("stands alone under its own id, entering with zoomIn unless the link says otherwise (page-builder #64)", () => {
		expect(video()).toMatchObject({ id: "elementor-lightbox", isAlone: true, entrance: "zoomIn" });
		expect(video({ id: "elementor-lightbox-77aa", entranceAnimation: "" })).toMatchObject({
			id: "elementor-lightbox-77aa",
			entrance: "",
		});
		expect(video({ entranceAnimation: "none" })?.entrance).toBe("");
		expect(video("nonsense")?.entrance).toBe("zoomIn");
		expect(video({ entranceAnimation: { toString: 1 }, id: {}, title: [] })).toMatchObject({
			id: "elementor-lightbox",
			entrance: "",
			slides: [{ title: "" }],
		});
	});

	it.each([
		[1280, "fadeIn"],
		[390, "bounceIn"],
	])("enters as the device says, climbing to larger ones (%s)", (width, expected) => {
		resizeTo(width);
		const options = { entranceAnimation: "fadeIn", entranceAnimation_tablet: "bounceIn", entranceAnimation_mobile: "" };
		expect(video(options).entrance).toBe(expected);
	});

	it("of a provider that is not known has no player", () => {
		expect(video({}, "https://dai.ly/x1").slides[0]!.player).toBeUndefined();
	});
});

describe("sharing", () => {
	it("leads to the page without its fragment plus the slide's action, and to the image", () => {
		const slide = { url: `${site}/1.jpg?a=b`, hash: "#elementor-action%3Aaction" };
		const page = encodeURIComponent(`${site}/page?x=1#elementor-action%3Aaction`);
		expect(shareLinks(slide, `${site}/page?x=1#other`)).toEqual([
			["facebook", "shareOnFacebook", `https://www.facebook.com/sharer.php?u=${page}`],
			["twitter", "shareOnTwitter", `https://twitter.com/intent/tweet?text= ${page}`],
			[
				"pinterest",
				"pinIt",
				`https://www.pinterest.com/pin/create/button/?url=&media=${encodeURIComponent(slide.url)}`,
			],
			["download-bold", "downloadImage", slide.url, true],
		]);
	});

	it("shares the plain page when a slide has no action, and offers no download of a video", () => {
		const links = shareLinks({ url: "https://youtu.be/a", player: playerOf("https://youtu.be/a") }, `${site}/page#x`);
		expect(links[0]![2]).toBe(`https://www.facebook.com/sharer.php?u=${encodeURIComponent(`${site}/page`)}`);
		expect(links.map(([icon]) => icon)).not.toContain("download-bold");
	});
});

describe("motion", () => {
	it("counts on in both directions", () => {
		expect([-4, -3, -1, 0, 2, 3, 7].map((position) => slideAt(position, 3))).toEqual([2, 0, 2, 0, 2, 0, 1]);
	});

	it("is in stores, which arrows, keys and fingers change", () => {
		const all = ["a", "b", "c"].map((name) => ({ url: `${site}/${name}.jpg` }));
		const slides = createSlides({ id: "x", slides: all, start: 2 }, 300);
		const shown = () => slides.at(slides.$position.get());
		expect(shown()).toBe(all[2]);
		slides.move(1);
		expect([shown(), slides.$ms.get(), slides.$bias.get()]).toEqual([all[0], 300, -1]);
		slides.dragTo(40);
		expect([slides.$drag.get(), slides.$ms.get(), slides.$bias.get()]).toEqual([40, 0, -1]);
		slides.release();
		expect([slides.$drag.get(), slides.$ms.get()]).toEqual([0, 300]);
		slides.zoomTo({ scale: 3, x: 0, y: 0 });
		slides.move(1);
		expect(shown()).toBe(all[0]);
	});

	it("puts each slide next to the position, of two also the one that is being left", () => {
		const places = (position: number, count: number, bias: number) =>
			Array.from({ length: count }, (_, index) => placeOf(index, position, count, bias));
		expect(places(0, 5, 0)).toEqual([0, 1, 2, -2, -1]);
		expect(places(4, 5, 0)).toEqual([5, 6, 2, 3, 4]);
		// Reached from the left, so that the slide on the left is the one that leaves; dragged, the next one shows.
		expect(places(1, 2, -1)).toEqual([0, 1]);
		expect(places(1, 2, 1)).toEqual([2, 1]);
		expect(places(0, 1, 1)).toEqual([0]);
	});

	it("moves after a slow drag past half a slide, and after any swift one", () => {
		expect(stepOf(-40, 400, 100)).toBe(1);
		expect(stepOf(40, 400, 299)).toBe(-1);
		expect(stepOf(-190, 400, 300)).toBe(0);
		expect(stepOf(-210, 400, 900)).toBe(1);
		expect(stepOf(0, 400, 10)).toBe(0);
	});

	it("zooms between 1 and 3 and keeps the point where it is", () => {
		expect(zoomAt(noZoom, 3, 100, -50)).toEqual({ scale: 3, x: -200, y: 100 });
		expect(zoomAt(noZoom, 9).scale).toBe(3);
		expect(zoomAt({ scale: 3, x: -200, y: 100 }, 0.5, 10, 10)).toEqual(noZoom);
	});

	it("moves an image no further than its edge", () => {
		expect(clampPan({ scale: 3, x: 900, y: -900 }, [400, 100, 800, 600])).toEqual({ scale: 3, x: 200, y: -0 });
	});
});
