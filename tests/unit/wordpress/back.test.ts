// A cached page whose files are gone: the originals that were cut come back, one after the other, as they were printed.
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const code = readFileSync("src/wordpress/plugin/includes/back.js", "utf8").replace(/\n\t*/g, "");
const tags = [
	'<script src="/a.js?x=1&amp;ver=2" id="a-js" defer></script>',
	'<script id="a-js-after">document.title = "ran"</script>',
	'<script src="/b.js" id="b-js"></script>',
];
const ids = () => [...document.querySelectorAll("script[id$=-js],script[id*=after]")].map(({ id }) => id);

it("runs them in their order once the core fails, and for nothing else", () => {
	document.head.innerHTML =
		'<script type="text/plain" id="gossamer-js-module"></script><script type="text/plain" id="other"></script>';
	const data = document.createElement("script");
	Object.assign(data, { type: "application/json", id: "gossamer-originals", text: JSON.stringify(tags) });
	document.body.append(data);
	new Function(code)();
	const fail = (id: string) => document.getElementById(id)!.dispatchEvent(new Event("error"));
	fail("other");
	expect(ids()).toEqual([]);
	fail("gossamer-js-module");
	expect(document.getElementById("gossamer-originals")).toBeNull();
	expect(ids()).toEqual(["a-js"]);
	const first = document.getElementById("a-js") as HTMLScriptElement;
	expect([first.getAttribute("src"), first.async]).toEqual(["/a.js?x=1&ver=2", false]);
	// One that cannot be loaded ends nothing.
	first.onerror!(new Event("error"));
	expect(ids()).toEqual(["a-js", "a-js-after", "b-js"]);
	expect(document.title).toBe("ran");
	fail("gossamer-js-module");
	expect(ids()).toHaveLength(3);
});

it("what waits for the page to be ready waits for the last of them, as it did when the page was read", () => {
	document.head.innerHTML = '<script type="text/plain" id="gossamer-js-module"></script>';
	document.body.innerHTML = "";
	vi.useFakeTimers();
	const calls: string[] = [];
	const fn = { ready: (run: () => void) => run() };
	const plain = fn.ready;
	const data = document.createElement("script");
	Object.assign(data, { type: "application/json", id: "gossamer-originals", text: JSON.stringify(tags) });
	document.body.append(data);
	new Function(code)();
	document.getElementById("gossamer-js-module")!.dispatchEvent(new Event("error"));
	expect([...document.querySelectorAll("link[rel=preload]")].map((link) => link.getAttribute("href"))).toEqual([
		"/a.js?x=1&ver=2",
		"/b.js",
	]);
	// What the first of them does: it brings jQuery, and waits for the page in three ways.
	Object.assign(window, { jQuery: { fn } });
	document.addEventListener("DOMContentLoaded", () => calls.push("listener"));
	document.addEventListener("DOMContentLoaded", { handleEvent: () => calls.push("object") });
	document.addEventListener("click", () => calls.push("click"));
	const load = (id: string) => (document.getElementById(id) as HTMLScriptElement).onload!(new Event("load"));
	load("a-js");
	fn.ready(() => calls.push("ready"));
	document.dispatchEvent(new Event("click"));
	expect(calls).toEqual(["click"]);
	load("b-js");
	vi.runAllTimers();
	expect(calls).toEqual(["click", "listener", "object", "ready"]);
	expect(fn.ready).toBe(plain);
	vi.useRealTimers();
});
