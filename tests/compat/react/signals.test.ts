// Signals in components by the names of @preact/signals-react: the original on React alongside ours.
import * as original from "@preact/signals-react";
import * as originalRuntime from "@preact/signals-react/runtime";
import * as originalUtils from "@preact/signals-react/utils";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "../../../src/runtime/react/client";
import * as compat from "../../../src/runtime/react/index";
import * as ours from "../../../src/runtime/react/signals";
import { act } from "../../../src/runtime/react/test-utils";
import type { Any } from "./implementations";

(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;

const implementations: { name: string; react: Any; signals: Any; createRoot: Any; act: Any }[] = [
	{
		name: "react",
		react: React,
		signals: { ...original, ...originalRuntime, ...originalUtils },
		createRoot,
		act: React.act,
	},
	{ name: "runtime", react: compat, signals: ours, createRoot: client.createRoot, act },
];

describe.each(implementations)("signals in components ($name)", ({ react, signals, createRoot, act }) => {
	const { createElement: h, useState, useEffect, memo } = react;
	const {
		signal,
		computed,
		batch,
		useSignals,
		useSignal,
		useComputed,
		useSignalEffect,
		useModel,
		createModel,
		effect,
	} = signals;
	const { Show, For, useLiveSignal, useSignalRef } = signals;
	let stage: HTMLElement;
	let root: Any;
	beforeEach(() => {
		stage = document.body.appendChild(document.createElement("main"));
		root = createRoot(stage);
	});
	afterEach(async () => {
		await act(() => root.unmount());
		stage.remove();
	});
	const draw = (vnode: Any) => act(() => root.render(vnode));

	it("draws a signal as text and follows it", async () => {
		const text = signal("a");
		await draw(h("p", null, text));
		expect(stage.innerHTML).toBe("<p>a</p>");
		await act(() => {
			text.value = "b";
		});
		expect(stage.innerHTML).toBe("<p>b</p>");
	});
	it("renders a component again that has read a signal", async () => {
		const count = signal(0);
		const Own = vi.fn(() => {
			useSignals();
			return h("p", null, count.value);
		});
		await draw(h(Own));
		await act(() => {
			count.value++;
		});
		expect(stage.innerHTML).toBe("<p>1</p>");
		expect(Own).toHaveBeenCalledTimes(2);
		await act(() => {
			count.value = 1;
		});
		expect(Own).toHaveBeenCalledTimes(2);
	});
	it("renders once for a batch", async () => {
		const [a, b] = [signal(0), signal(0)];
		const Own = vi.fn(() => {
			useSignals();
			return h("p", null, a.value + b.value);
		});
		await draw(h(Own));
		await act(() =>
			batch(() => {
				a.value = 1;
				b.value = 2;
			}),
		);
		expect(stage.textContent).toBe("3");
		expect(Own).toHaveBeenCalledTimes(2);
	});
	it("works in code that a compiler wrapped", async () => {
		const count = signal(0);
		const Own = () => {
			const store = useSignals(1);
			try {
				return h("p", null, count.value);
			} finally {
				store.f();
			}
		};
		await draw(h(Own));
		await act(() => {
			count.value = 5;
		});
		expect(stage.textContent).toBe("5");
	});
	it("forgets signals that it no longer reads, and all of them when it goes", async () => {
		const [which, a] = [signal(true), signal("a")];
		const unwatched = vi.fn();
		const b = signal("b", { unwatched });
		const Own = vi.fn(() => {
			useSignals();
			return which.value ? b.value : a.value;
		});
		await draw(h(Own));
		await act(() => {
			which.value = false;
		});
		const calls = Own.mock.calls.length;
		await act(() => {
			b.value = "c";
		});
		expect(Own).toHaveBeenCalledTimes(calls);
		expect(unwatched).toHaveBeenCalledTimes(1);
	});
	it("goes through memo", async () => {
		const count = signal(0);
		const Own = memo(() => {
			useSignals();
			return count.value;
		});
		await draw(h(Own));
		await act(() => {
			count.value = 2;
		});
		expect(stage.textContent).toBe("2");
	});
	it("keeps a signal for as long as the component lives", async () => {
		let own: Any;
		const seen = new Set();
		const Own = ({ start }: Any) => {
			useSignals();
			own = useSignal(start);
			seen.add(own);
			return own.value;
		};
		await draw(h(Own, { start: 1 }));
		await draw(h(Own, { start: 2 }));
		expect(stage.textContent).toBe("1");
		await act(() => {
			own.value = 3;
		});
		expect(stage.textContent).toBe("3");
		expect(seen.size).toBe(1);
	});
	it("computes within a component", async () => {
		const count = signal(1);
		const Own = () => {
			useSignals();
			return useComputed(() => count.value * 2).value;
		};
		await draw(h(Own));
		await act(() => {
			count.value = 4;
		});
		expect(stage.textContent).toBe("8");
	});
	it("runs effects of signals from mount to unmount, with their cleanups", async () => {
		const count = signal(0);
		const log: string[] = [];
		const Own = () => {
			useSignals();
			useSignalEffect(() => {
				const { value } = count;
				log.push(`run ${value}`);
				return () => log.push(`clean ${value}`);
			});
			return null;
		};
		await draw(h(Own));
		await act(() => {
			count.value = 1;
		});
		await draw(null);
		count.value = 2;
		expect(log).toEqual(["run 0", "clean 0", "run 1", "clean 1"]);
	});
	it("disposes of a model when the component goes", async () => {
		const log: number[] = [];
		const Counter = createModel(() => {
			const count = signal(0);
			effect(() => void log.push(count.value));
			return {
				count,
				more() {
					count.value++;
				},
			};
		});
		let model: Any;
		const Own = () => {
			useSignals();
			model = useModel(Counter);
			return model.count.value;
		};
		await draw(h(Own));
		await act(() => model.more());
		expect(stage.textContent).toBe("1");
		await draw(null);
		model.more();
		expect(log).toEqual([0, 1]);
	});
	it("shows by a signal", async () => {
		const name = signal("");
		await draw(h(Show, { when: name, fallback: "nobody" }, (value: string) => h("b", null, value)));
		expect(stage.innerHTML).toBe("nobody");
		await act(() => {
			name.value = "Ann";
		});
		expect(stage.innerHTML).toBe("<b>Ann</b>");
		await act(() => {
			name.value = "";
		});
		expect(stage.innerHTML).toBe("nobody");
	});
	it("shows nothing without a fallback, and children that are no function", async () => {
		const isOn = signal(false);
		await draw(h(Show, { when: isOn }, h("b")));
		expect(stage.innerHTML).toBe("");
		await act(() => {
			isOn.value = true;
		});
		expect(stage.innerHTML).toBe("<b></b>");
	});
	it("draws a list of a signal, and only what is new in it", async () => {
		const list = signal(["a", "b"]);
		const item = vi.fn((text: string) => h("li", { key: text }, text));
		await draw(h(For, { each: list, fallback: "none" }, item));
		expect(stage.innerHTML).toBe("<li>a</li><li>b</li>");
		const first = stage.firstChild;
		const calls = item.mock.calls.length;
		await act(() => {
			list.value = ["a", "b", "c"];
		});
		expect(stage.innerHTML).toBe("<li>a</li><li>b</li><li>c</li>");
		expect(stage.firstChild).toBe(first);
		expect(item).toHaveBeenCalledTimes(calls + 1);
		await act(() => {
			list.value = [];
		});
		expect(stage.innerHTML).toBe("none");
	});
	it("draws a list that a function returns", async () => {
		const list = signal([1, 2, 3]);
		await draw(
			h(For, { each: () => list.value.filter((value: number) => value > 1) }, (value: number) => h("i", null, value)),
		);
		expect(stage.textContent).toBe("23");
		await act(() => {
			list.value = [1, 5];
		});
		expect(stage.textContent).toBe("5");
	});
	it("has a signal follow a value", async () => {
		const seen: number[] = [];
		const Own = ({ value }: Any) => {
			useSignals();
			const live = useLiveSignal(value);
			useSignalEffect(() => void seen.push(live.value));
			return live.value;
		};
		await draw(h(Own, { value: 1 }));
		await draw(h(Own, { value: 2 }));
		expect(stage.textContent).toBe("2");
		expect(seen.at(-1)).toBe(2);
	});
	it("takes a signal as a ref", async () => {
		let ref: Any;
		const Own = () => {
			useSignals();
			ref = useSignalRef(null);
			return h("b", { ref });
		};
		await draw(h(Own));
		expect(ref.current).toBe(stage.querySelector("b"));
		expect(ref.value).toBe(ref.current);
	});
	it("follows signals and state side by side", async () => {
		const count = signal(0);
		const double = computed(() => count.value * 2);
		let setName: Any;
		const Own = () => {
			useSignals();
			const [name, set] = useState("a");
			setName = set;
			useEffect(() => {
				count.value = 1;
			}, []);
			return `${name}${double.value}`;
		};
		await draw(h(Own));
		expect(stage.textContent).toBe("a2");
		await act(() => setName("b"));
		expect(stage.textContent).toBe("b2");
	});
});

describe("signals of the runtime alone", () => {
	it("needs no call to follow signals, and changes a text without rendering", async () => {
		const [text, count] = [ours.signal("a"), ours.signal(0)];
		const Own = vi.fn(() => compat.createElement("p", { title: text }, text, count.value));
		const stage = document.createElement("main");
		act(() => compat.render(compat.createElement(Own), stage));
		const node = stage.querySelector("p")!.firstChild!;
		text.value = "b";
		expect(node.textContent).toBe("b");
		expect(stage.innerHTML).toBe('<p title="b">b0</p>');
		expect(Own).toHaveBeenCalledTimes(1);
		act(() => {
			count.value = 1;
		});
		expect(stage.innerHTML).toBe('<p title="b">b1</p>');
		compat.render(null, stage);
	});
});
