// A bare page of moving things for one library, the same markup for all: `/bench/frame?library=gsap&kind=motion&count=100`.

import { motionSettings } from "../../plugins/motion/tests/widget.mjs";
import { html, scriptText, settingsAttribute } from "./html.mjs";

const peer = (path) => html`<script defer src="/peers/${path}"></script>`;
const runtime = html`<script type="module" src="/gossamer/gossamer.js"></script>`;
const byFrames = scriptText(JSON.stringify({ plugins: { motion: { smoothing: "css" } } }));

/** By name: what it is called, which kinds of pages it can do (with at most how many), and what starts it. Files are paths below `node_modules`. */
export const libraries = {
	floor: { title: "no library", kinds: ["motion", "sticky", "entrance", "mixed"], head: "", files: [] },
	gossamer: { title: "Gossamer", kinds: ["motion", "sticky", "entrance", "mixed"], head: runtime, files: [] },
	"gossamer-frames": {
		title: "Gossamer, by frames",
		kinds: ["motion"],
		head: html`<script type="application/json" id="gossamer-config">${byFrames}</script>${runtime}`,
		files: [],
	},
	css: {
		title: "CSS by hand",
		kinds: ["motion"],
		head: html`<style>@keyframes by-hand { from { transform: translateY(100px) } to { transform: translateY(-100px) } } .row { view-timeline: --row } .mover { animation: by-hand linear both; animation-timeline: --row }</style>`,
		files: [],
	},
	motion: { title: "motion", kinds: ["motion"], files: ["motion/dist/motion.js"] },
	gsap: {
		title: "gsap ScrollTrigger",
		kinds: ["motion", "sticky", "entrance", "mixed"],
		files: ["gsap/dist/gsap.min.js", "gsap/dist/ScrollTrigger.min.js"],
	},
	rellax: { title: "rellax", kinds: ["motion"], files: ["rellax/rellax.min.js"] },
	lenis: { title: "lenis + transform", kinds: ["motion"], files: ["lenis/dist/lenis.min.js"] },
	"sticky-js": { title: "sticky-js", kinds: ["sticky"], files: ["sticky-js/dist/sticky.min.js"] },
	headroom: { title: "headroom.js", kinds: ["sticky"], most: 1, files: ["headroom.js/dist/headroom.min.js"] },
	aos: { title: "aos", kinds: ["entrance"], files: ["aos/dist/aos.js"], style: "aos/dist/aos.css" },
};

/** How many of what, on each kind of page. */
const contents = {
	motion: (count) => repeat(count, mover),
	sticky: (count) => repeat(count, sticky),
	entrance: (count) => repeat(count, entrance),
	mixed: (count) => repeat(count, (at, library) => [mover, mover, entrance, sticky][at % 4](at, library)),
};

/** @param {URLSearchParams} query */
export const benchFrame = (query) => {
	const library = Object.hasOwn(libraries, query.get("library") ?? "") ? query.get("library") : "floor";
	const kind = Object.hasOwn(contents, query.get("kind") ?? "") ? query.get("kind") : "motion";
	const count = Math.min(Math.max(Number.parseInt(query.get("count") ?? "", 10) || 100, 1), 5000);
	const { title, head, files, style } = libraries[library];
	return html`<!doctype html>
<html lang="en" data-library="${library}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/public/bench-frame.css">
${style && html`<link rel="stylesheet" href="/peers/${style}">`}
${head ?? files.map(peer)}
${files.length ? html`<script type="module" src="/public/bench-peers.js"></script>` : ""}
<body>
${contents[kind](count).map((draw) => draw(library))}
</body>
</html>`;
};

const repeat = (count, draw) => Array.from({ length: count }, (_, at) => (library) => draw(at, library));

const mover = (
	at,
) => html`<div class="elementor-element elementor-widget row" data-id="m${at}" data-element_type="widget"${settingsAttribute(motionSettings({ translateY: { speed: 2 } }))}>
<div class="elementor-widget-container mover"><span class="card">${at + 1}</span></div></div>
`;

const sticky = (at) => html`<div class="elementor-element e-con section" data-id="c${at}" data-element_type="container">
<div class="elementor-element elementor-widget sticky" data-id="s${at}" data-element_type="widget"${settingsAttribute({ sticky: "top", sticky_on: ["desktop", "tablet", "mobile"], sticky_parent: "yes", sticky_offset: 0, sticky_effects_offset: 0, sticky_anchor_link_offset: 0 })}><span class="card">${at + 1}</span></div></div>
`;

const entrance = (at, library) => {
	const ours = library.startsWith("gossamer");
	return html`<div class="elementor-element elementor-widget row entrance${ours ? " elementor-invisible" : ""}" data-id="e${at}" data-element_type="widget"${library === "aos" && html` data-aos="fade-up"`}${settingsAttribute({ _animation: "fadeInUp" })}><span class="card">${at + 1}</span></div>
`;
};
