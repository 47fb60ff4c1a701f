// Fields alongside React: first values, values of the app, what is typed, what a reset brings back.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { type Any, same, type } from "./same";

for (const kind of ["input", "textarea"])
	same(`${kind}: what is no longer controlled keeps its text`, async ({ api, draw, box, log }) => {
		const { createElement: h } = api;
		const field = () => box.querySelector(kind) as Any;
		await draw(h(kind, { value: "one", onChange: () => {} }));
		await draw(h(kind, { onChange: () => {} }));
		log.push(field().value);
		await draw(h(kind, { value: null, onChange: () => {} }));
		log.push(field().value);
	});

for (const kind of ["input", "textarea"])
	same(`${kind}: what is entered and not taken over is put back`, async ({ api, draw, box, log }) => {
		const { createElement: h, useState } = api;
		const App = () => {
			const [value, set] = useState("a");
			return h(kind, { value, onChange: (event: Any) => set(event.target.value.slice(0, 2)) });
		};
		await draw(h(App));
		for (const text of ["ab", "abc", "x"]) {
			await api.act(async () => type(box.querySelector(kind), text));
			log.push((box.querySelector(kind) as Any).value);
		}
		await draw(h(kind, { value: "fixed", key: 2, onChange: () => {} }));
		await api.act(async () => type(box.querySelector(kind), "other"));
		log.push((box.querySelector(kind) as Any).value);
	});

same("lists: a first value is the first alone, a value is every time", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const options = () => ["a", "b", "c"].map((value) => h("option", { value, key: value }));
	const group = () => h("optgroup", null, options());
	const chosen = () =>
		[...box.querySelector("select")!.options].filter((one) => one.selected).map(({ value }) => value);
	const rounds: [string, Any[]][] = [
		["first", [{ defaultValue: "b" }, { defaultValue: "c" }, {}]],
		[
			"each",
			[
				{ value: "b", onChange() {} },
				{ value: "c", onChange() {} },
			],
		],
		[
			"several first",
			[
				{ multiple: true, defaultValue: ["a", "c"] },
				{ multiple: true, defaultValue: ["b"] },
			],
		],
		[
			"several",
			[
				{ multiple: true, value: ["a", "c"], onChange() {} },
				{ multiple: true, value: ["b"], onChange() {} },
			],
		],
	];
	for (const [key, list] of rounds)
		for (const props of list) {
			await draw(h("select", { ...props, key }, group()));
			log.push(`${key} ${chosen()}`);
		}
});

same("a first value of true or false is the word", async ({ api, draw, box, log }) => {
	for (const type of ["input", "textarea"])
		for (const defaultValue of [true, false]) {
			await draw(api.createElement(type, { defaultValue, key: log.length }));
			log.push((box.firstChild as HTMLInputElement).value);
		}
});

same("fields without a handler stay as they were rendered", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	await draw(
		h(
			"form",
			null,
			h("input", { id: "text", value: "lion" }),
			h("input", { id: "zero", value: 0 }),
			h("input", { id: "on", type: "checkbox", checked: true }),
			h("input", { id: "off", type: "checkbox", checked: false }),
			h("input", { id: "one", type: "radio", name: "group", checked: true }),
			h("input", { id: "two", type: "radio", name: "group", checked: false }),
			h("textarea", { id: "area", value: "tiger" }),
			h("select", { id: "list", value: "b" }, h("option", { value: "a" }), h("option", { value: "b" })),
			h(
				"select",
				{ id: "many", multiple: true, value: ["b"] },
				h("option", { value: "a" }),
				h("option", { value: "b" }),
			),
		),
	);
	const $ = (id: string) => box.querySelector(`#${id}`) as Any;
	for (const id of ["text", "zero", "area"]) {
		type($(id), "giraffe");
		log.push($(id).value);
	}
	for (const id of ["on", "off", "one", "two"]) {
		$(id).click();
		log.push([...box.querySelectorAll("[type]")].map((field: Any) => field.checked));
	}
	$("list").selectedIndex = 0;
	$("list").dispatchEvent(new Event("change", { bubbles: true }));
	for (const option of $("many").options) option.selected = true;
	$("many").dispatchEvent(new Event("change", { bubbles: true }));
	log.push($("list").value, $("many").selectedOptions.length);
});

same(
	"a handler sees what was typed, a field has what was rendered after all handlers",
	async ({ api, draw, log, box }) => {
		const { createElement: h, useState } = api;
		const App = () => {
			const [value, setValue] = useState("a");
			const [count, setCount] = useState(2);
			return h(
				"div",
				{ onInput: (event: Any) => (log.push(event.target.value), setValue(event.target.value.toUpperCase())) },
				h("input", { value, onInput: () => log.push("inner") }),
				h("input", {
					type: "number",
					value: count,
					onInput: (event: Any) => (event.stopPropagation(), setCount(+event.target.value)),
				}),
			);
		};
		await draw(h(App));
		const [text, number] = box.querySelectorAll("input");
		type(text, "bc");
		log.push(text!.value);
		await api.act(async () => type(number, "2.0"));
		log.push(number!.value);
		await api.act(async () => type(number, "3.50"));
		log.push(number!.value);
	},
);

same("a reset brings back what was rendered last, and a new default is not shown", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	const note = () => {
		for (const { value, defaultValue, checked, defaultChecked } of box.querySelectorAll<Any>("input, textarea"))
			log.push([value, defaultValue, checked, defaultChecked].join());
		log.push([...box.querySelectorAll("input")].map((input) => input.getAttribute("value")).join());
	};
	const noop = () => {};
	const view = (value: string) =>
		h(
			"form",
			null,
			h("input", { value, onChange: noop }),
			h("input", { value, defaultValue: "other", onChange: noop }),
			h("input", { defaultValue: value }),
			h("input", { type: "checkbox", checked: value === "a", onChange: noop }),
			h("input", { type: "checkbox", defaultChecked: value === "a" }),
			h("textarea", { value, onChange: noop }),
			h("textarea", { defaultValue: value }),
		);
	await draw(view("a"));
	note();
	await draw(view("b"));
	note();
	box.querySelector("form")!.reset();
	note();
	await draw(view(""));
	note();
});

same("a list's value wins over its default; values that are no texts are empty", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	const noop = () => {};
	const options = ["a", "b", "c"].map((value) => h("option", { key: value, value }, value));
	await draw(
		h(
			"div",
			null,
			h("select", { value: "b", defaultValue: "c", onChange: noop }, options),
			h("select", { multiple: true, value: ["a", "b"], defaultValue: ["c"], onChange: noop }, options),
			h("input", { value: Symbol("x"), onChange: noop }),
			h("textarea", { value: noop, onChange: noop }),
		),
	);
	for (const list of box.querySelectorAll("select"))
		log.push([...list.selectedOptions].map(({ value }) => value).join());
	for (const field of box.querySelectorAll<Any>("input, textarea")) log.push(field.value, field.getAttribute("value"));
});

same("controlled fields with a handler follow it, also after they were hydrated", async ({ api, log }) => {
	const { createElement: h, useState, hydrateRoot, renderToString, act } = api;
	const Field = ({ type: kind, as = "input", children }: Any) => {
		const [value, setValue] = useState("a");
		const [isOn, setOn] = useState(true);
		return kind === "checkbox"
			? h(as, { type: kind, checked: isOn, onChange: (event: Any) => setOn(event.target.checked) })
			: h(as, { value, onChange: (event: Any) => setValue(event.target.value) }, children);
	};
	const options = ["a", "b"].map((value) => h("option", { key: value, value }));
	const App = () =>
		h(
			"div",
			null,
			h(Field),
			h(Field, { type: "checkbox" }),
			h(Field, { as: "textarea" }),
			h(Field, { as: "select" }, options),
		);
	const side = document.body.appendChild(document.createElement("div"));
	side.innerHTML = renderToString(h(App));
	let root: Any;
	await act(async () => (root = hydrateRoot(side, h(App))));
	const [text, box, area, list] = side.querySelectorAll<Any>("input, textarea, select");
	type(text, "b");
	log.push(text.value);
	box.click();
	log.push(box.checked);
	type(area, "b");
	log.push(area.value);
	type(list, "b", "change");
	log.push(list.value);
	await act(async () => root.unmount());
	side.remove();
});
