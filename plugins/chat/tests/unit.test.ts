// The chat's button and window: showing, badge, opening automatically, closing, what a click does, links.
import { describe, expect, it, vi } from "vitest";
import { formMembers, hideMembers } from "../../../tests/helpers/form-members";
import { intersect, isObserved } from "../../../tests/helpers/jsdom";
import {
	$,
	chat,
	click,
	count,
	detailOf,
	events,
	goTo,
	has,
	isOpen,
	type Loose,
	launches,
	leave,
	open,
	openWidget,
	phone,
	press,
	root,
	setAgent,
	settle,
	stored,
	wait,
	widget,
} from "./setup";

const button = ".joinchat__button";
const launch = ".joinchat__open";
const never = { message_delay: -1 };

describe("the button", () => {
	it("shows after its delay, not before (chat #1)", async () => {
		await openWidget();
		await wait(2999);
		expect(root().hidden).toBe(true);
		expect(has("show")).toBe(false);
		await wait(1);
		expect(root().hasAttribute("hidden")).toBe(false);
		expect(root().getAttribute("aria-hidden")).toBe("false");
		expect(has("show")).toBe(true);
	});

	it("shows in a task of its own when there is no delay (chat #2)", async () => {
		await openWidget({ button_delay: 0 });
		expect(has("show")).toBe(false);
		await wait(0);
		expect(has("show")).toBe(true);
	});

	it.each<[string, object, boolean, string]>([
		["there is no message", { message_hash: "" }, true, "chat #3"],
		["nothing opens by itself", never, true, "chat #4"],
		["enough pages were viewed", { message_views: 1 }, true, "chat #5"],
		["too few pages were viewed", { message_views: 5 }, false, "chat #6"],
		["there is a badge", { message_views: 5, message_badge: true }, true, "section 3.3"],
	])("has its tooltip when %s: %o, %s (%s)", async (_, settings, hasTooltip) => {
		await openWidget(settings);
		await wait(3000);
		expect(has("show")).toBe(true);
		expect(has("tooltip")).toBe(hasTooltip);
	});

	it("never opens automatically when the delay is negative (chat #4)", async () => {
		await openWidget({ ...never, message_views: 1 });
		await wait(3_600_000);
		expect(isOpen()).toBe(false);
		expect(count("show")).toBe(0);
	});

	it.each([{}, { message_badge: true }, { message_views: 1 }, never])(
		"has no tooltip, no badge and opens nothing when the message was seen: %o (chat #7)",
		async (settings) => {
			localStorage.setItem("joinchat_hashes", "00,a1b2c3d4");
			await openWidget(settings);
			await wait(60_000);
			expect(has("show")).toBe(true);
			expect(has("tooltip")).toBe(false);
			expect($(".joinchat__badge").className).toBe("joinchat__badge");
			expect(isOpen()).toBe(false);
		},
	);

	it("lets the settings overrule what is remembered (chat #8)", async () => {
		localStorage.setItem("joinchat_hashes", "a1b2c3d4");
		await openWidget({ cta_viewed: false, message_views: 1, button_delay: 1, message_delay: 2 });
		await wait(3000);
		expect(has("tooltip")).toBe(true);
		expect(isOpen()).toBe(true);
		localStorage.clear();
		await openWidget({ cta_viewed: true, message_views: 1, button_delay: 1, message_delay: 2 });
		await wait(60_000);
		expect(has("tooltip")).toBe(false);
		expect(isOpen()).toBe(false);
	});

	it("takes absurd numbers for what they mean", async () => {
		await openWidget({ button_delay: 1e9, message_views: "1", message_delay: "nonsense" });
		await wait(86_400_000);
		expect(has("show")).toBe(false);
		await openWidget({ button_delay: -4 });
		await wait(0);
		expect(has("show")).toBe(true);
	});
});

describe("the badge and opening automatically", () => {
	const soon = { button_delay: 1, message_delay: 2, message_views: 1 };

	it("shows the badge in time and opens nothing (chat #9)", async () => {
		await openWidget({ message_badge: true });
		await wait(12_999);
		expect($(".joinchat__badge").className).toBe("joinchat__badge");
		await wait(1);
		expect($(".joinchat__badge").classList.contains("joinchat__badge--in")).toBe(true);
		expect(isOpen()).toBe(false);
		click(button);
		expect($(".joinchat__badge").className).toBe("joinchat__badge joinchat__badge--out");
		click(".joinchat__close");
		expect($(".joinchat__badge").className).toBe("joinchat__badge");
	});

	it("does without a badge that the page lacks", async () => {
		const { errors } = await open(widget({ message_badge: true }).replace('<div class="joinchat__badge">1</div>', ""));
		await wait(13_000);
		click(button);
		expect(isOpen()).toBe(true);
		expect(errors).toEqual([]);
	});

	it("opens in time, once (chat #10)", async () => {
		await openWidget(soon);
		await wait(2999);
		expect(isOpen()).toBe(false);
		await wait(1);
		expect(isOpen()).toBe(true);
		await wait(60_000);
		expect(count("show")).toBe(1);
	});

	it("counts page views up to the threshold, and opens on the page after (chat #11)", async () => {
		for (const [views, opens] of [
			["1", false],
			["2", false],
			["2", true],
		] as const) {
			await openWidget({ ...soon, message_views: 2 });
			await wait(3000);
			expect(stored("views")).toBe(views);
			expect(isOpen()).toBe(opens);
		}
	});

	it("takes a count that is no number for none", async () => {
		localStorage.setItem("joinchat_views", "many");
		await openWidget({ message_views: 2 });
		expect(stored("views")).toBe("1");
	});

	it("does not open later what the visitor has opened and closed (chat #12)", async () => {
		await openWidget(soon);
		await wait(1000);
		click(button);
		await wait(100);
		click(".joinchat__close");
		await wait(60_000);
		expect(isOpen()).toBe(false);
		expect(count("show")).toBe(1);
	});

	it("shows the widget with its window, whatever the delay says", async () => {
		await openWidget({}, { after: `<a id="t" href="#joinchat">Chat</a>` });
		click("#t");
		expect(isOpen()).toBe(true);
		expect(root().hidden).toBe(false);
		expect(has("show")).toBe(true);
	});
});

describe("a click", () => {
	it("on the button opens the window and launches nothing (chat #13)", async () => {
		await openWidget();
		await wait(3000);
		click(button);
		expect(isOpen()).toBe(true);
		expect(count("show")).toBe(1);
		expect(launches()).toEqual([]);
	});

	it("on the button launches if there is no window (chat #14)", async () => {
		await openWidget({ message_hash: "" }, { hasWindow: false });
		await wait(3000);
		click(button);
		expect(launches()).toEqual([["https://wa.me/15550100?text=Hello+Acme", "joinchat", "noopener"]]);
	});

	it("leads to the web address on desktops that want it, never on phones (chat #15)", async () => {
		await openWidget({ whatsapp_web: true }, { hasWindow: false });
		click(button);
		expect(launches()[0]![0]).toBe("https://web.whatsapp.com/send?phone=15550100&text=Hello+Acme");
		setAgent(phone);
		await openWidget({ whatsapp_web: true }, { hasWindow: false });
		click(button);
		expect(launches()[1]![0]).toBe("https://wa.me/15550100?text=Hello+Acme");
	});

	it("sends the text as it is (chat #16)", async () => {
		const text = "a b\nc&d + 100% שלום #?";
		await openWidget({ message_send: text }, { hasWindow: false });
		click(button);
		expect(new URL(launches()[0]![0] as string).searchParams.get("text")).toBe(text);
		expect(launches()[0]![0]).toContain("?text=a+b%0Ac%26d");
	});

	it("right after the opening was meant for something else (chat #17)", async () => {
		await openWidget();
		click(button);
		await wait(599);
		click(launch);
		expect(launches()).toEqual([]);
		expect(count("open")).toBe(0);
		expect(stored("hashes")).toBeNull();
		await wait(1);
		click(launch);
		expect(launches()).toHaveLength(1);
		expect(count("open")).toBe(1);
		expect(stored("hashes")).toBe("a1b2c3d4");
	});

	it("opens the window instead of the app until the visitor agrees (chat #18)", async () => {
		await openWidget({}, { optin: true, after: `<button class="joinchat_app">Go</button>` });
		click(".joinchat_app");
		expect(isOpen()).toBe(true);
		expect(launches()).toEqual([]);
		click("#joinchat_optin");
		expect(has("optout")).toBe(false);
		await wait(600);
		click(".joinchat_app");
		expect(launches()).toHaveLength(1);
	});

	it("on the opt-in takes an agreement back (chat #19)", async () => {
		await openWidget({}, { optin: true });
		click("#joinchat_optin");
		click("#joinchat_optin");
		expect(has("optout")).toBe(true);
		click(button);
		await wait(600);
		click(launch);
		expect(launches()).toEqual([]);
	});

	it("on an icon in a link uses the link's phone and message (chat #21)", async () => {
		const link = `<a href="#whatsapp" data-phone="15550111" data-message=""><i id="icon"></i></a>`;
		await openWidget({}, { after: link });
		expect(click("#icon")).toBe(true);
		expect(launches()).toEqual([["https://wa.me/15550111", "joinchat", "noopener"]]);
	});

	it("on a trigger that came later opens the window (chat #22)", async () => {
		await openWidget();
		document.body.insertAdjacentHTML("beforeend", `<p class="joinchat_open"><b id="late">Chat</b></p>`);
		expect(click("#late")).toBe(true);
		expect(isOpen()).toBe(true);
	});

	it.each(["ctrlKey", "metaKey", "shiftKey"])("with %s on a link is the browser's", async (key) => {
		const links = `<a id="a" href="https://wa.me/1" class="joinchat_app"><b id="b">x</b></a><p class="joinchat_open" id="p">x</p>`;
		await openWidget({}, { after: links });
		const clickOn = (target: string) =>
			!$(target).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
		expect(clickOn("#b")).toBe(false);
		expect([launches(), count("open")]).toEqual([[], 0]);
		// Nothing but us answers these.
		expect(clickOn("#p")).toBe(true);
		expect(isOpen()).toBe(true);
	});

	it("anywhere in forms whose fields hide the form's members does no harm", async () => {
		const { errors } = await openWidget(
			{ sku: "A" },
			{ after: `<form class="variations_form"><input name="x"></form>` },
		);
		const form = document.querySelector("form")!;
		for (const name of formMembers()) form.appendChild(document.createElement("input")).name = name;
		hideMembers(form);
		for (const type of ["click", "pointerdown", "focusin", "focusout", "keydown", "found_variation"])
			EventTarget.prototype.dispatchEvent.call(form, new Event(type, { bubbles: true, cancelable: true }));
		for (const type of ["click", "pointerdown", "focusin", "keydown", "found_variation"])
			document.dispatchEvent(new Event(type));
		expect(errors).toEqual([]);
		click(button);
		expect(isOpen()).toBe(true);
	});

	it("on something else is nobody's", async () => {
		await openWidget({}, { after: `<a id="other" href="#x">x</a><div href="#whatsapp" id="no">x</div>` });
		expect(click("#other")).toBe(false);
		expect(click("#no")).toBe(false);
		expect(events()).toEqual(["starting", "start"]);
	});
});

describe("hovering", () => {
	const enter = (type: string) => $(button).dispatchEvent(new MouseEvent(type));

	it("opens after a second and a half, unless the pointer leaves (chat #20)", async () => {
		await openWidget();
		await wait(3000);
		enter("mouseenter");
		await wait(1499);
		enter("mouseleave");
		await wait(10_000);
		expect(isOpen()).toBe(false);
		enter("mouseenter");
		await wait(1500);
		expect(isOpen()).toBe(true);
	});

	it("does not open what the pointer has clicked and closed", async () => {
		await openWidget();
		enter("mouseenter");
		click(button);
		click(".joinchat__close");
		await wait(10_000);
		expect(isOpen()).toBe(false);
	});

	it("launches nothing if there is no window, and does nothing on phones", async () => {
		await openWidget({}, { hasWindow: false });
		enter("mouseenter");
		await wait(10_000);
		expect(launches()).toEqual([]);
		setAgent(phone);
		await openWidget(never);
		enter("mouseenter");
		await wait(10_000);
		expect(isOpen()).toBe(false);
	});
});

describe("opening", () => {
	it("tells style sheets for a second (section 11)", async () => {
		await openWidget();
		click(button);
		expect(has("opening")).toBe(true);
		await wait(999);
		expect(has("opening")).toBe(true);
		await wait(1);
		expect(has("opening")).toBe(false);
		expect(isOpen()).toBe(true);
		click(".joinchat__close");
		click(button);
		click(".joinchat__close");
		expect(has("opening")).toBe(false);
	});
});

describe("closing", () => {
	it("takes the classes away and remembers the message once (chat #23)", async () => {
		await openWidget({ message_views: 1 });
		await wait(3000);
		for (let times = 0; times < 2; times++) {
			click(button);
			expect(isOpen()).toBe(true);
			click(".joinchat__close");
			expect(isOpen()).toBe(false);
		}
		expect(has("tooltip")).toBe(false);
		expect(count("hide")).toBe(2);
		expect(stored("hashes")).toBe("a1b2c3d4");
	});

	it("remembers nothing when nothing opens automatically (chat #24)", async () => {
		localStorage.setItem("joinchat_hashes", "00");
		await openWidget(never);
		click(button);
		click(".joinchat__close");
		expect(stored("hashes")).toBe("00");
	});

	it("works from elsewhere, without going there (chat #25)", async () => {
		await openWidget({}, { after: `<a class="joinchat_close" href="#x">Close</a>` });
		click(button);
		expect(click(".joinchat_close")).toBe(true);
		expect(isOpen()).toBe(false);
		expect(location.hash).toBe("");
	});

	it("of what is closed remembers the message all the same, and says nothing", async () => {
		await openWidget({}, { after: `<a class="joinchat_close" href="#x">Close</a>` });
		click(".joinchat_close");
		expect(stored("hashes")).toBe("a1b2c3d4");
		expect(count("hide")).toBe(0);
	});

	it("keeps the fifty newest messages", async () => {
		const old = Array.from({ length: 60 }, (_, index) => `h${index}`);
		localStorage.setItem("joinchat_hashes", `${old.join()},,`);
		await openWidget();
		click(button);
		click(".joinchat__close");
		expect(stored("hashes")!.split(",")).toEqual([...old.slice(-49), "a1b2c3d4"]);
	});
});

describe("the address", () => {
	it("opens at the seconds it says, seen or not (chat #26)", async () => {
		goTo("/?joinchat=2");
		localStorage.setItem("joinchat_hashes", "a1b2c3d4");
		await openWidget({ button_delay: 60 });
		await wait(1999);
		expect(has("show")).toBe(false);
		await wait(1);
		expect(has("show")).toBe(true);
		expect(has("tooltip")).toBe(false);
		await wait(699);
		expect(isOpen()).toBe(false);
		await wait(1);
		expect(isOpen()).toBe(true);
	});

	it.each(["/#joinchat", "/?joinchat", "/?joinchat=soon", "/?joinchat=-9"])(
		"opens soon for %s (chat #27)",
		async (address) => {
			goTo(address);
			await openWidget();
			await wait(699);
			expect(has("show")).toBe(true);
			expect(isOpen()).toBe(false);
			await wait(1);
			expect(isOpen()).toBe(true);
		},
	);

	it("shows the button if there is no window (chat #27)", async () => {
		goTo("/?joinchat");
		await openWidget({}, { hasWindow: false });
		await wait(60_000);
		expect(has("show")).toBe(true);
		expect(isOpen()).toBe(false);
		expect(launches()).toEqual([]);
	});
});

describe("elements that come into view", () => {
	const elements = `<p class="joinchat_show" id="a"></p><p class="joinchat_force_show" id="b"></p><p class="joinchat_force_show" id="c"></p>`;

	it("open the window, those that insist also when the message was seen, once (chat #28)", async () => {
		localStorage.setItem("joinchat_hashes", "a1b2c3d4");
		await openWidget({}, { after: elements });
		expect(isObserved($("#a"))).toBe(false);
		intersect($("#a"));
		expect(isOpen()).toBe(false);
		intersect($("#b"));
		expect(isOpen()).toBe(true);
		click(".joinchat__close");
		intersect($("#c"));
		expect(isOpen()).toBe(false);
		expect(isObserved($("#c"))).toBe(false);
	});

	it("open immediately what has not been seen, but not without a message", async () => {
		await openWidget({}, { after: elements });
		intersect($("#a"), false);
		expect(isOpen()).toBe(false);
		intersect($("#a"));
		expect(isOpen()).toBe(true);
		await openWidget({ message_hash: "" }, { after: elements });
		expect(isObserved($("#b"))).toBe(false);
	});

	it("do nothing where they cannot be watched", async () => {
		vi.stubGlobal("IntersectionObserver", undefined);
		const { errors } = await openWidget({}, { after: elements });
		await wait(1);
		expect(isOpen()).toBe(false);
		expect(errors).toEqual([]);
	});
});

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

describe("storage", () => {
	it.each(["getItem", "setItem"])("that throws on %s is done without (chat #53)", async (method) => {
		vi.spyOn(Storage.prototype, method as "getItem").mockImplementation(() => {
			throw new Error("blocked");
		});
		const { errors } = await openWidget({ message_views: 1, button_delay: 1, message_delay: 2 });
		await wait(3000);
		expect(isOpen()).toBe(true);
		click(".joinchat__close");
		expect(chat().store.get("joinchat_hashes")).toBe("a1b2c3d4");
		await openWidget({ message_badge: true });
		await wait(13_000);
		expect($(".joinchat__badge").classList.contains("joinchat__badge--in")).toBe(true);
		click(button);
		expect(isOpen()).toBe(true);
		expect(errors).toEqual([]);
	});

	it("is neither read nor written before the visitor allows what the settings name", async () => {
		const { deny, grant, noteConsent } = await import("../../../src/stores/consent");
		localStorage.setItem("joinchat_hashes", "a1b2c3d4");
		await openWidget({ consent: "functional", message_views: 3 });
		await wait(3000);
		click(button);
		click(".joinchat__close");
		expect(stored("views")).toBeNull();
		expect(chat().store.get("joinchat_views")).toBe("1");
		grant("functional");
		expect(stored("views")).toBe("1");
		expect(stored("hashes")).toBe("a1b2c3d4");
		deny("functional");
		chat().store.set("joinchat_views", 9);
		expect([stored("views"), stored("hashes")]).toEqual([null, null]);
		expect(chat().store.get("joinchat_views")).toBe("9");
		noteConsent({ categories: { functional: "unknown" } });
	});

	it("holds nothing of an earlier consent where the page begins with a refusal", async () => {
		const { deny } = await import("../../../src/stores/consent");
		localStorage.setItem("joinchat_hashes", "a1b2c3d4");
		deny("preferences");
		await openWidget({ consent: "preferences" });
		expect(stored("hashes")).toBeNull();
	});
});

describe("the keyboard", () => {
	it("opens with Enter, moves in, closes with Escape and comes back (chat #55)", async () => {
		await openWidget();
		await wait(3000);
		$(button).focus();
		expect(press("Enter")).toBe(true);
		expect(isOpen()).toBe(true);
		await wait(100);
		expect($(".joinchat__chatbox").contains(document.activeElement)).toBe(true);
		press("Escape");
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe($(button));
		expect(stored("hashes")).toBe("a1b2c3d4");
	});

	it("does with Space what it does with Enter, on every control", async () => {
		await openWidget({}, { after: `<p class="joinchat_app" id="t">x</p>` });
		expect($("#t").tabIndex).toBe(0);
		expect($("#t").role).toBe("button");
		press(" ", $(button));
		expect(isOpen()).toBe(true);
		press(" ", $(".joinchat__close"));
		expect(isOpen()).toBe(false);
		await wait(600);
		press(" ", $("#t"));
		press("Enter", $(launch));
		expect(launches()).toHaveLength(2);
	});

	it("leaves to the browser what is the browser's, and to others what they have used", async () => {
		await openWidget({}, { after: `<a id="t" href="#joinchat">x</a><p class="joinchat_open"><a href="#y">y</a></p>` });
		expect(press("Enter", $("#t"))).toBe(false);
		expect(press(" ", $("#t"))).toBe(false);
		expect(press("Escape", $(button))).toBe(false);
		expect($("p").hasAttribute("tabindex")).toBe(false);
		document.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
		const event = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true });
		$(button).dispatchEvent(event);
		expect(isOpen()).toBe(false);
	});

	it("is not called back by a window that the visitor leaves immediately", async () => {
		await openWidget({}, { after: `<input id="field">` });
		$(button).focus();
		press("Enter");
		$("#field").focus();
		await wait(1000);
		expect(document.activeElement).toBe($("#field"));
	});

	it("stays where it is when the window opens automatically (chat #56)", async () => {
		await openWidget({ message_views: 1, button_delay: 1, message_delay: 2 }, { after: `<input id="field">` });
		$("#field").focus();
		await wait(10_000);
		expect(isOpen()).toBe(true);
		expect(document.activeElement).toBe($("#field"));
	});

	it("reaches the window only while it is open, and the button says so", async () => {
		await openWidget();
		const chatbox = $(".joinchat__chatbox");
		expect(chatbox.hasAttribute("inert")).toBe(true);
		expect($(button).ariaExpanded).toBe("false");
		expect(chatbox.ariaModal).toBe("false");
		click(button);
		await settle();
		expect(chatbox.hasAttribute("inert")).toBe(false);
		expect($(button).ariaExpanded).toBe("true");
		expect(chatbox.ariaModal).toBe("true");
		click(".joinchat__close");
		expect(chatbox.hasAttribute("inert")).toBe(true);
		expect($(button).ariaExpanded).toBe("false");
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
