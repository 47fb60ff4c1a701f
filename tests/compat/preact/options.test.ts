// The option hooks: each is called when the documentation says, with what it says.
import { afterEach, expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("options", ({
	api: { h, options, Component, Fragment, useState, useDebugValue, act, render },
	draw,
	rerender,
	html,
}) => {
	const before = { ...options };
	afterEach(() => {
		for (const key of Object.keys(options)) if (!(key in before)) delete options[key];
		Object.assign(options, before);
	});
	const wrap = (name: string, spy: Any) => {
		const old = options[name];
		options[name] = (...args: Any[]) => {
			spy(...args);
			return old?.(...args);
		};
	};
	it("calls vnode for each element and each text the renderer wraps, elements at least once", () => {
		const spy = vi.fn();
		wrap("vnode", spy);
		draw(
			h(
				"p",
				null,
				h("b"),
				h(() => h("i")),
			),
		);
		const types = spy.mock.calls.map(([v]) => (typeof v.type === "function" ? "component" : v.type));
		expect(types).toEqual(expect.arrayContaining(["p", "b", "component", "i"]));
	});
	it("calls diffed from the inside out", () => {
		const log: Any[] = [];
		wrap("diffed", (v: Any) => typeof v.type === "string" && log.push(v.type));
		draw(h("div", null, h("p", null, h("b")), h("i")));
		expect(log).toEqual(["b", "p", "i", "div"]);
	});
	it("calls diffed again when a component renders on its own, for what it rendered", () => {
		let c: Any;
		class C extends Component {
			render() {
				c = this;
				return h("b");
			}
		}
		draw(h("p", null, h(C)));
		const log: Any[] = [];
		wrap("diffed", (v: Any) => log.push(typeof v.type === "function" ? "C" : v.type));
		c.setState({ a: 1 });
		rerender();
		expect(log).toEqual(["b", "C"]);
	});
	it("calls unmount for every element that goes, before it goes", () => {
		const log: Any[] = [];
		draw(
			h(
				"div",
				null,
				h("p", null, h("b")),
				h(() => h("i")),
			),
		);
		wrap("unmount", (v: Any) => log.push([typeof v.type === "function" ? "C" : v.type, html().length > 0]));
		draw(null);
		expect(log.filter(([type]) => typeof type === "string" && type !== "C")).toEqual([
			["div", true],
			["p", true],
			["b", true],
			["i", true],
		]);
	});
	it("uses debounceRendering for queued renders, once for many", () => {
		const queue: Any[] = [];
		options.debounceRendering = (run: Any) => queue.push(run);
		const cs: Any[] = [];
		class C extends Component {
			constructor() {
				super();
				cs.push(this);
			}
			render(_: Any, { n = 0 }: Any) {
				return n;
			}
		}
		draw([h(C), h(C)]);
		for (const c of cs) c.setState({ n: 1 });
		expect(queue.length).toBeGreaterThan(0);
		expect(html()).toBe("00");
		for (const run of queue) run();
		expect(html()).toBe("11");
	});
	it("asks debounceRendering again when it was exchanged", () => {
		let c: Any;
		class C extends Component {
			render(_: Any, { n = 0 }: Any) {
				c = this;
				return n;
			}
		}
		draw(h(C));
		const [one, two] = [vi.fn(), vi.fn()];
		options.debounceRendering = one;
		c.setState({ n: 1 });
		options.debounceRendering = two;
		c.setState({ n: 2 });
		expect(one).toHaveBeenCalledTimes(1);
		for (const spy of [one, two]) for (const [run] of spy.mock.calls) run();
		expect(html()).toBe("2");
	});
	it("uses requestAnimationFrame of the options for effects", () => {
		expect(() => {
			options.requestAnimationFrame = (run: Any) => run();
			draw(h(() => h("p")));
		}).not.toThrow();
	});
	it("tells useDebugValue its value, formatted", () => {
		const spy = (options.useDebugValue = vi.fn());
		const C = () => {
			useDebugValue("plain");
			useDebugValue(5, (n: number) => `is ${n}`);
			return null;
		};
		act(() => draw(h(C)));
		expect(spy.mock.calls.map(([v]: Any) => v)).toEqual(["plain", "is 5"]);
	});
	it("works without any debug option", () => {
		const C = () => {
			useDebugValue("plain");
			const [n] = useState(1);
			return n;
		};
		act(() => draw(h(Fragment, null, h(C))));
		expect(html()).toBe("1");
	});
	it("calls hooks of the options for a second root too", () => {
		const spy = vi.fn();
		wrap("diffed", spy);
		render(h("p"), document.createElement("div"));
		expect(spy.mock.calls.some(([v]) => v.type === "p")).toBe(true);
	});
});

same(
	"vnode, diffed and unmount see the same elements in the same order",
	({ draw, rerender, api: { h, options, Component, Fragment } }) => {
		const before = { ...options };
		const log: Any[] = [];
		const name = (v: Any) =>
			v.type === null || v.type === undefined
				? `text ${v.props?.data ?? v.props}`
				: typeof v.type === "function"
					? v.type === Fragment
						? "Fragment"
						: "component"
					: v.type;
		for (const key of ["vnode", "diffed", "unmount"])
			options[key] = (v: Any) => {
				if (typeof v.type === "string" || (v.type && v.type !== Fragment && key !== "vnode"))
					log.push(`${key} ${name(v)}`);
				before[key]?.(v);
			};
		let c: Any;
		class C extends Component {
			render({ children }: Any, { on }: Any) {
				c = this;
				return on ? [children, h("u")] : children;
			}
		}
		draw(h("p", null, "a", h(C, null, h("b"), h(Fragment, null, "x", h("i"))), null));
		c.setState({ on: 1 });
		rerender();
		log.push("-");
		draw(h("p", null, h(C, { key: 1 })));
		draw(null);
		Object.assign(options, before);
		return log;
	},
);
same("options has the same public hooks after each module is loaded", ({ api: { options } }) =>
	["vnode", "diffed", "unmount", "event"].map((key) => [key, typeof options[key]]),
);
