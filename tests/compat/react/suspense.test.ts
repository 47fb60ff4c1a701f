// Suspense: what is shown in the meantime, and that state, nodes and order survive it.
import { expect, it, vi } from "vitest";
import { type Any, defer, suite } from "./implementations";
import { createSuspenderOf } from "./suspender";

suite("Suspense", (tools) => {
	const { api, draw, html, rerender, $ } = tools;
	const createSuspender = (isWaiting?: boolean) => createSuspenderOf(tools, isWaiting);
	const {
		createElement: h,
		Suspense,
		Component,
		Fragment,
		useState,
		useEffect,
		useLayoutEffect,
		createPortal,
		createContext,
		useContext,
		createRef,
		memo,
	} = api;
	it("draws its children when none waits", () => {
		draw(h(Suspense, { fallback: "wait" }, h("p"), "text"));
		expect(html()).toBe("<p></p>text");
	});
	it("shows the fallback from the first render on, then the children", async () => {
		const { Suspender, resume } = createSuspender(true);
		draw(h("div", null, h("a"), h(Suspense, { fallback: h("i", null, "wait") }, h(Suspender)), h("b")));
		rerender();
		expect(html()).toBe("<div><a></a><i>wait</i><b></b></div>");
		await resume();
		expect(html()).toBe("<div><a></a><p>ready</p><b></b></div>");
	});
	it("shows nothing without a fallback", async () => {
		const { Suspender, resume } = createSuspender(true);
		draw(h(Suspense, null, h(Suspender)));
		rerender();
		expect(html()).toBe("");
		await resume();
		expect(html()).toBe("<p>ready</p>");
	});
	it("puts away what it had drawn, nodes and state, and brings the same back", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		let bump: Any;
		const Counter = () => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return h("b", null, count);
		};
		draw(h("main", null, h(Suspense, { fallback: "wait" }, h(Counter), h(Suspender), h("input")), h("u")));
		bump(5);
		rerender();
		const [b, input] = [$("b"), $("input")];
		input.value = "typed";
		suspend();
		expect(html()).toBe("<main>wait<u></u></main>");
		await resume();
		expect(html()).toBe("<main><b>5</b><p>ready</p><input><u></u></main>");
		expect([$("b"), $("input")]).toEqual([b, input]);
		expect($("input").value).toBe("typed");
	});
	it("keeps the state of class components", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		let own: Any;
		const log: string[] = [];
		class Counter extends Component {
			state = { count: 0 };
			componentDidMount = () => log.push("mount");
			componentWillUnmount = () => log.push("unmount");
			render() {
				own = this;
				return h("b", null, this.state.count);
			}
		}
		draw(h(Suspense, { fallback: "wait" }, h(Counter), h(Suspender)));
		own.setState({ count: 3 });
		rerender();
		suspend();
		await resume();
		expect(html()).toBe("<b>3</b><p>ready</p>");
		expect(log).toContain("mount");
	});
	it("renders updates of what is put away", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		let bump: Any;
		const Counter = () => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return count ? [h("b", null, count), h("i")] : null;
		};
		draw(h(Suspense, { fallback: "wait" }, h(Counter), h(Suspender)));
		suspend();
		bump(1);
		rerender();
		expect(html()).toBe("wait");
		await resume();
		expect(html()).toBe("<b>1</b><i></i><p>ready</p>");
	});
	it("waits for all of its children", async () => {
		const [one, two] = [createSuspender(true), createSuspender(true)];
		draw(h(Suspense, { fallback: "wait" }, h(one.Suspender, null, 1), h(two.Suspender, null, 2)));
		rerender();
		expect(html()).toBe("wait");
		await one.resume();
		expect(html()).toBe("wait");
		await two.resume();
		expect(html()).toBe("<p>1</p><p>2</p>");
	});
	it("waits again and again", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		draw(h(Suspense, { fallback: "wait" }, h(Suspender)));
		for (let turn = 0; turn < 3; turn++) {
			suspend();
			expect(html()).toBe("wait");
			await resume();
			expect(html()).toBe("<p>ready</p>");
		}
	});
	it("waits for the next promise when one leads to another", async () => {
		const [first, second] = [defer(), defer()];
		let step = 0;
		const Own = () => {
			if (step < 2) throw [first, second][step]!.promise;
			return "done";
		};
		draw(h(Suspense, { fallback: "wait" }, h(Own)));
		rerender();
		step = 1;
		await first.resolve();
		rerender();
		rerender();
		expect(html()).toBe("wait");
		step = 2;
		await second.resolve();
		rerender();
		expect(html()).toBe("done");
	});
	it("draws again after a promise was rejected", async () => {
		const { promise, reject } = defer();
		let isWaiting = true;
		const Own = () => {
			if (isWaiting) throw promise;
			return "after";
		};
		draw(h(Suspense, { fallback: "wait" }, h(Own)));
		rerender();
		isWaiting = false;
		await reject(new Error("no"));
		rerender();
		expect(html()).toBe("after");
	});
	it("takes the nearest boundary", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		draw(h(Suspense, { fallback: "outer" }, h("a"), h(Suspense, { fallback: "inner" }, h("b"), h(Suspender))));
		suspend();
		expect(html()).toBe("<a></a>inner");
		await resume();
		expect(html()).toBe("<a></a><b></b><p>ready</p>");
	});
	it("hides both while the outer and the inner wait", async () => {
		const [outer, inner] = [createSuspender(), createSuspender()];
		draw(
			h(
				Suspense,
				{ fallback: "outer" },
				h(outer.Suspender, null, 1),
				h(Suspense, { fallback: "inner" }, h(inner.Suspender, null, 2)),
			),
		);
		inner.suspend();
		expect(html()).toBe("<p>1</p>inner");
		outer.suspend();
		expect(html()).toBe("outer");
		await inner.resume();
		expect(html()).toBe("outer");
		await outer.resume();
		expect(html()).toBe("<p>1</p><p>2</p>");
	});
	it("takes promises past error boundaries below it", async () => {
		const { Suspender, resume } = createSuspender(true);
		const caught = vi.fn();
		class Boundary extends Component {
			componentDidCatch = caught;
			render = () => this.props.children;
		}
		draw(h(Suspense, { fallback: "wait" }, h(Boundary, null, h(Suspender))));
		rerender();
		expect(html()).toBe("wait");
		await resume();
		expect(caught).not.toHaveBeenCalled();
		expect(html()).toBe("<p>ready</p>");
	});
	it("leaves errors to error boundaries", () => {
		class Boundary extends Component {
			static getDerivedStateFromError = (error: Error) => ({ error });
			render = () => this.state.error?.message ?? this.props.children;
		}
		const Bad = () => {
			throw new Error("bad");
		};
		draw(h(Boundary, null, h(Suspense, { fallback: "wait" }, h(Bad))));
		rerender();
		expect(html()).toBe("bad");
	});
	it("ends effects while it hides, and runs them again", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		const log: string[] = [];
		const Own = () => {
			useLayoutEffect(() => {
				log.push("layout");
				return () => log.push("layout gone");
			}, []);
			useEffect(() => {
				log.push("effect");
				return () => log.push("effect gone");
			}, []);
			return null;
		};
		api.act(() => draw(h(Suspense, { fallback: "wait" }, h(Own), h(Suspender))));
		expect(log).toEqual(["layout", "effect"]);
		suspend();
		expect(log.slice(2).sort()).toEqual(["effect gone", "layout gone"]);
		await resume();
		expect(log.slice(4)).toContain("layout");
	});
	it("runs layout effects of what waited once it is there", async () => {
		const { Suspender, resume } = createSuspender(true);
		const seen: Any[] = [];
		const Own = () => {
			useLayoutEffect(() => {
				seen.push($("em")?.isConnected);
			}, []);
			return h("em");
		};
		draw(h(Suspense, { fallback: "wait" }, h(Suspender, null, h(Own))));
		rerender();
		expect(seen).toEqual([]);
		await resume();
		expect(seen).toEqual([true]);
	});
	it("sets refs of what waited", async () => {
		const { Suspender, resume } = createSuspender(true);
		const ref = createRef();
		draw(h(Suspense, { fallback: "wait" }, h(Suspender, null, h("em", { ref }))));
		rerender();
		await resume();
		expect(ref.current).toBe($("em"));
	});
	it("gives what waits new props in the meantime", async () => {
		const { Suspender, resume } = createSuspender(true);
		const view = (text: string) => h("div", null, h(Suspense, { fallback: `wait ${text}` }, h(Suspender, null, text)));
		draw(view("a"));
		rerender();
		draw(view("b"));
		rerender();
		expect(html()).toBe("<div>wait b</div>");
		await resume();
		expect(html()).toBe("<div><p>b</p></div>");
	});
	it("can be taken away while it waits", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		draw(h("div", null, h(Suspense, { fallback: "wait" }, h(Suspender)), h("b")));
		suspend();
		draw(h("div", null, null, h("b")));
		expect(html()).toBe("<div><b></b></div>");
		await resume();
		expect(html()).toBe("<div><b></b></div>");
	});
	it("hides through fragments, components and memos, in order", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		const Wrap = memo(({ children }: Any) => h(Fragment, null, h("a"), children));
		draw(
			h(
				"div",
				null,
				h("s"),
				h(Suspense, { fallback: h("i") }, h(Wrap, null, h("b"), [h(Suspender, { key: 1 }), h("u", { key: 2 })])),
				h("em"),
			),
		);
		suspend();
		expect(html()).toBe("<div><s></s><i></i><em></em></div>");
		await resume();
		expect(html()).toBe("<div><s></s><a></a><b></b><p>ready</p><u></u><em></em></div>");
	});
	it("keeps contexts for what waited", async () => {
		const { Suspender, resume } = createSuspender(true);
		const Context = createContext("none");
		const Reader = () => useContext(Context);
		draw(h(Context.Provider, { value: "given" }, h(Suspense, { fallback: "wait" }, h(Suspender, null, h(Reader)))));
		rerender();
		await resume();
		expect(html()).toBe("<p>given</p>");
	});
	it("brings portals of its children back", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		const elsewhere = document.createElement("div");
		draw(h(Suspense, { fallback: "wait" }, createPortal(h("q"), elsewhere), h(Suspender)));
		suspend();
		await resume();
		expect(elsewhere.innerHTML).toBe("<q></q>");
		expect(html()).toBe("<p>ready</p>");
	});
	it("moves by key while it waits", async () => {
		const { Suspender, suspend, resume } = createSuspender();
		const view = (...keys: string[]) =>
			h(
				"div",
				null,
				keys.map((key) => (key === "s" ? h(Suspense, { key, fallback: h("i") }, h(Suspender)) : h(key, { key }))),
			);
		draw(view("a", "s", "b"));
		suspend();
		draw(view("b", "a", "s"));
		rerender();
		expect(html()).toBe("<div><b></b><a></a><i></i></div>");
		await resume();
		expect(html()).toBe("<div><b></b><a></a><p>ready</p></div>");
	});
	it("throws the promise without a boundary", () => {
		const { Suspender } = createSuspender(true);
		let error: Any;
		try {
			draw(h(Suspender));
		} catch (caught) {
			error = caught;
		}
		expect(error).toBeDefined();
	});
});
