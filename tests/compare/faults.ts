// Thirty faults, each of another kind, and the noise of live pages.
import { pageOf, parts, run, scripts, widget } from "./page";

const without = (name: keyof typeof scripts) => pageOf({}, { [name]: "" });
const changed = (name: keyof typeof parts, from: string | RegExp, to: string) => {
	const text = parts[name].replace(from, to);
	if (text === parts[name]) throw new Error(`${name} has no ${from}.`);
	return pageOf({ [name]: text });
};
const rewritten = (name: keyof typeof scripts, from: string, to: string) => {
	const text = scripts[name].replace(from, to);
	if (text === scripts[name]) throw new Error(`${name} has no ${from}.`);
	return pageOf({}, { [name]: text });
};

/** Whose steps show a fault; what needs none is only looked at. */
export type Driver = "tabs" | "carousel" | "popup" | "anchor" | "form";

/** Swapped pages, by what is wrong. */
export const faults: Record<string, string | [page: string, driver: Driver]> = {
	"tabs are dead": [without("tabs"), "tabs"],
	"a carousel's arrow is dead": [rewritten("carousel", "show(at + 1)", "0"), "carousel"],
	"a carousel's dot goes elsewhere": [rewritten("carousel", "show(index)))", "show(index + 1)))"), "carousel"],
	"a popup does not open": [without("popup"), "popup"],
	"a popup does not close by Escape": [rewritten("popup", 'key === "Escape"', 'key === "F9"'), "popup"],
	"a popup does not take the keyboard": [
		rewritten("popup", 'dialog.querySelector("button").focus();', "document.activeElement.blur();"),
		"popup",
	],
	"an element has moved by 4 px": changed("text", "margin-top:8px", "margin-top:12px"),
	"an element is larger": changed("button", "padding:4px", "padding:9px"),
	"an element is hidden": changed("heading", 'data-id="a01"', 'data-id="a01" style="visibility:hidden"'),
	"an element is transparent": changed("button", "padding:4px", "padding:4px;opacity:0"),
	"an element is not there": pageOf({ button: "" }),
	"a text is wrong": changed("heading", "every day", "one day"),
	"a picture is missing": changed("image", "/dot.svg", "/no.svg"),
	"a lazy picture does not come": without("lazy"),
	"a background picture is missing": changed("background", /background-image:[^;"]*"/, '"'),
	"an entrance never comes": without("entrance"),
	"a colour is wrong": changed("sticky", "#eee", "#fce"),
	"a sticky bar scrolls away": changed("sticky", "position:sticky", "position:relative"),
	"an error on the console": pageOf({}, {}, run("throw new TypeError('no handler')")),
	"a request fails": pageOf({}, {}, run("fetch('/missing.json')")),
	"a link is out of reach of the keyboard": changed("button", 'href="/shop/"', 'href="/shop/" tabindex="-1"'),
	"a control has another name": changed("carousel", 'aria-label="Next"', 'aria-label="Forth"'),
	"a tab does not say that it is chosen": [
		rewritten("tabs", 'title.setAttribute("aria-selected", index === chosen);', ""),
		"tabs",
	],
	"a tab does not take the keyboard": [rewritten("tabs", 'if (key === "Enter") choose(index);', ""), "tabs"],
	"a cookie too many": pageOf({}, {}, run("document.cookie = 'visitor=1;path=/'")),
	"a key in the storage": pageOf({}, {}, run("localStorage.setItem('visitor', 1)")),
	"a press is slow": [
		rewritten(
			"tabs",
			"() => choose(index)",
			"() => { for (const end = performance.now() + 600; performance.now() < end;); choose(index); }",
		),
		"tabs",
	],
	"an anchor leads elsewhere": [
		pageOf({
			end: `<div style="height:300px" id="end"></div>${parts.end.replace('id="end" ', "")}`,
		}),
		"anchor",
	],
	"an empty form is sent": [changed("form", " required", ' data-required=""'), "form"],
	"what moves by itself stands still": pageOf({}, {}, ""),
};

const ticker = widget("counter", "b01", '<p id="clock"></p>');
const place = widget("html", "b02", '<p id="place"></p>');

/** What makes each visit another. */
export const noises: string[] = [
	`${ticker}${run("const tick = () => (clock.textContent = performance.now()); tick(); setInterval(tick, 90)")}`,
	`${place}${run("place.textContent = 'Offer number ' + Math.random()")}`,
	`${place}${run("place.style.height = Math.round(Math.random() * 400) + 'px'")}`,
	`${place}${run("place.style.background = 'hsl(' + Math.random() * 360 + ' 80% 50%)'")}`,
	run("setInterval(() => document.querySelector('.elementor-swiper-button-next').click(), 350)"),
	`${place}${run("place.append(...['Ann', 'Bea', 'Cai', 'Dan', 'Eve', 'Fay'].sort(() => Math.random() - 0.5).map((name) => Object.assign(document.createElement('a'), { href: '/' + name, textContent: name })))")}`,
	`${place}<iframe title="An offer" width="300" height="100" srcdoc="<script>document.body.style.background='hsl('+Math.random()*360+' 80% 50%)'</script>"></iframe>`,
	run("document.cookie = 'visit_' + Math.random().toString(36).slice(2) + '=1;path=/'"),
	run("setTimeout(() => console.error('late by ' + Math.random()), Math.random() * 300)"),
	`${place}${run("setTimeout(() => place.append('Loaded at ' + new Date().toISOString()), Math.random() * 400)")}`,
];

/** The page whose fault is that something stands still. */
export const moving = pageOf({}, {}, noises[4]);
