// Components that are loaded when they are drawn, and how what the server printed of them is taken over.
import { expect, it, vi } from "vitest";
import { type Any, defer, suite } from "./implementations";

suite("lazy", ({
	api: { createElement: h, Suspense, lazy, createRef, Component, forwardRef },
	draw,
	html,
	rerender,
}) => {
	it("loads once, when it is first drawn", async () => {
		const { promise, resolve } = defer();
		const load = vi.fn(() => promise);
		const Lazy = lazy(load);
		expect(load).not.toHaveBeenCalled();
		draw(h(Suspense, { fallback: "wait" }, h(Lazy, { text: "a" }), h(Lazy, { text: "b" })));
		rerender();
		expect(html()).toBe("wait");
		await resolve({ default: ({ text }: Any) => h("p", null, text) });
		rerender();
		expect(html()).toBe("<p>a</p><p>b</p>");
		draw(h(Suspense, { fallback: "wait" }, h(Lazy, { text: "c" })));
		expect(html()).toBe("<p>c</p>");
		expect(load).toHaveBeenCalledTimes(1);
	});
	it("is put before what follows it and was drawn already", async () => {
		const { promise, resolve } = defer();
		draw(
			h(
				"div",
				null,
				h(
					Suspense,
					{ fallback: h("i") },
					h(
						lazy(() => promise),
						null,
					),
					"text",
					h("u"),
				),
				"end",
			),
		);
		rerender();
		expect(html()).toBe("<div><i></i>end</div>");
		await resolve({ default: () => h("b") });
		rerender();
		expect(html()).toBe("<div><b></b>text<u></u>end</div>");
	});
	it("does not wait for what is loaded already", async () => {
		const { promise, resolve } = defer();
		const Lazy = lazy(() => promise);
		draw(h(Suspense, { fallback: "wait" }, h(Lazy)));
		rerender();
		await resolve({ default: () => "in" });
		rerender();
		draw(null);
		draw(h("div", null, h(Suspense, { fallback: "wait" }, h(Lazy))));
		expect(html()).toBe("<div>in</div>");
	});
	it("throws what loading failed with", async () => {
		class Boundary extends Component {
			static getDerivedStateFromError = (error: Error) => ({ error });
			render = () => this.state.error?.message ?? this.props.children;
		}
		const { promise, reject } = defer();
		draw(h(Boundary, null, h(Suspense, { fallback: "wait" }, h(lazy(() => promise)))));
		rerender();
		await reject(new Error("offline"));
		rerender();
		rerender();
		expect(html()).toBe("offline");
	});
	it("passes refs on", async () => {
		const { promise, resolve } = defer();
		const ref = createRef();
		draw(
			h(
				Suspense,
				{ fallback: "wait" },
				h(
					lazy(() => promise),
					{ ref },
				),
			),
		);
		rerender();
		await resolve({ default: forwardRef((_: Any, inner: Any) => h("b", { ref: inner })) });
		rerender();
		expect(ref.current.localName).toBe("b");
	});
});

suite("hydrating what waits", ({ api, html, box, rerender, $ }) => {
	const { createElement: h, Suspense, lazy, hydrate, useState, Fragment } = api;
	const createLazy = () => {
		const { promise, resolve } = defer();
		return {
			Lazy: lazy(() => promise),
			async load(component: Any) {
				await resolve({ default: component });
				rerender();
			},
		};
	};

	it("leaves what the server printed until the component is there, then takes it over", async () => {
		html("<div><p>server</p></div>");
		const p = $("p");
		const { Lazy, load } = createLazy();
		hydrate(h("div", null, h(Suspense, { fallback: "wait" }, h(Lazy))), box());
		rerender();
		expect(html()).toBe("<div><p>server</p></div>");
		const onClick = vi.fn();
		await load(() => h("p", { onClick }, "server"));
		expect(html()).toBe("<div><p>server</p></div>");
		expect($("p")).toBe(p);
		p.click();
		expect(onClick).toHaveBeenCalledTimes(1);
	});
	it("takes over the siblings immediately", async () => {
		html("<a></a><p>server</p><b></b>");
		const [a, p, b] = [$("a"), $("p"), $("b")];
		const onClick = vi.fn();
		const { Lazy, load } = createLazy();
		hydrate(
			h(Fragment, null, h("a", { onClick }), h(Suspense, { fallback: "wait" }, h(Lazy)), h("b", { onClick })),
			box(),
		);
		rerender();
		a.click();
		b.click();
		expect(onClick).toHaveBeenCalledTimes(2);
		expect(html()).toBe("<a></a><p>server</p><b></b>");
		await load(() => h("p", null, "server"));
		expect([$("a"), $("p"), $("b")]).toEqual([a, p, b]);
		expect(html()).toBe("<a></a><p>server</p><b></b>");
	});
	it("updates it afterwards", async () => {
		html("<p>0</p>");
		let bump: Any;
		const { Lazy, load } = createLazy();
		hydrate(h(Suspense, { fallback: "wait" }, h(Lazy)), box());
		rerender();
		await load(() => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return h("p", null, count);
		});
		const p = $("p");
		bump(1);
		rerender();
		expect(html()).toBe("<p>1</p>");
		expect($("p")).toBe(p);
	});
	it("takes over several nodes between the server's marks", async () => {
		html("<div><i></i><!--$s--><p>1</p><q>2</q><!--/$s--><b></b></div>");
		const [p, q, b] = [$("p"), $("q"), $("b")];
		const { Lazy, load } = createLazy();
		hydrate(h("div", null, h("i"), h(Suspense, { fallback: "wait" }, h(Lazy)), h("b")), box());
		rerender();
		await load(() => h(Fragment, null, h("p", null, 1), h("q", null, 2)));
		expect(html().replace(/<!--.*?-->/g, "")).toBe("<div><i></i><p>1</p><q>2</q><b></b></div>");
		expect([$("p"), $("q"), $("b")]).toEqual([p, q, b]);
	});
	it("hydrates two that wait, in either order", async () => {
		html("<p>1</p><q>2</q>");
		const [p, q] = [$("p"), $("q")];
		const [one, two] = [createLazy(), createLazy()];
		hydrate(h(Suspense, { fallback: "wait" }, h(one.Lazy), h(two.Lazy)), box());
		rerender();
		await two.load(() => h("q", null, 2));
		expect(html()).toBe("<p>1</p><q>2</q>");
		await one.load(() => h("p", null, 1));
		expect(html()).toBe("<p>1</p><q>2</q>");
		expect([$("p"), $("q")]).toEqual([p, q]);
	});
	it("can be taken away while it waits", async () => {
		html("<p>server</p><b></b>");
		const { Lazy, load } = createLazy();
		const view = (isThere: boolean) =>
			h(Fragment, null, isThere ? h(Suspense, { fallback: "wait" }, h(Lazy)) : null, h("b"));
		hydrate(view(true), box());
		rerender();
		api.render(view(false), box());
		rerender();
		expect(html()).toBe("<b></b>");
		await load(() => h("p"));
		expect(html()).toBe("<b></b>");
	});
});
