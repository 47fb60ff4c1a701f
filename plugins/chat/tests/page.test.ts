// The chat on a page: other elements, other scripts, and pages without a widget that may be shown.
import { describe, expect, it, vi } from "vitest";
import {
	$,
	button,
	chat,
	click,
	count,
	detailOf,
	events,
	has,
	isOpen,
	type Loose,
	launch,
	launches,
	leave,
	open,
	openWidget,
	root,
	stored,
	wait,
	widget,
} from "./setup";

describe("without a widget that may be shown", () => {
	it("on a desktop of a phones-only site links go to the app (chat #37)", async () => {
		await openWidget({ mobile_only: true }, { classes: "joinchat--show", after: `<a id="t" href="#joinchat">x</a>` });
		await wait(60_000);
		expect(has("show")).toBe(false);
		expect(root().hidden).toBe(true);
		expect(events()).toEqual([]);
		expect(click("#t")).toBe(true);
		expect(launches()).toHaveLength(1);
		expect(isOpen()).toBe(false);
		expect(stored("hashes")).toBeNull();
	});

	it("without a telephone links bring their own (chat #38)", async () => {
		const links = `<b class="joinchat_app" id="a" data-phone="15550122" data-message="Hi">a</b><a id="b" href="#whatsapp">b</a>`;
		await openWidget({ telephone: "" }, { after: links });
		await wait(60_000);
		expect(has("show")).toBe(false);
		click("#a");
		expect(launches()).toEqual([["https://wa.me/15550122?text=Hi", "joinchat", "noopener"]]);
		expect(click("#b")).toBe(false);
		expect(count("open")).toBe(1);
	});

	it("settings alone make links work, with analytics (chat #39)", async () => {
		Object.assign(window, {
			dataLayer: [],
			joinchat_obj: { settings: { telephone: "15550133", message_send: "Hi", whatsapp_web: true } },
		});
		await open(`<p class="joinchat_open">Chat</p>`, ".joinchat,body");
		click(".joinchat_open");
		expect(launches()[0]![0]).toBe("https://web.whatsapp.com/send?phone=15550133&text=Hi");
		expect((window as Loose).dataLayer).toHaveLength(1);
		expect(events()).toEqual(["open", "event"]);
	});

	it("does nothing without settings either", async () => {
		await open(`<p class="joinchat_open">Chat</p>`, ".joinchat,body");
		expect(click(".joinchat_open")).toBe(false);
		expect(window.joinchat_obj).toBeUndefined();
	});

	it("takes settings that are broken for none, with one warning, and harms nobody (chat #54)", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const { errors } = await openWidget("{broken", { after: `<a id="t" href="#whatsapp" data-phone="15550122">x</a>` });
		await wait(60_000);
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
		expect(warn).toHaveBeenCalledTimes(1);
		expect(root().hidden).toBe(true);
		click("#t");
		expect(launches()).toHaveLength(1);
	});
});

describe("the page", () => {
	it("is told in order, and gets the global", async () => {
		Object.assign(window, { joinchat_obj: { is_mobile: true, mine: 1 } });
		const kept = window.joinchat_obj;
		document.addEventListener("joinchat:starting", () => (chat().settings.message_send = "Changed"), { once: true });
		await openWidget({ custom: "x" });
		expect(events()).toEqual(["starting", "start"]);
		expect(chat()).toBe(kept);
		expect(chat()).toMatchObject({ is_mobile: true, mine: 1, can_qr: false, is_ready: true, chatbox: false });
		expect(chat().$div).toBe(root());
		expect(chat().$(".joinchat__button")).toBe($(button));
		expect(chat().$$(".joinchat__bubble")).toHaveLength(3);
		expect(chat().settings).toMatchObject({ custom: "x", telephone: "15550100" });
		expect(chat().storage).toBe(chat().store);
		chat().open_whatsapp("15550199");
		expect(launches()[0]![0]).toBe("https://wa.me/15550199?text=Changed");
	});

	it("may replace what the chat does before it starts", async () => {
		const send_event = vi.fn();
		document.addEventListener("joinchat:starting", () => Object.assign(chat(), { send_event }), { once: true });
		await openWidget({}, { hasWindow: false });
		click(button);
		expect(send_event).toHaveBeenCalledOnce();
	});

	it("may replace what the chat does", async () => {
		await openWidget();
		chat().open_whatsapp = vi.fn();
		chat().need_optin = () => false;
		click(button);
		await wait(600);
		click(launch);
		expect(chat().open_whatsapp).toHaveBeenCalledOnce();
		chat().chatbox_show = vi.fn();
		chat().close();
		click(button);
		expect(chat().chatbox_show).toHaveBeenCalledOnce();
	});

	it("may stop a launch or change its link (chat #40)", async () => {
		await openWidget({}, { hasWindow: false });
		const prevent = (event: Event) => event.preventDefault();
		document.addEventListener("joinchat:open", prevent);
		click(button);
		expect(launches()).toEqual([]);
		expect(count("event")).toBe(0);
		document.removeEventListener("joinchat:open", prevent);
		const change = (event: Event) => ((event as CustomEvent).detail.link = "https://example.com/");
		document.addEventListener("joinchat:open", change);
		click(button);
		document.removeEventListener("joinchat:open", change);
		expect(launches()[0]![0]).toBe("https://example.com/");
		expect(detailOf("open")).toMatchObject({
			chat_channel: "whatsapp",
			chat_id: "15550100",
			chat_message: "Hello Acme",
		});
	});

	it("has one chat, however many are mounted", async () => {
		await open(widget() + widget({ telephone: "15550199" }, { hasWindow: false }));
		expect(events()).toEqual(["starting", "start"]);
		expect(chat().settings.telephone).toBe("15550100");
	});

	it("is as before when the chat goes, and gets it again", async () => {
		const texts = `<div class="joinchat__bubble"><jc-rand><jc-opt>a</jc-opt><jc-opt><b>b</b></jc-opt></jc-rand></div><div class="joinchat__bubble">c <jc-sku>X</jc-sku></div>`;
		const markup = widget({}, { chat: texts, optin: true, after: `<p class="joinchat_open">x</p>` });
		await open(markup);
		const before = document.createElement("body");
		before.innerHTML = markup;
		await wait(3000);
		click(button);
		await wait(300);
		leave();
		expect([...document.body.children].map((node, index) => node.isEqualNode(before.children[index]!))).toEqual([
			true,
			true,
		]);
		expect(window.joinchat_obj).toBeUndefined();
		click(button);
		await wait(60_000);
		expect(isOpen()).toBe(false);
		await open(document.body.innerHTML);
		await wait(3000);
		click(button);
		expect(isOpen()).toBe(true);
	});
});
