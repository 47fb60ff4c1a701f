// What does a video cost before anyone plays it, and how soon is the player there? Ours alongside the facades of npm, in turn.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";
import { standInForProviders } from "../tests/helpers/providers.mjs";
import { release } from "../tests/site/release.mjs";
import { commonjs, production, virtual } from "./runtime-bundles.mjs";

const rounds = 15;
const id = "aqz-KE-bpKQ";
const youtube = `https://www.youtube.com/watch?v=${id}`;
const ours = (settings, content) =>
	`<div data-widget_type="video.default" data-element_type="widget" class="elementor-element" data-settings='${JSON.stringify(settings)}'><div class="elementor-wrapper elementor-open-inline">${content}</div></div>`;
const overlay =
	'<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0">▶</div></div>';
const runtime = '<script type="module" src="/gossamer/gossamer.js"></script>';
const local = (path) => `<script type="module" src="/peers/${path}"></script>`;

/** Per library: the page, and what is clicked. Files are noted as they are requested. */
const libraries = {
	"Gossamer, YouTube": {
		page: runtime + ours({ video_type: "youtube", youtube_url: youtube }, '<div class="elementor-video"></div>'),
		play: ".elementor-custom-embed-play",
	},
	"lite-youtube-embed": {
		page: `<link rel="stylesheet" href="/peers/lite-youtube-embed/src/lite-yt-embed.css">${local("lite-youtube-embed/src/lite-yt-embed.js")}<lite-youtube videoid="${id}"></lite-youtube>`,
		play: "lite-youtube .lty-playbtn",
	},
	"react-player, YouTube": {
		page: `<div id="root"></div>${local("react-player-app/app.js")}`,
		play: ".react-player__preview",
	},
	"Gossamer, Vimeo": {
		page:
			runtime +
			ours(
				{ video_type: "vimeo" },
				`<iframe title="A film" data-lazy-load="https://player.vimeo.com/video/76979871?color#t="></iframe>${overlay}`,
			),
		play: ".elementor-custom-embed-play",
		ready: () => window.gossamer?.ready,
	},
	"lite-vimeo-embed": {
		page: `${local("lite-vimeo-embed/lite-vimeo-embed.js")}<lite-vimeo videoid="76979871"></lite-vimeo>`,
		play: "lite-vimeo .ltv-playbtn",
	},
};
const isProvider = (url) => /youtube|ytimg|google|doubleclick|vimeo|noembed/.test(url.host);
const isPlayer = (url) => /^\/(embed|video)\//.test(new URL(url).pathname);

export default async ({ browser, url }) => {
	const folder = join(tmpdir(), `gossamer-bench-${process.pid}`);
	mkdirSync(folder);
	await bundleReactPlayer(folder);
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	await context.route(/^https:/, (route) => route.abort());
	await standInForProviders(context);
	const page = await context.newPage();
	const fileOf = (path) =>
		path.startsWith("/gossamer/")
			? path.replace("/gossamer", release)
			: path.replace("/peers/react-player-app", folder).replace("/peers", "node_modules");
	await page.route("**/peers/**", (route) => route.fulfill({ path: fileOf(new URL(route.request().url()).pathname) }));
	await page.route("**/bench/*", (route) => {
		const name = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1));
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>lite-youtube,lite-vimeo,.elementor-wrapper{display:block;position:relative;width:640px;aspect-ratio:16/9}</style><main>${libraries[name].page}</main>`,
		});
	});
	let asked = [];
	page.on("request", (request) => asked.push(new URL(request.url())));
	const bytes = (others = /^$/) =>
		[...new Set(asked.map(({ pathname }) => pathname))]
			.filter((path) => /^\/(gossamer|peers)\//.test(path) && !others.test(path))
			.reduce((sum, path) => sum + brotliCompressSync(readFileSync(fileOf(path))).length, 0);

	const results = {};
	for (let round = 0; round < rounds; round++) {
		for (const [name, { play, ready }] of Object.entries(libraries)) {
			asked = [];
			await page.goto(`${url}/bench/${encodeURIComponent(name)}`);
			await page.waitForSelector(play);
			if (ready) await page.evaluate(ready);
			await page.waitForLoadState("networkidle");
			results[name] ??= { before: bytes(), requests: asked.filter(isProvider).map(({ host }) => host), times: [] };
			const player = page.waitForRequest((request) => isPlayer(request.url()));
			const start = performance.now();
			await page.evaluate((play) => document.querySelector(play).click(), play);
			await player;
			results[name].times.push(performance.now() - start);
			await page.waitForLoadState("networkidle");
			results[name].after ??= bytes();
			results[name].alone ??= bytes(/gossamer\.js$|\/kit\.js/);
		}
	}
	await context.close();
	rmSync(folder, { recursive: true });
	return Object.entries(results).map(([name, { before, after, alone, requests, times }]) => ({
		video: name,
		"brotli bytes until the picture": before,
		"until it plays": after,
		"of it for videos alone": alone,
		"provider's hosts asked before the click": [...new Set(requests)].join(", ") || "none",
		"click to player, ms": median(times).toFixed(0),
	}));
};

/** An application that shows one video with a preview, as its users bundle it: React, the player, YouTube's part on demand. */
async function bundleReactPlayer(folder) {
	const entry = `import React from "react"; import client from "react-dom/client"; import ReactPlayer from "react-player";
client.createRoot(document.getElementById("root")).render(React.createElement(ReactPlayer, { src: "${youtube}", light: "data:,", playing: true }));`;
	const built = await rollup({
		input: "entry",
		external: (name) => /^(hls|dash|@mux|spotify|tiktok|twitch|vimeo|wistia|cloudflare)/.test(name),
		plugins: [virtual({ entry }), commonjs, nodeResolve({ browser: true }), interop, production, compress],
		onwarn() {},
	});
	await built.write({ dir: folder, format: "es", entryFileNames: "app.js" });
}

/** React's packages here have their exports as their default export only. */
const interop = {
	name: "interop",
	transform: (code, id) =>
		/node_modules\/(react|react-dom|scheduler)\//.test(id)
			? null
			: {
					code: code
						.replace(/import \* as (\w+) from "react"/g, 'import $1 from "react"')
						.replace(
							/import (?:(\w+), )?\{([^}]+)\} from "react"/g,
							(_, name = "ReactInterop", names) =>
								`import ${name} from "react"; const {${names.replaceAll(" as ", ": ")}} = ${name}`,
						),
					map: null,
				},
};

const compress = {
	name: "compress",
	renderChunk: async (code) => ({ code: (await minify(code, { module: true, ecma: 2022 })).code, map: null }),
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
