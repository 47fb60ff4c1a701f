// The chat's button: showing, badge, opening automatically, what a click does, hovering.
import { describe, expect, it } from "vitest";
import { formMembers, hideMembers } from "../../../tests/helpers/form-members";
import {
	$,
	button,
	click,
	count,
	events,
	has,
	isOpen,
	launch,
	launches,
	never,
	open,
	openWidget,
	phone,
	root,
	setAgent,
	stored,
	wait,
	widget,
} from "./setup";

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
