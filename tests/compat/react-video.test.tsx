// Video, background video and background slideshow as components: the markup that each plugin looks for, and the plugin at work.
import { act, createRef, type Ref } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rows } from "../../plugins";
import {
	BackgroundSlideshow,
	BackgroundVideo,
	type PlayerHandle,
	type PlaylistHandle,
	Video,
	VideoPlaylist,
} from "../../plugins/react";
import { completeRow } from "../../src/base/descriptor";
import { fillIn } from "../../src/testing/fill-in";
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
	fillIn();
});
afterEach(forbidYouTube);

describe("Video", () => {
	it("plays YouTube instead of its poster and stays in the next render; other settings start over", async () => {
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

	it("draws the preview if there is no poster", async () => {
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

describe("a video's handle", () => {
	const drawn = (ref: Ref<PlayerHandle>, told: string[], given: object) => (
		<Video
			{...given}
			ref={ref}
			onPlay={() => told.push("play")}
			onPause={() => told.push("pause")}
			onEnd={() => told.push("end")}
		/>
	);

	it("plays a file from its picture on, pauses it, and tells of both", async () => {
		const ref = createRef<PlayerHandle>();
		const told: string[] = [];
		const view = await renderView(drawn(ref, told, { file: "/wheel.webm", poster: "/wheel.jpg" }));
		await settle(() => ref.current!.pause());
		expect(HTMLMediaElement.prototype.pause).not.toHaveBeenCalled();
		await settle(() => ref.current!.play());
		expect(view.get(".elementor-custom-embed-image-overlay")).toBeNull();
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
		for (const type of ["play", "pause", "pause", "ended"]) view.get("video").dispatchEvent(new Event(type));
		expect(told).toEqual(["play", "pause", "end"]);
		ref.current!.pause();
		expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
		ref.current!.play();
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
		expect(ref.current!.element).toBe(view.get(".elementor-widget-video"));
		expect(errors).toEqual([]);
	});

	it.each([
		["https://player.vimeo.com/video/1", { method: "pause" }, { event: "play" }],
		[
			"https://www.youtube.com/embed/abc",
			{ event: "command", func: "pauseVideo", args: "" },
			{ event: "infoDelivery", info: { playerState: 1 } },
		],
	])("speaks to the player of %s, and hears no other", async (frame, message, answer) => {
		const ref = createRef<PlayerHandle>();
		const told: string[] = [];
		const view = await renderView(drawn(ref, told, { frame, poster: "/cover.jpg" }));
		await settle(() => ref.current!.play());
		await vi.waitFor(() => expect(view.get<HTMLIFrameElement>("iframe").src).toContain("autoplay=1"));
		const { contentWindow } = view.get<HTMLIFrameElement>("iframe");
		const post = vi.spyOn(contentWindow!, "postMessage").mockImplementation(() => {});
		ref.current!.pause();
		expect(JSON.parse(post.mock.calls[0]![0])).toEqual(message);
		expect(post.mock.calls[0]![1]).toBe(new URL(frame).origin);
		const tell = (data: unknown, source: MessageEventSource | null) =>
			window.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(data), source }));
		tell(answer, window);
		expect(told).toEqual([]);
		tell(answer, contentWindow);
		window.dispatchEvent(new MessageEvent("message", { data: "{", source: contentWindow }));
		expect(told).toEqual(["play"]);
		expect(errors).toEqual([]);
	});
});

describe("VideoPlaylist", () => {
	const videos = ["a", "b", "c"].map((id) => ({ id, title: id.toUpperCase(), url: `/${id}.mp4` }));

	it("shows the video that it is given, tells of another, and is moved by its ref", async () => {
		const ref = createRef<PlaylistHandle>();
		const told: string[] = [];
		const draw = (given: object) => (
			<VideoPlaylist title="List" videos={videos} ref={ref} onValueChange={(id) => told.push(id)} {...given} />
		);
		const view = await renderView(draw({ defaultValue: "b" }));
		const shown = () => view.get("[aria-selected=true]").textContent;
		expect([shown(), ref.current!.index, told]).toEqual(["B", 1, []]);
		expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
		await settle(() => ref.current!.next());
		expect([shown(), told]).toEqual(["C", ["c"]]);
		await settle(() => ref.current!.next());
		await settle(() => ref.current!.goTo(0));
		expect([shown(), told]).toEqual(["A", ["c", "a"]]);
		await view.render(draw({ value: "b" }));
		await settle(() => view.get(".e-tab-title").click());
		expect([shown(), told]).toEqual(["B", ["c", "a", "a"]]);
		expect(ref.current!.element).toBe(view.container.firstElementChild);
		expect(errors).toEqual([]);
	});

	it("stays at its video where that is prevented, and says what has been pressed", async () => {
		const told: unknown[] = [];
		const view = await renderView(
			<VideoPlaylist
				title="List"
				videos={videos}
				defaultValue="b"
				onValueChange={(id, { reason, preventDefault }) => {
					told.push([id, reason]);
					preventDefault();
				}}
			/>,
		);
		await settle(() => view.get(".e-tab-title").click());
		expect([view.get("[aria-selected=true]").textContent, told]).toEqual(["B", [["a", "press"]]]);
		expect(errors).toEqual([]);
	});
});
