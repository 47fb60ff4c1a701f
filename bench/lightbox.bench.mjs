// What does a lightbox cost, and how soon is the picture there? Ours alongside PhotoSwipe and GLightbox, on the same page, in turn.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { inRelease, readManifest } from "../tests/site/release.mjs";

const rounds = 15;
const pictures = [1, 2, 3, 4, 5];
const read = (file) => readFileSync(file);
/** Gestures and videos come when they are used. */
const ours = ({ chunks, parts }) => [...chunks, ...parts.filter((file) => /icons|header/.test(file))];
const modules = "node_modules";

/** Per library: the files a visitor gets until a picture is open, the head that starts it, and what shows that it is open. */
const libraries = () => ({
	Gossamer: {
		files: inRelease(["gossamer.js", ...ours(readManifest().plugins.lightbox)]),
		head: `<script>var elementorFrontendConfig={kit:{global_image_lightbox:"yes",lightbox_enable_counter:"yes",lightbox_enable_zoom:"yes",lightbox_enable_fullscreen:"yes",lightbox_enable_share:"yes"}}</script><script type="module" src="/gossamer/gossamer.js"></script>`,
		ready: () => window.gossamer.ready,
		image: ".swiper-slide-active img",
	},
	PhotoSwipe: {
		files: ["photoswipe-lightbox.esm.min.js", "photoswipe.esm.min.js", "photoswipe.css"].map(
			(file) => `${modules}/photoswipe/dist/${file}`,
		),
		head: `<link rel="stylesheet" href="/peers/photoswipe/dist/photoswipe.css"><script type="module">import Lightbox from "/peers/photoswipe/dist/photoswipe-lightbox.esm.min.js";
const box = new Lightbox({ gallery: "main", children: "a", pswpModule: () => import("/peers/photoswipe/dist/photoswipe.esm.min.js") });box.init();window.started = true</script>`,
		ready: () => window.started,
		image: ".pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)",
	},
	GLightbox: {
		files: ["js/glightbox.min.js", "css/glightbox.min.css"].map((file) => `${modules}/glightbox/dist/${file}`),
		head: `<link rel="stylesheet" href="/peers/glightbox/dist/css/glightbox.min.css"><script defer src="/peers/glightbox/dist/js/glightbox.min.js"></script><script type="module">GLightbox({ selector: "main a" });window.started = true</script>`,
		ready: () => window.started,
		image: ".gslide.current img",
	},
});

export default async ({ browser, url }) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	const page = await context.newPage();
	await page.route("**/peers/**", (route) =>
		route.fulfill({ path: modules + new URL(route.request().url()).pathname.replace("/peers", "") }),
	);
	await page.route("**/pictures/*", (route) =>
		route.fulfill({
			contentType: "image/svg+xml",
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>',
		}),
	);
	const all = Object.entries(libraries());
	await page.route("**/bench/*", (route) => {
		const [, { head }] = all.find(([name]) => route.request().url().endsWith(name));
		const links = pictures.map(
			(at) =>
				`<a href="/pictures/${at}.svg" data-pswp-width="900" data-pswp-height="600" data-elementor-lightbox-slideshow="g">Picture ${at}</a>`,
		);
		return route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><title>Bench</title>${head}<body><main>${links.join(" ")}</main>`,
		});
	});

	const times = Object.fromEntries(all.map(([name]) => [name, { first: [], again: [] }]));
	for (let round = 0; round < rounds; round++) {
		for (const [name, { ready, image }] of all) {
			await page.goto(`${url}/bench/${name}`);
			await page.waitForFunction(ready);
			times[name].first.push(await page.evaluate(timeToOpen, image));
			await page.keyboard.press("Escape");
			await page.waitForFunction((image) => !document.querySelector(image)?.checkVisibility(), image);
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
			times[name].again.push(await page.evaluate(timeToOpen, image));
		}
	}
	await context.close();

	const bytesOf = ({ files }) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
	const [, own] = all[0];
	return all.map(([name, library]) => ({
		library: name,
		"brotli bytes": bytesOf(library),
		"of ours": `${(bytesOf(library) / bytesOf(own)).toFixed(2)} ×`,
		"of it for the lightbox alone": bytesOf({
			files: library.files.filter((file) => /(lightbox|photoswipe)[^/]*$/.test(file)),
		}),
		"first click to picture, ms": median(times[name].first).toFixed(1),
		"next click, ms": median(times[name].again).toFixed(1),
		"first, of ours": `${(median(times[name].first) / median(times.Gossamer.first)).toFixed(2)} ×`,
	}));
};

/** Milliseconds from a click on the second picture until it is loaded and a frame shows it. */
const timeToOpen = (image) =>
	new Promise((resolve) => {
		const start = performance.now();
		const look = () => {
			const node = document.querySelector(image);
			if (node?.complete && node.naturalWidth && node.getClientRects().length) resolve(performance.now() - start);
			else requestAnimationFrame(look);
		};
		document.querySelector("main a:nth-child(2)").click();
		look();
	});

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
