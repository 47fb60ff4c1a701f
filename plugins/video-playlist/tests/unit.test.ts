// Video playlist: which player is made when, what the address and the storage say, what others hear.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { intersect, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import { allowYouTube, apiScripts, fakeYouTube, forbidYouTube } from "../../../tests/helpers/players";
import { createContext } from "../../../tests/site/context.mjs";
import plugin from "..";
import row from "../plugin";
import { videoPlaylist } from "./widget.mjs";

const items = [
	{ id: "5ec0001", title: "Section" },
	{ id: "1111111", title: "One", type: "hosted" as const, url: "/one.webm", duration: "1" },
	{ id: "2222222", title: "Two", type: "hosted" as const, url: "/two.mp4", duration: "2" },
	{ id: "5ec0002", title: "Section" },
	{ id: "7ecb491", title: "Five", type: "youtube" as const, url: "https://youtu.be/abc", duration: "3" },
];
const play = vi.spyOn(HTMLMediaElement.prototype, "play");
const pause = vi.spyOn(HTMLMediaElement.prototype, "pause");
let mounted: TestMount | undefined;
let heard: { event: Record<string, unknown>; playlist: Record<string, unknown>; video: Record<string, unknown> }[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent).detail);
const types = () => heard.map(({ event, video }) => `${event.type} ${video.title} ${event.trigger}`);

const markup = (options: object = {}) =>
	String(videoPlaylist(createContext(), { id: "8039434", title: "List", items, ...options }));
const start = async (options: object = {}) => {
	mounted = await mountPlugin(plugin, selectorOf(row), markup(options));
	return mounted;
};
const title = (tab: number) => document.querySelector<HTMLElement>(`.e-tab-title[data-tab="${tab}"]`)!;
const panel = (tab: number) => document.querySelector<HTMLElement>(`.e-tab-content[data-tab="${tab}"]`)!;
const video = (tab: number) => panel(tab).querySelector("video")!;
const send = (tab: number, type: string) => video(tab).dispatchEvent(new Event(type));
const press = (node: Element, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event.defaultPrevented;
};
const stored = () => JSON.parse(JSON.parse(localStorage.elementor ?? "{}").watched_videos_8039434 ?? "[]");

beforeEach(() => {
	play.mockReset().mockResolvedValue();
	pause.mockReset().mockReturnValue();
	heard = [];
	document.body.addEventListener("elementor-video-playList", listen);
	Element.prototype.scrollIntoView = vi.fn();
	history.replaceState(null, "", "/");
	localStorage.clear();
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	document.body.removeEventListener("elementor-video-playList", listen);
	forbidYouTube();
});

it("begins with the first video, whose player is there and waits", async () => {
	await start();
	expect([title(2).className, title(2).ariaSelected, title(2).tabIndex]).toEqual(["e-tab-title e-active", "true", 0]);
	const { display } = panel(2).style;
	expect([panel(2).hidden, display, panel(3).hidden, panel(3).style.display, panel(5).className]).toEqual([
		false,
		"block",
		true,
		"none",
		"e-tab-content",
	]);
	expect([video(2).querySelector("source")!.type, video(2).controls, video(3)]).toEqual(["video/webm", true, null]);
	expect([play.mock.calls.length, location.search]).toEqual([0, ""]);
});

it("makes a player once, pauses the former one, and writes the address (more-widgets #32)", async () => {
	history.replaceState(null, "", "/?a=%20#hash");
	allowYouTube();
	await start();
	title(2).click();
	send(2, "play");
	await vi.waitFor(() => expect(types()).toEqual(["videoStart One click"]));
	title(5).click();
	expect(pause).toHaveBeenCalledTimes(1);
	await vi.waitFor(() => expect(fakeYouTube.players).toHaveLength(1));
	const [player] = fakeYouTube.players;
	expect(player!.options).toMatchObject({
		videoId: "abc",
		width: 773,
		playerVars: { rel: 0, showinfo: 0, ecver: 2 },
	});
	player!.ready();
	await vi.waitFor(() => expect(player!.calls).toEqual(["playVideo"]));
	await vi.waitFor(() => expect(location.search + location.hash).toBe("?a=%20&playlist=8039434&video=7ecb491#hash"));
	player!.state(1);
	await vi.waitFor(() => expect(types().at(-1)).toBe("videoStart Five click"));
	title(5).click();
	expect(player!.calls.at(-1)).toBe("pauseVideo");
	player!.state(2);
	await vi.waitFor(() => expect(types().at(-1)).toBe("videoPaused Five click"));
	title(5).click();
	expect(player!.calls.at(-1)).toBe("playVideo");
	title(2).click();
	title(5).click();
	expect(fakeYouTube.players).toHaveLength(1);
	expect(heard.at(-1)!.playlist).toEqual({ name: "List", currentItem: 3, amount: 3 });
});

it("marks what has ended, tells of that video, and continues to the next that is no section (more-widgets #33)", async () => {
	allowYouTube();
	await start({ settings: { autoplay_next: "yes", show_watched_indication: "yes" } });
	title(3).click();
	send(3, "play");
	await vi.waitFor(() => expect(types()).toEqual(["videoStart Two click"]));
	send(3, "ended");
	await vi.waitFor(() => expect(title(5).className).toBe("e-tab-title e-active"));
	expect(types().at(-1)).toBe("videoEnded Two click");
	expect(heard.at(-1)!.playlist.currentItem).toBe(2);
	await vi.waitFor(() => expect(title(3).className).toBe("e-tab-title watched-video"));
	await vi.waitFor(() => expect(stored()).toEqual(["2222222"]));
	mounted!.unmount();
	await start({ settings: { show_watched_indication: "yes" } });
	await vi.waitFor(() => expect(title(3).className).toBe("e-tab-title watched-video"));
});

it("begins with the item that the address names, and brings it into view (more-widgets #34)", async () => {
	history.replaceState(null, "", "/?playlist=8039434&video=2222222");
	await start();
	expect(title(3).className).toBe("e-tab-title e-active");
	expect(mounted!.host.scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
	mounted!.unmount();
	history.replaceState(null, "", "/?playlist=8039434&video=none");
	await start();
	expect(title(2).className).toBe("e-tab-title e-active");
});

it("plays at the start where it is to, without sound, not under reduced motion", async () => {
	await start({ settings: { autoplay_on_load: "yes" } });
	expect([play.mock.calls.length, video(2).muted]).toEqual([1, true]);
	await vi.waitFor(() => expect(location.search).toBe("?playlist=8039434&video=1111111"));
	mounted!.unmount();
	setFeature("prefers-reduced-motion", "reduce");
	await start({ settings: { autoplay_on_load: "yes" } });
	expect(play).toHaveBeenCalledTimes(1);
});

it("moves the focus by keys past sections, and chooses by Enter and Space", async () => {
	await start();
	title(2).focus();
	const moves = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "ArrowLeft"].map((key) => {
		press(document.activeElement!, key);
		return (document.activeElement as HTMLElement).dataset.tab;
	});
	expect(moves).toEqual(["3", "5", "2", "5", "2", "5", "3"]);
	expect(press(title(3), " ")).toBe(true);
	expect(title(3).ariaSelected).toBe("true");
	expect(press(title(3), "Tab")).toBe(false);
});

describe("a provider", () => {
	const first = [{ ...items[4]!, id: "1111111" }, items[1]!];

	it("is asked when its video is seen, unless the visitor refuses it; a press always does", async () => {
		deny("youtube", "visitor", "services");
		await start({ items: first });
		await vi.waitFor(() => intersect(panel(1)));
		await new Promise((resolve) => setTimeout(resolve));
		expect(apiScripts()).toEqual([]);
		title(1).click();
		await vi.waitFor(() => expect(apiScripts()).toEqual(["https://www.youtube.com/iframe_api"]));
		grant("youtube", "visitor", "services");
	});

	it("that fails leaves a link, and the list continues", async () => {
		fakeYouTube.fails = true;
		allowYouTube();
		await start({ items: first });
		title(1).click();
		await vi.waitFor(() => expect(panel(1).querySelector("a")?.href).toBe("https://youtu.be/abc"));
		expect(mounted!.errors.map(({ code }) => code)).toEqual(["player"]);
		title(2).click();
		expect(play).toHaveBeenCalledTimes(1);
	});

	it("that is refused, or fails, is passed by what continues on its own; a press asks for it", async () => {
		deny("youtube", "visitor", "services");
		fakeYouTube.fails = true;
		allowYouTube();
		const after = { id: "3333333", title: "Three", type: "hosted" as const, url: "/three.webm", duration: "1" };
		const startThree = () => start({ items: [items[1]!, items[4]!, after], settings: { autoplay_next: "yes" } });
		await startThree();
		send(1, "ended");
		await vi.waitFor(() => expect(title(3).ariaSelected).toBe("true"));
		expect([video(3) !== null, panel(2).querySelector("a"), mounted!.errors]).toEqual([true, null, []]);
		grant("youtube", "visitor", "services");
		mounted!.unmount();
		history.replaceState(null, "", "/");
		await startThree();
		send(1, "ended");
		await vi.waitFor(() => expect(title(3).ariaSelected).toBe("true"));
		expect(panel(2).querySelector("a")?.href).toBe("https://youtu.be/abc");
		title(2).click();
		await vi.waitFor(() => expect(mounted!.errors.map(({ code }) => code)).toEqual(["player", "player"]));
		expect(title(2).ariaSelected).toBe("true");
	});

	it("is not asked while an overlay waits", async () => {
		await start({ items: first, poster: "/poster.jpg" });
		expect(apiScripts()).toEqual([]);
		press(panel(1).querySelector("[role=button]")!, "Enter");
		await vi.waitFor(() => expect(apiScripts()).toEqual(["https://www.youtube.com/iframe_api"]));
		expect(panel(1).querySelector(".elementor-custom-embed-image-overlay")).toBeNull();
	});
});

it("shows one inner text at a time, and tells which", async () => {
	await start({ inner: ["First", "Second"] });
	const area = document.querySelector(".e-tabs-inner-tabs .e-tab-content")!;
	const links = area.querySelectorAll<HTMLElement>(".e-inner-tab-title-text");
	await vi.waitFor(() => {
		links[1]!.click();
		expect(types()).toContain("tabOpened One onLoad");
	});
	const contents = [...area.querySelectorAll<HTMLElement>(".e-inner-tab-content")];
	expect(contents.map(({ hidden }) => hidden)).toEqual([true, false]);
});

it("continues past a file that cannot be played, not where it was pressed", async () => {
	await start({ settings: { autoplay_next: "yes" } });
	title(2).click();
	video(2).querySelector("source")!.dispatchEvent(new Event("error"));
	expect(title(2).ariaSelected).toBe("true");
	send(2, "ended");
	await vi.waitFor(() => expect(title(3).ariaSelected).toBe("true"));
	video(3).querySelector("source")!.dispatchEvent(new Event("error"));
	expect(title(5).ariaSelected).toBe("true");
});

it("plays without sound what may not be heard before a press", async () => {
	await start({ settings: { autoplay_next: "yes" } });
	play.mockImplementation(async function (this: HTMLMediaElement) {
		if (!this.muted) throw new DOMException("", "NotAllowedError");
	});
	send(2, "ended");
	await vi.waitFor(() => expect(video(3).muted).toBe(true));
	expect(play).toHaveBeenCalledTimes(2);
});

it("keeps nothing of an item without an id", async () => {
	await start({ settings: { tabs: null, show_watched_indication: "yes" } });
	title(3).click();
	send(3, "ended");
	await vi.waitFor(() => expect(title(3).className).toContain("watched-video"));
	mounted!.unmount();
	await start({ settings: { tabs: null, show_watched_indication: "yes" } });
	await new Promise((resolve) => setTimeout(resolve));
	expect([location.search, localStorage.elementor, document.querySelector(".watched-video")]).toEqual([
		"",
		undefined,
		null,
	]);
});

it("sends no form that it is in, and its texts are reached by keys", async () => {
	const printed = markup({ inner: ["a", "b"], settings: { inner_tab_is_content_collapsible: "yes" } })
		.replaceAll(' href="#"', "")
		.replaceAll('<button type="button"', "<button")
		.replace(/(<span class="e-tab-title-text">)(.*?)(<\/span>)/g, "$1<button>$2</button>$3");
	mounted = await mountPlugin(plugin, selectorOf(row), `<form>${printed}</form>`);
	const sent = vi.fn((event: Event) => event.preventDefault());
	document.forms[0]!.addEventListener("submit", sent);
	title(3).querySelector("button")!.click();
	expect(title(3).ariaSelected).toBe("true");
	const area = document.querySelector(".e-tabs-inner-tabs [data-tab='3']")!;
	const link = area.querySelector(".e-inner-tab-title a")!;
	await vi.waitFor(() => expect(link.getAttribute("tabindex")).toBe("0"));
	area.querySelector<HTMLElement>("button")!.click();
	expect(area.querySelector(".show-full-height")).not.toBeNull();
	expect(sent).not.toHaveBeenCalled();
});

it.each([
	{},
	{ poster: "/p.jpg", inner: ["a", "b"], settings: { autoplay_on_load: "yes", show_watched_indication: "yes" } },
])("leaves nothing behind: %j", async (options) => {
	const { host, errors } = await start(options);
	title(3).click();
	await vi.waitFor(() => expect(location.search).toContain("video=2222222"));
	mounted!.unmount();
	const before = document.createElement("div");
	before.innerHTML = markup(options);
	expect([host.outerHTML, errors]).toEqual([before.firstElementChild!.outerHTML, []]);
});

it("says that the list is missing if there is no video", async () => {
	await start({ items: [items[0], { ...items[1], url: "" }].filter(({ url }: { url?: string } = {}) => !url) });
	title(2)?.click();
	expect(mounted!.errors).toMatchObject([{ code: "markup", error: ".e-tab-title" }]);
});
