// Event handlers: names, capture, replacing, removing, `this`, and what happens while an event bubbles.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("events", ({ api: { h, options, useState, act, Component }, draw, $, rerender }) => {
	const listeners = (run: () => void) => {
		const add = vi.spyOn(EventTarget.prototype, "addEventListener");
		const remove = vi.spyOn(EventTarget.prototype, "removeEventListener");
		run();
		const calls = [add, remove].map((spy) =>
			spy.mock.calls.map(([name, listener, capture]) => [name, typeof listener, capture]),
		);
		add.mockRestore();
		remove.mockRestore();
		return calls;
	};
	it("registers on* functions only", () => {
		const click = vi.fn();
		const [added] = listeners(() => draw(h("div", { click, onClick: click, "data-on": "x" })));
		expect(added).toEqual([["click", "function", false]]);
		$("div").click();
		expect(click).toHaveBeenCalledTimes(1);
	});
	it("registers no null, undefined or false handler", () => {
		for (const handler of [null, undefined, false])
			expect(listeners(() => draw(h("div", { key: String(handler), onClick: handler })))[0]).toEqual([]);
	});
	it("registers once and exchanges the handler without touching the node", () => {
		const [a, b] = [vi.fn(), vi.fn()];
		draw(h("p", { onClick: a }));
		expect(listeners(() => draw(h("p", { onClick: b })))).toEqual([[], []]);
		$("p").click();
		expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1]);
	});
	it("removes the listener when the handler goes, by absence, null, undefined or false", () => {
		const handler = vi.fn();
		for (const props of [null, { onClick: null }, { onClick: undefined }, { onClick: false }]) {
			draw(h("p", { onClick: handler }));
			expect(listeners(() => draw(h("p", props)))[1]).toEqual([["click", "function", false]]);
			$("p").click();
		}
		expect(handler).not.toHaveBeenCalled();
	});
	it("registers a handler that comes back", () => {
		const handler = vi.fn();
		draw(h("p", { onClick: handler }));
		draw(h("p"));
		draw(h("p", { onClick: handler }));
		$("p").click();
		expect(handler).toHaveBeenCalledTimes(1);
	});
	it("lower-cases every event name", () => {
		const names = [
			"onClick",
			"onCustomEvent",
			"onGotPointerCapture",
			"onLostPointerCapture",
			"onFocusIn",
			"onFocusOut",
			"onTouchStart",
			"onTransitionEnd",
			"onAnimationEnd",
			"onAnotherClick",
		];
		const [added] = listeners(() => draw(h("p", Object.fromEntries(names.map((name) => [name, () => {}])))));
		expect(added!.map(([name, , capture]) => [name, capture])).toEqual(
			names.map((name) => [name.slice(2).toLowerCase(), false]),
		);
	});
	it("captures with Capture at the end, but not for pointer capture events", () => {
		const [added] = listeners(() =>
			draw(
				h("p", {
					onClickCapture: () => {},
					onGotPointerCapture: () => {},
					onGotPointerCaptureCapture: () => {},
					onFocusInCapture: () => {},
				}),
			),
		);
		expect(added!.map(([name, , capture]) => [name, capture])).toEqual([
			["click", true],
			["gotpointercapture", false],
			["gotpointercapture", true],
			["focusin", true],
		]);
	});
	it("calls capturing handlers before bubbling ones, and lets capture stop", () => {
		const log: string[] = [];
		const on = (name: string) => () => void log.push(name);
		draw(
			h(
				"div",
				{ onClickCapture: on("outer capture"), onClick: on("outer") },
				h("p", { onClick: on("p"), onClickCapture: on("p capture") }),
			),
		);
		$("p").click();
		expect(log.splice(0)).toEqual(["outer capture", "p capture", "p", "outer"]);
		draw(
			h("div", { onClickCapture: (e: Any) => e.stopPropagation(), onClick: on("outer") }, h("p", { onClick: on("p") })),
		);
		$("p").click();
		expect(log).toEqual([]);
	});
	it("keeps bubbling and capturing handlers of one event apart", () => {
		const [a, b] = [vi.fn(), vi.fn()];
		draw(h("p", { onClick: a, onClickCapture: b }));
		draw(h("p", { onClickCapture: b }));
		$("p").click();
		expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1]);
	});
	it("calls a handler with the event alone", () => {
		const handler = vi.fn();
		draw(h("p", { onClick: handler }));
		$("p").click();
		expect(handler.mock.calls[0]!.length).toBe(1);
		expect(handler.mock.calls[0]![0]).toBeInstanceOf(Event);
	});
	it("gives the native event, whose currentTarget is the node", () => {
		let target: Any;
		draw(h("div", { onClick: (e: Any) => (target = e.currentTarget) }, h("p")));
		$("p").click();
		expect(target).toBe($("div"));
	});
	it("passes each event through options.event", () => {
		const before = options.event;
		const handler = vi.fn();
		const replacement = { replaced: true };
		options.event = vi.fn((e: Any) => (e.type === "click" ? replacement : e));
		draw(h("p", { onClick: handler }));
		$("p").click();
		const calls = options.event.mock.calls.length;
		options.event = before;
		expect(calls).toBe(1);
		expect(handler).toHaveBeenCalledWith(replacement);
	});
	it("does not call a handler that was attached while the same event bubbles", () => {
		const outer = vi.fn();
		const App = () => {
			const [on, set] = useState(false);
			return h("div", { onClick: on ? outer : null }, h("p", { onClick: () => act(() => set(true)) }));
		};
		act(() => draw(h(App)));
		$("p").click();
		expect(outer).not.toHaveBeenCalled();
		$("p").click();
		expect(outer).toHaveBeenCalledTimes(1);
	});
	it("calls the newest handler of a listener that was there before the event", () => {
		const log: number[] = [];
		class App extends Component {
			render(_: Any, { n = 0 }: Any) {
				return h(
					"div",
					{ onClick: () => log.push(n) },
					h("p", { onClick: () => (this.setState({ n: n + 1 }), rerender()) }),
				);
			}
		}
		draw(h(App));
		$("p").click();
		$("p").click();
		expect(log.length).toBe(2);
	});
	it("handles custom events on custom elements, with their detail", () => {
		const handler = vi.fn();
		draw(h("x-e", { onthing: handler, onOtherThing: handler }));
		$("x-e").dispatchEvent(new CustomEvent("thing", { detail: 5 }));
		expect(handler.mock.calls[0]![0].detail).toBe(5);
		$("x-e").dispatchEvent(new CustomEvent("otherthing"));
		expect(handler).toHaveBeenCalledTimes(2);
	});
	it("handles events on svg elements", () => {
		const handler = vi.fn();
		draw(h("svg", null, h("path", { onClick: handler })));
		$("path").dispatchEvent(new Event("click"));
		expect(handler).toHaveBeenCalledTimes(1);
	});
	it("removes listeners of replaced nodes from the page with the nodes", () => {
		const handler = vi.fn();
		draw(h("p", { onClick: handler }));
		const p = $("p");
		draw(null);
		expect(p.isConnected).toBe(false);
	});
	it("writes no on-attribute for functions, and a string handler as it is given", () => {
		draw(h("p", { onClick: () => {} }));
		expect($("p").outerHTML).toBe("<p></p>");
	});
});

same(
	"handlers that are strings, objects with handleEvent, numbers, or true are treated the same",
	({ draw, $, api: { h } }) => {
		const log: Any[] = [];
		const values = [
			"log",
			5,
			true,
			{},
			{
				handleEvent() {
					log.push(["handled", this === values[4]]);
				},
			},
			[() => {}],
		] as Any[];
		for (const [n, onClick] of values.entries()) {
			try {
				draw(h("p", { key: n, onClick }));
				log.push($("p").outerHTML);
				window.addEventListener("error", (e) => e.preventDefault(), { once: true });
				draw(h("p", { key: n }));
				log.push($("p").outerHTML);
			} catch (error) {
				log.push((error as Error).name);
			}
		}
		return log;
	},
);
same("handlers have the same this", ({ draw, $, api: { h } }) => {
	const seen: Any[] = [];
	draw(
		h("p", {
			onClick(this: Any) {
				seen.push(this === $("p") ? "node" : typeof this);
			},
			onClickCapture(this: Any) {
				seen.push(typeof this);
			},
		}),
	);
	$("p").click();
	return seen;
});
same("listeners are added and removed by the same calls", ({ draw, api: { h } }) => {
	const log: Any[] = [];
	const spies = ["addEventListener", "removeEventListener"].map((name) =>
		vi
			.spyOn(EventTarget.prototype, name as "addEventListener")
			.mockImplementation((...args: Any[]) => void log.push([name, args[0], args[2]])),
	);
	const f = () => {};
	const sets = [
		{ onClick: f, onInputCapture: f },
		{ onClick: () => {}, onFoo: f },
		{ onClickCapture: f, onFoo: null, onBar: f },
		{},
		{ onBlur: f, onChange: f, onDoubleClick: f, "on-x": f, onXYCapture: f, onMouseEnter: f, on: f, onOn: f },
		{},
	];
	for (const tag of ["p", "input", "svg", "x-y"]) for (const props of sets) draw(h(tag, props));
	for (const spy of spies) spy.mockRestore();
	return log;
});
