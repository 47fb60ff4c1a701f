// The files of a new plugin of this project: it works, is tested and has a page; its author changes it from there.

export const insideFiles = (name: string): Record<string, string> => {
	const title = name.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase());
	return {
		[`plugins/${name}/plugin.ts`]: `// ${title}: says in a sentence what it does.
import type { PluginRow } from "../../src/base/descriptor";

export default { name: "${name}", selector: ".${name}", when: "visible" } satisfies PluginRow;
`,
		[`plugins/${name}/model.ts`]: `// The rules of the ${name}, without a page.

/** The text of the nth time. */
export const wordsFor = (greeting: string, count: number): string => (count > 1 ? \`\${greeting} × \${count}\` : greeting);
`,
		[`plugins/${name}/index.ts`]: `// ${title}: what it does with a host.
import { definePlugin } from "../../src/kit/plugin";
import { text } from "../../src/kit/settings";
import { wordsFor } from "./model";

const settings = { greeting: text("Hello") };

export default definePlugin({
	settings,
	setup(host, { greeting }, scope) {
		const printed = host.textContent;
		let count = 0;
		scope.on(host, "click", () => {
			host.textContent = wordsFor(greeting, ++count);
			scope.emit(host, "${name}:said", { count });
		});
		scope.add(() => {
			host.textContent = printed;
		});
	},
});
`,
		[`plugins/${name}/README.md`]: `# ${name}

Says in a sentence what it does.

## Markup

\`\`\`html
<button type="button" class="${name}" data-settings='{"greeting":"Hello"}'>Press me</button>
\`\`\`

## Settings

| key in \`data-settings\` | meaning | default |
| --- | --- | --- |
| \`greeting\` | what a press says | \`Hello\` |

## Events

\`${name}:said\` on the host, with \`detail.count\`.

## React

None.

## Without script

The button is there and says nothing.

## Bytes

0 B (brotli), as \`npm run size -- --write\` writes it.

## Limits

None known.
`,
		[`plugins/${name}/tests/unit.test.ts`]: `// ${title}: what a press says, and what is left when it is torn down.
import { expect, it } from "vitest";
import { mountPlugin } from "../../../src/testing";
import plugin from "..";

const html = \`<button type="button" class="${name}" data-settings='{"greeting":"Hi"}'>Press me</button>\`;

it("says its greeting at a press, and counts", async () => {
	const { host, errors } = await mountPlugin(html, plugin);
	host.click();
	expect(host.textContent).toBe("Hi");
	host.click();
	expect(host.textContent).toBe("Hi × 2");
	expect(errors).toEqual([]);
});

it("leaves the page as it was", async () => {
	const { host, unmount } = await mountPlugin(html, plugin);
	host.click();
	expect(unmount()).toEqual([]);
});
`,
		[`plugins/${name}/tests/demo.mjs`]: `// ${title}: a host, alone.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";

export default {
	path: "/${name}",
	group: "widgets",
	title: { en: "${title}", he: "${title}" },
	summary: { en: "Says in a sentence what it does.", he: "Says in a sentence what it does." },
	tries: { en: ["Press the button, twice."], he: ["Press the button, twice."] },
	picture: picture(html\`<rect class="blue" x="60" y="50" width="120" height="40" rx="20"/>\`),
	body: (context) => [section(context, {}, html\`<button type="button" class="${name}">Press me</button>\`)],
};
`,
	};
};
