// Parts that the scope loads for a press, and serves it when they have come.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { pressedAt } from "../../../src/base/repeat";
import { servePresses } from "../../../src/parts/serve-presses";
import { open } from "./scope-setup";

describe("a part that answers a press", () => {
	const failing = () => {
		let isMended = false;
		const load = vi.fn(async () => {
			if (!isMended) throw new Error("offline");
			return { answer: 42 };
		});
		return { load, mend: () => (isMended = true) };
	};
	const reports: GossamerError[] = [];
	const listen = (event: Event) => reports.push((event as CustomEvent<GossamerError>).detail);
	beforeEach(() => {
		reports.length = 0;
		document.addEventListener("gossamer:error", listen);
	});
	afterEach(() => document.removeEventListener("gossamer:error", listen));

	it("is requested after 3 s, then twice as long, until it comes; the press is answered then, and the failure reported once", async () => {
		const { scope } = open();
		const { load, mend } = failing();
		const use = vi.fn();
		scope.part(load, use, true);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(load).toHaveBeenCalledTimes(3);
		expect(use).not.toHaveBeenCalled();
		mend();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(use.mock.calls).toEqual([[{ answer: 42 }]]);
		expect(reports.map(({ code }) => code)).toEqual(["load"]);
	});

	it("is no longer requested once the scope has ended", async () => {
		const { scope } = open();
		const { load } = failing();
		const use = vi.fn();
		scope.part(load, use, true);
		await vi.advanceTimersByTimeAsync(0);
		scope.dispose();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(load).toHaveBeenCalledTimes(1);
		expect(use).not.toHaveBeenCalled();
	});

	it("of a setup is not waited for after its first failure; what is pressed in the meantime is answered once", async () => {
		const { scope, host } = open();
		const { load, mend } = failing();
		const log: string[] = [];
		host.innerHTML = "<b>one</b><i>two</i>";
		const [one, two] = host.children as unknown as HTMLElement[];
		document.body.append(host);
		const done = servePresses(host, "b", load, () => scope.on(one!, "click", () => log.push("answer")), scope);
		await vi.advanceTimersByTimeAsync(0);
		await done;
		one!.click();
		one!.click();
		two!.click();
		expect([one!.getAttribute("aria-busy"), two!.hasAttribute("aria-busy")]).toEqual(["true", false]);
		mend();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(log).toEqual(["answer"]);
		expect(one!.hasAttribute("aria-busy")).toBe(false);
	});

	it("repeats a press with the time at which the visitor pressed", async () => {
		const { scope, host } = open();
		const { load, mend } = failing();
		document.body.append(host);
		host.innerHTML = "<b>one</b>";
		const heard: Event[] = [];
		void servePresses(host, "b", load, () => scope.on(host, "click", (event) => heard.push(event)), scope);
		await vi.advanceTimersByTimeAsync(0);
		const press = new MouseEvent("click", { bubbles: true, cancelable: true });
		host.firstElementChild!.dispatchEvent(press);
		mend();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(heard.map(pressedAt)).toEqual([press.timeStamp]);
		expect(heard[0]).not.toBe(press);
	});

	it("is pressed once for the page as well, by mouse or key, and other elements keep theirs", async () => {
		const { scope, host } = open();
		const { load, mend } = failing();
		const log: string[] = [];
		document.body.append(host);
		host.innerHTML = '<b tabindex="0">one</b><i>two</i>';
		const [one, two] = host.children as unknown as HTMLElement[];
		const hear = (event: Event) =>
			log.push(`${event.type} ${(event.target as Element).textContent} ${event.defaultPrevented}`);
		for (const type of ["click", "keydown"]) document.addEventListener(type, hear, true);
		const done = servePresses(host, "b", load, () => {}, scope);
		await vi.advanceTimersByTimeAsync(0);
		await done;
		one!.click();
		two!.click();
		expect(log.splice(0)).toEqual(["click two false"]);
		const key = (name: string) =>
			one!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
		expect([key("Tab"), key("Enter")]).toEqual([true, false]);
		expect(log.splice(0)).toEqual(["keydown one false", "keydown one false"]);
		mend();
		await vi.advanceTimersByTimeAsync(20_000);
		one!.click();
		for (const type of ["click", "keydown"]) document.removeEventListener(type, hear, true);
		host.remove();
		expect(log).toEqual(["click one false", "click one false"]);
	});

	it("answers the press once it has begun, not before", async () => {
		const { scope, host } = open();
		const { load, mend } = failing();
		const log: string[] = [];
		document.body.append(host);
		host.innerHTML = "<b>one</b>";
		const one = host.firstChild as HTMLElement;
		const done = servePresses(
			host,
			"b",
			load,
			async () => {
				await new Promise((resolve) => setTimeout(resolve, 50));
				scope.on(one, "click", () => log.push("answer"));
			},
			scope,
		);
		await vi.advanceTimersByTimeAsync(0);
		await done;
		one.click();
		mend();
		await vi.advanceTimersByTimeAsync(20_000);
		host.remove();
		expect(log).toEqual(["answer"]);
	});
});
