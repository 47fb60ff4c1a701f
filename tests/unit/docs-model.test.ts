// What the documentation is made of: guides whose test runs as printed, READMEs of one anatomy, a search that leads where it should.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { samples, sourceOfEntries } from "../helpers/samples";
import { createComponentSections } from "../site/docs/component-sections.mjs";
import { searchIn } from "../site/docs/islands/find.mjs";
import { docsPages } from "../site/docs/pages.mjs";
import { sectionsOf } from "../site/docs/search-index.mjs";

const root = resolve(".");

describe("the guides", () => {
	it("print a plugin and a test of it that passes", () => {
		const folder = join(root, "node_modules/.cache/guides/run");
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
		for (const { file, name, code } of samples)
			if (name && file.endsWith("guides/testing.md")) writeFileSync(join(folder, name), code);
		const alias = Object.keys(sourceOfEntries)
			.toSorted((a, b) => b.length - a.length)
			.map((find) => ({ find, replacement: sourceOfEntries[find] }));
		const config = {
			define: { __DEV__: true, __VERSION__: '"test"' },
			resolve: { alias },
			test: { environment: "jsdom" },
		};
		writeFileSync(join(folder, "vitest.config.mjs"), `export default ${JSON.stringify(config)};`);
		const printed = execFileSync("npx", ["vitest", "run", "--root", folder, "--reporter", "json"]).toString();
		expect(JSON.parse(printed.slice(printed.indexOf("{")))).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
	});
});

describe("the READMEs of plugins", () => {
	const plugins = readdirSync("plugins").filter((name) => existsSync(`plugins/${name}/README.md`));
	const read = (file: string) => readFileSync(file, "utf8");

	it("have one anatomy, which their pages are made of", () => {
		const order = ["Markup", "Settings", "…", "Events", "React", "Without script", "Bytes", "Limits"];
		const anatomy = (name: string) => {
			const text = read(`plugins/${name}/README.md`).replace(/^```[\s\S]*?^```/gm, "");
			const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title!);
			const known = titles.map((title) => (order.includes(title) ? title : "…"));
			return known.filter((title, index) => title !== "…" || known[index - 1] !== "…");
		};
		const isWhole = (name: string) =>
			`${anatomy(name).filter((title) => title !== "…")}` === `${order.toSpliced(2, 1)}`;
		const isOrdered = (name: string) =>
			[2, -1].includes(anatomy(name).indexOf("…")) && read(`plugins/${name}/README.md`).startsWith(`# ${name}\n`);
		expect(plugins.filter((name) => !isWhole(name) || !isOrdered(name))).toEqual([]);
	});

	it("are linked in the root README", () => {
		const readme = read("README.md");
		expect(plugins.filter((name) => !readme.includes(`(plugins/${name}/README.md)`))).toEqual([]);
		expect(readme.split("\n").length).toBeLessThanOrEqual(200);
	});
});

const { components, bodyFor, sources } = createComponentSections();

describe("the tables of components", () => {
	const all = [...components].flatMap(([plugin, list]) => list.map((component) => ({ plugin, component })));
	const membersOf = ({ props, parts, events, handle }: (typeof all)[number]["component"]) => [
		...props,
		...parts,
		...events,
		...handle,
	];

	it("are there for each component that the package exports", () => {
		const text = readFileSync("plugins/react.ts", "utf8");
		const exported = [...text.matchAll(/"\.\/([\w-]+)\/react"/g)].map(([, plugin]) => plugin!);
		expect(exported.filter((plugin) => !components.has(plugin))).toEqual([]);
		const names = all.map(({ component }) => component.name);
		expect(names).toEqual(expect.arrayContaining(["Accordion", "Slides", "FloatingBar", "LoopGrid", "Popup"]));
	});

	it("say of each prop, part, event and method what it is", () => {
		const isField = (name: string) => name.includes("[]");
		const silent = all.flatMap(({ component }) =>
			membersOf(component)
				.filter(({ name, text }) => !text && !isField(name))
				.map(({ name }) => `${component.name}.${name}`),
		);
		expect(silent).toEqual([]);
	});

	it("list what the types declare, each with a link to the line that declares it", () => {
		const pages = new Map(sources.map(({ name, title }) => [name, readFileSync(title, "utf8").split("\n")]));
		for (const [plugin, list] of components) {
			const body = bodyFor(plugin);
			for (const { name } of list.flatMap(membersOf)) {
				const [, page, line] = [...body.matchAll(/href="([\w-]+)\.html#L(\d+)"><code>([^<]+)</g)].find(
					([, , , text]) => text === name,
				)!;
				expect([name, pages.get(page!)![Number(line) - 1]]).toEqual([
					name,
					expect.stringContaining(name.split(".").at(-1)!),
				]);
			}
		}
	});

	it("know parts, events, methods of the ref, fields of items and words", () => {
		const [carousel] = components.get("carousel")!;
		const names = (members: { name: string }[]) => members.map(({ name }) => name);
		expect(names(carousel!.events)).toEqual(["onIndexChange"]);
		expect(names(carousel!.handle)).toEqual(expect.arrayContaining(["next", "goTo", "index", "element"]));
		expect(carousel!.words).toContain("nextSlide");
		expect(names(carousel!.parts)).toEqual(
			expect.arrayContaining(["renderArrow", "renderArrow().data-side", "renderDots"]),
		);
		expect(names(components.get("form")![0]!.parts)).toContain("renderField().errorId");
		expect(names(components.get("hotspot")![0]!.parts)).toContain("items[].content");
		expect(bodyFor("carousel")).toContain("(Next slide)");
	});
});

describe("the search", () => {
	const sections = sectionsOf(docsPages, components);
	const search = searchIn(sections);
	const best = (question: string) =>
		search(question)
			.slice(0, 3)
			.map(({ address }) => address.replace(/\.html.*/, ""));

	it.each(["elementor/popup/show", "slides_to_show"])("shows %s in its excerpt, not cut", (question) => {
		expect(search(question)[0]!.excerpt).toContain(question);
	});

	it.each([
		["CSP", "csp"],
		["Content-Security-Policy", "csp"],
		["nonce", "csp"],
		["Next.js", "next-js"],
		["server components", "next-js"],
		["React Router", "react-router"],
		["Remix", "react-router"],
		["Astro", "astro"],
		["Tailwind", "tailwind"],
		["roll-back", "roll-back"],
		["rollback", "roll-back"],
		["roll back", "roll-back"],
		["uninstall", "roll-back"],
		["embla", "moving"],
		["Radix", "moving"],
		["PhotoSwipe", "moving"],
		["Swiper", "moving"],
		["forms", "forms"],
		["consent", "consent"],
		["GDPR", "consent"],
		["own site without WordPress", "own-site"],
		["author a plugin", "authoring"],
		["write a plugin", "authoring"],
		["test a plugin", "testing"],
		["mountPlugin", "testing"],
		["slides_to_scroll", "carousel"],
		["max_items_expended", "nested-accordion"],
		["gossamer:slide", "carousel"],
		["elementor/popup/show", "popups"],
		["gossamer:error", "site"],
		["--gossamer-accent", "react"],
		["renderArrow", "carousel"],
		["renderField", "form"],
		["onIndexChange", "carousel"],
		["pop-up", "popups"],
		["acordion", "accordion"],
	])("leads from “%s” to %s", (question, page) => {
		expect(best(question)).toContain(page);
	});

	it("finds each page by its title and by what the navigation calls it", () => {
		const lost = docsPages.filter(
			({ name, label, text }) => !best(label).includes(name) && !best(text.title).includes(name),
		);
		expect(lost.map(({ name }) => name)).toEqual([]);
	});

	it("finds each setting and event of a plugin on its page", () => {
		const lost = docsPages.flatMap(({ name, plugin, text }) =>
			text.sections
				.filter(({ id }) => plugin && /^(settings|events)$/.test(id))
				.flatMap(({ html }) =>
					[...html.matchAll(/<td><code>([a-z]+(?:_[a-z]+)+|[a-z-]+[:/][a-z:/-]+)<\/code>/g)].map(([, code]) => code!),
				)
				.filter((code) => !search(code).some(({ address }) => address.startsWith(`${name}.html`)))
				.map((code) => `${name}: ${code}`),
		);
		expect(lost).toEqual([]);
	});

	it("shows text, no entities of HTML", () => {
		const coded = sections
			.filter(({ title, text }) => /&(#?\w+);/.test(title + text))
			.map(({ address, text }) => `${address} ${/.{20}&#?\w+;/.exec(text)}`);
		expect(coded).toEqual([]);
	});
});
