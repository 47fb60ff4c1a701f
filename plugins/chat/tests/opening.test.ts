// The chat's window: opening and closing, by address, by what comes into view and by keyboard; what is remembered.
import { describe, expect, it, vi } from "vitest";
import { intersect, isObserved } from "../../../tests/helpers/jsdom";
import {
	$,
	button,
	chat,
	click,
	count,
	goTo,
	has,
	isOpen,
	launch,
	launches,
	never,
	openWidget,
	press,
	settle,
	stored,
	wait,
} from "./setup";

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
