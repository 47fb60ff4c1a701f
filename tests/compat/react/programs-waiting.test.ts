// What waits, and stores, in unusual combinations: programs whose markup and logs must be those of the oracle.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { vi } from "vitest";
import { attempt } from "../attempt";
import { type Any, defer, same } from "./implementations";

vi.setConfig({ testTimeout: 60_000 });

same("useSyncExternalStore: every way a store changes", ({ api, draw, html, rerender }) => {
	const { createElement: h, useSyncExternalStore, act, useLayoutEffect } = api;
	const log: Any[] = [];
	let value: Any = "a";
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => (
		log.push("subscribe"), listeners.add(listener), () => (log.push("unsubscribe"), listeners.delete(listener))
	);
	const change = (next: Any) => {
		value = next;
		for (const listener of listeners) listener();
	};
	const App = ({ p, inline }: Any) => {
		const got = useSyncExternalStore(inline ? (l: Any) => subscribe(l) : subscribe, inline ? () => value : get);
		log.push(`render ${p} ${got}`);
		useLayoutEffect(() => {
			if (p === 2 && value === "b") value = "in layout";
		});
		return h("p", null, String(got));
	};
	const get = () => value;
	for (const [p, inline] of [[1], [2], [3, true], [4, true], [5]] as Any) {
		act(() => draw(h(App, { p, inline })));
		log.push(html());
		act(() => change("b"));
		log.push(html());
		act(() => (change("c"), change("b")));
		log.push(html());
		act(() => change(Number.NaN));
		act(() => change(Number.NaN));
		log.push(html());
	}
	act(() => draw(null));
	change("z");
	rerender();
	log.push(listeners.size);
	return log;
});
same("useSyncExternalStore: what the server said, while hydrating", ({ api, html, box, rerender }) => {
	const { createElement: h, useSyncExternalStore, act, hydrate } = api;
	const log: Any[] = [];
	html("<p>server</p>");
	const App = () => {
		const got = useSyncExternalStore(
			() => () => {},
			() => "client",
			() => "server",
		);
		log.push(got);
		return h("p", null, got);
	};
	act(() => hydrate(h(App), box()));
	act(() => rerender());
	return [log[0], log.at(-1), html()];
});
same("setState of what waits, and of what is next to it", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense, useState, Component } = api;
	const log: Any[] = [];
	const sets: Any = {};
	let now: Any = defer();
	let isWaiting = false;
	const Waiting = () => {
		const [n, set] = useState(0);
		sets.waiting = set;
		log.push(`waiting ${n} ${isWaiting}`);
		if (isWaiting) throw now.promise;
		return h("p", null, n);
	};
	const Beside = () => {
		const [n, set] = useState(0);
		sets.beside = set;
		log.push(`beside ${n}`);
		return h("b", null, n);
	};
	class ClassBeside extends Component {
		state = { n: 0 };
		render() {
			sets.class = (n: number) => this.setState({ n });
			log.push(`class ${this.state.n}`);
			return h("u", null, this.state.n);
		}
	}
	const Fallback = () => {
		const [n, set] = useState(0);
		sets.fallback = set;
		log.push(`fallback ${n}`);
		return h("i", null, n);
	};
	draw(h("div", null, h(Suspense, { fallback: h(Fallback) }, h(Waiting), h(Beside), h(ClassBeside)), h("hr")));
	rerender();
	log.push(html());
	isWaiting = true;
	sets.waiting(1);
	rerender();
	log.push(html());
	rerender();
	log.push(html());
	for (const name of ["waiting", "beside", "class", "fallback"]) {
		log.push(`- ${name}`);
		sets[name](7);
		rerender();
		log.push(html());
	}
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	rerender();
	log.push(html());
	now = defer();
	isWaiting = true;
	sets.waiting(8);
	rerender();
	log.push(html());
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	return log;
});
same("a parent that renders again while something below waits", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense } = api;
	const log: Any[] = [];
	const now: Any = defer();
	let isWaiting = true;
	const Waiting = ({ p }: Any) => {
		if (isWaiting) throw now.promise;
		return h("p", null, p);
	};
	const view = (p: Any) =>
		h("div", null, h(Suspense, { fallback: h("i", null, "wait ", p) }, h(Waiting, { p }), h("b", null, p)), h("hr"));
	for (const p of [1, 2, 3]) {
		draw(view(p));
		rerender();
		log.push(html());
	}
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	draw(view(4));
	log.push(html());
	return log;
});
same("a class and effects next to something that waits", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense, useState, useEffect, useLayoutEffect, Component, act } = api;
	const log: Any[] = [];
	const now: Any = defer();
	let isWaiting = true;
	let again: Any;
	const Waiting = () => {
		again = api.useState(0)[1];
		if (isWaiting) throw now.promise;
		return h("p");
	};
	class C extends Component {
		render() {
			return h("b");
		}
	}
	const Hooked = () => {
		const [, update] = useState(0);
		useLayoutEffect(() => update(1), []);
		useEffect(() => update(2), []);
		return h("u");
	};
	act(() => draw(h(Suspense, { fallback: "wait" }, h(C), h(Hooked), h(Waiting))));
	log.push(html());
	isWaiting = false;
	await now.resolve();
	act(() => rerender());
	log.push(html());
	isWaiting = true;
	act(() => again(1));
	log.push(html());
	return log;
});
same("a boundary that is removed, moves and comes back while it waits", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense } = api;
	const log: Any[] = [];
	const now: Any = defer();
	let isWaiting = true;
	const Waiting = ({ name }: Any) => {
		if (isWaiting) throw now.promise;
		return h("p", null, name);
	};
	const one = (name: string) =>
		h(Suspense, { key: name, fallback: h("i", null, name) }, h(Waiting, { name }), h("b", null, name));
	for (const order of ["abc", "cab", "ac", "acb", "b", "bca"]) {
		draw(h("div", null, [...order].map(one)));
		rerender();
		log.push(html());
	}
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	draw(h("div", null, [..."abc"].map(one)));
	log.push(html());
	return log;
});
same(
	"an error after waiting, a rejected promise, and what is thrown next to them",
	async ({ api, draw, html, rerender }) => {
		const { createElement: h, Suspense, Component, lazy, use } = api;
		const log: Any[] = [];
		class Boundary extends Component {
			state: Any = {};
			componentDidCatch(error: Any) {
				log.push(`caught ${error.message}`);
				this.setState({ error });
			}
			render({ children }: Any) {
				return this.state.error ? h("b", null, this.state.error.message) : children;
			}
		}
		for (const kind of ["lazy", "throws", "use"]) {
			const now: Any = defer();
			const Lazy = lazy(() => now.promise);
			let isOver = false;
			const Waiting = () => {
				if (kind === "use") return use(now.promise);
				if (isOver) throw new Error("after");
				throw now.promise;
			};
			draw(h(Boundary, { key: kind }, h(Suspense, { fallback: "wait" }, h("u"), h(kind === "lazy" ? Lazy : Waiting))));
			rerender();
			log.push(html());
			isOver = true;
			await now.reject(new Error("rejected"));
			await null;
			attempt(log, rerender);
			log.push(html());
			attempt(log, rerender);
			log.push(html());
		}
		return log;
	},
);
