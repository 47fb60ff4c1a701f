// Alongside React: helpers for children, keys and refs as libraries read them.
import { type Any, same } from "./same";

/** An element by what libraries read of it. */
const plain = (value: Any): Any => {
	if (Array.isArray(value)) return value.map(plain);
	if (!value?.props) return value;
	const { type, key, props } = value;
	return [typeof type === "string" ? type : "other", key, plain(props.children ?? null)];
};

const record = (log: Any[], name: string, run: () => unknown) => {
	try {
		log.push([name, plain(run())]);
	} catch (error) {
		log.push([name, (error as Error).message.slice(0, 60)]);
	}
};

same("Children count empty places, and give keys by place", ({ api, log }) => {
	const { createElement: h, Children, Fragment } = api;
	const self = {};
	const inputs: Record<string, unknown> = {
		null: null,
		undefined,
		zero: 0,
		"an empty text": "",
		text: "a",
		false: false,
		true: true,
		places: [null, "a", false, 1, undefined, true],
		nested: [["a", ["b"]], "c", [[]]],
		element: h("p"),
		"elements with and without keys": [h("p", { key: "x" }), h("b"), [h("i", { key: "y" }), h("u", { key: 7 })]],
		"odd keys": [h("p", { key: "a/b" }), h("p", { key: "=:" }), h("p", { key: "" })],
		fragment: h(Fragment, null, "a", "b"),
		function: () => 1,
		"functions in a list": [() => 1, "a"],
		set: new Set(["a", "b"]),
		nothing: [],
		one: [h("p")],
	};
	for (const [name, input] of Object.entries(inputs)) {
		const on = (what: string, run: () => unknown) => record(log, `${what} of ${name}`, run);
		on("count", () => Children.count(input));
		on("toArray", () => Children.toArray(input));
		on("only", () => Children.only(input));
		on("map", () => Children.map(input, (child: Any) => child));
		on("map to items", () => Children.map(input, (_: Any, index: number) => h("li", { key: `k/${index}` })));
		on("map to lists", () => Children.map(input, (child: Any) => [child, "z", null, h("hr", { key: "k" }), [child]]));
		on("forEach", () => {
			const calls: Any[] = [];
			const run = function (this: unknown, child: unknown, index: number) {
				calls.push([plain(child), index, this === self]);
			};
			return [Children.forEach(input, run, self), calls];
		});
	}
});

same("what is mapped keeps its state, whatever comes before it", async ({ api, draw, box, log }) => {
	const { createElement: h, Children } = api;
	const List = ({ children }: Any) =>
		h(
			"ul",
			null,
			Children.map(children, (child: Any) => child && h("li", null, child)),
		);
	for (const isFirst of [true, false, true]) {
		await draw(h(List, null, isFirst && h("input", { placeholder: "a" }), h("input", { placeholder: "b" })));
		const fields = [...box.querySelectorAll("input")];
		log.push(fields.map(({ placeholder, value }) => `${placeholder} ${value}`));
		for (const field of fields) field.value = field.placeholder;
	}
});

same("an element says its key and its ref", ({ api: { createElement: h, cloneElement, Component }, log }) => {
	class Part extends Component {
		render() {
			return null;
		}
	}
	const ref = { current: null };
	for (const type of ["p", Part, () => null])
		for (const element of [
			h(type),
			h(type, { key: 5, ref }),
			cloneElement(h(type)),
			cloneElement(h(type, { key: "a", ref })),
			cloneElement(h(type), { key: 0, ref }),
		])
			log.push([element.key, element.props.ref === ref, element.props.key]);
});
