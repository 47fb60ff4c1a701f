// The rules of the chat and the pace of its messages, without a page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addRules, arm, type Chat, type ChatPage, type ChatSettings, linkOf } from "../model";
import { withSku } from "../shop";
import { type } from "../typing";

const base: ChatSettings = {
	telephone: "15550100",
	mobile_only: false,
	button_delay: 1,
	whatsapp_web: false,
	qr: false,
	message_views: 1,
	message_delay: 2,
	message_badge: false,
	message_send: "Hi",
	message_hash: "aa",
	consent: "",
};
const timeout: ChatPage["timeout"] = (ms, callback) => {
	const timer = setTimeout(callback, ms);
	return () => clearTimeout(timer);
};

/** A chat whose page is a list of what was done to it. */
const create = (settings: Partial<ChatSettings> = {}, { hasWindow = true, isOptedOut = false } = {}) => {
	const done: string[] = [];
	const stored = new Map<string, string>();
	const note =
		(name: string) =>
		(...args: unknown[]) =>
			void done.push([name, ...args].join(" "));
	const store = {
		get: (key: string) => stored.get(key) ?? null,
		set: (key: string, value: string | number) => void stored.set(key, `${value}`),
	};
	const state = { settings: { ...base, ...settings }, store, chatbox: false, showed_at: 0, is_mobile: false };
	const page: ChatPage = {
		hasWindow,
		timeout,
		setShown: note("widget"),
		setWindowOpen: note("window"),
		setBadge: note("badge"),
		onFirstOpening: note("first"),
		launch: note("launch"),
		afterTyping: (callback) => callback(),
		emit: (name) => !!done.push(name),
	};
	const chat = addRules(state as Chat, page);
	Object.assign(chat, { need_optin: () => isOptedOut, send_event: note("send") });
	return { chat, page, done, stored };
};

beforeEach(() => void vi.useFakeTimers({ now: 1e12 }));
afterEach(() => void vi.useRealTimers());

describe("the rules", () => {
	it("show, then open, then close, and remember", () => {
		const { chat, page, done, stored } = create();
		expect(arm(chat, page, "https://example.com/")).toBe(false);
		vi.advanceTimersByTime(3000);
		chat.close();
		expect(done).toEqual(["widget true true", "window true", "show", "first", "window false", "badge", "hide"]);
		expect(stored.get("joinchat_hashes")).toBe("aa");
		expect(arm(chat, page, "https://example.com/")).toBe(true);
	});

	it("launch in order: remembered, told, counted, opened", () => {
		const { chat, done, stored } = create({}, { hasWindow: false });
		chat.open(true, undefined, undefined, "screen");
		expect(done).toEqual(["open", "send [object Object] screen", "launch https://wa.me/15550100?text=Hi"]);
		expect([...stored]).toEqual([["joinchat_hashes", "aa"]]);
	});

	it("wait with what comes up automatically until nobody types, in its order", () => {
		const { chat, page, done } = create();
		const waiting: (() => void)[] = [];
		page.afterTyping = (callback) => void waiting.push(callback);
		arm(chat, page, "https://example.com/");
		vi.advanceTimersByTime(60_000);
		expect(done).toEqual([]);
		for (const callback of waiting) callback();
		expect(done).toEqual(["widget true true", "window true", "show", "first"]);
	});

	it("open the window instead of the app for who has not agreed", () => {
		const { chat, done } = create({}, { isOptedOut: true });
		chat.open(true);
		expect(done).toEqual(["window true", "show", "first"]);
	});

	it("take time and place from the address", () => {
		const { chat, page, done } = create({ button_delay: 90 });
		arm(chat, page, "https://example.com/?joinchat=3#x");
		vi.advanceTimersByTime(3000);
		expect(done).toEqual(["widget true "]);
		vi.advanceTimersByTime(700);
		expect(chat.chatbox).toBe(true);
	});
});

describe("links and texts", () => {
	it.each([
		["", false, "https://wa.me/1"],
		["a b", false, "https://wa.me/1?text=a+b"],
		["", true, "https://web.whatsapp.com/send?phone=1"],
		["?", true, "https://web.whatsapp.com/send?phone=1&text=%3F"],
		["Re <jc-sku>X</jc-sku>!", false, "https://wa.me/1?text=Re+X%21"],
	])("%s (web: %s) is %s", (message, isWeb, link) => {
		expect(linkOf("1", message, isWeb)).toBe(link);
	});

	it("replace each mark of the product on its own", () => {
		expect(withSku("<jc-sku>a</jc-sku> or <jc-sku>a</jc-sku>, <b>b</b>", "$1")).toBe("$1 or $1, <b>b</b>");
	});
});

describe("the pace of messages", () => {
	it("is that of their words, with pauses between", () => {
		vi.spyOn(Math, "random").mockReturnValue(0.5);
		const done: [number, string][] = [];
		const note = (what: string) => done.push([Date.now() - 1e12, what]);
		type(["two words", undefined, "one"], timeout, {
			write: () => note("write"),
			reveal: (index) => note(`reveal ${index}`),
			finish: () => note("finish"),
		});
		vi.runAllTimers();
		expect(done).toEqual([
			[0, "write"],
			[270, "reveal 0"],
			[870, "reveal 1"],
			[870, "write"],
			[1080, "reveal 2"],
			[1580, "finish"],
		]);
		vi.restoreAllMocks();
	});
});
