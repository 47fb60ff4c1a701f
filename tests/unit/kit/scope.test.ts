// The scope: everything a plugin starts ends with it, and what throws ends it.
import { atom } from "nanostores";
import { describe, expect, it, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { runAction } from "../../../src/kit/actions";
import { createScope } from "../../../src/kit/scope";
import { formMembers, hideMembers } from "../../helpers/form-members";
import { intersect, isObserved, pauseOf } from "../../helpers/jsdom";
import { open } from "./scope-setup";

describe("scope", () => {
	it("hears events until it is disposed", () => {
		const { scope, host } = open();
		const listener = vi.fn();
		scope.on(host, "click", listener);
		host.click();
		scope.dispose();
		host.click();
		expect(listener).toHaveBeenCalledTimes(1);
		expect(scope.signal.aborted).toBe(true);
	});

	it("is called back before and after printing until it is disposed", () => {
		const { scope } = open();
		const heard: boolean[] = [];
		scope.onPrint((isPrinting) => heard.push(isPrinting));
		for (const type of ["beforeprint", "afterprint"]) window.dispatchEvent(new Event(type));
		expect(heard).toEqual([true, false]);
		scope.dispose();
		window.dispatchEvent(new Event("beforeprint"));
		expect(heard).toHaveLength(2);
	});

	it("works on a form whose controls hide every member of it", () => {
		const { scope } = open();
		const form = document.body.appendChild(document.createElement("form"));
		for (const name of formMembers()) form.appendChild(document.createElement("input")).name = name;
		const { outerHTML } = form;
		hideMembers(form);
		const listener = vi.fn();
		scope.keep(form, "class", "role");
		scope.on(form, "sent", listener);
		Element.prototype.setAttribute.call(form, "role", "search");
		expect(scope.emit(form, "sent")).toBe(true);
		expect(listener).toHaveBeenCalledTimes(1);
		scope.dispose();
		expect(document.body.lastElementChild).toBe(form);
		expect(document.body.innerHTML).toContain(outerHTML);
	});

	it("hears the document where a form of that name hides its method", () => {
		const { scope } = open();
		const listener = vi.fn();
		const hidden = ["addEventListener", "dispatchEvent"];
		for (const name of hidden) Object.defineProperty(document, name, { value: {}, configurable: true });
		scope.on(document, "sent", listener);
		scope.emit(document, "sent");
		for (const name of hidden) Reflect.deleteProperty(document, name);
		expect(listener).toHaveBeenCalledTimes(1);
		scope.dispose();
	});

	it("runs disposers once, last added first, and those added too late immediately", () => {
		const { scope } = open();
		const calls: string[] = [];
		scope.add(() => calls.push("a"));
		scope.add(() => calls.push("b"));
		scope.dispose();
		scope.dispose();
		scope.add(() => calls.push("late"));
		expect(calls).toEqual(["b", "a", "late"]);
	});

	it("keeps disposing when one disposer throws, and reports it", () => {
		const { scope } = open();
		const codes: string[] = [];
		document.addEventListener(
			"gossamer:error",
			(event) => codes.push((event as CustomEvent<GossamerError>).detail.code),
			{
				once: true,
			},
		);
		const last = vi.fn();
		scope.add(last);
		scope.add(() => {
			throw new Error("no");
		});
		scope.dispose();
		expect(last).toHaveBeenCalled();
		expect(codes).toEqual(["teardown"]);
	});

	it("clears timers at teardown and when cancelled", () => {
		const { scope } = open();
		const callback = vi.fn();
		scope.timeout(10, callback);
		scope.timeout(20, callback)();
		vi.advanceTimersByTime(10);
		scope.timeout(10, callback);
		scope.dispose();
		vi.advanceTimersByTime(100);
		expect(callback).toHaveBeenCalledTimes(1);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("does not run what is far off immediately", () => {
		const { scope } = open();
		const callback = vi.fn();
		scope.timeout(2 ** 31, callback);
		scope.timeout(Number.POSITIVE_INFINITY, callback);
		vi.advanceTimersByTime(86_400_000);
		expect(callback).not.toHaveBeenCalled();
		scope.dispose();
	});

	it("handles a link action until teardown, unless someone else does by then", () => {
		const handlers = [vi.fn(), vi.fn()];
		const run = () => runAction("#elementor-action:action=test:one&");
		const [one, two] = [open().scope, open().scope];
		one.addAction("test:one", handlers[0]!);
		run();
		two.addAction("test:one", handlers[1]!);
		one.dispose();
		run();
		two.dispose();
		run();
		expect(handlers.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
	});

	it("hands a link action to the core if there is one", () => {
		const actions = new Map();
		vi.stubGlobal("gossamer", { actions });
		const { scope } = open();
		const run = () => {};
		scope.addAction("test:one", run);
		expect(actions.get("test:one")).toBe(run);
		scope.dispose();
		expect(actions.size).toBe(0);
		vi.unstubAllGlobals();
	});

	it("hands what a listener throws, or rejects with, to its owner", async () => {
		const { scope, host, fail } = open();
		scope.on(host, "click", () => {
			throw "thrown";
		});
		scope.on(host, "focus", () => Promise.reject("rejected"));
		host.click();
		host.dispatchEvent(new Event("focus"));
		await Promise.resolve();
		await Promise.resolve();
		expect(fail.mock.calls).toEqual([["thrown"], ["rejected"]]);
	});

	it("watches a store with its value immediately and unsubscribes at teardown", () => {
		const { scope } = open();
		const $store = atom(1);
		const seen: number[] = [];
		scope.watch($store, (value) => seen.push(value));
		$store.set(2);
		scope.dispose();
		$store.set(3);
		expect(seen).toEqual([1, 2]);
	});

	it("observes through one observer a margin and lets go of the element", () => {
		const { scope, host } = open();
		const near = vi.fn();
		const seen = vi.fn();
		scope.observe(host, near, "200px");
		const stop = scope.observe(host, seen);
		// What has only to be near is looked at ten times a second.
		expect([pauseOf(host, "200px"), pauseOf(host, "0px")]).toEqual([100, 0]);
		intersect(host, true, "200px");
		expect(near).toHaveBeenCalledWith(true);
		expect(seen).not.toHaveBeenCalled();
		stop();
		expect(isObserved(host, "0px")).toBe(false);
		scope.dispose();
		expect(isObserved(host)).toBe(false);
	});

	it("counts everything as visible if there is no observer", () => {
		Reflect.deleteProperty(window, "IntersectionObserver");
		const { scope, host } = open();
		const listener = vi.fn();
		scope.observe(host, listener);
		expect(listener).toHaveBeenCalledWith(true);
	});

	it("puts kept attributes back as they were, absent ones included", () => {
		const { scope, host } = open();
		host.setAttribute("role", "button");
		scope.keep(host, "role", "style");
		host.setAttribute("role", "tab");
		host.style.color = "red";
		scope.dispose();
		expect(host.outerHTML).toBe('<div role="button"></div>');
	});

	it("emits bubbling events that can be prevented when asked", () => {
		const { scope, host } = open();
		const listener = vi.fn((event: Event) => event.preventDefault());
		document.addEventListener("test:event", listener);
		expect(scope.emit(host, "test:event", { a: 1 })).toBe(true);
		expect(scope.emit(host, "test:event", { a: 1 }, true)).toBe(false);
		expect((listener.mock.calls[0]![0] as CustomEvent).detail).toEqual({ a: 1 });
		document.removeEventListener("test:event", listener);
	});

	it("hears what a jQuery sends that comes later than the plugin, once, until it is disposed", () => {
		const { scope, host } = open();
		const listener = vi.fn();
		scope.onBoth(host, "test:event", listener);
		const bound = new Set<(event: object, data: unknown) => void>();
		const arrive = () => document.body.appendChild(document.createElement("script")).dispatchEvent(new Event("load"));
		arrive();
		window.jQuery = () => ({
			on: (_: string, run: () => void) => bound.add(run),
			off: (_: string, run: () => void) => bound.delete(run),
		});
		arrive();
		arrive();
		for (const run of bound) run({}, 7);
		expect(listener.mock.calls).toEqual([[{}, 7]]);
		scope.dispose();
		expect(bound.size).toBe(0);
	});

	it("is heard once by jQuery's window handlers, with the payload, and once by native ones", () => {
		const { scope } = open();
		const byJQuery = vi.fn();
		const native = vi.fn();
		// jQuery binds one native listener a type, which skips the type that jQuery is just triggering.
		const $ = Object.assign(() => ({ trigger: (_: string, data: unknown[]) => byJQuery(...data) }), {
			event: { triggered: undefined as string | undefined },
		});
		window.jQuery = $;
		const bound = (event: Event) => {
			if ($.event.triggered !== event.type) byJQuery("again");
		};
		window.addEventListener("test:event", bound);
		window.addEventListener("test:event", native);
		scope.emit(window, "test:event", 7);
		expect(byJQuery.mock.calls).toEqual([[7]]);
		expect(native).toHaveBeenCalledTimes(1);
		expect($.event.triggered).toBeUndefined();
		window.removeEventListener("test:event", bound);
		window.removeEventListener("test:event", native);
	});
});

describe("a frame", () => {
	const draw = () => vi.advanceTimersToNextFrame();

	it("reads for all before anything is written, each function once", () => {
		const seen: string[] = [];
		const ask = (name: string) => () => {
			seen.push(`read ${name}`);
			return () => void seen.push(`write ${name}`);
		};
		const [one, other] = [createScope(readPage()), createScope(readPage())];
		const first = ask("one");
		one.frame(first);
		other.frame(ask("other"));
		one.frame(first);
		expect(seen).toEqual([]);
		draw();
		expect(seen).toEqual(["read one", "read other", "write one", "write other"]);
		one.frame(first);
		draw();
		expect(seen.slice(4)).toEqual(["read one", "write one"]);
	});

	it("reads for each host that passes the same function, also after the teardown of another", () => {
		const [gone, one, other] = [createScope(readPage()), createScope(readPage()), createScope(readPage())];
		const write = vi.fn();
		const read = vi.fn(() => write);
		for (const scope of [one, other, gone]) scope.frame(read);
		gone.dispose();
		draw();
		expect([read.mock.calls.length, write.mock.calls.length]).toEqual([2, 2]);
	});

	it("does nothing after teardown, and serves the others where one throws", () => {
		const [gone, whole] = [createScope(readPage()), createScope(readPage())];
		const { scope: broken, fail } = open();
		const write = vi.fn();
		gone.frame(() => write);
		broken.frame(() => {
			throw new Error("no");
		});
		whole.frame(() => () => write("whole"));
		gone.dispose();
		draw();
		expect(write.mock.calls).toEqual([["whole"]]);
		expect(fail).toHaveBeenCalledTimes(1);
	});
});

describe("what a scope starts", () => {
	it("can be stopped before its end: listeners", () => {
		const scope = createScope(readPage());
		const heard = vi.fn();
		const stop = scope.on(window, "custom", heard, { capture: true });
		dispatchEvent(new Event("custom"));
		stop();
		dispatchEvent(new Event("custom"));
		expect(heard).toHaveBeenCalledTimes(1);
		scope.dispose();
	});

	it("makes observers, which end with it", async () => {
		const scope = createScope(readPage());
		const node = document.createElement("p");
		const heard = vi.fn();
		scope.connect(MutationObserver, heard).observe(node, { attributes: true });
		node.id = "first";
		await Promise.resolve();
		expect(heard).toHaveBeenCalledTimes(1);
		scope.dispose();
		node.id = "second";
		await Promise.resolve();
		expect(heard).toHaveBeenCalledTimes(1);
	});

	it("ends and is reported when an observer's callback throws", async () => {
		const reported = vi.fn((event: Event) => event.preventDefault());
		document.addEventListener("gossamer:error", reported, { once: true });
		const scope = createScope(readPage());
		const node = document.createElement("p");
		const update = () => {
			throw new Error("broken");
		};
		scope.connect(MutationObserver, update).observe(node, { attributes: true });
		node.id = "changed";
		await Promise.resolve();
		expect(scope.signal.aborted).toBe(true);
		expect(reported).toHaveBeenCalledWith(
			expect.objectContaining({ detail: expect.objectContaining({ code: "plugin" }) }),
		);
	});
});
