// <PhotoFeed> on React and on the runtime: first photos, pages by `load`, consent, changes, an app that goes.
import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { $consent, grant } from "../../../src/stores/consent";
import { QuietResizeObserver } from "../../../tests/helpers/jsdom";
import { errors, renderView } from "../../../tests/helpers/react";
import { type FeedPhoto, PhotoFeed } from "../../react";

const photo = (id: number): FeedPhoto => ({
	id,
	href: `/post/${id}`,
	src: `/${id}-640.jpg`,
	sources: { 150: `/${id}-150.jpg`, 320: `/${id}-320.jpg` },
	alt: `Photo "${id}" <b>`,
});
const photos = (from: number, count: number) => Array.from({ length: count }, (_, index) => photo(from + index));
const ids = () => [...document.querySelectorAll(".sbi_item")].map(({ id }) => id);
const sources = () => [...document.querySelectorAll(".sbi_photo img")].map((img) => img.getAttribute("src"));
const named = (...numbers: number[]) => numbers.map((number) => `sbi_${number}`);
const press = () => act(async () => document.querySelector<HTMLElement>(".sbi_load_btn")!.click());

// So that parts come soon.
beforeAll(() => Promise.all([import("../server"), import("../consent")]));
beforeEach(() => {
	vi.stubGlobal("ResizeObserver", QuietResizeObserver);
	vi.stubGlobal("BroadcastChannel", undefined);
	vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(200);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

it("shows its photos, and survives a render that changes nothing", async () => {
	const view = await renderView(<PhotoFeed items={photos(1, 2)} columns={2} ratio="4:5" />);
	expect(ids()).toEqual(named(1, 2));
	const [first] = document.querySelectorAll<HTMLElement>(".sbi_photo");
	expect([first!.style.height, first!.querySelector("img")!.alt]).toEqual(["250px", 'Photo "1" <b>']);
	await view.render(<PhotoFeed items={photos(1, 2)} columns={2} ratio="4:5" />);
	expect(document.querySelector(".sbi_photo")).toBe(first);
	await view.render(<PhotoFeed items={photos(2, 2)} columns={2} ratio="4:5" />);
	expect(ids()).toEqual(named(2, 3));
	expect(document.querySelector<HTMLElement>(".sbi_photo")!.style.height).toBe("250px");
	expect(errors).toEqual([]);
});

it("loads pages until there is no more; one that rejects is requested again", async () => {
	const load = vi
		.fn<(page: number) => Promise<{ items: FeedPhoto[]; hasMore: boolean }>>()
		.mockRejectedValueOnce(new Error("offline"))
		.mockResolvedValueOnce({ items: photos(2, 2), hasMore: true })
		.mockResolvedValueOnce({ items: photos(4, 1), hasMore: false });
	const view = await renderView(<PhotoFeed items={photos(1, 1)} load={load} />);
	await press();
	await expect.poll(() => load.mock.calls.length).toBe(1);
	await expect.poll(() => document.querySelector(".sbi_loader")!.className).toBe("sbi_loader sbi_hidden");
	await press();
	await expect.poll(ids).toEqual(named(1, 2, 3));
	await press();
	await expect.poll(ids).toEqual(named(1, 2, 3, 4));
	expect(load.mock.calls).toEqual([[2], [2], [3]]);
	expect(document.querySelector<HTMLElement>(".sbi_load_btn")!.style.display).toBe("none");
	await view.unmount();
	expect(document.querySelector(".sbi")).toBeNull();
	expect(window.sbi!.feeds).toEqual({});
});

it("that begins empty loads the first page", async () => {
	const load = vi.fn(async () => ({ items: photos(1, 3), hasMore: true }));
	await renderView(<PhotoFeed load={load} />);
	await expect.poll(ids).toEqual(named(1, 2, 3));
	expect(load.mock.calls).toEqual([[1]]);
});

it("asks nothing of the network before consent", async () => {
	const stop = $consent.subscribe(() => {});
	await renderView(<PhotoFeed items={photos(1, 2)} needsConsent />);
	expect(sources().every((source) => source!.startsWith("data:"))).toBe(true);
	await expect.poll(() => window.sbi!.feeds[0]).toBeTruthy();
	await act(async () => grant("instagram", "visitor", "services"));
	await expect.poll(sources).toEqual(["/1-320.jpg", "/2-320.jpg"]);
	stop();
});
