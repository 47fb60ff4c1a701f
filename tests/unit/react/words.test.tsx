// Words: complete in each language, and what every component says is one of them or the app's own.
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as components from "../../../plugins/react";
import { fillIn } from "../../../src/testing/fill-in";
import { given, samples } from "../../helpers/component-samples";
import { intersect, setFeature } from "../../helpers/jsdom";
import { expectedOnConsole, renderView } from "../../helpers/react";

const { words, WordsProvider } = components;
const names = Object.keys(words.en) as (keyof components.Words)[];
/** Each word in marks, with what is filled in. */
const marked = Object.fromEntries(names.map((name) => [name, `‹${words.en[name].replace(/[^{}]+(?={|$)/g, "…")}›`]));

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	HTMLMediaElement.prototype.play = HTMLMediaElement.prototype.load = vi.fn();
	fillIn();
});

describe.each(Object.keys(words) as components.WordsLanguage[])("the words of %s", (language) => {
	it("are complete, with the same places to fill in", () => {
		expect(Object.keys(words[language]).sort()).toEqual([...names].sort());
		const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
		for (const name of names) {
			expect(words[language][name].trim(), name).not.toBe("");
			expect(places(words[language][name]), name).toEqual(places(words.en[name]));
		}
	});
});

it("there is a sample of every component", () => {
	const parts = ["Island", "Popup", "Slot", "Tracking", "Widget", "WordsProvider"];
	const exported = Object.keys(components).filter((name) => /^[A-Z]/.test(name));
	expect(exported.filter((name) => !samples[name] && !parts.includes(name))).toEqual([]);
});

/** What is said to anyone: texts, and names of elements. */
const saidIn = (root: Element) => {
	const said: string[] = [];
	for (const node of [root, ...root.querySelectorAll("*")]) {
		if (/^(style|script)$/.test(node.localName)) continue;
		for (const name of ["aria-label", "aria-roledescription", "title", "placeholder", "alt"])
			said.push(node.getAttribute(name) ?? "");
		for (const child of node.childNodes) if (child.nodeType === 3) said.push(child.textContent!);
	}
	return said.map((text) => text.replace(/‹[^›]*›/g, "").replaceAll(given, ""));
};
/** Names of others, and addresses. */
const own = /Facebook|facebook\.com|\(Esc\)|data:image|https?:|^\d+:\d+/;

it.each(Object.keys(samples))("%s says nothing that is no word, and other words when they change", async (name) => {
	// What jsdom lacks.
	expectedOnConsole.push(/Not implemented/);
	const settle = (root: Element) =>
		act(async () => {
			for (const node of root.querySelectorAll("*")) intersect(node);
			await vi.dynamicImportSettled();
		});
	const view = await renderView(<WordsProvider words={marked}>{samples[name]}</WordsProvider>);
	await settle(view.container);
	const literal = saidIn(document.body).filter((text) => /\p{L}{2}/u.test(text) && !own.test(text));
	expect(literal).toEqual([]);
	expect(view.container.innerHTML.length).toBeGreaterThan(0);
	await view.render(<WordsProvider words="en">{samples[name]}</WordsProvider>);
	await settle(view.container);
	expect(document.body.innerHTML.match(/‹[^›]*›/g)).toBe(null);
});
