// Pages whose jQuery an optimiser holds back: they are announced to others when the held scripts have run.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announce, open, page, unmount, widget } from "./setup";

const held = (name: string, type = "rocketlazyloadscript") =>
	`<script type="${type}" data-rocket-src="/${name}.js"></script>`;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[data-rocket-src]")];
/** What the optimiser does with a held script; its file has loaded when `load` is sent. */
const release = (script: HTMLScriptElement): HTMLScriptElement => {
	const released = document.createElement("script");
	// jsdom would ask for the file of `src` in a script that runs.
	Object.defineProperty(released, "src", { value: script.dataset.rocketSrc });
	script.replaceWith(released);
	return released;
};
/** The time that jQuery's `ready` and a task take. */
const rest = async () => {
	await vi.advanceTimersByTimeAsync(1);
};
const jQuery = Object.assign((target: unknown) => (typeof target === "function" ? target() : target), { fn: {} });

beforeEach(() => {
	Object.assign(window, { jQuery: undefined });
});
afterEach(() => {
	unmount();
	Reflect.deleteProperty(window, "jQuery");
});

const listen = () => {
	const said: string[] = [];
	const init = () => said.push("init");
	window.addEventListener("elementor/frontend/init", init);
	return { said, end: () => window.removeEventListener("elementor/frontend/init", init) };
};

it("waits for the last held script, and for its file", async () => {
	const { frontend } = await open(`${held("jquery.min")}${held("pack")}${page(widget("a", "pack.default"))}`);
	const { said, end } = listen();
	const ready = vi.fn();
	await announce();
	await rest();
	expect(said).toEqual([]);
	Object.assign(window, { jQuery });
	const [first, second] = scripts() as [HTMLScriptElement, HTMLScriptElement];
	const library = release(first);
	await rest();
	library.dispatchEvent(new Event("load"));
	const pack = release(second);
	await rest();
	expect(said).toEqual([]);
	// As the pack's file does.
	frontend.hooks.addAction("frontend/element_ready/pack.default", ready);
	pack.dispatchEvent(new Event("load"));
	await rest();
	expect(said).toEqual(["init"]);
	await vi.runAllTimersAsync();
	expect(ready).toHaveBeenCalledTimes(1);
	end();
});

it("does not wait for a file that fails, nor for ever for one that hangs", async () => {
	await open(`${held("jquery.min")}${held("gone")}${held("silent")}`);
	const { said, end } = listen();
	await announce();
	Object.assign(window, { jQuery });
	const released = scripts().map(release);
	await rest();
	released[0]!.dispatchEvent(new Event("load"));
	released[1]!.dispatchEvent(new Event("error"));
	await rest();
	expect(said).toEqual([]);
	await vi.advanceTimersByTimeAsync(5001);
	expect(said).toEqual(["init"]);
	end();
});

it.each([
	["only others are held", held("analytics")],
	["it runs later by itself", '<script type="text/plain" src="/jquery.min.js"></script>'],
])("does not wait where %s", async (_, markup) => {
	await open(markup);
	const { said, end } = listen();
	await announce();
	expect(said).toEqual(["init"]);
	end();
});
