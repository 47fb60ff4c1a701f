// What opens popups on its own: triggers, the rules before them, and the counters of the visit.
import { describe, expect, it, vi } from "vitest";
import { intersect, setFeature } from "../../../tests/helpers/jsdom";
import { isOpen, open, popup, press, show, stored, unmount } from "./setup";

const trigger = (triggers: object, more: object = {}) => popup({ triggers, ...more });
const scrollTo = async (y: number) => {
	(window as { scrollY: number }).scrollY = y;
	document.dispatchEvent(new Event("scroll", { bubbles: true }));
	await vi.advanceTimersByTimeAsync(20);
};
const layOut = (scrollHeight: number, clientHeight: number) => {
	for (const [name, value] of Object.entries({ scrollHeight, clientHeight })) {
		Object.defineProperty(document.documentElement, name, { value, configurable: true });
	}
};

describe("popup triggers", () => {
	it("open three seconds after the page, not before (popups #2)", async () => {
		await open(trigger({ page_load: "yes", page_load_delay: 3 }));
		vi.advanceTimersByTime(2900);
		expect(isOpen()).toBe(false);
		vi.advanceTimersByTime(100);
		expect(isOpen()).toBe(true);
	});

	it("go together: the first that fires removes the others (popups #3)", async () => {
		const shown = vi.fn();
		window.addEventListener("elementor/popup/show", shown);
		await open(trigger({ page_load: "yes", page_load_delay: 1, click: "yes" }));
		vi.advanceTimersByTime(500);
		document.body.click();
		expect(isOpen()).toBe(true);
		vi.advanceTimersByTime(1000);
		expect(shown).toHaveBeenCalledTimes(1);
		window.removeEventListener("elementor/popup/show", shown);
	});

	it.each<[string, number | string, string]>([
		["a number", 3, "popups #4"],
		["text", "3", "popups #59"],
	])("open at the third click when the count is %s (%s, %s)", async (_, click_times) => {
		await open(trigger({ click: "yes", click_times }));
		document.body.click();
		document.body.click();
		expect(isOpen()).toBe(false);
		document.body.click();
		expect(isOpen()).toBe(true);
	});

	it("open when the page is scrolled up (popups #5)", async () => {
		await open(trigger({ scrolling: "yes", scrolling_direction: "up" }));
		await scrollTo(0);
		await scrollTo(600);
		expect(isOpen()).toBe(false);
		await scrollTo(590);
		expect(isOpen()).toBe(true);
	});

	it("open at the offset when scrolled down (popups #6)", async () => {
		layOut(3000, 1000);
		await open(trigger({ scrolling: "yes", scrolling_direction: "down", scrolling_offset: 50 }));
		await scrollTo(0);
		await scrollTo(999);
		expect(isOpen()).toBe(false);
		await scrollTo(1000);
		expect(isOpen()).toBe(true);
	});

	it("open when the element comes into view, and never for a broken selector (popups #7)", async () => {
		const { errors } = await open(
			`<p id="far"></p>${trigger({ scrolling_to: "yes", scrolling_to_selector: "#far" })}${popup({ triggers: { scrolling_to: "yes", scrolling_to_selector: "###" } }, 78)}${popup({ triggers: { scrolling_to: "yes" } }, 79)}`,
		);
		const far = document.getElementById("far")!;
		intersect(far, false);
		expect(isOpen()).toBe(false);
		intersect(far);
		expect([isOpen(), isOpen(78), isOpen(79)]).toEqual([true, false, false]);
		expect(errors).toEqual([]);
	});

	it.each(["keypress", "mousemove", "keydown", "wheel", "scroll", "touchmove", "pointerdown"])(
		"wait for silence, which %s breaks (popups #8)",
		async (type) => {
			await open(trigger({ inactivity: "yes", inactivity_time: 5 }));
			for (let times = 0; times < 3; times++) {
				vi.advanceTimersByTime(4000);
				document.dispatchEvent(new Event(type, { bubbles: true }));
			}
			vi.advanceTimersByTime(4990);
			expect(isOpen()).toBe(false);
			vi.advanceTimersByTime(10);
			expect(isOpen()).toBe(true);
		},
	);

	it("open when the pointer leaves at the top only (popups #9)", async () => {
		await open(trigger({ exit_intent: "yes" }));
		const leave = (clientY: number) =>
			document.body.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, clientY }));
		leave(20);
		expect(isOpen()).toBe(false);
		leave(0);
		expect(isOpen()).toBe(true);
	});

	it("take a touch visitor who goes to another program for one who leaves", async () => {
		setFeature("pointer", "coarse");
		await open(trigger({ exit_intent: "yes" }));
		const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		document.dispatchEvent(new Event("visibilitychange"));
		expect(isOpen()).toBe(true);
		hidden.mockRestore();
	});

	it("find out whether advertisements are blocked, and leave no bait (popups #10)", async () => {
		const computed = vi.spyOn(window, "getComputedStyle").mockReturnValue({ display: "none" } as CSSStyleDeclaration);
		const appended: HTMLElement[] = [];
		const { append } = document.body;
		document.body.append = (...nodes) => {
			appended.push(...(nodes as HTMLElement[]));
			append.apply(document.body, nodes);
		};
		await open(trigger({ adblock_detection: "yes", adblock_detection_delay: 1 }));
		vi.advanceTimersByTime(1000);
		expect(isOpen()).toBe(true);
		const [bait] = appended;
		expect(bait!.id).toMatch(/^elementor-adblock-detection-[a-z0-9]{6}$/);
		expect([bait!.className, bait!.getAttribute("aria-hidden"), bait!.textContent]).toEqual(["ad-box", "true", "\xa0"]);
		expect([bait!.style.position, bait!.style.top, bait!.style.left]).toEqual(["fixed", "0px", "0px"]);
		expect(document.querySelector(".ad-box")).toBeNull();
		delete (document.body as Partial<HTMLElement>).append;
		computed.mockReturnValue({ display: "block" } as CSSStyleDeclaration);
		await open(trigger({ adblock_detection: "yes" }));
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(false);
		computed.mockRestore();
	});

	it("are refused while another popup is open, and gone then (popups #13)", async () => {
		await open(
			popup() +
				popup({ avoid_multiple_popups: "yes", triggers: { click: "yes", page_load: "yes", page_load_delay: 1 } }, 78),
		);
		show();
		vi.advanceTimersByTime(1000);
		expect(isOpen(78)).toBe(false);
		press("Escape");
		vi.advanceTimersByTime(10);
		document.body.click();
		expect(isOpen(78)).toBe(false);
		show();
		show(78);
		expect(isOpen(78)).toBe(true);
	});

	it("open when the other popup has been closed (popups #14)", async () => {
		await open(
			popup() + popup({ avoid_multiple_popups: "yes", triggers: { page_load: "yes", page_load_delay: 1 } }, 78),
		);
		show();
		press("Escape");
		vi.advanceTimersByTime(1000);
		expect(isOpen(78)).toBe(true);
	});

	it("are off unless they say yes, and gone after teardown", async () => {
		await open(trigger({ page_load: "no", click: "" }) + popup({ triggers: [], timing: [] }, 78));
		document.body.click();
		vi.advanceTimersByTime(1000);
		expect([isOpen(), isOpen(78)]).toEqual([false, false]);
		await open(trigger({ page_load: "yes" }));
		unmount();
		vi.advanceTimersByTime(1000);
		expect(isOpen()).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("popup counters", () => {
	const views = trigger({ page_load: "yes" }, { timing: { page_views: "yes", page_views_views: 2 } });
	const visit = async (markup: string) => {
		await open(markup);
		vi.advanceTimersByTime(10);
		return isOpen();
	};

	it("show at the third view when two have to pass since the first (popups #16)", async () => {
		expect(await visit(views)).toBe(false);
		expect(stored()).toMatchObject({ pageViews: 1, popup_77_page_views_initialPageViews: 1 });
		expect(await visit(views)).toBe(false);
		expect(await visit(views)).toBe(true);
		expect(stored().popup_77_page_views_initialPageViews).toBe(1);
	});

	it("count a session with its first page (popups #17)", async () => {
		const markup = trigger({ page_load: "yes" }, { timing: { sessions: "yes", sessions_sessions: 1 } });
		expect(await visit(markup)).toBe(false);
		expect(await visit(markup)).toBe(false);
		expect(stored(true).activeSession).toBe(true);
		sessionStorage.clear();
		expect(await visit(markup)).toBe(true);
		expect(stored()).toMatchObject({ sessions: 2, pageViews: 3, popup_77_sessions_initialSessions: 1 });
	});

	it("count no visit where the site has no popups of its own, whose printed ones work", async () => {
		window.ElementorProFrontendConfig = { popup: { hasPopUps: false } };
		expect(await visit(trigger({ page_load: "yes" }))).toBe(true);
		expect(stored().pageViews).toBeUndefined();
	});

	it("keep a popup with a device rule closed on a wide window (popups #22)", async () => {
		expect(
			await visit(trigger({ page_load: "yes" }, { timing: { devices: "yes", devices_devices: ["mobile"] } })),
		).toBe(false);
	});

	it("read as absent where storage is blocked: views fail, times pass, disabling has no effect", async () => {
		const blocked = () => {
			throw new DOMException("blocked", "SecurityError");
		};
		const spies = [vi.spyOn(Storage.prototype, "getItem"), vi.spyOn(Storage.prototype, "setItem")];
		for (const spy of spies) spy.mockImplementation(blocked);
		expect(await visit(views)).toBe(false);
		const times = { times: "yes", times_times: 1, times_period: "session" };
		expect(await visit(trigger({ page_load: "yes" }, { timing: times }))).toBe(true);
		for (const spy of spies) spy.mockRestore();
	});

	it("take broken storage for empty", async () => {
		localStorage.setItem("elementor", "{{{");
		expect(await visit(trigger({ page_load: "yes" }, { timing: { times: "yes" } }))).toBe(true);
	});
});
