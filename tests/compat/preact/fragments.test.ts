// Fragments: what they add to the document (nothing), and when the state below them is kept.
import { expect, it } from "vitest";
import { domLog } from "./dom-log";
import { type Any, same, suite } from "./implementations";

/** A component that tells when it is made and when it is kept. */
const stateful = (h: Any, Component: Any) => {
	const log: string[] = [];
	class Stateful extends Component {
		componentDidUpdate() {
			log.push("update");
		}
		componentDidMount() {
			log.push("mount");
		}
		componentWillUnmount() {
			log.push("unmount");
		}
		render() {
			return h("div", null, "S");
		}
	}
	return { log, Stateful };
};

suite("fragments", ({ api: { h, Fragment, Component }, draw, html, $, box, rerender }) => {
	const F = (...children: Any[]) => h(Fragment, null, ...children);

	it("renders nothing for an empty fragment", () => {
		draw(h(Fragment));
		expect(html()).toBe("");
	});
	it("renders one child, several, text, numbers and nested fragments", () => {
		draw(F("a"));
		expect(html()).toBe("a");
		draw(F(F(F(h("b"), "x"), 1), F(), null, h("i")));
		expect(html()).toBe("<b></b>x1<i></i>");
	});
	it("gives its children to a component as they are", () => {
		const C = ({ children }: Any) => F(children, "!");
		draw(h(C, null, h("b"), "t"));
		expect(html()).toBe("<b></b>t!");
	});

	it("keeps state when a fragment of one replaces its only child at a component's root", () => {
		const { log, Stateful } = stateful(h, Component);
		const Foo = ({ on }: Any) => (on ? h(Stateful, { key: "a" }) : F(h(Stateful, { key: "a" }), h("b", { key: "b" })));
		draw(h(Foo, { on: true }));
		draw(h(Foo, { on: false }));
		expect(html()).toBe("<div>S</div><b></b>");
		expect(log).toEqual(["mount", "update"]);
	});
	it("keeps the order when a nested component swaps its fragment's children", () => {
		let flip: Any;
		class Swap extends Component {
			render(_: Any, { on }: Any) {
				flip = () => this.setState({ on: !on });
				return on ? F(h("b", { key: 1 }), h("i", { key: 2 })) : F(h("i", { key: 2 }), h("b", { key: 1 }), "t");
			}
		}
		draw(h("p", null, h("u"), F(h(Swap)), h("s")));
		for (const shown of ["<b></b><i></i>", "<i></i><b></b>t", "<b></b><i></i>"]) {
			flip();
			rerender();
			expect(html()).toBe(`<p><u></u>${shown}<s></s></p>`);
		}
	});
	it("appends in place when a component's fragment grows on its own", () => {
		let grow: Any;
		class Grow extends Component {
			render(_: Any, { n = 0 }: Any) {
				grow = (n: number) => this.setState({ n });
				return Array.from({ length: n }, (_x, i) => h("b", { key: i }, i));
			}
		}
		draw(
			F(
				h("u"),
				h(Grow),
				F(),
				h(() => null),
				h("s"),
			),
		);
		for (const n of [1, 3, 0, 2]) {
			grow(n);
			rerender();
			expect(box().textContent).toBe("012".slice(0, n));
			expect(box().firstElementChild!.localName + box().lastElementChild!.localName).toBe("us");
		}
	});
	it("puts a late child before the sibling of its parent's parent", () => {
		let show: Any;
		class Late extends Component {
			render(_: Any, { on }: Any) {
				show = (on: boolean) => this.setState({ on });
				return on && h("b");
			}
		}
		const Wrap = ({ children }: Any) => children;
		draw(
			h("p", null, h(Wrap, null, h(Wrap, null, h(Late)), h(Wrap, null, null)), h(Wrap, null, h(Wrap, null, h("i")))),
		);
		show(true);
		rerender();
		expect(html()).toBe("<p><b></b><i></i></p>");
		show(false);
		rerender();
		expect($("b")).toBe(null);
	});
	it("renders siblings of fragments with holes in the right order", () => {
		const tree = (a: Any, b: Any) => h("p", null, F(a), F(null, b), h("i"));
		draw(tree(null, null));
		draw(tree(null, h("b", null, 1)));
		expect(html()).toBe("<p><b>1</b><i></i></p>");
		draw(tree(h("u"), h("b", null, 1)));
		expect(html()).toBe("<p><u></u><b>1</b><i></i></p>");
		draw(tree(h("u"), null));
		expect(html()).toBe("<p><u></u><i></i></p>");
	});
	it("fills a component's list with holes around it, as conditions toggle", () => {
		const tree = (...on: Any[]) =>
			F(on[0] && F(h("a", { key: 1 })), h("b", null, on[1] && F(F(h("c")))), on[2] ? F(h("i"), h("u")) : h("s"));
		draw(tree(0, 0, 0));
		expect(html()).toBe("0<b>0</b><s></s>");
		draw(tree(1, 1, 1));
		expect(html()).toBe("<a></a><b><c></c></b><i></i><u></u>");
		draw(tree(null, 1, null));
		expect(html()).toBe("<b><c></c></b><s></s>");
	});
});

type Make = (parts: { h: Any; Fragment: Any; F: (...children: Any[]) => Any; S: Any }) => Any;
const cases: [string, Make, Make][] = [
	["a fragment at the root becomes its child", ({ F, S }) => F(S), ({ S }) => S],
	["a child alone moves into a fragment of one", ({ S }) => S, ({ F, S }) => F(S)],
	["a fragment stays", ({ F, S }) => F(S), ({ F, S }) => F(S)],
	["two levels become two levels", ({ F, S }) => F(F(S)), ({ F, S }) => F(F(S))],
	["one level becomes two", ({ F, S }) => F(S), ({ F, S }) => F(F(S))],
	["a fragment becomes a div", ({ F, S }) => F(S), ({ h, S }) => h("div", null, S)],
	["a fragment within a div goes", ({ h, F, S }) => h("div", null, F(S)), ({ h, S }) => h("div", null, S)],
	["a sibling is put before it", ({ F, S }) => F(S), ({ h, F, S }) => F(h("b"), S)],
	["a sibling is put after it", ({ F, S }) => F(S), ({ h, F, S }) => F(S, h("b"))],
	["it moves between two siblings", ({ h, F, S }) => F(h("b"), S), ({ h, F, S }) => F(S, h("b"))],
	["arrays nest deeper", ({ F, S }) => F([S]), ({ F, S }) => F([[S]])],
	["an array becomes a fragment", ({ F, S }) => F([S]), ({ F, S }) => F(F(S))],
	["a fragment becomes an array in a div", ({ h, F, S }) => h("div", null, F(S)), ({ h, S }) => h("div", null, [S])],
	[
		"a hole before it is filled by a fragment",
		({ h, S }) => h("div", null, null, S),
		({ h, F, S }) => h("div", null, F(h("b")), S),
	],
	[
		"the key of its fragment changes",
		({ h, Fragment, S }) => h(Fragment, { key: 1 }, S),
		({ h, Fragment, S }) => h(Fragment, { key: 2 }, S),
	],
	[
		"its keyed fragment moves",
		({ h, Fragment, S }) => h("div", null, h(Fragment, { key: 1 }, S), h("b", { key: 2 })),
		({ h, Fragment, S }) => h("div", null, h("b", { key: 2 }), h(Fragment, { key: 1 }, S)),
	],
	[
		"its fragment gets a key",
		({ h, F, S }) => h("div", null, F(S)),
		({ h, Fragment, S }) => h("div", null, h(Fragment, { key: 1 }, S)),
	],
];
for (const [what, from, to] of cases)
	same(`state and markup when ${what}`, ({ draw, html, api: { h, Fragment, Component } }) => {
		const { log, Stateful } = stateful(h, Component);
		const F = (...children: Any[]) => h(Fragment, null, ...children);
		for (const make of [from, to, from])
			log.push(...domLog(() => draw(make({ h, Fragment, F, S: h(Stateful) }))), html());
		return log;
	});

const moves: [string, ((h: Any, F: Any) => Any)[]][] = [
	[
		"a fragment between siblings grows and shrinks",
		[
			(h, F) => h("div", null, h("a"), h(F, null, 1, 2), h("b")),
			(h, F) => h("div", null, h("a"), h(F, null, 1, 2, 3), h("b")),
			(h, F) => h("div", null, h("a"), h(F, null), h("b")),
		],
	],
	[
		"two fragments swap",
		[
			(h, F) => [h(F, { key: 1 }, h("a"), "x"), h(F, { key: 2 }, h("b"), "y")],
			(h, F) => [h(F, { key: 2 }, h("b"), "y"), h(F, { key: 1 }, h("a"), "x")],
			(h, F) => [h(F, { key: 1 }, "x", h("a")), h("i")],
		],
	],
	[
		"nested lists move",
		[
			(h, F) =>
				h(
					"ul",
					null,
					h(
						F,
						{ key: "a" },
						[1, 2, 3].map((n) => h("li", { key: n }, n)),
					),
					h("li", { key: "b" }),
				),
			(h, F) =>
				h(
					"ul",
					null,
					h("li", { key: "b" }),
					h(
						F,
						{ key: "a" },
						[3, 1, 2].map((n) => h("li", { key: n }, n)),
					),
				),
			(h, F) =>
				h(
					"ul",
					null,
					h(
						F,
						{ key: "a" },
						[2, 1].map((n) => h("li", { key: n }, n)),
					),
					h("li", { key: "c" }),
				),
		],
	],
	[
		"holes become fragments",
		[
			(h) => h("div", null, null, h("a"), false, h("b")),
			(h, F) => h("div", null, h(F, null, h("i"), h("u")), h("a"), h(F, null, "t"), h("b")),
			(h) => h("div", null, null, h("a"), false, h("b")),
		],
	],
	[
		"fragments replace elements",
		[
			(h) => h("div", null, h("a"), h("b")),
			(h, F) => h("div", null, h(F, null, h("a")), h("b")),
			(h, F) => h("div", null, h(F, null, h("a"), h("b"))),
			(h, F) => h(F, null, h("a"), h("b")),
		],
	],
];
for (const [what, steps] of moves)
	same(`when ${what}, the DOM calls are the same`, ({ draw, html, api }) =>
		steps.map((step) => [domLog(() => draw(step(api.h, api.Fragment))), html()]),
	);
