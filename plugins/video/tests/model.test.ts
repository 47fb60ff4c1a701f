// Rules of videos: which addresses name one, the address of a frame that plays, what YouTube's player is told.
import { describe, expect, it } from "vitest";
import { previewAddress, thumbnailAddress } from "../../../src/parts/facade";
import { autoplayAddress, vimeoAddress, vimeoFilm, youtubeId } from "../../../src/parts/players";
import { isWeb } from "../model";
import { lazyFrameAddress, playerVariables } from "../youtube-model";

describe("the id of a YouTube video", () => {
	it.each([
		"https://youtu.be/ab-C_1",
		"youtu.be/ab-C_1?t=4",
		"http://www.youtube.com/watch?v=ab-C_1",
		"https://m.youtube.com/watch?list=x&v=ab-C_1&t=4",
		"https://www.youtube.com/watch?list=x&amp;v=ab-C_1",
		"https://youtube.com/watch?vi=ab-C_1",
		"//www.youtube.com/embed/ab-C_1",
		"youtube.com/v/ab-C_1",
		"youtube.com/vi/ab-C_1/x",
		"https://www.youtube.com/user/ab-C_1",
		"https://www.youtube.com/shorts/ab-C_1?feature=share",
		"https://www.youtube.com/live/ab-C_1#x",
		"https://www.youtube-nocookie.com/embed/ab-C_1?rel=0",
		' https://youtu.be/ab-C_1" onload="x',
	])("is found in %s", (address) => expect(youtubeId(address)).toBe("ab-C_1"));

	it.each([
		"",
		"https://vimeo.com/12345",
		"https://youtube.com/",
		"https://evil.test/youtu.be/ab",
		"javascript:alert(1)",
	])("is not found in %j", (address) => expect(youtubeId(address)).toBeUndefined());
});

describe("the frame of a Vimeo video", () => {
	it.each([
		"https://vimeo.com/12345",
		"https://player.vimeo.com/video/12345?color#t=",
		"vimeo.com/external/12345.hd.mp4",
		"//www.vimeo.com/12345/about",
	])("is that of %s", (address) => expect(vimeoAddress(address)).toBe("https://player.vimeo.com/video/12345"));

	it.each([
		"https://vimeo.com/12345/ab12cd34ef",
		"https://vimeo.com/12345/ab12cd34ef?share=copy",
		"https://player.vimeo.com/video/12345?color&h=ab12cd34ef#t=",
	])("has the key of %s, which is not listed", (address) =>
		expect(vimeoAddress(address)).toBe("https://player.vimeo.com/video/12345?h=ab12cd34ef"),
	);

	it("is for its player a number, and the whole address only with a key", () => {
		const known = "https://player.vimeo.com/video/12345";
		expect(vimeoFilm(known)).toEqual({ id: 12345 });
		expect(vimeoFilm(`${known}?h=ab12cd34ef`)).toEqual({ url: `${known}?h=ab12cd34ef` });
	});

	it.each(["", "https://vimeo.com/channels", "https://youtu.be/12345", "https://notvimeo.com/12345"])(
		"is not found in %j",
		(address) => expect(vimeoAddress(address)).toBeUndefined(),
	);
});

describe("the address of a frame that plays", () => {
	it.each([
		["https://x.test/embed/1?mute=0", "https://x.test/embed/1?mute=0&autoplay=1"],
		["https://x.test/embed/1?mute=0&autoplay=0", "https://x.test/embed/1?mute=0&autoplay=1"],
		["https://x.test/embed/1?autoplay=0&mute=0", "https://x.test/embed/1?mute=0&autoplay=1"],
		["https://x.test/embed/1?autoplay=1", "https://x.test/embed/1?autoplay=1"],
		["https://x.test/embed/1", "https://x.test/embed/1?autoplay=1"],
		[
			"https://x.test/video/1?color&autopause=0&loop=0#t=",
			"https://x.test/video/1?color&autopause=0&loop=0&autoplay=1#t=",
		],
		["https://x.test/video/1?color#t=00h00m05s", "https://x.test/video/1?color&autoplay=1#t=00h00m05s"],
		["", "?autoplay=1"],
	])("%s becomes %s (page-builder #39)", (address, expected) => expect(autoplayAddress(address)).toBe(expected));

	it("is that of the web only", () => {
		expect(
			["https://x.test", "http://x.test", "//x.test", "javascript:alert(1)", "data:text/html,x", "/x", ""].map(isWeb),
		).toEqual([true, true, true, false, false, false, false]);
	});
});

describe("the picture of a video", () => {
	it("is YouTube's, the site's own where the settings give an address, or none", () => {
		expect(previewAddress("youtube", "ab")).toBe("");
		expect(previewAddress("none", "ab")).toBe("");
		expect(previewAddress("/previews/{id}.jpg", "ab")).toBe("/previews/ab.jpg");
		expect(previewAddress("https://cdn.site.test/{id}/{id}.webp", "../x")).toBe(
			"https://cdn.site.test/..%2Fx/..%2Fx.webp",
		);
	});
});

describe("a lazy loader's frame", () => {
	it("has autoplay first, then the stored query (page-builder #41)", () => {
		const src = "https://www.youtube.com/embed/ab";
		expect(lazyFrameAddress({ src, id: "ab", query: "rel=0" })).toBe(`${src}?autoplay=1&rel=0`);
		expect(lazyFrameAddress({ src, id: "ab", query: "" })).toBe(`${src}?autoplay=1`);
		expect(lazyFrameAddress({ src, id: "ab", query: "?rel=0&start=3" })).toBe(`${src}?autoplay=1&rel=0&start=3`);
		expect(lazyFrameAddress({ src: `${src}?feature=oembed`, id: "ab" })).toBe(`${src}?feature=oembed&autoplay=1`);
	});

	it("is YouTube's where the address is missing or not the web's", () => {
		expect(lazyFrameAddress({ id: "ab" })).toBe("https://www.youtube.com/embed/ab?autoplay=1");
		expect(lazyFrameAddress({ id: "a/b", src: "javascript:alert(1)" })).toBe(
			"https://www.youtube.com/embed/a%2Fb?autoplay=1",
		);
	});
});

describe("YouTube's player", () => {
	const none = { controls: false, rel: false, playsinline: false, cc_load_policy: false, autoplay: false };

	it("is told switches as 0 and 1, and times only where they are set", () => {
		expect(playerVariables(none, { start: Number.NaN, end: Number.NaN })).toEqual({
			controls: 0,
			rel: 0,
			playsinline: 0,
			cc_load_policy: 0,
			autoplay: 0,
		});
		expect(playerVariables({ ...none, controls: true, playsinline: true }, { start: 5, end: 9 })).toEqual({
			controls: 1,
			rel: 0,
			playsinline: 1,
			cc_load_policy: 0,
			autoplay: 0,
			start: 5,
			end: 9,
		});
	});

	it("has a picture of 480 by 360", () => {
		expect(thumbnailAddress("ab")).toBe("https://i.ytimg.com/vi/ab/hqdefault.jpg");
		expect(thumbnailAddress("../x")).toBe("https://i.ytimg.com/vi/..%2Fx/hqdefault.jpg");
	});
});
