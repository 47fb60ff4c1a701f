// Hooks that only React has, and what renders and updates by React's names.
import { afterEach, expect, it, vi } from "vitest";
import { type Any, defer, suite } from "./implementations";

suite("useSyncExternalStore", ({
	api: { createElement: h, useSyncExternalStore, useState, useEffect, useLayoutEffect, act },
	draw,
	html,
}) => {
	const createStore = (state: Any) => {
		const listeners = new Set<() => void>();
		return {
			listeners,
			get: () => state,
			set(next: Any) {
				state = next;
				for (const listener of [...listeners]) listener();
			},
			subscribe: vi.fn((listener: () => void) => {
				listeners.add(listener);
				return () => listeners.delete(listener);
			}),
		};
	};
	it("follows the store", () => {
		const store = createStore("a");
		const Own = () => h("p", null, useSyncExternalStore(store.subscribe, store.get));
		act(() => draw(h(Own)));
		expect(html()).toBe("<p>a</p>");
		expect(store.subscribe).toHaveBeenCalledTimes(1);
		act(() => store.set("b"));
		expect(html()).toBe("<p>b</p>");
		expect(store.subscribe).toHaveBeenCalledTimes(1);
	});
	it("does not render again while the value is the same", () => {
		const store = createStore("a");
		const Own = vi.fn(() => useSyncExternalStore(store.subscribe, store.get));
		act(() => draw(h(Own)));
		act(() => store.set("a"));
		expect(Own).toHaveBeenCalledTimes(1);
	});
	it("stops following when it goes", () => {
		const store = createStore("a");
		const Own = () => useSyncExternalStore(store.subscribe, store.get);
		act(() => draw(h(Own)));
		expect(store.listeners.size).toBe(1);
		act(() => draw(null));
		expect(store.listeners.size).toBe(0);
	});
	it("follows another store when it is given one", () => {
		const [one, two] = [createStore("one"), createStore("two")];
		const Own = ({ store }: Any) => useSyncExternalStore(store.subscribe, store.get);
		act(() => draw(h(Own, { store: one })));
		act(() => draw(h(Own, { store: two })));
		expect(html()).toBe("two");
		expect([one.listeners.size, two.listeners.size]).toEqual([0, 1]);
		act(() => two.set("three"));
		expect(html()).toBe("three");
	});
	it("sees a value that changed before it could subscribe", () => {
		const store = createStore("a");
		const Own = () => useSyncExternalStore(store.subscribe, store.get);
		const Early = () => {
			useLayoutEffect(() => store.set("early"), []);
			useEffect(() => store.set("later"), []);
			return null;
		};
		act(() => draw([h(Own), h(Early)]));
		expect(html()).toBe("later");
	});
	it("does not mistake NaN for a change", () => {
		const store = createStore(Number.NaN);
		const Own = vi.fn(() => String(useSyncExternalStore(store.subscribe, store.get)));
		act(() => draw(h(Own)));
		act(() => store.set(Number.NaN));
		expect(Own).toHaveBeenCalledTimes(1);
		expect(html()).toBe("NaN");
	});
	it("uses the snapshot function of the latest render", () => {
		const store = createStore({ a: 1, b: 2 });
		let setName: Any;
		const Own = () => {
			const [name, set] = useState("a");
			setName = set;
			return useSyncExternalStore(store.subscribe, () => store.get()[name]);
		};
		act(() => draw(h(Own)));
		act(() => setName("b"));
		expect(html()).toBe("2");
		act(() => store.set({ a: 1, b: 3 }));
		expect(html()).toBe("3");
	});
	it("keeps a function that is the value", () => {
		const [one, two] = [() => "one", () => "two"];
		const store = createStore(one);
		const Own = () => useSyncExternalStore(store.subscribe, store.get)();
		act(() => draw(h(Own)));
		act(() => store.set(two));
		expect(html()).toBe("two");
	});
});

suite("React's other hooks", ({ api, draw, html, rerender }) => {
	const {
		createElement: h,
		useTransition,
		useDeferredValue,
		startTransition,
		useInsertionEffect,
		useEffectEvent,
		useState,
		useEffect,
		useLayoutEffect,
		use,
		createContext,
		Suspense,
		act,
	} = api;
	it("transits immediately", () => {
		let begin: Any;
		let pending: Any;
		const work = vi.fn();
		const Own = () => {
			[pending, begin] = useTransition();
			return null;
		};
		draw(h(Own));
		expect(pending).toBe(false);
		begin(work);
		startTransition(work);
		expect(work).toHaveBeenCalledTimes(2);
	});
	it("defers nothing", () => {
		const Own = ({ value }: Any) => useDeferredValue(value);
		draw(h(Own, { value: "a" }));
		draw(h(Own, { value: "b" }));
		expect(html()).toBe("b");
	});
	it("runs insertion effects before the effects of layout and paint, and cleans up", () => {
		const log: string[] = [];
		const Own = () => {
			useEffect(() => void log.push("effect"));
			useInsertionEffect(() => {
				log.push("insertion");
				return () => log.push("gone");
			}, []);
			useLayoutEffect(() => void log.push("layout"));
			return null;
		};
		act(() => draw(h(Own)));
		expect(log).toEqual(["insertion", "layout", "effect"]);
		draw(null);
		expect(log[3]).toBe("gone");
	});
	it("calls the latest function from an effect that does not depend on it", () => {
		const seen: Any[] = [];
		let bump: Any;
		const Own = () => {
			const [count, setCount] = useState(0);
			bump = setCount;
			const event = useEffectEvent((more: string) => seen.push(`${count}${more}`));
			useEffect(() => void event("!"), [count > 1]);
			return null;
		};
		act(() => draw(h(Own)));
		act(() => bump(1));
		act(() => bump(2));
		expect(seen).toEqual(["0!", "2!"]);
	});
	it("uses a context, also within a condition", () => {
		const Context = createContext("none");
		let setOn: Any;
		const Own = () => {
			const [isOn, set] = useState(false);
			setOn = set;
			return isOn ? use(Context) : "off";
		};
		draw(h(Context.Provider, { value: "given" }, h(Own)));
		expect(html()).toBe("off");
		setOn(true);
		rerender();
		expect(html()).toBe("given");
	});
	it("uses a promise: the fallback, then its value", async () => {
		const { promise, resolve } = defer();
		const Own = () => h("p", null, use(promise));
		draw(h(Suspense, { fallback: "wait" }, h(Own)));
		rerender();
		expect(html()).toBe("wait");
		await resolve("done");
		rerender();
		expect(html()).toBe("<p>done</p>");
	});
	it("throws what a used promise was rejected with", async () => {
		const { promise, reject } = defer();
		class Boundary extends api.Component {
			static getDerivedStateFromError = (error: Error) => ({ error });
			render = () => (this.state.error ? `failed: ${this.state.error.message}` : this.props.children);
		}
		const Own = () => use(promise);
		draw(h(Boundary, null, h(Suspense, { fallback: "wait" }, h(Own))));
		rerender();
		await reject(new Error("no"));
		rerender();
		rerender();
		expect(html()).toBe("failed: no");
	});
});

suite("updates", ({ api, draw, html, rerender, box }) => {
	const { createElement: h, useState, flushSync, unstable_batchedUpdates, useLayoutEffect } = api;
	it("is drawn when flushSync returns", () => {
		let bump: Any;
		const Own = () => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return count;
		};
		draw(h(Own));
		expect(
			flushSync(() => {
				bump(1);
				return "result";
			}),
		).toBe("result");
		expect(html()).toBe("1");
	});
	it("passes an argument on", () => {
		expect(flushSync((argument: string) => argument, "a")).toBe("a");
		expect(unstable_batchedUpdates((argument: string) => argument, "b")).toBe("b");
	});
	it("renders batched updates once", () => {
		let bump: Any;
		const Own = vi.fn(() => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return count;
		});
		draw(h(Own));
		unstable_batchedUpdates(() => {
			bump(1);
			bump((count: number) => count + 1);
		});
		rerender();
		expect(Own).toHaveBeenCalledTimes(2);
		expect(html()).toBe("2");
	});
	it("runs layout effects in flushSync", () => {
		const effect = vi.fn();
		let bump: Any;
		const Own = () => {
			const [count, setCount] = useState(0);
			bump = setCount;
			useLayoutEffect(() => effect(count));
			return count;
		};
		draw(h(Own));
		flushSync(() => bump(1));
		expect(effect.mock.calls).toEqual([[0], [1]]);
	});
	it("calls back after render and hydrate", () => {
		const callback = vi.fn();
		api.render(h("b"), box(), callback);
		expect(callback).toHaveBeenCalledTimes(1);
		api.render(null, box());
		html("<i></i>");
		api.hydrate(h("i"), box(), callback);
		expect(callback).toHaveBeenCalledTimes(2);
	});
});

suite("roots", ({
	api: { createElement: h, render, hydrate, createRoot, hydrateRoot, unmountComponentAtNode, useState, useEffect, act },
}) => {
	let stage: HTMLElement;
	const open = (markup = "") => {
		stage = document.body.appendChild(document.createElement("section"));
		stage.innerHTML = markup;
		return stage;
	};
	afterEach(() => stage.remove());

	it("renders, updates and unmounts", () => {
		const root = createRoot(open());
		root.render(h("p", null, "a"));
		const p = stage.firstChild;
		root.render(h("p", null, "b"));
		expect(stage.innerHTML).toBe("<p>b</p>");
		expect(stage.firstChild).toBe(p);
		root.unmount();
		expect(stage.innerHTML).toBe("");
	});
	it("replaces what the page had in the container", () => {
		createRoot(open("<i>old</i>")).render(h("p"));
		expect(stage.innerHTML).toBe("<p></p>");
		stage.remove();
		render(h("p"), open("<i>old</i>text"));
		expect(stage.innerHTML).toBe("<p></p>");
	});
	it("takes over what the server printed and answers events", () => {
		open("<button>0</button>");
		const button = stage.querySelector("button")!;
		let root: Any;
		const Own = () => {
			const [count, setCount] = useState(0);
			return h("button", { onClick: () => setCount(count + 1) }, count);
		};
		act(() => {
			root = hydrateRoot(stage, h(Own));
		});
		expect(stage.querySelector("button")).toBe(button);
		act(() => button.click());
		expect(stage.innerHTML).toBe("<button>1</button>");
		root.unmount();
		expect(stage.innerHTML).toBe("");
	});
	it("hydrates by the old name", () => {
		open("<p>a</p>");
		const p = stage.firstChild;
		hydrate(h("p", null, "a"), stage);
		expect(stage.firstChild).toBe(p);
		render(h("p", null, "b"), stage);
		expect(stage.firstChild).toBe(p);
		expect(stage.innerHTML).toBe("<p>b</p>");
	});
	it("says whether there was something to unmount", () => {
		const gone = vi.fn();
		const Own = () => {
			useEffect(() => gone, []);
			return "x";
		};
		act(() => render(h(Own), open()));
		let wasThere: Any;
		act(() => {
			wasThere = unmountComponentAtNode(stage);
		});
		expect(wasThere).toBe(true);
		expect(stage.innerHTML).toBe("");
		expect(gone).toHaveBeenCalledTimes(1);
		stage.remove();
		expect(unmountComponentAtNode(open())).toBe(false);
	});
	it("renders into a shadow root and a fragment", () => {
		const shadow = open().attachShadow({ mode: "open" });
		createRoot(shadow).render(h("b", null, "in"));
		expect(shadow.innerHTML).toBe("<b>in</b>");
		const fragment = document.createDocumentFragment();
		render(h("i"), fragment);
		expect(fragment.firstElementChild?.localName).toBe("i");
	});
});
