// Signals as text, props and lists: programs whose markup and logs must be those of preact with @preact/signals.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { type Any, same, settle } from "./implementations";

same("signals as text: every value, changed, swapped and shared", async ({ api, draw, html, rerender, $ }) => {
	const { createElement: h, signal, computed } = api;
	const log: Any[] = [];
	const s = signal("a");
	const other = signal("other");
	const App = ({ sig }: Any) => (log.push("render"), h("p", null, "[", sig, "]", sig));
	draw(h(App, { sig: s }));
	const text = $("p").childNodes[1];
	for (const value of [
		"b",
		1,
		0,
		"",
		null,
		undefined,
		true,
		false,
		h("i", null, "vnode"),
		[h("b", { key: 1 }), "x"],
		"text",
		h("i", null, "again"),
		5n,
		"end",
	] as Any) {
		s.value = value;
		await settle();
		rerender();
		log.push(html());
	}
	log.push($("p").childNodes[1] === text);
	draw(h(App, { sig: other }));
	log.push(html());
	s.value = "not seen";
	await settle();
	rerender();
	log.push(html());
	other.value = "seen";
	await settle();
	rerender();
	log.push(html());
	draw(h(App, { sig: computed(() => `${other.value}!`) }));
	log.push(html());
	other.value = "computed";
	await settle();
	rerender();
	log.push(html());
	draw(h(App, { sig: "plain" }));
	log.push(html());
	draw(s);
	await settle();
	log.push(html());
	return log;
});
same(
	"signals as props: attributes, properties, styles, changed, swapped and taken away",
	async ({ api, draw, html, rerender, $ }) => {
		const { createElement: h, signal, computed } = api;
		const log: Any[] = [];
		const s = signal("a");
		const other = signal("other");
		const view = (props: Any, type = "input") => h(type, props);
		const step = async (name: string) => {
			await settle();
			rerender();
			log.push(`${name} ${html()} ${$("input")?.value} ${$("input")?.checked}`);
		};
		for (const name of [
			"title",
			"id",
			"class",
			"className",
			"disabled",
			"data-x",
			"aria-hidden",
			"style",
			"href",
			"maxLength",
			"hidden",
			"defaultValue",
			"custom",
		]) {
			s.value = name === "style" ? "color: red" : "a";
			draw(view({ [name]: s }));
			await step(name);
			for (const value of name === "style" ? ["color: blue", ""] : ["b", "", true, false, 5, "a"]) {
				s.value = value;
				await step(`${name} ${JSON.stringify(value)}`);
			}
			draw(view({ [name]: other }));
			s.value = "not seen";
			await step(name);
			draw(view({ [name]: "plain" }));
			other.value = "not seen";
			await step(name);
			other.value = "other";
			draw(view({ [name]: other }));
			await step(name);
			draw(view({}));
			other.value = "after";
			await step(name);
			// Preact leaves an empty attribute, and React none.
			log.push(log.pop().replace(/ [a-z-]+="0?"/i, ""));
			draw(null);
			s.value = "gone";
			other.value = "other";
			await step(name);
		}
		draw(h("svg", { viewBox: s, class: computed(() => `${other.value}!`) }));
		s.value = "0 0 1 1";
		await step("svg");
		return log;
	},
);

same("lists of signals, keyed, moved and changed", async ({ api, draw, html, rerender, $ }) => {
	const { createElement: h, signal } = api;
	const log: Any[] = [];
	const items = [..."abcd"].map((name) => ({ name, text: signal(name), title: signal(name) }));
	const Row = ({ item }: Any) => (log.push(`row ${item.name}`), h("li", { title: item.title }, item.text));
	const view = (order: string) =>
		h(
			"ul",
			null,
			[...order].map((name) => h(Row, { key: name, item: items.find((i) => i.name === name) })),
		);
	for (const order of ["abcd", "dcba", "bd", "abcd", ""]) {
		draw(view(order));
		for (const item of items) (item.text.value += "!"), (item.title.value += "?");
		await settle();
		rerender();
		log.push(html());
	}
	log.push(!!$("ul"));
	return log;
});
same("hydrating signals as text and as props", async ({ api, html, box, rerender, $ }) => {
	const { createElement: h, signal, hydrate } = api;
	const log: Any[] = [];
	const [text, title] = [signal("server"), signal("t")];
	html('<p title="t">server<b>x</b></p>');
	const p = $("p");
	hydrate(h("p", { title }, text, h("b", null, "x")), box());
	log.push(html(), p === $("p"));
	text.value = "client";
	title.value = "u";
	await settle();
	rerender();
	log.push(html());
	return log;
});
same("Show and For", async ({ api, name, draw, html, rerender }) => {
	const { Show, For } = (await import(
		name === "runtime" ? "../../../src/runtime/react/signals" : "@preact/signals/utils"
	)) as Any;
	const { createElement: h, signal, computed } = api;
	const log: Any[] = [];
	const when = signal(false);
	const list = signal([]);
	draw(
		h(
			"p",
			null,
			h(Show, { when, fallback: h("i", null, "none") }, (v: Any) => h("b", null, v)),
			h(For, { each: list, fallback: "empty" }, (item: Any, index: number) => h("u", null, item, index)),
			h(Show, { when: computed(() => !when.value) }, "static"),
		),
	);
	const step = async () => {
		await settle();
		rerender();
		log.push(html());
	};
	await step();
	when.value = "shown";
	await step();
	for (const next of [["a", "b"], ["b", "a"], ["c"], [], ["d", "e", "f"]]) {
		list.value = next;
		await step();
	}
	when.value = 0;
	await step();
	return log;
});
