// The runtime takes over what a server printed: the same nodes, what was typed before, and works from then on.
import { expect, it } from "vitest";
import type { Engine } from "./engine";

const body = `<div id="app"><label>Name <input name="name"></label><button type="button">0 of 3</button><ul><li>a</li><li>b</li></ul></div>
<script type="importmap">{"imports":{"nanostores":"/vendor/nanostores/index.js"}}</script>
<script type="module">
import { createElement as h, useState, useEffect } from "/lib/runtime/react/index.js";
import { hydrateRoot } from "/lib/runtime/react/client.js";
const App = () => {
	const [count, setCount] = useState(0);
	const [name, setName] = useState("");
	useEffect(() => { document.title = "effect " + count; }, [count]);
	return [
		h("label", { key: "l" }, "Name ", h("input", { name: "name", onChange: (event) => setName(event.target.value) })),
		h("button", { key: "b", type: "button", onClick: () => setCount(count + 1), title: name || undefined }, count + " of 3"),
		h("ul", { key: "u" }, ["a", "b"].map((key) => h("li", { key }, key))),
	];
};
window.nodes = [...document.querySelectorAll("#app *")];
window.hydrate = (tell = (error) => problems.push(String(error))) => hydrateRoot(document.getElementById("app"), h(App), { onRecoverableError: tell });
window.isReady = true;
</script>`;

export default ({ openMarkup }: Engine): void => {
	it("keeps its nodes and what was typed before; events and effects work", async () => {
		const tab = await openMarkup(body);
		await tab.until(() => (window as { isReady?: boolean }).isReady);
		await tab.type("[name=name]", "Noa");
		await tab.evaluate(() => void (window as unknown as { hydrate(): void }).hydrate());
		await tab.until(() => document.title === "effect 0");
		expect(
			await tab.evaluate(() => [
				(window as unknown as { nodes: Element[] }).nodes.every((node) => node.isConnected),
				document.querySelector("input")!.value,
			]),
		).toEqual([true, "Noa"]);
		await tab.click("#app button");
		await tab.until(() => document.querySelector("#app button")!.textContent === "1 of 3");
		await tab.type("[name=name]", "m");
		await tab.until(() => document.querySelector<HTMLElement>("#app button")!.title === "Noam");
		await tab.until(() => document.title === "effect 1");
	});

	it("repairs markup that differs, and says so, on a page without a bundler", async () => {
		const tab = await openMarkup(body.replace("<li>b</li>", ""));
		await tab.until(() => (window as { isReady?: boolean }).isReady);
		const said = await tab.evaluate(() => {
			const { hydrate } = window as unknown as { hydrate(told: (error: unknown) => void): void };
			const said: string[] = [];
			hydrate((error) => said.push(String(error)));
			return said;
		});
		expect([said, await tab.evaluate(() => document.querySelectorAll("#app li").length)]).toEqual([
			["Error: Hydration: the page has no <li> here."],
			2,
		]);
	});
};
