// Signals in components: programs whose markup and logs must be those of preact with @preact/signals.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { type Any, same, settle } from "./implementations";

same("a component that reads signals: which changes render it", async ({ api, draw, html, rerender }) => {
	const { createElement: h, signal, computed, batch, untracked } = api;
	const log: Any[] = [];
	const [a, b, c] = [signal(1), signal(1), signal(1)];
	const even = computed(() => a.value % 2 === 0);
	const App = ({ p }: Any) => {
		log.push(`render ${p}`);
		return h(
			"p",
			null,
			p,
			even.value ? b.value : "odd",
			untracked(() => c.value),
			c.peek(),
		);
	};
	draw(h(App, { p: 1 }));
	const step = async (name: string, run: () => void) => {
		run();
		await settle();
		rerender();
		log.push(`${name} ${html()}`);
	};
	await step("b unread", () => (b.value = 2));
	await step("a to 3, still odd", () => (a.value = 3));
	await step("a to 4", () => (a.value = 4));
	await step("b read", () => (b.value = 3));
	await step("c", () => (c.value = 2));
	await step("same", () => (b.value = 3));
	await step("batch", () => batch(() => ((a.value = 6), (b.value = 9))));
	await step("there and back", () => batch(() => ((b.value = 1), (b.value = 9))));
	await step("odd", () => (a.value = 1));
	await step("b unread again", () => (b.value = 100));
	draw(null);
	await step("gone", () => (a.value = 2));
	return log;
});
same(
	"a parent that renders again: its children that read signals, props, both and none",
	async ({ api, draw, html, rerender }) => {
		const { createElement: h, signal, useState, useSignal, useComputed } = api;
		const log: Any[] = [];
		const s = signal(1);
		let set: Any;
		const Signals = () => (log.push("signals"), h("i", null, s.value));
		const Props = ({ n }: Any) => (log.push("props"), h("b", null, n));
		const Both = ({ n }: Any) => (log.push("both"), h("u", null, n, s.value));
		const State = () => {
			const [x] = useState(0);
			log.push("state");
			return h("s", null, x, s.value);
		};
		const Own = () => {
			const own = useSignal(5);
			const twice = useComputed(() => own.value * 2 + s.value);
			log.push("own");
			return h("em", null, own.value, twice.value);
		};
		const Bound = () => (log.push("bound"), h("em", null, s));
		const App = () => {
			const [n, setN] = useState(0);
			set = setN;
			log.push("app");
			return h(
				"p",
				null,
				h(Signals),
				h(Props, { n: 1 }),
				h(Both, { n }),
				h(Both, { n: 1 }),
				h(State),
				h(Own),
				h(Bound),
			);
		};
		draw(h(App));
		log.push(html());
		for (const n of [1, 2]) {
			set(n);
			rerender();
			log.push(html());
		}
		s.value = 2;
		await settle();
		rerender();
		log.push(html());
		return log;
	},
);
same("class components, memo and forwardRef that read signals", async ({ api, draw, html, rerender }) => {
	const { createElement: h, signal, Component, memo, forwardRef } = api;
	const log: Any[] = [];
	const s = signal("a");
	// Without `componentDidUpdate`: what is rendered together is committed together, as in React.
	class C extends Component {
		render() {
			log.push("class");
			return h("i", null, s.value);
		}
	}
	const M = memo(() => (log.push("memo"), h("s", null, s.value)));
	const F = forwardRef((_: Any, ref: Any) => (log.push("forward"), h("em", { ref }, s.value)));
	const view = (p: Any) => h("p", { title: p }, h(C), h(M), h(F));
	draw(view(1));
	for (const value of ["b", "b", "c"]) {
		s.value = value;
		await settle();
		rerender();
		log.push(html());
	}
	draw(view(2));
	log.push(html());
	return log;
});

same("a signal passed through components and read late", async ({ api, draw, html, rerender }) => {
	const { createElement: h, signal, useState } = api;
	const log: Any[] = [];
	const s = signal(1);
	let set: Any;
	const Leaf = ({ s, isRead }: Any) => (log.push("leaf"), h("i", null, isRead ? s.value : "-"));
	const App = () => {
		const [isRead, setRead] = useState(false);
		set = setRead;
		log.push("app");
		return h("p", null, h(Leaf, { s, isRead }));
	};
	draw(h(App));
	s.value = 2;
	await settle();
	rerender();
	log.push(html());
	set(true);
	rerender();
	s.value = 3;
	await settle();
	rerender();
	log.push(html());
	set(false);
	rerender();
	s.value = 4;
	await settle();
	rerender();
	log.push(html());
	return log;
});
same(
	"effects of components: order, what they see in the document, cleanup",
	async ({ api, draw, html, rerender, box }) => {
		const { createElement: h, signal, useSignalEffect, useSignal, useEffect, useLayoutEffect, act, effect } = api;
		const log: Any[] = [];
		const s = signal("a");
		const Text = () => {
			useSignalEffect(() => {
				log.push(`effect ${s.value}`);
				return () => log.push(`cleanup ${s.peek()}`);
			});
			useLayoutEffect(() => log.push("layout") as never);
			useEffect(() => void log.push("passive"));
			return h("p", null, s);
		};
		const Reads = () => {
			const own = useSignal(0);
			useSignalEffect(() => {
				log.push(`reads ${s.value} sees ${box().textContent}`);
				own.value = own.peek() + 1;
			});
			return h("b", null, s.value, own);
		};
		for (const App of [Text, Reads]) {
			act(() => draw(h(App)));
			log.push(html());
			for (const value of ["b", "c"]) {
				await act(async () => {
					s.value = value;
					await settle();
				});
				rerender();
				log.push(html());
			}
			act(() => draw(h(App)));
			act(() => draw(null));
			s.value = "after";
			await settle();
		}
		const stop = effect(() => log.push(`plain ${s.value}`) as never);
		s.value = "z";
		stop();
		s.value = "zz";
		return log;
	},
);
same(
	"writes while rendering, in effects, handlers and other components' renders",
	async ({ api, draw, html, rerender, $ }) => {
		const { createElement: h, signal, act } = api;
		const log: Any[] = [];
		const s = signal(0);
		const Reader = () => (log.push(`reader ${s.value}`), h("i", null, s.value));
		const Writer = ({ to }: Any) => {
			log.push("writer");
			if (s.peek() < to) s.value = to;
			return h("b", { onClick: () => s.value++ });
		};
		const view = (to: number) => h("p", null, h(Reader), h(Writer, { to }), h(Reader));
		for (const to of [0, 3, 3, 6]) {
			act(() => draw(view(to)));
			await settle();
			rerender();
			log.push(html());
		}
		act(() => $("b").click());
		await settle();
		rerender();
		log.push(html());
		return log;
	},
);
same("useSignal, useComputed and useSignalEffect across renders", async ({ api, draw, html, rerender }) => {
	const { createElement: h, useSignal, useComputed, signal, act } = api;
	const log: Any[] = [];
	const seen = new Set();
	const outside = signal(1);
	const App = ({ p }: Any) => {
		const s = useSignal(p);
		const c = useComputed(() => s.value + outside.value + p);
		const lazy = useSignal();
		seen.add(s).add(c).add(lazy);
		log.push("render");
		return h("p", null, s, " ", c, " ", c.value, " ", typeof lazy.value);
	};
	for (const p of [1, 2, 2]) {
		act(() => draw(h(App, { p })));
		log.push(html());
	}
	outside.value = 10;
	await settle();
	rerender();
	log.push(html(), seen.size);
	return log;
});
same("errors of computeds and of components that read signals", async ({ api, draw, html, rerender }) => {
	const { createElement: h, signal, computed, Component } = api;
	const log: Any[] = [];
	const s = signal(0);
	const bad = computed(() => {
		if (s.value === 1) throw new Error("computed");
		return `fine ${s.value}`;
	});
	class Boundary extends Component {
		state: Any = {};
		componentDidCatch(error: Any) {
			log.push(`caught ${error.message}`);
			this.setState({ error });
		}
		render({ children }: Any) {
			return this.state.error
				? h("b", { onClick: () => this.setState({ error: null }) }, this.state.error.message)
				: children;
		}
	}
	const Reader = () => h("i", null, bad.value);
	draw(h(Boundary, null, h(Reader)));
	for (const value of [1, 2]) {
		s.value = value;
		await settle();
		rerender();
		rerender();
		log.push(html());
	}
	document.querySelector("b")?.click();
	rerender();
	log.push(html());
	s.value = 3;
	await settle();
	rerender();
	log.push(html());
	return log;
});
