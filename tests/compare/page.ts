// A small page of the builder's kind with scripts of its own, which stand in for the originals.

const widget = (type: string, id: string, inner: string, attributes = "") =>
	`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default" ${attributes}>${inner}</div>`;

const svg = (color: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="${color}"/></svg>`)}`;

/** Parts that faults change; the markup around them stays. */
export const parts = {
	heading: widget("heading", "a01", "<h2>Bowls for every day</h2>"),
	text: widget("text-editor", "a02", "<p>Turned by hand, glazed twice.</p>", 'style="margin-top:8px"'),
	image: widget("image", "a03", '<img src="/dot.svg" width="80" height="40" alt="A bowl">'),
	button: widget(
		"button",
		"a04",
		'<a class="elementor-button" href="/shop/">Go to the shop</a>',
		'style="padding:4px"',
	),
	link: widget("button", "a05", '<a class="elementor-button" href="#end">To the end</a>'),
	tabs: widget(
		"tabs",
		"a06",
		`<div class="elementor-tabs"><div class="elementor-tab-title" role="tab" tabindex="0" aria-selected="true">One</div>
<div class="elementor-tab-title" role="tab" tabindex="0" aria-selected="false">Two</div><p class="panel">First panel</p><p class="panel" hidden>Second panel</p></div>`,
	),
	carousel: widget(
		"image-carousel",
		"a07",
		`<div class="swiper"><div class="swiper-wrapper">${["#a33", "#3a3", "#33a"].map((color) => `<div class="swiper-slide"><img src="${svg(color)}" alt="${color}"></div>`).join("")}</div></div>
<div class="elementor-swiper-button-next" role="button" tabindex="0" aria-label="Next">›</div>
<div class="dots">${[1, 2, 3].map((number) => `<span class="swiper-pagination-bullet" role="button" tabindex="0" aria-label="Slide ${number}">•</span>`).join("")}</div>`,
	),
	opener: widget(
		"button",
		"a08",
		'<a class="elementor-button" href="#elementor-action:action=popup:open&settings=e30=">Open</a>',
	),
	form: widget(
		"form",
		"a09",
		'<form class="elementor-form" method="post" action="/sent"><input name="name" required aria-label="Name"><button type="submit">Send</button></form>',
	),
	entrance: widget("heading", "a10", "<h3>Comes in</h3>", 'data-entrance style="visibility:hidden"'),
	lazy: widget(
		"image",
		"a11",
		`<img data-src="${svg("#a3a")}" width="80" height="40" alt="Late">`,
		'style="margin-top:600px"',
	),
	background: widget("spacer", "a12", "<div></div>", `style="height:40px;background-image:url('/dot.svg')"`),
	sticky:
		'<div class="elementor-element e-con" data-id="a13" data-element_type="container" style="position:sticky;top:0;background:#eee;height:30px;z-index:1"><b>Bar</b></div>',
	end: '<div id="end" class="elementor-element e-con" data-id="a14" data-element_type="container" style="height:800px;background:#ded">End</div>',
};

/** What the originals do, a function a widget. */
export const scripts = {
	tabs: `const titles = [...document.querySelectorAll(".elementor-tab-title")];
const choose = (chosen) => titles.forEach((title, index) => {
	title.setAttribute("aria-selected", index === chosen);
	document.querySelectorAll(".panel")[index].hidden = index !== chosen;
});
titles.forEach((title, index) => {
	title.addEventListener("click", () => choose(index));
	title.addEventListener("keydown", ({ key }) => {
		if (key === "ArrowRight") titles[(index + 1) % 2].focus();
		if (key === "Enter") choose(index);
	});
});`,
	carousel: `let at = 0;
const show = (index) => { at = index % 3; document.querySelector(".swiper-wrapper").style.transform = "translateX(" + -80 * at + "px)"; };
document.querySelector(".elementor-swiper-button-next").addEventListener("click", () => show(at + 1));
document.querySelectorAll(".swiper-pagination-bullet").forEach((dot, index) => dot.addEventListener("click", () => show(index)));`,
	popup: `document.querySelector('[href*="popup:open"]').addEventListener("click", (event) => {
	event.preventDefault();
	const dialog = document.createElement("div");
	dialog.className = "dialog";
	dialog.setAttribute("role", "dialog");
	dialog.innerHTML = "<h2>Welcome</h2><button>Close</button>";
	document.body.append(dialog);
	const close = () => dialog.remove();
	dialog.querySelector("button").addEventListener("click", close);
	dialog.querySelector("button").focus();
	document.addEventListener("keydown", ({ key }) => key === "Escape" && close());
});`,
	entrance: `for (const node of document.querySelectorAll("[data-entrance]")) node.style.visibility = "";`,
	lazy: `new IntersectionObserver((entries, observer) => entries.forEach(({ target, isIntersecting }) => {
	if (isIntersecting) { target.src = target.dataset.src; observer.disconnect(); }
})).observe(document.querySelector("[data-src]"));`,
};

export type Parts = typeof parts;
export type Scripts = typeof scripts;

export const pageOf = (given: Partial<Parts> = {}, code: Partial<Scripts> = {}, more = ""): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bowls</title><link rel="icon" href="data:,"><style>
body { margin: 0; font: 16px/1.4 sans-serif; } .elementor { max-width: 600px; } h2, h3, p { margin: 0; }
.swiper { width: 80px; height: 40px; overflow: hidden; } .swiper-wrapper { display: flex; } .swiper-slide { flex: 0 0 80px; }
.elementor-button { display: inline-block; padding: 6px 12px; background: #246; color: #fff; }
.dialog { position: fixed; inset: 200px; background: #fff; border: 1px solid; z-index: 9; }
</style></head><body><div class="elementor elementor-7" data-elementor-type="wp-page" data-elementor-id="7">
${Object.values({ ...parts, ...given }).join("\n")}
</div>${Object.values({ ...scripts, ...code })
	.map((text) => `<script>{${text}}</script>`)
	.join("\n")}${more}</body></html>`;

export const run = (code: string) => `<script>{${code}}</script>`;
export { widget };
