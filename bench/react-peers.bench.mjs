// What do six widgets cost a React app, and who can use them? Gossamer's components alongside embla, Radix, PhotoSwipe and yet-another-react-lightbox, in turn.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { buildApp, ofReact } from "./build-app.mjs";
import { checks } from "./react-peers/checks.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = `${root}bench/react-peers`;
const rounds = Number(process.env.ROUNDS ?? 9);
const throttling = 4;
const names = {
	gossamer: "Gossamer",
	embla: "embla",
	radix: "Radix",
	yarl: "yet-another-react-lightbox",
	photoswipe: "PhotoSwipe",
};
const order = Object.keys(names);
const rank = ({ widget, library }) => Object.keys(checks).indexOf(widget) * 10 + order.indexOf(library);
const { ONLY = "" } = process.env;
const programs = readdirSync(folder)
	.flatMap((file) => {
		const [, widget, library] = /^(\w+)\.(\w+)\.jsx$/.exec(file) ?? [];
		return widget ? { file, widget, library } : [];
	})
	.filter(({ file }) => file.includes(ONLY))
	.sort((a, b) => rank(a) - rank(b));

const compile = async ({ file }, isApp) => {
	const app = `import App from "${folder}/${file}";`;
	const code = isApp
		? `${app}import { createRoot } from "react-dom/client"; import { createElement } from "react"; createRoot(document.querySelector("main")).render(createElement(App));`
		: `${app}globalThis.used = App;`;
	return buildApp(code, { external: isApp ? [] : ofReact, output: { entryFileNames: "app.js" } });
};

const brotli = (list) => list.reduce((sum, { code, source }) => sum + brotliCompressSync(code ?? source).length, 0);

/** What an app loads with it, React left out: at once, and when something asks for it. */
const bytesOf = async (program) => {
	const output = await compile(program, false);
	const byName = new Map(output.map((file) => [file.fileName, file]));
	const reach = (found, name) => {
		const chunk = byName.get(name);
		if (!chunk || found.has(chunk)) return found;
		found.add(chunk);
		for (const next of chunk.imports) reach(found, next);
		return found;
	};
	const first = reach(new Set(), "app.js");
	const chunks = output.filter(({ type }) => type === "chunk");
	return { first: brotli([...first]), later: brotli(chunks.filter((chunk) => !first.has(chunk))) };
};

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const picture =
	'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="teal"/></svg>';

export default async ({ browser }) => {
	const styles = readFileSync(`${root}dist/lib/react.css`, "utf8");
	const axe = readFileSync(`${root}node_modules/axe-core/axe.min.js`, "utf8");
	const apps = [];
	for (const program of programs)
		apps.push({ ...program, bytes: await bytesOf(program), files: await compile(program, true) });

	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
	const open = async ({ files, library }) => {
		const page = await context.newPage();
		page.setDefaultTimeout(4000);
		const sheets = files.filter(({ fileName }) => fileName.endsWith(".css")).map(({ source }) => source);
		if (library === "gossamer") sheets.push(styles);
		await page.route("**/*", (route) => {
			const { pathname } = new URL(route.request().url());
			const script = files.find(({ fileName }) => `/${fileName}` === pathname);
			if (script) return route.fulfill({ contentType: "text/javascript", body: script.code });
			if (pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: picture });
			return route.fulfill({
				contentType: "text/html",
				body: `<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,"><style>${sheets.join("\n")}</style><h1>Bench</h1><main></main><script type="module" src="/app.js"></script></html>`,
			});
		});
		const session = await context.newCDPSession(page);
		await session.send("Performance.enable");
		return { page, session };
	};
	const read = async (session) => {
		const { metrics } = await session.send("Performance.getMetrics");
		const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
		return of("ScriptDuration") + of("LayoutDuration") + of("RecalcStyleDuration");
	};
	/** Until the page has nothing to do. */
	const rest = (page) =>
		page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 1000 }), 400)));

	const times = new Map(apps.map((app) => [app, { load: [], press: [] }]));
	for (let round = 0; round < rounds; round++)
		for (const app of apps) {
			const { page, session } = await open(app);
			await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
			await page.goto("http://bench.localhost/");
			await page.waitForSelector("main *");
			await rest(page);
			const loaded = await read(session);
			await checks[app.widget].press(page);
			await rest(page);
			times.get(app).load.push(loaded);
			times.get(app).press.push((await read(session)) - loaded);
			await page.close();
		}

	const judge = async (app, list) => {
		const { page } = await open(app);
		await page.goto("http://bench.localhost/");
		await page.waitForSelector("main *");
		await rest(page);
		const missing = [];
		for (const [what, holds] of list)
			try {
				await holds(page);
			} catch {
				missing.push(what);
			}
		await page.close();
		return `${list.length - missing.length} of ${list.length}${missing.length ? `, not: ${missing.join("; ")}` : ""}`;
	};
	const violations = async (app) => {
		const { page } = await open(app);
		await page.goto("http://bench.localhost/");
		await page.waitForSelector("main *");
		await page.evaluate(axe);
		const look = () =>
			page.evaluate(async () =>
				(await window.axe.run(document, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id),
			);
		const found = new Set();
		for (const id of await look()) found.add(id);
		await checks[app.widget].press(page);
		await rest(page);
		for (const id of await look()) found.add(id);
		await page.close();
		return found.size ? [...found].join(", ") : "none";
	};

	const rows = [];
	for (const app of apps) {
		const { keys, names: named } = checks[app.widget];
		const { load, press } = times.get(app);
		rows.push({
			widget: app.widget,
			library: names[app.library],
			"brotli bytes": app.bytes.first,
			"on need": app.bytes.later,
			"load, ms": median(load).toFixed(1),
			"press, ms": median(press).toFixed(1),
			axe: await violations(app),
			keys: await judge(app, keys),
			"roles and names": await judge(app, named),
		});
	}
	await context.close();
	return rows;
};
