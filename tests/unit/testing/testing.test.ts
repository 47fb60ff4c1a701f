// `gossamer/testing`: what an author's tests rely on.
import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { definePlugin, text } from "../../../src";
import { drawView } from "../../../src/react";
import { $viewport } from "../../../src/stores";
import { fakePage, mountPlugin } from "../../../src/testing";

const hello = definePlugin({
	settings: { greeting: text("Hello") },
	async setup(host, { greeting }, scope) {
		scope.keep(host, "title");
		await Promise.resolve();
		host.title = greeting;
		scope.on(window, "scroll", () => {
			throw new Error("as asked");
		});
	},
});

it("mounts a plugin on the first element, waits for its setup, and gives the page back", async () => {
	const { host, unmount, errors } = await mountPlugin(`<p data-settings='{"greeting":"Hi"}'></p><p></p>`, hello);
	expect(host.title).toBe("Hi");
	expect(unmount()).toEqual([]);
	expect(host.hasAttribute("title")).toBe(false);
	expect(errors).toEqual([]);
});

it("takes settings from the page that the test describes", async () => {
	const page = fakePage({ config: { plugins: { hello: { greeting: "Shalom" } } } });
	const { hosts, unmount } = await mountPlugin("<p></p><p></p>", hello, { selector: "p", name: "hello", page });
	expect(hosts.map(({ title }) => title)).toEqual(["Shalom", "Shalom"]);
	unmount();
});

it("collects what reached the error sink", async () => {
	const { errors, unmount } = await mountPlugin("<p></p>", hello);
	dispatchEvent(new Event("scroll"));
	expect(errors).toMatchObject([{ code: "plugin", plugin: "test", error: new Error("as asked") }]);
	unmount();
});

it("tells what a plugin leaves behind", async () => {
	const onResize = () => {};
	const leaky = definePlugin({
		setup(host) {
			addEventListener("resize", onResize);
			host.append("!");
			document.body.className = "is-leaky";
		},
	});
	const { unmount } = await mountPlugin("<p>Text</p>", leaky);
	const left = [
		"listener: window resize",
		'markup: <body class="is-leaky"></body> where there was <body></body>',
		"markup: <p>Text!</p> where there was <p>Text</p>",
	];
	expect(unmount()).toEqual(left);
	expect(unmount()).toEqual(left);
	removeEventListener("resize", onResize);
	document.body.removeAttribute("class");
});

it("counts nothing that a store keeps for a moment after its last listener", async () => {
	const following = definePlugin({
		setup(host, _, scope) {
			scope.keep(host, "title");
			scope.add($viewport.subscribe(({ device }) => (host.title = device)));
		},
	});
	const { host, unmount } = await mountPlugin("<p></p>", following);
	expect(host.title).toBe("desktop");
	expect(unmount()).toEqual([]);
});

it("counts none of React's own listeners at the root of a plugin that draws, and those of the plugin there", async () => {
	const drawing = definePlugin({
		setup(host, _, scope) {
			host.addEventListener("click", () => {});
			return drawView(host, createElement("button", { type: "button" }, "Hi"), scope);
		},
	});
	const { host, unmount } = await mountPlugin("<div></div>", drawing);
	expect(host.innerHTML).toContain("Hi");
	expect(unmount()).toEqual(["listener: div click"]);
});

it("says what it wants when it gets something else", async () => {
	await expect(mountPlugin("<p></p>", {} as never)).rejects.toThrow("the result of definePlugin");
	await expect(mountPlugin("text", hello)).rejects.toThrow("The markup has no element.");
	await expect(mountPlugin("<p>", hello, { selector: ".a" })).rejects.toThrow(
		"The markup has no element that matches .a.",
	);
});

it("provides media queries and observers where the page has none", async () => {
	for (const name of ["matchMedia", "IntersectionObserver", "ResizeObserver"]) vi.stubGlobal(name, undefined);
	const watching = definePlugin({
		settings: {},
		setup(host, _, scope) {
			host.hidden = matchMedia("print").matches;
			scope.observe(host, () => {});
			const sizes = new ResizeObserver(() => {});
			sizes.observe(host);
			scope.add(() => sizes.disconnect());
		},
	});
	const { errors, unmount } = await mountPlugin("<p></p>", watching);
	expect(errors).toEqual([]);
	expect(unmount()).toEqual([]);
	vi.unstubAllGlobals();
});
