// The chat's window: phones, product variations, QR holders, other releases.
import { describe, expect, it, vi } from "vitest";
import { intersect } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf } from "../../../tests/helpers/mount-plugin";
import rows from "../plugin";
import {
	$,
	button,
	chat,
	click,
	count,
	goTo,
	has,
	isOpen,
	type Loose,
	launches,
	leave,
	open,
	openWidget,
	phone,
	plain,
	root,
	setAgent,
	settle,
	wait,
	widget,
} from "./setup";

describe("on a phone", () => {
	const fields = `<input id="text"><input type="checkbox" id="box"><textarea id="area"></textarea><div contenteditable id="edit" tabindex="0"></div>`;
	const start = async (more = {}) => {
		setAgent(phone);
		await openWidget(more, { after: fields, optin: true });
		await wait(3000);
	};

	it("the widget leaves the place to anyone who types, and comes back (chat #34)", async () => {
		await start();
		click(button);
		await wait(10_000);
		$("#text").focus();
		await wait(199);
		expect(isOpen()).toBe(true);
		await wait(1);
		expect(isOpen()).toBe(false);
		expect(localStorage.getItem("joinchat_hashes")).toBeNull();
		expect(has("show")).toBe(true);
		await wait(399);
		expect(has("show")).toBe(true);
		await wait(1);
		expect(has("show")).toBe(false);
		$("#text").blur();
		await wait(199);
		expect(has("show")).toBe(false);
		await wait(1);
		expect(has("show")).toBe(true);
		expect(has("tooltip")).toBe(false);
	});

	it("the widget goes immediately when its window is closed, and stays away from field to field", async () => {
		await start();
		$("#text").focus();
		await wait(200);
		expect(has("show")).toBe(false);
		$("#area").focus();
		await wait(1000);
		expect(has("show")).toBe(false);
	});

	it("the widget stays when nothing is typed (chat #35)", async () => {
		await start();
		for (const field of ["#box", "#joinchat_optin"]) {
			$(field).focus();
			await wait(1000);
			expect(has("show")).toBe(true);
		}
	});

	it("the widget comes back also when the field is left before it has gone", async () => {
		await start();
		click(button);
		$("#text").focus();
		await wait(300);
		$("#text").blur();
		await wait(5000);
		expect(has("show")).toBe(true);
	});

	it("the widget is not shown before its time, nor against the site's will", async () => {
		setAgent(phone);
		await openWidget({}, { after: fields });
		$("#text").focus();
		await wait(200);
		$("#text").blur();
		await wait(1000);
		expect(has("show")).toBe(false);
		await wait(5000);
		chat().hide();
		$("#text").focus();
		await wait(1000);
		$("#text").blur();
		await wait(1000);
		expect(has("show")).toBe(false);
	});

	it.each([
		["#text", () => $("#text").blur()],
		["#edit", () => $("#area").focus()],
		["#area", () => $("#area").blur()],
	])("nothing comes up automatically over %s while it has the focus", async (field, leave) => {
		setAgent(phone);
		goTo("/?joinchat=2");
		await openWidget({ message_views: 1, message_delay: 2 }, { after: `${fields}<p class="joinchat_show"></p>` });
		if (field === "#edit") Object.defineProperty($(field), "isContentEditable", { value: true });
		$(field).focus();
		intersect($(".joinchat_show"));
		await wait(60_000);
		expect([has("show"), isOpen()]).toEqual([false, false]);
		leave();
		await wait(field === "#edit" ? 60_000 : 200);
		if (field === "#edit") {
			expect([has("show"), isOpen()]).toEqual([false, false]);
			$("#area").blur();
			await wait(200);
		}
		expect([has("show"), isOpen(), count("show")]).toEqual([true, true, 1]);
	});

	it("style sheets know the height of the window, once a burst (chat #36)", async () => {
		const set = vi.spyOn(CSSStyleDeclaration.prototype, "setProperty");
		const calls = () => set.mock.calls.filter(([name]) => name === "--vh").length;
		const resized = vi.fn();
		window.addEventListener("resize", resized);
		await start();
		expect(resized).not.toHaveBeenCalled();
		expect(root().style.getPropertyValue("--vh")).toBe(`${innerHeight}px`);
		expect(calls()).toBe(1);
		for (let times = 0; times < 5; times++) {
			window.dispatchEvent(new Event("resize"));
			await wait(100);
		}
		await wait(99);
		expect(calls()).toBe(1);
		await wait(1);
		expect(calls()).toBe(2);
		leave();
		expect(root().hasAttribute("style")).toBe(false);
		window.removeEventListener("resize", resized);
	});

	it("nothing of it happens on a desktop", async () => {
		await openWidget({}, { after: fields });
		await wait(3000);
		$("#text").focus();
		await wait(1000);
		expect(has("show")).toBe(true);
		expect(root().style.getPropertyValue("--vh")).toBe("");
	});
});

describe("a product with variations", () => {
	const form = `<form class="variations_form cart"></form><a id="t" href="#whatsapp">x</a>`;
	const texts = plain("Is <jc-sku>AC-1</jc-sku> there?") + plain("And <jc-sku>AC-1</jc-sku>");
	const settings = { sku: "AC-1", message_send: "Re <jc-sku>AC-1</jc-sku> now, <jc-sku>AC-1</jc-sku>" };
	const marks = () => [...document.querySelectorAll("jc-sku")].map(({ textContent }) => textContent);
	const sent = () => {
		click("#t");
		return new URL(launches().at(-1)![0] as string).searchParams.get("text");
	};
	const jQuery = () => {
		const handlers: Loose[] = [];
		const api = {
			on: (type: string, handler: Loose) => handlers.push({ type, handler }),
			off: (type: string) =>
				handlers.splice(
					handlers.findIndex((known) => known.type === type),
					1,
				),
		};
		(window as Loose).jQuery = () => api;
		return {
			handlers,
			trigger(type: string, ...args: unknown[]) {
				for (const known of handlers) if (known.type === type) known.handler({ target: $("form") }, ...args);
			},
		};
	};

	it("has its SKU in messages and in the link, by the shop's jQuery events (chat #52)", async () => {
		const shop = jQuery();
		await openWidget(settings, { chat: texts, after: form });
		expect(sent()).toBe("Re AC-1 now, AC-1");
		shop.trigger("found_variation", { sku: "AC-2" });
		expect(marks()).toEqual(["AC-2", "AC-2"]);
		expect(sent()).toBe("Re AC-2 now, AC-2");
		shop.trigger("found_variation", { sku: "" });
		expect(marks()).toEqual(["AC-1", "AC-1"]);
		shop.trigger("found_variation", { sku: "$& <b>" });
		expect(sent()).toBe("Re $& <b> now, $& <b>");
		shop.trigger("reset_data");
		expect(sent()).toBe("Re AC-1 now, AC-1");
		leave();
		expect(shop.handlers).toEqual([]);
	});

	it("has it by native events as well (chat #52)", async () => {
		await openWidget(settings, { chat: texts, after: form });
		$("form").dispatchEvent(new CustomEvent("found_variation", { detail: { sku: "AC-3" } }));
		expect(marks()).toEqual(["AC-3", "AC-3"]);
		expect(sent()).toBe("Re AC-3 now, AC-3");
		$("form").dispatchEvent(new CustomEvent("reset_data", { bubbles: true }));
		expect(sent()).toBe("Re AC-1 now, AC-1");
		leave();
		expect(marks()).toEqual(["AC-1", "AC-1"]);
	});

	it("is followed where no widget is shown, too", async () => {
		await openWidget({ ...settings, mobile_only: true }, { chat: texts, after: form });
		$("form").dispatchEvent(new CustomEvent("found_variation", { detail: { sku: "AC-2" } }));
		expect(sent()).toBe("Re AC-2 now, AC-2");
	});
});

describe("QR pictures", () => {
	const block = `<div class="wp-block-joinchat-button"><figure><figcaption>Scan me</figcaption><a class="joinchat-button__qr" href="#whatsapp" data-phone="15550111"></a></figure><a class="joinchat-button__link" href="#whatsapp" data-phone="15550111">Chat</a></div>`;

	it("are taken away on phones; the block's link stays (chat #50)", async () => {
		setAgent(phone);
		await openWidget({ qr: true }, { qr: true, after: block });
		expect(document.querySelector(".joinchat__qr, figure, canvas")).toBeNull();
		expect($(".joinchat-button__link")).not.toBeNull();
		leave();
		expect(document.querySelectorAll(".joinchat__qr, figure")).toHaveLength(2);
	});

	it("are taken away where they cannot be drawn (chat #50)", async () => {
		vi.doMock("../qr", () => {
			throw new Error("offline");
		});
		await openWidget({ qr: true }, { qr: true, after: block });
		$(button).dispatchEvent(new PointerEvent("pointerenter"));
		await settle();
		await vi.waitFor(() => expect(document.querySelector(".joinchat__qr, figure, canvas")).toBeNull());
		expect(chat().can_qr).toBe(false);
		expect(chat().use_qr()).toBe(false);
		vi.doUnmock("../qr");
	});

	it("are drawn where the focus was in the widget before they could be, and not before it is (chat #48)", async () => {
		const context = new Proxy({}, { get: () => () => {}, set: () => true });
		vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
		await import("../qr");
		const hasPicture = () => !!document.querySelector(".joinchat__qr canvas");
		await openWidget({ qr: true }, { qr: true });
		await settle();
		expect(hasPicture()).toBe(false);
		leave();
		$(button).focus();
		await mountPlugin((await import("..")).default, selectorOf(rows));
		await vi.waitFor(() => expect(hasPicture()).toBe(true));
	});

	it("that cannot be drawn as the site wants are left out, and harm nobody", async () => {
		const context = { translate() {}, fillRect() {} };
		vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
		const { errors } = await openWidget({ qr: { fill: { type: "linear-gradient" } } }, { qr: true });
		$(button).dispatchEvent(new PointerEvent("pointerenter"));
		await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(["settings"]));
		expect(document.querySelector("canvas")).toBeNull();
		click(button);
		expect(isOpen()).toBe(true);
	});

	it("whose drawing throws end in the chat's scope, told by the sink alone (C9)", async () => {
		const past: unknown[] = [];
		const note = (reason: unknown) => past.push(reason);
		process.on("unhandledRejection", note);
		const { errors } = await openWidget({ qr: true }, { qr: true });
		const { createElement } = document;
		vi.spyOn(document, "createElement").mockImplementation((tag: string) => {
			if (tag === "canvas") throw new Error("odd");
			return createElement.call(document, tag);
		});
		$(button).dispatchEvent(new PointerEvent("pointerenter"));
		await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(["plugin"]));
		await settle();
		process.off("unhandledRejection", note);
		expect(past).toEqual([]);
	});

	it("of the widget are taken away where the site wants none; those of blocks stay", async () => {
		await openWidget({ qr: false }, { qr: true, after: block });
		expect(document.querySelector(".joinchat__qr")).toBeNull();
		expect(document.querySelector("figure")).not.toBeNull();
	});
});

describe("the markup of other releases", () => {
	it("works without a badge, an id or a list of messages", async () => {
		goTo("/#joinchat");
		const { errors } = await open(
			widget()
				.replace(/<div class="joinchat__chat">.*?<\/div><\/div>/s, "")
				.replace(/<div class="joinchat__badge">1<\/div>/, ""),
		);
		await wait(700);
		expect(isOpen()).toBe(true);
		intersect(root());
		expect(errors).toEqual([]);
	});
});
