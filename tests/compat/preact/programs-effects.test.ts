// Effects in unusual places and orders: programs whose markup and logs must be those of the oracle.
import { type Any, same } from "./implementations";

same("render() of another root inside a passive effect that a re-render flushes", ({ api, draw, html, rerender }) => {
	const { h, useState, useEffect, render } = api;
	const log: string[] = [];
	const other = document.createElement("div");
	let set: Any;
	const Other = ({ n }: Any) => {
		const [first] = useState(n);
		useEffect(() => void log.push(`other effect ${n}`));
		return h("i", null, first, n);
	};
	const App = () => {
		const [n, setN] = useState(0);
		set = setN;
		useEffect(() => {
			log.push(`effect ${n}`);
			render(h(Other, { n }), other);
		}, [n]);
		const [m] = useState("m");
		return h("p", null, n, m);
	};
	draw(h(App));
	set(1);
	rerender();
	log.push(html(), other.innerHTML);
	set(2);
	rerender();
	log.push(html(), other.innerHTML);
	return log;
});
same("render() of another root inside a layout effect", ({ api, draw, html, rerender }) => {
	const { h, useState, useLayoutEffect, useMemo, render } = api;
	const log: string[] = [];
	const others = [1].map(() => document.createElement("div"));
	let set: Any;
	const Other = ({ n }: Any) =>
		h(
			"i",
			null,
			useState(n)[0],
			useMemo(() => n, [n]),
		);
	const App = () => {
		const [n, setN] = useState(0);
		set = setN;
		useLayoutEffect(() => {
			render(h(Other, { n }), others[0]);
		});
		return h(
			"p",
			null,
			n,
			useMemo(() => n + 1, [n]),
		);
	};
	draw(h(App));
	log.push(html(), ...others.map((o) => o.innerHTML));
	set(1);
	rerender();
	log.push(html(), ...others.map((o) => o.innerHTML));
	return log;
});

same("effects of a render that was discarded by a state set while rendering", ({ api, draw, html }) => {
	const { h, useState, useEffect, useLayoutEffect, act } = api;
	const log: string[] = [];
	const App = ({ to }: Any) => {
		const [n, set] = useState(0);
		log.push(`render ${n}`);
		useLayoutEffect(() => {
			log.push(`layout ${n}`);
			return () => void log.push(`layout out ${n}`);
		}, [n]);
		useEffect(() => {
			log.push(`effect ${n}`);
			return () => void log.push(`effect out ${n}`);
		}, [n]);
		if (n < to) set(n + 1);
		return h("p", null, n);
	};
	for (const to of [2, 2, 4]) {
		act(() => draw(h(App, { to })));
		log.push(html());
	}
	return log;
});

same("order of effects in a tree, mounted, updated and unmounted", ({ api, draw, html }) => {
	const { h, useEffect, useLayoutEffect, act } = api;
	const log: string[] = [];
	const Node = ({ name, children, dep }: Any) => {
		log.push(`render ${name}`);
		for (const [kind, use] of [
			["layout", useLayoutEffect],
			["effect", useEffect],
		] as Any)
			for (const n of [1, 2])
				use(() => {
					log.push(`${kind} ${name}${n}`);
					return () => void log.push(`${kind} out ${name}${n}`);
				}, dep);
		return h("p", null, children);
	};
	const tree = (extra: Any, dep?: Any) =>
		h(
			Node,
			{ name: "a", dep },
			h(Node, { name: "b", dep }, h(Node, { name: "c", dep }), extra),
			h(Node, { name: "d", dep }),
		);
	act(() => draw(tree(null)));
	log.push("-");
	act(() => draw(tree(h(Node, { name: "e" }))));
	log.push("-");
	act(() => draw(tree(null, [])));
	log.push("-");
	act(() => draw(tree(null, [])));
	log.push("-");
	act(() => draw(null));
	log.push(html());
	return log;
});
same("an effect that sets state, whose cleanup sets state", ({ api, draw, html }) => {
	const { h, useEffect, useLayoutEffect, useState, act } = api;
	const log: string[] = [];
	const App = ({ p }: Any) => {
		const [n, set] = useState(0);
		const [m, setM] = useState(0);
		log.push(`render ${p} ${n} ${m}`);
		useEffect(() => {
			set((x: number) => x + 1);
			return () => setM((x: number) => x + 1);
		}, [p]);
		useLayoutEffect(() => {
			if (n < 2) set(n + 1);
		}, [n]);
		return h("p", null, p, n, m);
	};
	for (const p of [1, 2]) {
		act(() => draw(h(App, { p })));
		log.push(html());
	}
	act(() => draw(null));
	return log;
});
