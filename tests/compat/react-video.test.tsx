// Video, background video and background slideshow as components: the markup that each plugin looks for, and the plugin at work.
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rows } from "../../plugins";
import { BackgroundSlideshow, BackgroundVideo, Video } from "../../plugins/react";
import { completeRow } from "../../src/base/descriptor";
import { intersect } from "../helpers/jsdom";
import { allowYouTube, fakeYouTube, forbidYouTube } from "../helpers/players";
import { errors, renderView } from "../helpers/react";

const selectorOf = (name: string) => completeRow(rows.find((row) => row.name === name)!).selector;
/** Runs something and what it loads. */
const settle = (task: () => void) =>
	act(async () => {
		task();
		await vi.dynamicImportSettled();
	});

beforeEach(() => {
	const { prototype } = HTMLMediaElement;
	prototype.play = vi.fn(() => Promise.resolve());
	prototype.pause = prototype.load = vi.fn();
	window.ResizeObserver ??= class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
});
afterEach(forbidYouTube);

describe("Video", () => {
	it("plays YouTube in place of its poster and stays in the next render; other settings start over", async () => {
		allowYouTube();
		const App = ({ loop = false }) => (
			<Video youtube="https://youtu.be/abc" poster="/cover.jpg" settings={{ loop }} className="mine" />
		);
		const view = await renderView(<App />);
		expect(view.get(selectorOf("video"))).toBe(view.get(".mine.elementor-widget-video"));
		expect(view.get(".elementor-custom-embed-image-overlay").style.backgroundImage).toBe('url("/cover.jpg")');
		await settle(() => view.get(".elementor-custom-embed-play").click());
		await vi.waitFor(() => expect(fakeYouTube.players).toHaveLength(1));
		await view.render(<App />);
		expect(view.get("iframe")).not.toBeNull();
		await view.render(<App loop />);
		expect(fakeYouTube.players[0]!.calls).toEqual(["destroy"]);
		expect(view.get(".elementor-custom-embed-play")).not.toBeNull();
		expect(errors).toEqual([]);
	});

	it("draws the preview where there is no poster", async () => {
		const view = await renderView(<Video youtube="abc://" />);
		expect(view.get("img")).toBeNull();
		await view.unmount();
		const other = await renderView(<Video youtube="https://youtu.be/abc" />);
		await settle(() => {});
		await vi.waitFor(() => {
			intersect(other.get(".elementor-custom-embed-image-overlay"), true, "200px 0px");
			expect(other.get<HTMLImageElement>("img").src).toContain("/vi/abc/");
		});
		await other.unmount();
	});

	it("plays a frame and a file", async () => {
		const view = await renderView(
			<>
				<Video frame="https://player.vimeo.com/video/1" frameTitle="A film" poster="/a.jpg" />
				<Video file="/a.mp4" poster="/a.jpg" playLabel="Abspielen" />
			</>,
		);
		expect(view.get("iframe").hasAttribute("src")).toBe(false);
		await settle(() => view.get(".elementor-custom-embed-play").click());
		expect(view.get("iframe").getAttribute("src")).toBe("https://player.vimeo.com/video/1?autoplay=1");
		await settle(() => view.get("[aria-label=Abspielen]").click());
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
		expect(view.container.querySelector(".elementor-custom-embed-image-overlay")).toBeNull();
	});
});

describe("BackgroundVideo", () => {
	it("plays a file behind its children when it comes near", async () => {
		const view = await renderView(
			<BackgroundVideo link="/wheel.webm" settings={{ background_video_start: 2 }} id="x">
				<p>Text</p>
			</BackgroundVideo>,
		);
		expect(view.get("#x").matches(selectorOf("background-video"))).toBe(true);
		expect(view.get("video").hasAttribute("src")).toBe(false);
		await settle(() => intersect(view.get(".elementor-background-video-container"), true, "200px 0px"));
		expect(view.get("video").getAttribute("src")).toBe("/wheel.webm#t=2");
		await view.unmount();
	});

	it("has a place for the player of a provider", async () => {
		const view = await renderView(<BackgroundVideo link="https://vimeo.com/12345" />);
		expect(view.get(".elementor-background-video-embed")).not.toBeNull();
		expect(view.get("video")).toBeNull();
	});
});

describe("BackgroundSlideshow", () => {
	it("draws its pictures before its children, and the new ones when they are others", async () => {
		const App = ({ pictures }: { pictures: string[] }) => (
			<BackgroundSlideshow pictures={pictures} id="x">
				<p>Text</p>
			</BackgroundSlideshow>
		);
		const view = await renderView(<App pictures={["/1.jpg", "/2.jpg"]} />);
		const images = () =>
			[...view.container.querySelectorAll<HTMLElement>(".elementor-background-slideshow__slide__image")].map(
				({ style }) => style.backgroundImage,
			);
		expect(view.get("#x").matches(selectorOf("background-slideshow"))).toBe(true);
		expect(images()).toEqual(['url("/1.jpg")', 'url("/2.jpg")']);
		await view.render(<App pictures={["/1.jpg", "/2.jpg"]} />);
		expect(images()).toHaveLength(2);
		await view.render(<App pictures={["/3.jpg"]} />);
		expect(images()).toEqual(['url("/3.jpg")']);
		expect(view.get("#x").lastElementChild!.textContent).toBe("Text");
	});
});
