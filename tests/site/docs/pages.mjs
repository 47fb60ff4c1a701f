// Which pages the documentation has, where each comes from, and in which order they follow one another.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pages as demo } from "../pages/index.mjs";
import { readMarkdown } from "./markdown.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Of the navigation, in its order. */
export const groups = ["Guide", "By task", "Widgets", "Version 4", "Page effects", "Site-wide"];
const groupOf = { widgets: "Widgets", "version-4": "Version 4", effects: "Page effects" };

/** Texts alongside the plugins' own. */
const guides = [
	{ name: "start", file: "README.md", label: "Get started" },
	{ name: "site", file: "src/core/README.md", label: "On a site" },
	{ name: "consent", file: "src/kit/permission/README.md", label: "Consent" },
	{ name: "consent-tools", file: "src/parts/consent-tools/README.md", label: "Consent tools" },
	{ name: "compare", file: "src/cli/README.md", label: "Compare" },
	{ name: "wordpress", file: "src/wordpress/README.md", label: "WordPress" },
	{ name: "works-with", file: "tests/beside/works-with.md", label: "Works with" },
	{ name: "react", file: "src/react/README.md", label: "In a React app" },
	{ name: "authoring", file: "plugins/README.md", label: "Write a plugin" },
	{ name: "outside", file: "src/rollup/README.md", label: "Plugins of your own" },
	{ name: "how-it-works", file: "src/README.md", label: "How it works" },
	{ name: "figures", file: "bench/README.md", label: "Figures" },
	{ name: "tests", file: "tests/README.md", label: "Tests" },
	{ name: "contributing", file: "CONTRIBUTING.md", label: "Contributing" },
	{ name: "security", file: "SECURITY.md", label: "Security" },
	{ name: "changes", file: "CHANGELOG.md", label: "Changes" },
];

/** Guides by what someone wants to do, with words that a reader may search for and the text does not have. */
const tasks = [
	{ name: "own-site", label: "Your own site", words: "static site, HTML, without WordPress, install, set up" },
	{ name: "roll-back", label: "Roll back", words: "rollback, undo, uninstall, downgrade, revert, switch off, disable" },
	{
		name: "csp",
		label: "Content security policy",
		words: "CSP, Content-Security-Policy, nonce, strict-dynamic, Trusted Types",
	},
	{ name: "forms", label: "Forms", words: "contact form, submit, validation, endpoint, schema, server actions" },
	{ name: "next-js", label: "Next.js", words: "Next, app router, server components, RSC" },
	{ name: "react-router", label: "React Router", words: "Remix, routes, SSR" },
	{ name: "astro", label: "Astro", words: "islands, client:load" },
	{ name: "tailwind", label: "Tailwind CSS", words: "utility classes, cascade layers, theme, dark mode" },
	{
		name: "moving",
		label: "Move from other libraries",
		words: "migrate, migration, replace, alternative, Headless UI, Splide, Glide, Fancybox",
	},
	{ name: "testing", label: "Test a plugin", words: "unit test, Vitest, jsdom, mountPlugin" },
].map((task) => ({ ...task, file: `tests/site/docs/guides/${task.name}.md` }));

/** Words for the guides above. */
const otherWords = {
	authoring: "author a plugin, create a plugin, custom widget, develop",
	consent: "GDPR, cookie banner, CMP, permission",
	outside: "own plugin, script tag, without a build, author a plugin",
	wordpress: "Elementor, plugin, install, activate",
};

/** Plugins whose demo page bears another name. */
const demoOf = { "sticky-anchors": "/sticky-header", tracking: "/shop", "elementor-frontend": undefined };

/**
 * @typedef {object} DocsPage
 * @property {string} name of the file, without `.html`
 * @property {string} label in the navigation
 * @property {string} group
 * @property {ReturnType<typeof readMarkdown>} text
 * @property {string} [words] for the search, beyond those of the text
 * @property {string} [plugin] the plugin that it is about
 * @property {import("../pages/index.mjs").Page} [demo] the page of the demo that shows it
 */

const plugins = readdirSync(`${root}plugins`).filter((name) => existsSync(`${root}plugins/${name}/README.md`));
const files = Object.fromEntries([
	...[...guides, ...tasks].map(({ file, name }) => [file, name]),
	...plugins.flatMap((name) => [
		[`plugins/${name}/README.md`, name],
		[`plugins/${name}`, name],
	]),
]);
const read = (file) =>
	readMarkdown(readFileSync(root + file, "utf8"), {
		file,
		addressOf: (target, hash) => {
			if (target.startsWith("tests/site/public/")) return target.slice("tests/site/".length);
			const name = files[target.replace(/\/$/, "")];
			return name && `${name}.html${hash}`;
		},
	});

/** @type {DocsPage[]} in the order of the navigation, which is that of "previous" and "next" */
export const docsPages = [
	...guides.map((guide) => ({ words: otherWords[guide.name], ...guide, group: "Guide", text: read(guide.file) })),
	...tasks.map((task) => ({ ...task, group: "By task", text: read(task.file) })),
	...plugins
		.map((name) => {
			const path = name in demoOf ? demoOf[name] : `/${name}`;
			const page = demo.find((page) => page.path === path);
			const own = demo.find((page) => page.path === `/${name}`);
			const text = read(`plugins/${name}/README.md`);
			return {
				name,
				plugin: name,
				text,
				demo: page,
				label: own?.title.en ?? labelOf(name),
				group: groupOf[own?.group] ?? "Site-wide",
			};
		})
		.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.label.localeCompare(b.label)),
];

function labelOf(name) {
	return (name[0].toUpperCase() + name.slice(1)).replaceAll("-", " ");
}
