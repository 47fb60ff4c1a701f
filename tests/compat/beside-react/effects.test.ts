// Effects, refs and stores alongside React: their order, and which render comes before them.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, same, sides } from "./same";

same("insertion effects, then refs and layout effects component by component", async ({ api, draw, log }) => {
	const { createElement: h, useInsertionEffect, useLayoutEffect, useRef, Component } = api;
	const Part = ({ name, children }: Any) => {
		const ref = useRef(null);
		useInsertionEffect(() => {
			log.push(`insertion ${name} ${!!ref.current}`);
		});
		useLayoutEffect(() => {
			log.push(`layout ${name} ${!!ref.current}`);
		});
		return h(
			"div",
			{ ref: (node: Any) => (log.push(`ref ${name} ${!!node}`), (ref.current = node), undefined) },
			children,
		);
	};
	class Old extends Component {
		componentDidMount() {
			log.push("mount");
		}
		componentDidUpdate() {
			log.push("update");
		}
		render() {
			return h("p", { ref: (node: Any) => void log.push(`ref old ${!!node}`) }, this.props.children);
		}
	}
	const tree = () => h(Part, { name: "a" }, h(Part, { name: "b" }), h(Old, null, h(Part, { name: "c" })));
	await draw(tree());
	log.push("--");
	await draw(tree());
	// An old ref is told while the tree is drawn, as in Preact, or after it.
	return log.filter((line) => !line.endsWith("false") || line.startsWith("insertion"));
});

same("hidden activities keep state and have no effects", async ({ api, draw, log, box }) => {
	const { Activity, createElement: h, useEffect, useLayoutEffect, useState } = api;
	const Part = ({ n }: Any) => {
		const [kept] = useState(n);
		useLayoutEffect(() => (log.push(`layout ${n}`), () => void log.push(`layout out ${n}`)), [n]);
		useEffect(() => (log.push(`effect ${n}`), () => void log.push(`effect out ${n}`)), [n]);
		return h("p", { style: { color: "red" } }, kept, n);
	};
	for (const [mode, n] of [
		["hidden", 1],
		["visible", 1],
		["hidden", 2],
		["visible", 3],
		["hidden", 3],
	]) {
		await draw(h(Activity, { mode }, h(Part, { n })));
		log.push(`${mode} ${box.querySelector("p")!.textContent} ${box.querySelector("p")!.style.display}`);
	}
	// Which of the two kinds ends first, and when a hidden tree is drawn, is the scheduler's.
	return log.filter((line) => !/out/.test(line));
});

same("the end of a root ends its effects, flushSync runs those of its updates", async ({ api, log }) => {
	const { createElement: h, createRoot, flushSync, useEffect, useLayoutEffect, useState, useSyncExternalStore } = api;
	const listeners = new Set();
	const subscribe = (listener: unknown) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	let setState!: (state: number) => void;
	const App = () => {
		const [state, set] = useState(0);
		setState = set;
		useSyncExternalStore(subscribe, () => 1);
		useEffect(() => {
			log.push(`effect ${state}`);
			return () => log.push(`end ${state}`);
		}, [state]);
		useLayoutEffect(() => () => log.push("end of layout"), []);
	};
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
	const root = createRoot(document.createElement("p"));
	flushSync(() => root.render(h(App)));
	log.push(listeners.size);
	flushSync(() => setState(1));
	log.push("unmount");
	root.unmount();
	log.push(listeners.size);
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
});

same("a store has its listener once all layout effects have run", async ({ api, box, draw, log }) => {
	const { createElement: h, useEffect, useLayoutEffect, useSyncExternalStore } = api;
	let value = 0;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		log.push("subscribe");
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	const Reader = ({ name }: Any) => {
		const shown = useSyncExternalStore(subscribe, () => value);
		useLayoutEffect(() => void log.push(`layout ${name}`), []);
		useEffect(() => void log.push(`effect ${name}`), []);
		return shown;
	};
	const Changer = () => {
		useLayoutEffect(() => {
			value = 1;
			log.push(`listeners ${listeners.size}`);
			for (const listener of listeners) listener();
		}, []);
		return null;
	};
	await draw([h(Reader, { key: 1, name: "a" }), h(Reader, { key: 2, name: "b" }), h(Changer, { key: 3 })]);
	log.push(box.textContent);
});

same("effects run before the next render, children first, whoever asked for it", async ({ api, draw, log }) => {
	const { createElement: h, useEffect, useLayoutEffect, useState } = api;
	const say = (line: string) => void log.push(line);
	const Part = ({ name, hasMore, children }: Any) => {
		const [state, setState] = useState(0);
		say(`render ${name} ${state}`);
		useEffect(() => {
			say(`effect ${name} ${state}`);
			return () => say(`end ${name} ${state}`);
		}, [state]);
		useLayoutEffect(() => {
			if (hasMore && state < 2) setState(state + 1);
		}, [state]);
		return children;
	};
	const tree = (isLong: boolean) =>
		h(
			Part,
			{ name: "a", hasMore: true },
			h(Part, { key: 1, name: "b" }, h(Part, { name: "c" })),
			isLong && h(Part, { key: 2, name: "d", hasMore: true }),
		);
	await draw(tree(false));
	log.push("--");
	await draw(tree(true));
});

same(
	"all that waits is rendered before any layout effect runs, the inner ones first",
	async ({ api, box, draw, log }) => {
		const { createElement: h, useState, useLayoutEffect, useEffect, memo, useSyncExternalStore, useRef } = api;
		const sets: Any = {};
		let stored = 0;
		const listeners = new Set<() => void>();
		const follow = (name: string) => {
			const [state, set] = useState(0);
			sets[name] = set;
			useLayoutEffect(() => {
				log.push([name, "layout", state, box.textContent]);
				return () => log.push([name, "layout ends", state]);
			}, [state]);
			useEffect(() => void log.push([name, "effect", state]), [state]);
			return state;
		};
		const Leaf = memo(({ name }: Any) => {
			const state = follow(name);
			const store = useSyncExternalStore(
				(tell: () => void) => (listeners.add(tell), () => listeners.delete(tell)),
				() => stored,
			);
			const ref = useRef(null);
			return h("i", { ref, "data-name": name }, `${name}${state}/${store} `);
		});
		const Middle = memo(({ name, children }: Any) => {
			follow(name);
			return h("b", null, children);
		});
		const inner = [h(Leaf, { key: 1, name: "x" }), h(Leaf, { key: 2, name: "y" })];
		const Top = () => {
			const state = follow("top");
			return h("div", null, `top${state} `, h(Middle, { name: "a" }, inner), h(Middle, { name: "b" }, inner[0]));
		};
		await draw(h(Top));
		const steps = [
			["top", "y"],
			["y", "top"],
			["b", "x", "top"],
			["a", "y"],
		];
		for (const names of steps) {
			log.push("--", names);
			await api.act(async () => {
				stored++;
				for (const tell of listeners) tell();
				for (const name of names) sets[name]((value: number) => value + 1);
			});
			log.push(box.textContent);
		}
	},
);

same(
	"a layout effect that requests more in the midst of others: all of it is rendered next",
	async ({ api, box, draw, log }) => {
		const { createElement: h, useState, useLayoutEffect, memo } = api;
		const sets: Any[] = [];
		const Leaf = memo(({ at }: Any) => {
			const [state, set] = useState(0);
			sets[at] = set;
			useLayoutEffect(() => {
				log.push([at, state, box.textContent]);
				if (state === 1) for (const other of sets.slice(1)) other((value: number) => Math.max(value, 1) + 1);
			}, [state]);
			return h("i", null, state);
		});
		await draw(
			h(
				"div",
				null,
				[0, 1, 2, 3].map((at) => h(Leaf, { key: at, at })),
			),
		);
		log.push("--");
		await api.act(async () => sets[0](1));
		log.push(box.innerHTML);
	},
);

same(
	"what was rendered in a batch and then hidden by it has no effects until it is shown",
	async ({ api, box, draw, log }) => {
		const { createElement: h, useState, useCallback, useLayoutEffect, memo, Suspense } = api;
		const sets: Any = {};
		let settle!: () => void;
		const promise = new Promise<void>((resolve) => {
			settle = resolve;
		}) as Any;
		const Leaf = memo(({ name }: Any) => {
			const [state, set] = useState(0);
			sets[name] = set;
			useLayoutEffect(() => {
				log.push([name, state]);
				return () => log.push([name, "ends", state]);
			}, [state]);
			const ref = useCallback((node: Any) => void log.push([name, "ref", !!node]), []);
			return h("i", { ref }, state);
		});
		const Late = memo(() => {
			const [waits, set] = useState(false);
			sets.late = set;
			if (waits && !promise.done) throw promise;
			return "late";
		});
		await draw(h("div", null, h(Suspense, { fallback: "..." }, h(Leaf, { name: "in" }), h("p", null, h(Late)))));
		log.push("--");
		await api.act(async () => {
			sets.in(1);
			sets.late(true);
		});
		log.push("--");
		promise.done = true;
		await api.act(async () => settle());
		log.push(box.textContent);
	},
);

it("an effect that flushes before others render leaves what that requests to the batch", async () => {
	const { createElement: h, useState, useEffect, useContext, createContext, memo, flushSync, createRoot } = sides[1];
	const box = document.createElement("main");
	const Value = createContext(0);
	const sets: Any = {};
	const log: Any[] = [];
	const Reader = memo(() => `read${useContext(Value)} `);
	const reader = h(Reader);
	const Leaf = memo(({ name }: Any) => {
		const [state, set] = useState(0);
		sets[name] = set;
		useEffect(() => {
			log.push(name + state);
			if (name === "a" && state === 1) flushSync(() => sets.c(10));
		}, [state]);
		return [`${name}${state} `, name === "a" && h(Value.Provider, { key: 1, value: state }, reader)];
	});
	const root = createRoot(box);
	flushSync(() => root.render(["a", "b", "c"].map((name) => h(Leaf, { key: name, name }))));
	sets.a(1);
	await null;
	expect([box.textContent, log]).toEqual(["a1 read1 b0 c0 ", ["a0", "b0", "c0"]]);
	flushSync(() => {
		for (const name of ["a", "b"]) sets[name]((value: number) => value + 1);
	});
	expect(box.textContent).toBe("a2 read2 b1 c10 ");
	expect(log[3]).toBe("a1");
	root.unmount();
});

/** It logs its end. */
const partThatEnds = (log: Any[]) => () => {
	sides[1].useEffect(() => () => void log.push("ended"), []);
	return null;
};

it("the effects of a press do not wait for a frame, those of a moving pointer do", async () => {
	const { createElement: h, useState, useEffect, flushSync, createRoot } = sides[1];
	const box = document.createElement("main");
	const log: Any[] = [];
	let set: Any;
	const Part = partThatEnds(log);
	const App = () => {
		const [count, change] = useState(0);
		set = change;
		useEffect(() => void log.push(count), [count]);
		return count % 2 ? null : h(Part);
	};
	const root = createRoot(box);
	flushSync(() => root.render(h(App)));
	for (const [type, count] of [
		["click", 1],
		["keydown", 2],
		["pointermove", 3],
	] as const) {
		// A browser renders in the microtasks of a visitor's event, while it is the current one.
		const spy = vi.spyOn(window, "event", "get").mockReturnValue(new Event(type));
		set(count);
		await null;
		spy.mockRestore();
		log.push(type);
	}
	expect(log).toEqual([0, "ended", 1, "click", 2, "keydown", "pointermove"]);
	root.unmount();
});

it("a chain of effects after a press may be long: each link has a task", async () => {
	const { createElement: h, useState, useEffect, flushSync, createRoot } = sides[1];
	const box = document.createElement("main");
	let set: Any;
	const App = () => {
		const [count, change] = useState(0);
		set = change;
		useEffect(() => {
			if (count && count < 150) change(count + 1);
		}, [count]);
		return count;
	};
	const root = createRoot(box);
	flushSync(() => root.render(h(App)));
	const spy = vi.spyOn(window, "event", "get").mockReturnValue(new Event("click"));
	set(1);
	for (let turn = 0; turn < 100; turn++) await null;
	expect(box.textContent).toBe("2");
	spy.mockRestore();
	await expect.poll(() => box.textContent).toBe("150");
	root.unmount();
});

it("what layout effects request after a press belongs to it, with its effects", async () => {
	const { createElement: h, useState, useEffect, useLayoutEffect, flushSync, createRoot } = sides[1];
	const box = document.createElement("main");
	const log: Any[] = [];
	let set: Any;
	const Part = partThatEnds(log);
	const App = () => {
		const [isClosing, close] = useState(false);
		const [isGone, remove] = useState(false);
		set = close;
		useLayoutEffect(() => remove(isClosing), [isClosing]);
		useEffect(() => void log.push(isClosing), [isClosing]);
		return isGone ? null : h(Part);
	};
	const root = createRoot(box);
	flushSync(() => root.render(h(App)));
	const spy = vi.spyOn(window, "event", "get").mockReturnValue(new Event("keydown"));
	set(true);
	await null;
	spy.mockRestore();
	expect(log).toEqual([false, true, "ended"]);
	root.unmount();
});
