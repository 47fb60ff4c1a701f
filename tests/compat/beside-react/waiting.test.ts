// What waits, alongside React: with a Suspense around it and without, promises and context by use.
import { type Any, boundaryOf, same } from "./same";

same("sets, maps, generators and promises are children", async ({ api, draw, box }) => {
	const { createElement: h, Suspense } = api;
	const list = () => [h("i", { key: 1 }, 1), h("b", { key: 2 }, 2)];
	const ready = Promise.resolve("later");
	await draw(h("div", null, new Set(list()), h("u", null, new Set(["x", "y"])), h(Suspense, null, ready)));
	return box.innerHTML;
});

same("context and promises by use", async ({ api, draw, box }) => {
	const { createElement: h, createContext, Suspense, use } = api;
	const Theme = createContext("light");
	const ready = Promise.resolve("ready");
	const Part = ({ isOn }: Any) => [isOn && use(Theme), " ", use(ready)];
	await draw(h(Theme, { value: "dark" }, h(Suspense, { fallback: "wait" }, h(Part, { isOn: true }))));
	return box.innerHTML;
});

same("what is in a portal is not shown while its boundary waits or rests", async ({ api, draw, log, box }) => {
	const { createElement: h, Suspense, Activity, createPortal, useState, useLayoutEffect } = api;
	const elsewhere = document.body.appendChild(document.createElement("aside"));
	const shown = () =>
		[...elsewhere.children].filter((node) => (node as HTMLElement).style.display !== "none").map((n) => n.textContent);
	const gates = new Map<string, { promise?: Promise<void>; open: () => void }>();
	const Wait = ({ on }: Any) => {
		const gate = gates.get(on);
		if (gate?.promise) throw gate.promise;
		return on;
	};
	const close = (name: string) => {
		const gate: Any = {};
		gate.promise = new Promise<void>((resolve) => {
			gate.open = () => {
				gate.promise = undefined;
				resolve();
			};
		});
		gates.set(name, gate);
	};
	let add!: (list: string[]) => void;
	const List = () => {
		const [list, setList] = useState(["a"]);
		add = setList;
		useLayoutEffect(() => {
			log.push(`list ${list}`);
			return () => log.push(`no list ${list}`);
		});
		return createPortal(
			list.map((text: string) => h("p", { key: text }, text)),
			elsewhere,
		);
	};
	const tree = () =>
		h(
			Suspense,
			{ fallback: "…" },
			h(List),
			h(Suspense, { fallback: "-" }, h(Wait, { on: "in" }), createPortal(h("p", null, "inner"), elsewhere)),
			h(Wait, { on: "out" }),
		);
	close("in");
	close("out");
	await draw(tree());
	log.push(shown());
	await api.act(async () => gates.get("in")!.open());
	log.push(shown());
	await api.act(async () => gates.get("out")!.open());
	log.push(shown().sort(), box.textContent);
	close("out");
	await draw(tree());
	log.push(shown(), box.querySelector("[style]") ? "" : box.textContent!.replace("in", "").replace("out", ""));
	await api.act(async () => add(["0", "a", "b"]));
	log.push(shown());
	await api.act(async () => gates.get("out")!.open());
	log.push(shown().sort(), box.textContent);
	for (const mode of ["visible", "hidden", "visible"]) {
		await draw(h(Activity, { mode }, h(List)));
		log.push(shown().sort());
	}
	await draw(null);
	log.push(elsewhere.innerHTML);
	elsewhere.remove();
});

same("what waits without a Suspense around it is there once its promise is", async ({ api, draw, log, box }) => {
	const { createElement: h, lazy, use } = api;
	let load: Any;
	const Late = lazy(() => new Promise((resolve) => (load = () => resolve({ default: () => h("b", null, "late") }))));
	await draw(h("p", null, "around ", h(Late)));
	log.push(box.innerHTML);
	await api.act(async () => load());
	log.push(box.innerHTML);
	let resolve: Any;
	const promise = new Promise((yes) => (resolve = yes));
	const Reader = () => h("i", null, use(promise));
	class Alarm extends api.Component {
		state: Any = {};
		static getDerivedStateFromError = () => ({ hasFailed: true });
		render() {
			return this.state.hasFailed ? "alarm" : this.props.children;
		}
	}
	await draw(h(Alarm, { key: 2 }, h(Reader)));
	await api.act(async () => resolve("read"));
	log.push(box.innerHTML);
	const broken = Promise.reject(new Error("lost"));
	const Loser = () => h("i", null, use(broken));
	await draw(h(boundaryOf(api), { key: 3 }, h(Loser)));
	log.push(box.innerHTML);
});

same("what waits again without a Suspense around it keeps what it had, and all state", async ({ api, box, log }) => {
	const { createElement: h, createRoot, act, startTransition, use, useState } = api;
	for (const kind of ["urgent", "transition", "root"]) {
		const promises: Any[] = [];
		const resolve: Any[] = [];
		const promiseOf = (n: number) => (promises[n] ??= new Promise((yes) => (resolve[n] = () => yes(`data ${n}`))));
		let setN: Any;
		const Data = ({ n }: Any) => h("i", null, use(promiseOf(n)));
		const App = ({ first }: Any) => {
			const [n, set] = useState(0);
			const [kept] = useState(first);
			setN = set;
			return h("p", null, kept, h(Data, { n: n || first }));
		};
		const side = box.appendChild(document.createElement("div"));
		const root = createRoot(side);
		await act(async () => root.render(h(App, { first: 1 })));
		log.push(kind, side.innerHTML);
		await act(async () => resolve[1]());
		log.push(side.innerHTML);
		await act(async () => {
			if (kind === "root") root.render(h(App, { first: 2 }));
			else if (kind === "urgent") setN(2);
			else startTransition(() => setN(2));
		});
		log.push(side.innerHTML);
		await act(async () => resolve[2]());
		log.push(side.innerHTML);
		await act(async () => root.unmount());
	}
});

same("what is new and waits without a Suspense does not take the state of what is around it", async (tools) => {
	const { api, draw, box, log } = tools;
	const { createElement: h, act, use, useState } = api;
	let [resolve, show]: Any[] = [];
	const promise = new Promise((yes) => (resolve = yes));
	const New = () => h("i", null, use(promise));
	const App = () => {
		const [isOn, set] = useState(false);
		const [count] = useState(() => log.push("state"));
		show = set;
		return h("p", null, count, h("b", null, "here"), isOn && h(New));
	};
	await draw(h(App));
	await act(async () => show(true));
	log.push(box.innerHTML);
	await act(async () => resolve("there"));
	log.push(box.innerHTML);
});

same("what waits beside an error that was caught shows no fallback", async ({ api, draw, log, box }) => {
	const { createElement: h, Suspense, use } = api;
	const Bad = ({ name }: Any) => {
		throw new Error(name);
	};
	const Waiting = () => use(new Promise(() => {}));
	await draw(
		h(
			boundaryOf(api),
			null,
			h(
				Suspense,
				{ fallback: h(Bad, { name: "fallback" }) },
				h(boundaryOf(api), null, h(Bad, { name: "inner" }), h(Waiting)),
			),
		),
	);
	log.push(box.innerHTML);
});

same("a context's new value reaches a component that waits in the same render", async ({ api, draw, log }) => {
	const { createElement: h, createContext, useContext, useState, memo } = api;
	const Place = createContext("");
	const sets: Any = {};
	const Page = memo(() => {
		const [state, set] = useState(0);
		sets.page = set;
		log.push([state, useContext(Place)]);
	});
	const Route = memo(() => h(Place.Provider, { value: `${useContext(Place)}!` }, h(Page)));
	const Router = () => {
		const [place, set] = useState("one");
		sets.router = set;
		return h(Place.Provider, { value: place }, h(Route));
	};
	await draw(h(Router));
	await api.act(async () => {
		sets.page(1);
		sets.router("two");
	});
});
