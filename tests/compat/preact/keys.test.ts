// Keys: which nodes and which state stay when lists change, and how few moves that takes.
import { expect, it } from "vitest";
import { domLog } from "./dom-log";
import { type Any, same, suite } from "./implementations";

suite("keys", ({ api: { h, Fragment, Component }, draw, box, html, $, rerender }) => {
	const List = ({ of }: Any) =>
		h(
			"ol",
			null,
			[...of].map((v: string) => h("li", { key: v }, v)),
		);
	const nodes = () => Object.fromEntries([...box().querySelectorAll("li")].map((li) => [li.textContent, li]));

	const changes: [string, string][] = [
		["abc", "abcd"],
		["abc", "ab"],
		["abc", "bc"],
		["abc", "xabc"],
		["abc", "cab"],
		["abc", "bca"],
		["abcd", "dcba"],
		["abcdef", "fbcdea"],
		["abcdef", "badcfe"],
		["abcdef", "xbydzf"],
		["abc", "xyz"],
		["abc", ""],
		["", "abc"],
		["abcde", "edabc"],
		["abcdefgh", "hbafcgde"],
		["abcd", "acbd"],
		["abcd", "dabc"],
		["abcd", "xdyczbwa"],
		["abcdefghij", "jcde"],
		["ab", "xyzab"],
	];
	for (const [from, to] of changes)
		it(`keeps the nodes of keys that stay: ${from || "none"} to ${to || "none"}`, () => {
			draw(h(List, { of: from }));
			const before = nodes();
			draw(h(List, { of: to }));
			expect(box().textContent).toBe(to);
			for (const key of to) if (from.includes(key)) expect(nodes()[key]).toBe(before[key]);
		});

	it("keeps neither key nor ref among the props", () => {
		let seen: Any;
		draw(h((props: Any) => (seen = props) && null, { key: "k", a: 1 }));
		expect(seen).toEqual({ a: 1 });
	});
	it("re-renders when the key of a single child changes", () => {
		draw(h("p", { key: 1 }));
		const p = $("p");
		draw(h("p", { key: 2 }));
		expect($("p")).not.toBe(p);
		const again = $("p");
		draw(h("p", { key: 2 }));
		expect($("p")).toBe(again);
	});
	it("tells a key from no key", () => {
		draw(h("p", { key: "x" }));
		const p = $("p");
		draw(h("p"));
		expect($("p")).not.toBe(p);
	});
	it("tells the keys 0 and null apart", () => {
		draw(h("div", null, h("b", { key: 0 }), h("i")));
		const zero = $("b");
		draw(h("div", null, h("i"), h("b", { key: 0 })));
		expect($("b")).toBe(zero);
		draw(h("div", null, h("i"), h("b")));
		expect($("b")).not.toBe(zero);
	});
	it("matches unkeyed children of one type by their order", () => {
		draw(h("div", null, h("b"), h("i"), h("b")));
		const [first, , last] = $("div").children;
		draw(h("div", null, h("b"), h("b")));
		expect($("div").children[0]).toBe(first);
		expect($("div").children[1]).toBe(last);
	});
	it("reuses no node of another type with the same key", () => {
		draw(h("div", null, h("b", { key: 1 }), h("i", { key: 2 })));
		draw(h("div", null, h("i", { key: 1 }), h("b", { key: 2 })));
		expect(html()).toBe("<div><i></i><b></b></div>");
	});
	it("renders duplicates of a key without losing one", () => {
		const tree = (...keys: Any[]) =>
			h(
				"div",
				null,
				keys.map((key, n) => h("b", { key }, n)),
			);
		draw(tree(1, 1, 2));
		expect($("div").textContent).toBe("012");
		draw(tree(2, 1, 1, 1));
		expect($("div").textContent).toBe("0123");
		draw(tree(1));
		expect($("div").textContent).toBe("0");
	});
	it("keeps keyed nodes among unkeyed ones", () => {
		draw(h("div", null, h("b"), h("i", { key: "k" }), h("b")));
		const i = $("i");
		draw(h("div", null, h("i", { key: "k" }), h("b"), h("b")));
		expect($("i")).toBe(i);
		expect(html()).toBe("<div><i></i><b></b><b></b></div>");
	});
	it("moves every node of a component that renders several", () => {
		const Pair = ({ of }: Any) => [h("b", null, of), h("i", null, of)];
		const tree = (keys: string) =>
			h(
				"p",
				null,
				[...keys].map((of) => h(Pair, { key: of, of })),
			);
		draw(tree("abc"));
		const b = $("b");
		draw(tree("cba"));
		expect($("p").textContent).toBe("ccbbaa");
		expect(box().querySelectorAll("b")[2]).toBe(b);
	});
	it("moves every node of a keyed fragment", () => {
		const tree = (keys: string) =>
			h(
				"p",
				null,
				[...keys].map((k) => h(Fragment, { key: k }, h("b", null, k), k)),
			);
		draw(tree("abcd"));
		const first = $("b");
		draw(tree("dbca"));
		expect(html()).toBe("<p><b>d</b>d<b>b</b>b<b>c</b>c<b>a</b>a</p>");
		expect(box().querySelectorAll("b")[3]).toBe(first);
	});

	const counter = () => {
		const log: string[] = [];
		class Box extends Component {
			constructor(props: Any) {
				super(props);
				log.push(`new ${props.name}`);
			}
			componentDidMount() {
				log.push(`mount ${this.props.name}`);
			}
			componentDidUpdate() {
				log.push(`update ${this.props.name}`);
			}
			componentWillUnmount() {
				log.push(`unmount ${this.props.name}`);
			}
			render({ name, children }: Any) {
				return h("div", null, name, children);
			}
		}
		return { Box, read: () => log.splice(0) };
	};
	it("keeps the state of keyed components that swap", () => {
		const { Box, read } = counter();
		draw(h("p", null, h(Box, { key: 1, name: "a" }), h(Box, { key: 2, name: "b" })));
		expect(read()).toEqual(["new a", "new b", "mount a", "mount b"]);
		draw(h("p", null, h(Box, { key: 2, name: "b" }), h(Box, { key: 1, name: "a" })));
		expect(read()).toEqual(["update b", "update a"]);
		expect(html()).toBe("<p><div>b</div><div>a</div></p>");
	});
	it("loses the state of unkeyed components only when their place goes", () => {
		const { Box, read } = counter();
		draw(h("p", null, h(Box, { name: "a" }), h(Box, { name: "b" })));
		read();
		draw(h("p", null, h(Box, { name: "b" }), h(Box, { name: "a" })));
		expect(read()).toEqual(["update b", "update a"]);
		draw(h("p", null, h(Box, { name: "b" })));
		expect(read()).toEqual(["unmount a", "update b"]);
	});
	it("keeps the state of an unkeyed component next to a hole", () => {
		const { Box, read } = counter();
		draw(h("p", null, null, h(Box, { name: "a" })));
		read();
		draw(h("p", null, h("b"), h(Box, { name: "a" })));
		expect(read()).toEqual(["update a"]);
	});
	it("loses the state when a component's key or type or wrapper changes", () => {
		const { Box, read } = counter();
		const Outer = ({ children }: Any) => children;
		draw(h(Box, { key: 1, name: "a" }));
		read();
		draw(h(Box, { key: 2, name: "b" }));
		expect(read()).toEqual(["unmount a", "new b", "mount b"]);
		draw(h(Outer, null, h(Box, { key: 2, name: "c" })));
		expect(read()).toEqual(["unmount b", "new c", "mount c"]);
		draw(h("div", null, h(Box, { key: 2, name: "d" })));
		expect(read()).toEqual(["unmount c", "new d", "mount d"]);
	});
	it("moves a keyed component between others without touching its DOM", () => {
		let setOrder: Any;
		class App extends Component {
			render(_: Any, { order = "abcd" }: Any) {
				setOrder = (order: string) => this.setState({ order });
				return h(List, { of: order });
			}
		}
		draw(h(App));
		const before = nodes();
		setOrder("dbca");
		rerender();
		expect(box().textContent).toBe("dbca");
		expect(nodes()).toEqual(before);
	});
});

const sequences = [
	"abc abcd ab b abcb",
	"0123 123 23 3",
	"012345 501234 123450",
	"abcd dcba abcd",
	"abcdef fbcdea abcdef",
	"abcdefgh hgfedcba",
	"abcde xabcd xyabc",
	"12345 13579 97531 2468 12345",
	"abc xyz abc",
	"abcdefghijklmnop ponmlkjihgfedcba aponmlb",
	"0123456789 9012345678 0192837465 5647382910",
	"abcdef bcdefa cdefab fedcba",
	"abcd bd abcd ac db",
	"a  abc  cab",
	"abcdefghi aebfcgdhi ihdgcfbea",
	"1234 1x234 1x2y34 y1x342",
];
same("keys of every kind find their nodes alike", ({ draw, box, api: { h } }) => {
	const keys = [0, "0", "", false, true, null, undefined, 1, "1", "a", Number.NaN, 1n];
	return keys.flatMap((one) =>
		keys.map((two) => {
			draw(h("div", null, h("b", { key: one }), h("i")));
			const b = box().querySelector("b");
			draw(h("div", null, h("i"), h("b", { key: two })));
			return [String(one), String(two), box().querySelector("b") === b];
		}),
	);
});
for (const sequence of sequences)
	same(`a list through ${sequence} makes the same DOM calls`, ({ draw, api: { h } }) =>
		sequence.split(" ").map((of) =>
			domLog(() =>
				draw(
					h(
						"ol",
						null,
						[...of].map((key) => h("li", { key }, key)),
					),
				),
			),
		),
	);
for (const sequence of sequences)
	same(`unkeyed and keyed children through ${sequence} make the same DOM calls`, ({ draw, html, api: { h } }) =>
		sequence.split(" ").map((of) => [
			domLog(() =>
				draw(
					h(
						"ol",
						null,
						"start",
						[...of].map((c, n) => h("acegikmo02468".includes(c) ? "b" : "i", n % 3 ? null : { key: c }, c)),
						h("u"),
					),
				),
			),
			html(),
		]),
	);

same("what is moved is moved by moveBefore where the browser has that, also in a detached container", ({ api }) => {
	const moved: string[] = [];
	const own = Element.prototype as Any;
	const before = Object.getOwnPropertyDescriptor(own, "moveBefore");
	own.moveBefore = function (this: Any, node: Any, next: Any) {
		moved.push(`${node.textContent} before ${next?.textContent ?? "nothing"}`);
		return this.insertBefore(node, next);
	};
	try {
		const box = document.createElement("div");
		const record = ["123", "3a12", "2b3a1", "1"].map((keys) => {
			api.render(
				[...keys].map((key) => api.h(api.Fragment, { key }, api.h("i", null, key), key)),
				box,
			);
			return [moved.splice(0), box.innerHTML];
		});
		api.render(null, box);
		return record;
	} finally {
		if (before) Object.defineProperty(own, "moveBefore", before);
		else delete own.moveBefore;
	}
});
