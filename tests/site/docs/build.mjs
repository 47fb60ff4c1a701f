// `npm run docs`: writes the documentation to `dist/docs`, as files that work from any static server.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import { createApp } from "../app.mjs";
import { pages as demoPages } from "../pages/index.mjs";
import { dist, release } from "../release.mjs";
import { bundleInspect, bundleIslands, bundleService, openPrinter, openVersions } from "./bundle.mjs";
import { createComponentSections } from "./component-sections.mjs";
import { createExamples, selectorOf } from "./examples.mjs";
import { guideBody, searchBody } from "./guide-page.mjs";
import { homeBody } from "./home.mjs";
import { createIsland, docsPage } from "./page.mjs";
import { docsPages } from "./pages.mjs";
import { pluginBody } from "./plugin-page.mjs";
import { createSections } from "./plugin-sections.mjs";
import { sectionsOf } from "./search-index.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {string} folder where the documentation is written; what is there goes */
export const buildDocs = async (folder) => {
	await rm(folder, { recursive: true, force: true });
	const writing = [];
	const write = (file, content) => {
		const path = join(folder, file);
		writing.push(mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, content)));
	};

	const [scripts, inspect, service, print, fixtures, inbox] = await Promise.all([
		bundleIslands(),
		bundleInspect(),
		bundleService(),
		openPrinter(),
		openVersions(),
		mkdtemp(join(tmpdir(), "gossamer-docs-")),
	]);
	for (const { fileName, code } of [...scripts, ...inspect]) write(`assets/${fileName}`, code);
	for (const name of ["docs.css", "example.css"]) {
		const { code } = transform({ filename: name, code: await readFile(here(`./${name}`)), minify: true });
		write(`assets/${name}`, code);
	}
	write("assets/service.js", service);
	write("assets/frame.js", await readFile(here("./frame.js")));
	await cp(release, join(folder, "gossamer"), { recursive: true, filter: (path) => !path.endsWith(".map") });
	await cp(here("../public"), join(folder, "public"), { recursive: true });

	const island = createIsland(print);
	const search = island("search", { index: "search.json" }, "search");
	const app = createApp({ release, inbox: join(inbox, "inbox.jsonl") });
	const examples = createExamples(app, write);
	const addressOf = (address) => {
		const [path, hash] = address.split("#");
		const name = docsPages.find(({ demo }) => demo?.path === path.split("?")[0])?.name;
		return name && `${name}.html${hash ? `#${hash}` : ""}`;
	};

	const { components, bodyFor, sources } = createComponentSections();
	const sectionsFor = createSections(fixtures, bodyFor);
	const pages = docsPages.map((page) => ({ ...page, text: { ...page.text, sections: sectionsFor(page) } }));
	for (const page of pages) {
		const { name, plugin, demo, text, label } = page;
		let content = { body: guideBody(page) };
		if (plugin) {
			const options = { selector: selectorOf(plugin), addressOf };
			const example = demo && (await examples.writeExample(demo, name, options));
			for (const conditions of demo ? [["rtl"], ["noscript"], ["rtl", "noscript"]] : [])
				await examples.writeExample(demo, name, { ...options, conditions });
			content = pluginBody(page, example, island);
		}
		const description = text.summary.slice(0, 160);
		const sections = plugin && demo ? [{ id: "example", title: "Live example" }, ...text.sections] : text.sections;
		write(`${name}.html`, String(await docsPage({ name, title: label, description, search, sections, ...content })));
	}
	const home = { name: "index", title: "Gossamer", description: demoPages[0].summary.en, className: "home" };
	write("index.html", String(await docsPage({ ...home, search, body: homeBody(pages, island) })));
	const index = { name: "all", title: "All pages", description: "Every page and section of the documentation." };
	write("all.html", String(await docsPage({ ...index, search, body: searchBody(pages) })));
	for (const source of sources) {
		const description = `The source of ${source.title}.`;
		write(`${source.name}.html`, String(await docsPage({ ...source, description, search })));
	}
	write("search.json", JSON.stringify(sectionsOf(pages, components)));

	await Promise.all(writing);
	await rm(inbox, { recursive: true });
	return (await readdir(folder)).length;
};

if (process.argv[1] && resolve(process.argv[1]) === here("./build.mjs")) {
	const folder = process.argv[2] ?? `${dist}/docs`;
	await buildDocs(resolve(folder));
	console.log(`The documentation is in ${folder}/`);
}
