// The hooks over the stores: values, laziness, and what they write.
import { atom, cleanStores, computed, onMount } from "nanostores";
import { act, StrictMode, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scope } from "../../src/kit/scope";
import { useConsent, useCookie, useReducedMotion, useScope, useScroll, useStore, useViewport } from "../../src/react";
import { $consent, deny, grant } from "../../src/stores/consent";
import { $cookies, cookies } from "../../src/stores/cookies";
import { $scroll } from "../../src/stores/scroll";
import { fillIn } from "../../src/testing/fill-in";
import { resizeTo, setFeature } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";

beforeEach(() => {
	fillIn();
});
afterEach(() => cleanStores($consent, $cookies, $scroll));

const nextFrame = () => act(async () => void (await new Promise(requestAnimationFrame)));

describe("useStore", () => {
	it("re-renders when the store changes, and only then", async () => {
		const $count = atom(1);
		const draw = vi.fn();
		const Count = () => {
			const count = useStore($count);
			draw(count);
			return <b>{count}</b>;
		};
		const { get } = await renderView(<Count />);
		expect(get("b").textContent).toBe("1");
		await act(async () => $count.set(2));
		expect(get("b").textContent).toBe("2");
		await act(async () => $count.set(2));
		expect(draw.mock.calls).toEqual([[1], [2]]);
	});

	it("mounts a store with the first component that shows it and lets it go a second after the last", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const log: string[] = [];
		const $lazy = atom("idle");
		onMount($lazy, () => {
			log.push("mount");
			$lazy.set("mounted");
			return () => log.push("unmount");
		});
		const Show = () => <b>{useStore($lazy)}</b>;
		const view = await renderView(<Show />);
		expect(view.get("b").textContent).toBe("mounted");
		await view.render([<Show key="1" />, <Show key="2" />]);
		expect([$lazy.lc, log]).toEqual([2, ["mount"]]);
		await view.render(null);
		expect($lazy.lc).toBe(0);
		vi.advanceTimersByTime(1000);
		expect(log).toEqual(["mount", "unmount"]);
		vi.useRealTimers();
	});

	it("listens once in strict mode", async () => {
		const $count = atom(1);
		const Count = () => <b>{useStore($count)}</b>;
		const view = await renderView(
			<StrictMode>
				<Count />
			</StrictMode>,
		);
		expect($count.lc).toBe(1);
		await view.unmount();
		expect($count.lc).toBe(0);
	});

	it("re-renders only when what is selected changes", async () => {
		const $point = atom({ x: 1, y: 1 });
		const draw = vi.fn();
		const Show = () => {
			draw(useStore($point, ({ x }) => x > 5));
			return null;
		};
		await renderView(<Show />);
		await act(async () => $point.set({ x: 2, y: 2 }));
		await act(async () => $point.set({ x: 6, y: 2 }));
		expect(draw.mock.calls).toEqual([[false], [true]]);
	});

	it("follows computed stores and a store that is exchanged for another", async () => {
		const $one = atom(1);
		const $double = computed($one, (one) => one * 2);
		const Show = ({ store }: { store: typeof $double }) => <b>{useStore(store)}</b>;
		const view = await renderView(<Show store={$double} />);
		await act(async () => $one.set(4));
		expect(view.get("b").textContent).toBe("8");
		await view.render(<Show store={$one} />);
		expect(view.get("b").textContent).toBe("4");
		expect($double.lc).toBe(0);
	});
});

describe("the hooks of the page", () => {
	it("useConsent: a service wins over a category of that name, and everything can be read", async () => {
		const Show = () => {
			const all = useConsent();
			return (
				<b>
					{useConsent("youtube")} {useConsent("vimeo")} {all.by ?? "none"}
				</b>
			);
		};
		const { get } = await renderView(<Show />);
		expect(get("b").textContent).toBe("unknown unknown none");
		await act(async () => grant("youtube"));
		expect(get("b").textContent).toBe("granted unknown visitor");
		await act(async () => deny("youtube", "banner", "services"));
		expect(get("b").textContent).toBe("denied unknown banner");
	});

	it("useViewport: the device follows the window", async () => {
		const Show = () => <b>{`${useViewport().device} ${useViewport(({ width }) => width)}`}</b>;
		const { get } = await renderView(<Show />);
		expect(get("b").textContent).toBe("desktop 1280");
		await act(async () => resizeTo(390));
		await nextFrame();
		expect(get("b").textContent).toBe("mobile 390");
	});

	it("useReducedMotion: follows the preference", async () => {
		const Show = () => <b>{`${useReducedMotion()}`}</b>;
		const { get } = await renderView(<Show />);
		expect(get("b").textContent).toBe("false");
		await act(async () => setFeature("prefers-reduced-motion", "reduce"));
		expect(get("b").textContent).toBe("true");
	});

	it("useScroll: follows the page, whole or in part", async () => {
		const Show = () => <b>{`${useScroll().y} ${useScroll(({ y }) => y > 100)}`}</b>;
		const { get } = await renderView(<Show />);
		await nextFrame();
		expect(get("b").textContent).toBe("0 false");
		Object.assign(window, { scrollY: 150 });
		document.dispatchEvent(new Event("scroll"));
		await nextFrame();
		expect(get("b").textContent).toBe("150 true");
		Object.assign(window, { scrollY: 0 });
	});

	it("useCookie: reads, writes, removes, with one function for all renders", async () => {
		cookies.set("theme", "light");
		const setters = new Set<unknown>();
		const Show = ({ name }: { name: string }) => {
			const [value, set] = useCookie(name);
			setters.add(set);
			return (
				<>
					<b>{value ?? "none"}</b>
					<button type="button" onClick={() => set(value === "dark" ? undefined : "dark", { days: 1 })}>
						Turn
					</button>
				</>
			);
		};
		const view = await renderView(<Show name="theme" />);
		expect(view.get("b").textContent).toBe("light");
		await act(async () => view.get("button").click());
		expect(view.get("b").textContent).toBe("dark");
		expect(cookies.get("theme")).toBe("dark");
		await act(async () => view.get("button").click());
		expect(view.get("b").textContent).toBe("none");
		expect(setters.size).toBe(1);
		await view.render(<Show name="constructor" />);
		expect(view.get("b").textContent).toBe("none");
	});
});

describe("useScope", () => {
	it("undoes what the component did when it goes, and is the same in every render", async () => {
		const scopes = new Set<Scope>();
		const log: string[] = [];
		const Show = ({ n }: { n: number }) => {
			const scope = useScope();
			scopes.add(scope);
			useEffect(() => {
				scope.on(window, "resize", () => log.push("resize"));
				scope.add(() => log.push("end"));
			}, [scope]);
			return <b>{n}</b>;
		};
		const view = await renderView(<Show n={1} />);
		await view.render(<Show n={2} />);
		window.dispatchEvent(new Event("resize"));
		await view.render(null);
		window.dispatchEvent(new Event("resize"));
		expect(log).toEqual(["resize", "end"]);
		expect(scopes.size).toBe(1);
		const [scope] = scopes;
		scope!.on(window, "resize", () => log.push("late"));
		scope!.add(() => log.push("at once"));
		window.dispatchEvent(new Event("resize"));
		expect(log).toEqual(["resize", "end", "at once"]);
	});

	it("is open again for the effects that strict mode repeats, those of children included", async () => {
		const log: string[] = [];
		const Child = ({ scope }: { scope: Scope }) => {
			useEffect(() => scope.on(window, "resize", () => log.push("child")), [scope]);
			return null;
		};
		const Show = () => {
			const scope = useScope();
			useEffect(() => scope.on(window, "resize", () => log.push("parent")), [scope]);
			return <Child scope={scope} />;
		};
		const view = await renderView(
			<StrictMode>
				<Show />
			</StrictMode>,
		);
		window.dispatchEvent(new Event("resize"));
		expect(log.toSorted()).toEqual(["child", "parent"]);
		await view.unmount();
		window.dispatchEvent(new Event("resize"));
		expect(log.length).toBe(2);
	});

	it("reports a callback that throws and ends that scope alone", async () => {
		const log: string[] = [];
		const Show = ({ fails }: { fails?: boolean }) => {
			const scope = useScope();
			useEffect(() => {
				scope.on(window, "resize", () => {
					log.push("called");
					if (fails) throw new Error("broken");
				});
			}, [scope, fails]);
			return null;
		};
		await renderView([<Show key="1" fails />, <Show key="2" />]);
		window.dispatchEvent(new Event("resize"));
		window.dispatchEvent(new Event("resize"));
		expect(log.length).toBe(3);
		expect(errors).toMatchObject([{ code: "plugin", error: { message: "broken" } }]);
	});
});
