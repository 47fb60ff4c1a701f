// useErrorBoundary, act and the other test utilities.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("useErrorBoundary", ({ api: { h, useErrorBoundary, useState, useEffect, act }, draw, html, rerender }) => {
	const Bad = ({ m = "bad" }: Any) => {
		throw new Error(m);
	};
	it("gives undefined and a reset at first", () => {
		let pair: Any;
		draw(h(() => ((pair = useErrorBoundary()), "x")));
		expect(pair[0]).toBe(undefined);
		expect(pair[1]).toBeTypeOf("function");
	});
	it("gives the error and calls back", () => {
		const callback = vi.fn();
		const C = () => {
			const [error] = useErrorBoundary(callback);
			return error ? h("b", null, error.message) : h(Bad);
		};
		draw(h(C));
		rerender();
		expect(html()).toBe("<b>bad</b>");
		expect(callback.mock.calls[0]![0].message).toBe("bad");
		expect(callback).toHaveBeenCalledTimes(1);
	});
	it("resets and catches again", () => {
		let [fail, reset]: Any[] = [true];
		const C = () => {
			const [error, r] = useErrorBoundary();
			reset = r;
			return error ? "caught" : fail ? h(Bad) : "fine";
		};
		draw(h(C));
		rerender();
		expect(html()).toBe("caught");
		fail = false;
		reset();
		rerender();
		expect(html()).toBe("fine");
		fail = true;
		draw(h(C));
		rerender();
		expect(html()).toBe("caught");
	});
	it("catches errors of effects and of updates", () => {
		let set: Any;
		const Late = () => {
			const [bad, s] = useState(false);
			set = s;
			if (bad) throw new Error("late");
			return "ok";
		};
		const InEffect = () => (
			useEffect(() => {
				throw new Error("effect");
			}, []),
			null
		);
		const Catch = ({ children }: Any) => useErrorBoundary()[0]?.message ?? children;
		act(() => draw(h(Catch, { key: 1 }, h(Late))));
		act(() => set(true));
		expect(html()).toBe("late");
		act(() => draw(h(Catch, { key: 2 }, h(InEffect))));
		expect(html()).toBe("effect");
	});
	it("uses the newest callback, and leaves outer boundaries alone", () => {
		const [one, two, outer] = [vi.fn(), vi.fn(), vi.fn()];
		const Inner = ({ on, bad }: Any) => {
			const [error] = useErrorBoundary(on);
			return error ? "in" : bad ? h(Bad) : "ok";
		};
		const Outer = ({ children }: Any) => (useErrorBoundary(outer)[0] ? "out" : children);
		draw(h(Outer, null, h(Inner, { on: one })));
		draw(h(Outer, null, h(Inner, { on: two, bad: true })));
		rerender();
		expect(html()).toBe("in");
		expect([one, two, outer].map((f) => f.mock.calls.length)).toEqual([0, 1, 0]);
	});
	it("lets an outer boundary catch what an inner callback or fallback throws", () => {
		const Inner = () => {
			const [error] = useErrorBoundary();
			if (error) throw new Error("fallback");
			return h(Bad);
		};
		const Outer = ({ children }: Any) => useErrorBoundary()[0]?.message ?? children;
		draw(h(Outer, null, h(Inner)));
		rerender();
		rerender();
		expect(html()).toBe("fallback");
	});
});

suite("act and the test utilities", ({
	api: { h, act, setupRerender, useState, useEffect, options, Component },
	draw,
	html,
}) => {
	it("flushes renders and effects, and restores the options", () => {
		const before = [options.debounceRendering, options.requestAnimationFrame];
		let set: Any;
		const effect = vi.fn();
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			useEffect(effect, [n]);
			return n;
		};
		act(() => draw(h(C)));
		expect(effect).toHaveBeenCalledTimes(1);
		act(() => set(1));
		expect(html()).toBe("1");
		expect(effect).toHaveBeenCalledTimes(2);
		expect([options.debounceRendering, options.requestAnimationFrame]).toEqual(before);
	});
	it("returns a promise, and waits for an asynchronous callback", async () => {
		let set: Any;
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			return n;
		};
		await act(() => draw(h(C)));
		await act(async () => {
			await Promise.resolve();
			set(5);
		});
		expect(html()).toBe("5");
	});
	it("nests: only the outermost flushes effects", () => {
		const log: string[] = [];
		const C = () => (useEffect(() => void log.push("effect"), []), null);
		act(() => {
			act(() => draw(h(C)));
			log.push("after inner");
		});
		expect(log).toContain("effect");
		expect(log.length).toBe(2);
	});
	it("throws what the callback throws, and works afterwards", () => {
		expect(() =>
			act(() => {
				throw new Error("in act");
			}),
		).toThrow("in act");
		const effect = vi.fn();
		act(() => draw(h(() => (useEffect(effect, []), null))));
		expect(effect).toHaveBeenCalledTimes(1);
	});
	it("gives a rerender function that runs what is queued, once", () => {
		const flush = setupRerender();
		let c: Any;
		const C = class extends Component {
			render(_: Any, { n = 0 }: Any) {
				c = this;
				return n;
			}
		};
		draw(h(C));
		c.setState({ n: 1 });
		expect(html()).toBe("0");
		flush();
		expect(html()).toBe("1");
		expect(() => flush()).not.toThrow();
	});
});
