// What plugins share: once, until the last has gone, whatever throws.
import { describe, expect, it, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { shared } from "../../../src/copied/shared";
import { createScope } from "../../../src/kit/scope";
import "./scope-setup";

describe("shared", () => {
	it("begins with the first user and ends with the last, and again with the next", () => {
		const log: string[] = [];
		let begun = 0;
		const join = shared((scope) => {
			log.push("begin");
			scope.add(() => log.push("end"));
			return ++begun;
		});
		const [a, b, c] = [createScope(readPage()), createScope(readPage()), createScope(readPage())];
		expect([join(a), join(b)]).toEqual([1, 1]);
		a.dispose();
		expect(log).toEqual(["begin"]);
		b.dispose();
		expect(log).toEqual(["begin", "end"]);
		expect(join(c)).toBe(2);
		c.dispose();
		expect(log).toEqual(["begin", "end", "begin", "end"]);
	});
});

describe("shared, where something throws", () => {
	it("continues for the others, and reports it as the plugin's", () => {
		const reported: (string | undefined)[] = [];
		const note = (event: Event) => reported.push((event as CustomEvent<GossamerError>).detail.plugin);
		document.addEventListener("gossamer:error", note);
		const heard = vi.fn();
		const join = shared((scope) => {
			scope.on(window, "custom", () => {
				heard();
				throw new Error("once more");
			});
		});
		const [a, b] = [createScope(readPage(), undefined, "first"), createScope(readPage(), undefined, "second")];
		join(a);
		join(b);
		dispatchEvent(new Event("custom"));
		dispatchEvent(new Event("custom"));
		expect(heard).toHaveBeenCalledTimes(2);
		expect([a.signal.aborted, b.signal.aborted]).toEqual([false, false]);
		expect(reported).toEqual(["first", "first"]);
		document.removeEventListener("gossamer:error", note);
		for (const scope of [a, b]) scope.dispose();
	});

	it("begins again for the next user where it failed to begin", () => {
		let isBroken = true;
		const join = shared(() => {
			if (isBroken) throw new Error("not yet");
			return "begun";
		});
		const [a, b] = [createScope(readPage()), createScope(readPage())];
		expect(() => join(a)).toThrow("not yet");
		isBroken = false;
		expect(join(b)).toBe("begun");
		for (const scope of [a, b]) scope.dispose();
	});
});
