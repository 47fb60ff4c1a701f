// What the runtime does that only a browser has: shadow roots with custom elements of their own.
import { beforeAll, expect, it } from "vitest";
import { openMarkup } from "../helpers/browser";
import { bundle } from "../helpers/bundle";

let runtime: string;
beforeAll(async () => {
	runtime = await bundle("runtime", ["src/runtime/index"]);
});

it("looks custom elements up where their container does", async () => {
	const page = await openMarkup("<div id=host></div>");
	await page.addScriptTag({ content: runtime });
	const shown = await page.evaluate(() => {
		const { h, render } = (window as never as { runtime: typeof import("../../src/runtime") }).runtime;
		const speak = (word: string) =>
			class extends HTMLElement {
				connectedCallback() {
					this.append(word);
				}
			};
		customElements.define("a-word", speak("page"));
		let own: CustomElementRegistry;
		try {
			own = new CustomElementRegistry();
		} catch {
			return;
		}
		own.define("a-word", speak("own"));
		const host = document.querySelector("#host")!;
		const shadow = host.attachShadow({ mode: "open", customElementRegistry: own } as ShadowRootInit);
		const view = h("p", null, h("b", null, h("a-word")));
		render(view, shadow);
		render(view, host);
		return [shadow.textContent, host.textContent];
	});
	// Older browsers have one registry a page.
	if (shown) expect(shown).toEqual(["own", "page"]);
});
