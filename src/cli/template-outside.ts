// The files of a new plugin in a separate folder: built by Vite with the page's modules, tested in jsdom, with a budget.

/**
 * @param gossamer the package, as an npm specifier
 * @param version of the package: the name of its release's folder
 */
export const outsideFiles = (name: string, gossamer: string, version: string): Record<string, string> => ({
	"package.json": `${JSON.stringify(
		{
			name,
			version: "0.1.0",
			private: true,
			type: "module",
			scripts: {
				build: "vite build",
				dev: "vite build --watch",
				// Serves the whole folder, for the core in node_modules.
				start: "vite build && vite preview --outDir .",
				test: "vitest run",
			},
			devDependencies: { gossamer, jsdom: "^28.1.0", terser: "^5.51.2", vite: "^8.3.8", vitest: "^4.1.12" },
		},
		null,
		2,
	)}\n`,
	".gitignore": "node_modules\ndist\n",
	"vite.config.js": `// Builds dist/index.js (the row) and dist/${name}.js (the plugin), which take kit, stores and renderer from the page.
import { gossamer } from "gossamer/rollup";

export default {
	// Bytes, brotli; a build above it fails and names the largest modules.
	plugins: [gossamer({ shared: true, budget: { index: 200, "${name}": 400 } })],
	build: {
		minify: false,
		sourcemap: true,
		modulePreload: false,
		lib: { entry: "src/index.js", formats: ["es"], fileName: () => "index.js" },
		rollupOptions: { output: { chunkFileNames: "[name].js" } },
	},
	test: { environment: "jsdom" },
};
`,
	"src/index.js": `// The row: which elements are hosts, and when their plugin is loaded. The page loads this file behind the core.
gossamer.start({ name: "${name}", selector: ".${name}", when: "visible", load: () => import("./${name}.js") });
`,
	[`src/${name}.js`]: `// What the plugin does with a host.
import { definePlugin, text } from "gossamer";

export default definePlugin({
	settings: { greeting: text("Hello") },
	setup(host, { greeting }, scope) {
		const printed = host.textContent;
		scope.on(host, "click", () => {
			host.textContent = greeting;
			scope.emit(host, "${name}:said");
		});
		scope.add(() => {
			host.textContent = printed;
		});
	},
});
`,
	[`test/${name}.test.js`]: `// What a press says, and what is left when the plugin is torn down.
import { mountPlugin } from "gossamer/testing";
import { expect, it } from "vitest";
import plugin from "../src/${name}.js";

const html = \`<button class="${name}" data-settings='{"greeting":"Hi"}'>Press me</button>\`;

it("says its greeting at a press", async () => {
	const { host, errors } = await mountPlugin(html, plugin);
	host.click();
	expect(host.textContent).toBe("Hi");
	expect(errors).toEqual([]);
});

it("leaves the page as it was", async () => {
	const { host, unmount } = await mountPlugin(html, plugin);
	host.click();
	expect(unmount()).toEqual([]);
});
`,
	"demo.html": `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<link rel="icon" href="data:,">
<!-- The core, from the installed package; a site has a copy of that folder, or one that \`npx gossamer build\` has written. -->
<script type="module" src="/node_modules/gossamer/dist/site/${version}/gossamer.js"></script>
<script type="module" src="/dist/index.js"></script>
<button class="${name}" data-settings='{"greeting":"Hi"}'>Press me</button>
`,
	"README.md": `# ${name}

Says in a sentence what it does.

## Markup

\`\`\`html
<button class="${name}" data-settings='{"greeting":"Hello"}'>Press me</button>
\`\`\`

## Put it on a page

Copy \`dist/\` and print, behind the core:

\`\`\`html
<script type="module" src="/${name}/index.js"></script>
\`\`\`

## Settings

| key in \`data-settings\` | meaning | default |
| --- | --- | --- |
| \`greeting\` | what a press says | \`Hello\` |

## Events

\`${name}:said\` on the host.

## Without script

The button is there and says nothing.
`,
});
