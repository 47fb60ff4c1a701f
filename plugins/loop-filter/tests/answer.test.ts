// The loop filter in jsdom: the endpoint's answers, in any order.
import { describe, expect, it, vi } from "vitest";
import { fakeAbortTimeouts } from "../../../tests/helpers/abort-timeouts";
import {
	answer,
	button,
	calls,
	filter,
	get,
	isBusy,
	type Loose,
	loop,
	loopElement,
	open,
	settle,
	shown,
} from "./setup";

describe("the answer", () => {
	it("is waited for with an overlay, on the newest call only (loop-filter-carousel #12, #16)", async () => {
		const { errors } = await open(filter(), loop());
		button("mugs").click();
		expect(isBusy()).toBe(true);
		expect(get("[aria-busy]").className).toContain("elementor-loop-container");
		button("hats").click();
		expect(calls[0]!.options.signal!.aborted).toBe(true);
		await calls[0]!.answer(answer("late"));
		expect([shown(), isBusy()]).toEqual([["a", "b"], true]);
		await calls[1]!.answer(answer("h"));
		expect([shown(), isBusy()]).toEqual([["h"], false]);
		await calls[0]!.answer(answer("later"));
		expect(shown()).toEqual(["h"]);
		expect(errors).toEqual([]);
	});

	it.each<[string, (call: (typeof calls)[number]) => Promise<void>]>([
		["a status of 500", (call) => call.answer(answer("x"), 500)],
		["a network error", (call) => call.fail()],
		["no data", (call) => call.answer("{}")],
		["null", (call) => call.answer("null")],
		["data that is no text", (call) => call.answer('{"data":[]}')],
		["broken JSON", (call) => call.answer("<br>{")],
		["text without an element", (call) => call.answer('{"data":"oops"}')],
	])("that is %s leaves the items (loop-filter-carousel #13)", async (_, reply) => {
		await open(filter(), loop());
		button("mugs").click();
		await reply(calls[0]!);
		expect([shown(), isBusy()]).toEqual([["a", "b"], false]);
		expect(get("[role=status]").textContent).toBe("Could not be loaded");
	});

	it("that is empty leaves one empty container (loop-filter-carousel #14)", async () => {
		await open(filter(), loop());
		button("mugs").click();
		await calls[0]!.answer('{"data":""}');
		expect(loopElement().innerHTML).toBe('<div class="elementor-widget-container"></div>');
		button("hats").click();
		await calls[1]!.answer(answer("h"));
		expect(shown()).toEqual(["h"]);
	});

	it("gives its first element alone", async () => {
		await open(filter(), loop());
		button("mugs").click();
		await calls[0]!.answer(
			JSON.stringify({ data: `text <div class="elementor-widget-container">one</div><p>two</p>` }),
		);
		expect(loopElement().innerHTML).toBe('<div class="elementor-widget-container">one</div>');
	});

	it("is told to third-party handlers, each element once, and to the lazy backgrounds (loop-filter-carousel #15)", async () => {
		const ready: string[] = [];
		const runReadyTrigger = (element: HTMLElement) => ready.push(element.dataset.id!);
		vi.stubGlobal("elementorFrontend", { elementsHandler: { runReadyTrigger } });
		Object.assign((window as Loose).ElementorProFrontendConfig, { settings: { lazy_load_background_images: true } });
		document.addEventListener("elementor/lazyload/observe", () => ready.push("lazy"), { once: true });
		await open(filter(), loop({ classes: "e-loading" }));
		button("mugs").click();
		await calls[0]!.answer(answer('<div class="elementor-element" data-id="inner">i</div>'));
		expect(ready).toEqual(["inner", "lazy", "b2b2b2b"]);
		expect(loopElement().classList.contains("e-loading")).toBe(false);
	});

	it("is counted aloud, and the focus stays on the button", async () => {
		await open(filter(), loop());
		button("mugs").focus();
		button("mugs").click();
		expect(get("[role=status]").textContent).toBe("Loading");
		await calls[0]!.answer(answer("1", "2", "3"));
		expect(get("[role=status]").textContent).toBe("3 items");
		expect(document.activeElement).toBe(button("mugs"));
	});

	it("that never comes ends after half a minute", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const abortTimeouts = fakeAbortTimeouts();
		try {
			await open(filter(), loop());
			button("mugs").click();
			await vi.advanceTimersByTimeAsync(29_999);
			expect(isBusy()).toBe(true);
			await vi.advanceTimersByTimeAsync(1);
			await settle();
			expect(isBusy()).toBe(false);
		} finally {
			abortTimeouts.mockRestore();
			vi.useRealTimers();
		}
	});

	it("takes the class of the end with it (loop-filter-carousel #20)", async () => {
		await open(filter(), loop({ classes: "e-load-more-pagination-end" }));
		button("mugs").click();
		expect(loopElement().classList.contains("e-load-more-pagination-end")).toBe(false);
	});
});
