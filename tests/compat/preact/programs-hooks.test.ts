// Hooks in unusual places and orders: programs whose markup and logs must be those of the oracle.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { type Any, same } from "./implementations";

for (const kind of ["plain", "memo", "ref", "callback", "reducer"])
	same(`derived state set while rendering, with ${kind}`, ({ api, draw, html, rerender }) => {
		const { h, useState, useMemo, useRef, useCallback, useReducer } = api;
		const log: string[] = [];
		const App = ({ items }: Any) => {
			log.push("render");
			const sorted =
				kind === "memo"
					? useMemo(() => (log.push("memo"), [...items].sort()), [items])
					: kind === "callback"
						? useCallback(() => items, [items])
						: kind === "ref"
							? useRef(items).current
							: items;
			const [previous, setPrevious] =
				kind === "reducer" ? useReducer((_: Any, next: Any) => next, null) : useState(null);
			const [count, setCount] = useState(0);
			if (previous !== sorted) {
				setPrevious(kind === "callback" ? () => sorted : sorted);
				setCount(count + 1);
			}
			return h("p", null, count);
		};
		draw(h(App, { items: [2, 1] }));
		log.push(html());
		draw(h(App, { items: [3, 1] }));
		log.push(html());
		rerender();
		log.push(html());
		return log;
	});

same("state set to the same value, in several ways", ({ api, draw, html, rerender }) => {
	const { h, useState, useReducer } = api;
	const log: string[] = [];
	const sets: Any = {};
	const Child = () => (log.push("child"), "c");
	const App = () => {
		log.push("app");
		const [a, setA] = useState(0);
		const [b, dispatch] = useReducer((s: Any, x: Any) => (log.push(`reduce ${x}`), x === "same" ? s : s + 1), 0);
		Object.assign(sets, { setA, dispatch });
		return h("p", null, a, b, h(Child));
	};
	draw(h(App));
	const step = (name: string, run: () => void) => {
		run();
		rerender();
		log.push(`${name} ${html()}`);
	};
	step("same", () => sets.setA(0));
	step("there and back", () => (sets.setA(1), sets.setA(0)));
	step("twice", () => (sets.setA((x: number) => x + 1), sets.setA((x: number) => x + 1)));
	step("reduce same", () => sets.dispatch("same"));
	step("reduce", () => (sets.dispatch("x"), sets.dispatch("same")));
	step("NaN", () => sets.setA(Number.NaN));
	step("NaN again", () => sets.setA(Number.NaN));
	step("-0", () => sets.setA(-0));
	step("0", () => sets.setA(0));
	return log;
});
same("a child that sets its parent's state while rendering", ({ api, draw, html, rerender }) => {
	const { h, useState } = api;
	const log: string[] = [];
	const Child = ({ n, set }: Any) => {
		log.push(`child ${n}`);
		if (n < 3) set(n + 1);
		return h("i", null, n);
	};
	const App = () => {
		const [n, set] = useState(0);
		log.push(`app ${n}`);
		return h("p", null, h(Child, { n, set }));
	};
	draw(h(App));
	log.push(html());
	for (let i = 0; i < 4; i++) rerender(), log.push(html());
	return log;
});

same("refs of hooks across renders, imperative handles by object, function and with dependencies", ({ api, draw }) => {
	const { h, useImperativeHandle, useState, useRef } = api;
	const log: Any[] = [];
	const object = { current: null };
	const fn = (value: Any) => {
		log.push(value ? `fn ${value.n}` : `fn ${value}`);
		return () => log.push("fn cleanup");
	};
	const Field = ({ handle, n, deps }: Any) => {
		const own = useRef("first");
		const [made] = useState(() => n);
		useImperativeHandle(handle, () => ({ n, own: own.current, made }), deps);
		return null;
	};
	for (const [n, deps] of [
		[1, [0]],
		[2, [0]],
		[3, [1]],
	] as Any) {
		draw(h("p", null, h(Field, { handle: object, n, deps }), h(Field, { handle: fn, n, deps })));
		log.push(JSON.stringify(object));
	}
	draw(h("p", null, h(Field, { handle: null, n: 5, deps: [1] }), h(Field, { handle: fn, n: 5, deps: [1] })));
	log.push(JSON.stringify(object));
	draw(null);
	log.push(JSON.stringify(object));
	return log;
});
same("hooks called outside a component throw", ({ api }) => {
	const log: string[] = [];
	for (const name of ["useState", "useEffect", "useMemo", "useContext", "useRef", "useReducer"]) {
		try {
			api[name](name === "useContext" ? api.createContext(0) : () => {});
			log.push(`${name} fine`);
		} catch (error) {
			log.push(`${name} ${(error as Error).constructor.name}`);
		}
	}
	return log;
});
same("dependencies of another length, NaN and -0", ({ api, draw }) => {
	const { h, useMemo, useEffect, act } = api;
	const log: string[] = [];
	const App = ({ deps, n }: Any) => {
		useMemo(() => log.push(`memo ${n}`), deps);
		useEffect(() => void log.push(`effect ${n}`), deps);
		return null;
	};
	[[1], [1, 2], [1], [], [Number.NaN], [Number.NaN], [0], [-0]].forEach((deps, n) => {
		act(() => draw(h(App, { deps, n })));
	});
	return log;
});
same("useId in a tree that changes", ({ api, draw, html }) => {
	const { h, useId, Fragment } = api;
	const Id = ({ children }: Any) => {
		const [a, b] = [useId(), useId()];
		return h("p", { id: a, class: b }, children);
	};
	const log: Any[] = [];
	const uniq = () => {
		const ids = [...html().matchAll(/(?:id|class)="([^"]+)"/g)].map(([, id]) => id);
		log.push(ids.length, new Set(ids).size);
		return ids;
	};
	draw(h(Fragment, null, h(Id, { key: 1 }), h(Id, { key: 2 }, h(Id))));
	const first = uniq();
	draw(h(Fragment, null, h(Id, { key: 2 }, h(Id)), h(Id, { key: 3 }), h(Id, { key: 1 })));
	const second = uniq();
	log.push(first.every((id) => second.includes(id)));
	return log;
});
same(
	"useReducer with a lazy initial state, a dispatch that never changes and a reducer that does",
	({ api, draw, html, rerender }) => {
		const { h, useReducer } = api;
		const log: Any[] = [];
		const seen = new Set();
		let send: Any;
		const App = ({ by }: Any) => {
			const [n, dispatch] = useReducer(
				(s: number, a: number) => s + a * by,
				5,
				(x: number) => (log.push(`init ${x}`), x * 2),
			);
			seen.add(dispatch);
			send = dispatch;
			return h("p", null, n);
		};
		draw(h(App, { by: 1 }));
		send(1);
		rerender();
		log.push(html());
		draw(h(App, { by: 10 }));
		send(1);
		rerender();
		log.push(html(), seen.size);
		return log;
	},
);
same("state of a component that is gone can be set without a word", ({ api, draw, html, rerender }) => {
	const { h, useState } = api;
	const log: Any[] = [];
	let set: Any;
	const App = () => {
		const [n, s] = useState(0);
		set = s;
		log.push(`render ${n}`);
		return h("p", null, n);
	};
	draw(h(App));
	draw(h("b"));
	set(1);
	rerender();
	log.push(html());
	return log;
});
same("setState of hooks is queued once and sees every update", ({ api, draw, html, rerender }) => {
	const { h, useState } = api;
	const log: Any[] = [];
	let [a, b]: Any[] = [];
	const Child = () => {
		const [n, set] = useState(0);
		b = set;
		log.push(`child ${n}`);
		return n;
	};
	const App = () => {
		const [n, set] = useState(0);
		a = set;
		log.push(`app ${n}`);
		return h("p", null, n, h(Child));
	};
	draw(h(App));
	b(1);
	a(1);
	b(2);
	a((x: number) => x + 5);
	rerender();
	log.push(html());
	rerender();
	return log;
});
same("a component whose number of hooks grows", ({ api, draw, html }) => {
	const { h, useState, useRef } = api;
	const log: Any[] = [];
	const App = ({ more }: Any) => {
		const [n] = useState("a");
		const extra = more ? useRef("b").current : "";
		return h("p", null, n, extra);
	};
	for (const more of [false, true, false, true]) {
		draw(h(App, { more }));
		log.push(html());
	}
	return log;
});
same("hooks in class components", ({ api, draw, html, rerender }) => {
	const { h, useState, useEffect, useContext, createContext, Component, act } = api;
	const log: Any[] = [];
	const Context = createContext("none");
	let set: Any;
	class App extends Component {
		render() {
			const [n, s] = useState(0);
			set = s;
			useEffect(() => void log.push(`effect ${n}`));
			return h("p", null, n, useContext(Context));
		}
	}
	act(() => draw(h(Context.Provider, { value: "some" }, h(App))));
	log.push(html());
	act(() => set(1));
	rerender();
	log.push(html());
	return log;
});
same("useDebugValue, useCallback and useMemo without dependencies", ({ api, draw, html }) => {
	const { h, useDebugValue, useCallback, useMemo, options } = api;
	const log: Any[] = [];
	const seen = new Set();
	const before = options.useDebugValue;
	options.useDebugValue = (value: Any) => log.push(value);
	const App = () => {
		useDebugValue("a");
		useDebugValue("a", (x: Any) => `${x}!`);
		seen.add(useCallback(() => {}));
		return h(
			"p",
			null,
			useMemo(() => seen.size),
		);
	};
	draw(h(App));
	draw(h(App));
	options.useDebugValue = before;
	log.push(html());
	return log;
});
