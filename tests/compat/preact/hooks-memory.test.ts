// useRef, useMemo, useCallback, useImperativeHandle and useId.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("useRef, useMemo, useCallback", ({
	api: { h, useRef, useMemo, useCallback, createRef, useImperativeHandle, useState, act },
	draw,
}) => {
	it("keeps one ref object whatever it is given later", () => {
		const seen: Any[] = [];
		const C = ({ v }: Any) => {
			seen.push(useRef(v));
			return null;
		};
		draw(h(C, { v: 1 }));
		seen[0].current = 9;
		draw(h(C, { v: 2 }));
		expect(seen[1]).toBe(seen[0]);
		expect(seen[1].current).toBe(9);
	});
	it("memoizes by its inputs, Object.is alike", () => {
		const make = vi.fn((v: Any) => ({ v }));
		const C = ({ v }: Any) => {
			useMemo(() => make(v), [v]);
			return null;
		};
		for (const v of [1, 1, 2, Number.NaN, Number.NaN, "2", "2"]) draw(h(C, { v }));
		expect(make.mock.calls.map(([v]) => v)).toEqual([1, 2, Number.NaN, "2"]);
	});
	it("computes each time without inputs, once with empty ones, and when their number changes", () => {
		const [always, once, grows] = [vi.fn(), vi.fn(), vi.fn()];
		const C = ({ of }: Any) => {
			useMemo(always, undefined);
			useMemo(once, []);
			useMemo(grows, of);
			return null;
		};
		draw(h(C, { of: [1] }));
		draw(h(C, { of: [1, 2] }));
		draw(h(C, { of: [1] }));
		expect([always, once, grows].map((f) => f.mock.calls.length)).toEqual([3, 1, 3]);
	});
	it("returns the value and keeps it", () => {
		const seen: Any[] = [];
		const C = () => (seen.push(useMemo(() => ({}), [])), null);
		draw(h(C));
		draw(h(C));
		expect(seen[0]).toBe(seen[1]);
	});
	it("computes again after a computation that threw", () => {
		let bad = true;
		const C = () =>
			useMemo(() => {
				if (bad) throw new Error("bad");
				return "fine";
			}, []);
		expect(() => draw(h(C))).toThrow("bad");
		bad = false;
		let seen: Any;
		draw(h(() => (seen = C())));
		expect(seen).toBe("fine");
	});
	it("keeps a callback by its inputs", () => {
		const seen: Any[] = [];
		const C = ({ a }: Any) => (seen.push(useCallback(() => a, [a])), null);
		for (const a of [1, 1, 2]) draw(h(C, { a }));
		expect(seen[0]).toBe(seen[1]);
		expect(seen[1]).not.toBe(seen[2]);
		expect(seen[2]()).toBe(2);
	});
	it("does not call the callback", () => {
		const callback = vi.fn();
		draw(h(() => (useCallback(callback, []), null)));
		expect(callback).not.toHaveBeenCalled();
	});
	it("sets a handle on a ref object, by its inputs, and takes it away", () => {
		const ref = createRef();
		const make = vi.fn(({ a }: Any) => ({ a }));
		const C = ({ a, r }: Any) => {
			useImperativeHandle(r, () => make({ a }), [a]);
			return h("p");
		};
		draw(h(C, { a: 1, r: ref }));
		expect(ref.current).toEqual({ a: 1 });
		draw(h(C, { a: 1, r: ref }));
		expect(make).toHaveBeenCalledTimes(1);
		draw(h(C, { a: 2, r: ref }));
		expect(ref.current).toEqual({ a: 2 });
		draw(null);
		expect(ref.current).toBe(null);
	});
	it("gives a handle to a function ref, and its cleanup or null at the end", () => {
		const log: Any[] = [];
		const C = ({ r }: Any) => {
			useImperativeHandle(r, () => ({ h: 1 }), []);
			return null;
		};
		draw(h(C, { r: (v: Any) => void log.push(v) }));
		draw(null);
		expect(log).toEqual([{ h: 1 }, null]);
		log.length = 0;
		draw(h(C, { r: (v: Any) => (log.push(v), () => log.push("clean")) }));
		draw(null);
		expect(log[0]).toEqual({ h: 1 });
		expect(log).toContain("clean");
	});
	it("does nothing with a handle for no ref", () => {
		expect(() => draw(h(() => (useImperativeHandle(null, () => ({})), null)))).not.toThrow();
		expect(() => draw(h(() => (useImperativeHandle(undefined, () => ({}), []), null)))).not.toThrow();
	});
	it("gives a new ref the handle, and clears the old", () => {
		const [a, b] = [createRef(), createRef()];
		const C = ({ r }: Any) => (useImperativeHandle(r, () => ({ x: 1 }), [r]), null);
		draw(h(C, { r: a }));
		draw(h(C, { r: b }));
		expect([a.current, b.current]).toEqual([null, { x: 1 }]);
	});
	it("memoizes in a component that renders by state", () => {
		let set: Any;
		const make = vi.fn(() => 1);
		const C = () => {
			set = useState(0)[1];
			return useMemo(make, []);
		};
		act(() => draw(h(C)));
		act(() => set(1));
		expect(make).toHaveBeenCalledTimes(1);
	});
});

suite("useId", ({ api: { h, useId, Fragment, useState, act }, draw, html, hydrate, $ }) => {
	const Id = ({ children }: Any) => h("b", { id: useId() }, children);
	const ids = () => [...html().matchAll(/id="([^"]+)"/g)].map((m) => m[1]);
	it("keeps its id from render to render", () => {
		let set: Any;
		const C = () => {
			set = useState(0)[1];
			return h("p", { id: useId() });
		};
		act(() => draw(h(C)));
		const id = $("p").id;
		expect(id).toMatch(/^P\d/);
		act(() => set(1));
		expect($("p").id).toBe(id);
	});
	it("differs between hooks, siblings, children and fragments", () => {
		const Two = () => h("i", { id: useId() }, h("u", { id: useId() }));
		draw(h("div", null, h(Id, null, h(Id), h(Fragment, null, h(Id))), h(Id), h(Two), [h(Id), h(Id)]));
		expect(new Set(ids()).size).toBe(ids().length);
		expect(ids().length).toBe(8);
	});
	it("is the same for the same tree, drawn or hydrated", () => {
		const tree = () => h("div", null, h(Id, null, h(Id)), h(Id));
		draw(tree());
		const first = ids();
		expect(first).toEqual(["P0-0", "P0-1", "P0-2"]);
		draw(null);
		html("<div><b><b></b></b><b></b></div>");
		hydrate(tree());
		draw(null);
		draw(tree());
		expect(ids()).toEqual(first);
	});
});
same("ids in a container of their own are the same strings", ({ api: { h, render, useId, Fragment } }) => {
	const Id = ({ children }: Any) => h("b", { id: useId() }, children);
	const Two = () => [useId(), " ", useId()];
	const trees = [
		h(Id),
		h("div", null, h(Id), h("p", null, h(Id, null, h(Id))), h(Two)),
		[h(Id), h(Fragment, null, h(Id), h(Two))],
		h(Id, null, h(Two), h(Two)),
	];
	return trees.map((tree) => {
		const root = document.body.appendChild(document.createElement("div"));
		render(tree, root);
		root.remove();
		return root.innerHTML;
	});
});
