// Form fields, focus and selects.
import { expect, it } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("select", ({ api: { h, Component, useState, act }, draw, $, box, rerender }) => {
	const options = (...values: Any[]) => values.map((value) => h("option", { key: value, value }, `option ${value}`));
	const selected = () => [...box().querySelectorAll("option")].filter((o) => o.selected).map((o) => o.value);
	it("selects the option of its value at first and later", () => {
		draw(h("select", { value: "B" }, options("A", "B", "C")));
		expect($("select").value).toBe("B");
		draw(h("select", { value: "C" }, options("A", "B", "C")));
		expect(selected()).toEqual(["C"]);
	});
	it("selects by an option's selected", () => {
		draw(h("select", null, h("option", { value: "A" }), h("option", { value: "B", selected: true })));
		expect($("select").value).toBe("B");
		draw(h("select", null, h("option", { value: "A", selected: true }), h("option", { value: "B", selected: false })));
		expect($("select").value).toBe("A");
	});
	it("selects several in a multiple", () => {
		draw(
			h(
				"select",
				{ multiple: true },
				h("option", { value: "A", selected: true }),
				h("option", { value: "B", selected: true }),
				h("option", { value: "C" }),
			),
		);
		expect(selected()).toEqual(["A", "B"]);
	});
	it("selects an option that comes in the same render as the value", () => {
		draw(h("select", { value: "A" }, options("A")));
		draw(h("select", { value: "B" }, options("A", "B")));
		expect($("select").value).toBe("B");
	});
	it("keeps the selection when options move by key", () => {
		draw(h("select", { value: "B" }, options("A", "B", "C")));
		draw(h("select", { value: "B" }, options("C", "B", "A")));
		expect($("select").value).toBe("B");
	});
	it("selects in optgroups", () => {
		draw(h("select", { value: "B" }, h("optgroup", { label: "g" }, options("A", "B"))));
		expect($("select").value).toBe("B");
	});
	it("writes the value again after the visitor's choice when the state says otherwise", () => {
		const App = () => {
			const [v, set] = useState("A");
			return h(
				"select",
				{ value: v, onChange: (e: Any) => set(e.target.value === "C" ? "A" : e.target.value) },
				options("A", "B", "C"),
			);
		};
		act(() => draw(h(App)));
		$("select").value = "B";
		act(() => $("select").dispatchEvent(new Event("change")));
		expect($("select").value).toBe("B");
	});
	it("gives radio buttons their group and a checkbox its state", () => {
		let c: Any;
		class App extends Component {
			render(_: Any, { on = "a" }: Any) {
				c = this;
				return ["a", "b"].map((value) =>
					h("input", { key: value, type: "radio", name: "r", value, checked: on === value }),
				);
			}
		}
		draw(h(App));
		const [a, b] = box().querySelectorAll("input");
		expect([a!.checked, b!.checked]).toEqual([true, false]);
		c.setState({ on: "b" });
		rerender();
		expect([a!.checked, b!.checked]).toEqual([false, true]);
	});
});

suite("focus", ({ api: { h, Fragment, Component }, draw, $, box, rerender }) => {
	const Input = () => h("input", { id: "f" });
	const List = (before: number, after: number, keyed = true) =>
		h(
			"div",
			null,
			Array.from({ length: before }, (_, n) => h("p", { key: `b${n}` }, n)),
			h("input", keyed ? { key: "i" } : null),
			Array.from({ length: after }, (_, n) => h("p", { key: `a${n}` }, n)),
		);
	for (const [from, to] of [
		[
			[0, 0],
			[1, 1],
		],
		[
			[1, 1],
			[0, 0],
		],
		[
			[2, 1],
			[1, 2],
		],
		[
			[0, 2],
			[3, 0],
		],
		[
			[1, 0],
			[0, 1],
		],
	] as Any)
		it(`stays while ${from} siblings become ${to}`, () => {
			draw(List(from[0], from[1]));
			$("input").focus();
			draw(List(to[0], to[1]));
			expect(document.activeElement).toBe($("input"));
			draw(List(from[0], from[1], true));
			expect(document.activeElement).toBe($("input"));
		});
	it("stays when siblings come around an unkeyed field within fragments", () => {
		const tree = (...on: Any[]) =>
			h("div", null, on[0] && h("p"), h(Fragment, null, on[1] && h("b"), h(Input)), on[2] && h("i"));
		draw(tree());
		$("input").focus();
		for (const on of [[1], [1, 1], [1, 1, 1], [null, 1, 1], [null, null, 1], []]) {
			draw(tree(...on));
			expect(document.activeElement).toBe($("input"));
		}
	});
	it("stays when a keyed list is turned round elsewhere", () => {
		const tree = (keys: string) =>
			h(
				"div",
				null,
				h(
					"ul",
					null,
					[...keys].map((key) => h("li", { key }, key)),
				),
				h("input"),
			);
		draw(tree("abc"));
		$("input").focus();
		draw(tree("cba"));
		expect(document.activeElement).toBe($("input"));
	});
	it("keeps what was typed when another part renders", () => {
		let c: Any;
		class App extends Component {
			render(_: Any, { n = 0 }: Any) {
				c = this;
				return h("form", null, h("input"), h("output", null, n));
			}
		}
		draw(h(App));
		$("input").value = "typed";
		c.setState({ n: 1 });
		rerender();
		expect($("input").value).toBe("typed");
		expect(box().textContent).toBe("1");
	});
});

for (const tag of ["input", "textarea", "select"])
	same(`<${tag}> holds the same value through controlled, typed and cleared states`, ({ draw, $, api: { h } }) => {
		const log: Any[] = [];
		const children =
			tag === "select"
				? [h("option", null, "a"), h("option", null, "b"), h("option", { value: "" }), h("option", null, "0")]
				: [];
		for (const value of ["a", "b", "a", null, "b", undefined, "", 0, "a", false, true, "b"])
			for (const typed of [false, true]) {
				if (typed && $(tag)) $(tag).value = "a";
				draw(h(tag, { value }, ...children));
				log.push([String(value), typed, $(tag).value, $(tag).getAttribute("value")]);
			}
		draw(h(tag, null, ...children));
		log.push($(tag).value);
		return log;
	});
same("a checkbox is checked the same through every value", ({ draw, $, api: { h } }) => {
	const log: Any[] = [];
	for (const checked of [true, false, true, null, true, undefined, "x", "", 0, 1, true])
		for (const visitor of [undefined, true, false]) {
			if (visitor !== undefined) $("input").checked = visitor;
			draw(h("input", { type: "checkbox", checked, indeterminate: !checked }));
			log.push([String(checked), visitor, $("input").checked, $("input").indeterminate, $("input").outerHTML]);
		}
	return log;
});
