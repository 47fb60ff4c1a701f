// A generated page of any size, for benches: `?elements=5000&hosts=300&kinds=counter,alert`.

import { tabs } from "../../../plugins/accordion/tests/tabs.mjs";
import { accordion, toggle } from "../../../plugins/accordion/tests/widget.mjs";
import { questions, techniques } from "../content.mjs";
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";
import { heading, textEditor } from "../widgets/basics.mjs";
import { section } from "../widgets/element.mjs";
import { alert, counter, progress } from "../widgets/figures.mjs";

const perSection = 20;

const kinds = {
	counter: (context, index) => counter(context, { title: `Count ${index}`, to: index * 10, duration: 600 }),
	progress: (context, index) => progress(context, { title: `Bar ${index}`, max: (index * 7) % 101 }),
	alert: (context, index) => alert(context, { title: `Notice ${index}`, text: "It can be closed." }),
	accordion: (context) => accordion(context, { items: questions.slice(0, 2) }),
	toggle: (context) => toggle(context, { items: questions.slice(0, 2) }),
	tabs: (context) => tabs(context, { items: techniques }),
};

export default {
	path: "/scale",
	group: "whole",
	panel: false,
	title: { en: "Scale", he: "קנה מידה" },
	summary: {
		en: "A generated page with as many elements and widgets as its address asks for.",
		he: "עמוד מיוצר עם כמה רכיבים שהכתובת מבקשת.",
	},
	lede: {
		en: "“elements” in the address is how many page-builder elements there are, “hosts” how many of them need a plugin, “kinds” which.",
		he: "‏elements בכתובת הוא מספר הרכיבים בעמוד, hosts כמה מהם צריכים תוסף, kinds אילו.",
	},
	picture: picture(
		html`${Array.from({ length: 40 }, (_, index) => html`<rect class="${index % 7 === 3 ? "blue" : index % 5 === 1 ? "sea" : "paper"}" x="${40 + (index % 8) * 20.5}" y="${24 + Math.floor(index / 8) * 19}" width="16" height="14" rx="3"/>`)}`,
	),
	body: (context) => {
		const elements = numberIn(context.query.get("elements"), 200, 50_000);
		const hosts = Math.min(numberIn(context.query.get("hosts"), 24, 10_000), elements);
		const wanted = (context.query.get("kinds") ?? "").split(",").filter((name) => Object.hasOwn(kinds, name));
		const names = wanted.length ? wanted : Object.keys(kinds);
		const sections = Math.max(1, Math.ceil(elements / (perSection + 1)));
		const widgets = Math.max(hosts, elements - sections);
		let made = 0;
		return Array.from({ length: sections }, (_, number) => {
			const until = Math.round(((number + 1) * widgets) / sections);
			const children = [];
			for (let index = made; index < until; index++) {
				const hostsBefore = Math.floor((index * hosts) / widgets);
				const isHost = Math.floor(((index + 1) * hosts) / widgets) > hostsBefore;
				const draw = isHost ? kinds[names[hostsBefore % names.length]] : plain[index % plain.length];
				children.push(draw(context, index));
			}
			made = until;
			return section(context, { classes: "e-no-lazyload" }, children);
		});
	},
};

const plain = [
	(context, index) => heading(context, { text: `Shelf ${index}` }),
	(context) => textEditor(context, { text: "Bowls, mugs, jars and a jug that pours better than it looks." }),
	(context) => textEditor(context, { text: "Glazed in spring, fired in a night, and waiting here since." }),
];

const numberIn = (text, fallback, most) => {
	const number = Number.parseInt(text ?? "", 10);
	return Number.isNaN(number) ? fallback : Math.min(Math.max(number, 0), most);
};
