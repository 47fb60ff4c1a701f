// The chat's messages: how they appear, and random texts.
import { describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { $, button, click, count, leave, openWidget, plain, three, wait } from "./setup";

const loading = () => document.querySelectorAll(".joinchat__bubble--loading");
const bubbles = () => [...document.querySelectorAll<HTMLElement>(".joinchat__bubble:not(.joinchat__bubble--loading)")];
const hidden = () => bubbles().map(({ classList }) => classList.contains("joinchat--hidden"));
const note = (text: string) => `<div class="joinchat__bubble joinchat__bubble--note">${text}</div>`;

describe("messages", () => {
	it("are hidden at the first opening, the first being typed immediately (chat #29)", async () => {
		await openWidget({}, { optin: true });
		click(button);
		expect(hidden()).toEqual([true, true, true]);
		expect($(".joinchat__optin").classList.contains("joinchat--hidden")).toBe(true);
		expect(loading()).toHaveLength(1);
		expect($(".joinchat__chat").lastElementChild).toBe(loading()[0]);
		expect(loading()[0]!.ariaHidden).toBe("true");
		await wait(399);
		expect(hidden()).toEqual([true, true, true]);
		await wait(101);
		expect(hidden()).toEqual([false, true, true]);
		expect(loading()).toHaveLength(0);
	});

	it.each([
		["shortest", 0, 160, 400],
		["longest", 0.999999, 259, 599],
	])("come one after another, with the %s pauses, the opt-in last (chat #30)", async (_, random, typing, gap) => {
		vi.spyOn(Math, "random").mockReturnValue(random);
		await openWidget({}, { optin: true, bubbles: ["One", "Two"] });
		click(button);
		await wait(typing - 1);
		expect(hidden()).toEqual([true, true]);
		await wait(1);
		expect(hidden()).toEqual([false, true]);
		await wait(gap - 1);
		expect(loading()).toHaveLength(0);
		await wait(1);
		expect(loading()).toHaveLength(1);
		await wait(typing);
		expect(hidden()).toEqual([false, false]);
		await wait(gap - 1);
		expect($(".joinchat__optin").classList.contains("joinchat--hidden")).toBe(true);
		expect(count("bubbles")).toBe(0);
		await wait(1);
		expect($(".joinchat__optin").classList.contains("joinchat--hidden")).toBe(false);
		expect(count("bubbles")).toBe(1);
	});

	it("that are notes are not typed (chat #31)", async () => {
		await openWidget({}, { chat: note("Today") + plain("Hi") });
		click(button);
		expect(loading()).toHaveLength(0);
		await wait(99);
		expect(loading()).toHaveLength(0);
		await wait(1);
		expect(hidden()).toEqual([false, true]);
		expect(loading()).toHaveLength(1);
	});

	it("that are empty or padded take the time of their words, untrimmed", async () => {
		vi.spyOn(Math, "random").mockReturnValue(0);
		await openWidget({}, { chat: plain("") + plain(" padded ") });
		click(button);
		await wait(160);
		expect(hidden()).toEqual([false, true]);
		await wait(400 + 279);
		expect(hidden()).toEqual([false, true]);
		await wait(1);
		expect(hidden()).toEqual([false, false]);
	});

	it.each<[string, string, string[]]>([
		["motion is to be reduced", "reduce", three],
		["there is one", "no-preference", ["One"]],
		["there is none", "no-preference", []],
	])("are all there when %s (chat #32)", async (_, motion, texts) => {
		setFeature("prefers-reduced-motion", motion);
		await openWidget({}, { bubbles: texts, optin: true });
		click(button);
		expect(document.querySelectorAll(".joinchat--hidden, .joinchat__bubble--loading")).toHaveLength(0);
		expect(count("bubbles")).toBe(0);
		await wait(1);
		expect(count("bubbles")).toBe(1);
		await wait(10_000);
		click(".joinchat__close");
		click(button);
		await wait(10_000);
		expect(count("bubbles")).toBe(1);
	});

	it("continue when the window is closed in the meantime, and are all there when it is opened again", async () => {
		await openWidget();
		click(button);
		click(".joinchat__close");
		await wait(10_000);
		click(button);
		expect(hidden()).toEqual([false, false, false]);
		expect(loading()).toHaveLength(0);
		expect(count("bubbles")).toBe(1);
	});

	it.each([100, 600, 1100])(
		"are all there immediately when it is opened again %i ms after the first time",
		async (ms) => {
			await openWidget({}, { optin: true });
			click(button);
			await wait(ms);
			click(".joinchat__close");
			expect(count("bubbles")).toBe(0);
			click(button);
			expect(document.querySelectorAll(".joinchat--hidden, .joinchat__bubble--loading")).toHaveLength(0);
			expect(count("bubbles")).toBe(1);
			click(".joinchat__close");
			click(button);
			await wait(10_000);
			expect(loading()).toHaveLength(0);
			expect(count("bubbles")).toBe(1);
		},
	);

	it("keep the end in view", async () => {
		await openWidget();
		const scroll = $(".joinchat__scroll");
		Object.defineProperty(scroll, "scrollHeight", { value: 700 });
		click(button);
		// With the frame that shows it.
		await wait(20);
		expect(scroll.scrollTop).toBe(700);
	});

	it("load their media with the first opening", async () => {
		const media = `<div class="joinchat__bubble joinchat__bubble--media"><img data-src="/a.webp" alt=""></div>`;
		await openWidget({}, { chat: media + plain("Hi") });
		expect($("img").hasAttribute("src")).toBe(false);
		click(button);
		expect($("img").getAttribute("src")).toBe("/a.webp");
	});

	it("are announced politely", async () => {
		await openWidget();
		click(button);
		expect($(".joinchat__chat").ariaLive).toBe("polite");
		leave();
		expect($(".joinchat__chat").ariaLive).toBeNull();
	});

	it.each([
		[0, "Hey"],
		[0.5, "<b>Hello</b> you"],
		[0.99, "Hi"],
	])("keep the option that the number %d chooses (chat #33)", async (random, html) => {
		vi.spyOn(Math, "random").mockReturnValue(random);
		const texts = "<jc-rand><jc-opt>Hey</jc-opt><jc-opt><b>Hello</b> you</jc-opt><jc-opt>Hi</jc-opt></jc-rand>";
		await openWidget({}, { chat: plain(texts) + plain("<jc-rand></jc-rand>") });
		click(button);
		expect(bubbles().map(({ innerHTML }) => innerHTML)).toEqual([html, ""]);
		expect(document.querySelector("jc-rand, jc-opt")).toBeNull();
	});

	it("are not chosen where the message has no hash", async () => {
		await openWidget({ message_hash: "" }, { chat: plain("<jc-rand><jc-opt>a</jc-opt></jc-rand>") });
		click(button);
		expect(document.querySelector("jc-rand")).not.toBeNull();
	});
});
