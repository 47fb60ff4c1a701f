// Pages that mix versions and leave out what servers usually print: each part works, on its own, and nothing is thrown.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atomicForm, atomicTabs, interaction, interactionList } from "../helpers/atomic";
import { openMarkup } from "../helpers/browser";
import { accordion, imageCarousel, nestedTabs } from "../versions";
import { offCanvas, popup } from "../versions/panels";
import { tabs } from "../versions/tabs";

const now = { builder: "4.2", pro: "4.2", hasNewSlider: true };
const old = { builder: "3.8", pro: "3.7" };
const head = `<style>body{margin:0}[hidden],.message-success,.message-error{display:none}.form-state-success>.message-success,.form-state-error>.message-error{display:block}
.swiper,.swiper-container{overflow:hidden;width:600px}.swiper-wrapper{display:flex}.swiper-slide{flex-shrink:0}.e-con:not(.e-active):is(.e-n-tabs-content>*){display:none}
.elementor-accordion .elementor-tab-content,.elementor-tabs .elementor-tab-content{display:none}</style>
<script>var problems=[];document.addEventListener("gossamer:error",({detail:{code,plugin,error}})=>problems.push(code+" "+plugin+" "+error));
var elementorFrontendConfig={version:"4.2.3",urls:{ajaxurl:"/wp-admin/admin-ajax.php"},nonces:{atomicFormsSendForm:"0123456789"},post:{id:42,title:"Tea"},kit:{}};</script>`;
const action = (name: string, settings: object = {}) =>
	encodeURIComponent(
		`#elementor-action:action=${encodeURIComponent(name)}&settings=${encodeURIComponent(btoa(JSON.stringify(settings)))}`,
	);
const button = (text: string, link: string) =>
	`<button class="e-button-base" data-interaction-id="b${text.length}" data-action-link="${link}">${text}</button>`;

const sent: string[] = [];
const open = async (body: string, options: Parameters<typeof openMarkup>[1] = {}) => {
	sent.length = 0;
	return openMarkup(
		`<div class="elementor elementor-42" data-elementor-type="wp-page" data-elementor-id="42">${body}</div>`,
		{
			head,
			...options,
			async prepare(page) {
				await page.route("**/admin-ajax.php", (route) => {
					sent.push(route.request().postData() ?? "");
					return route.fulfill({ json: { success: true, data: { message: "", data: {} } } });
				});
				await options.prepare?.(page);
			},
		},
	);
};
const problems = (page: Page) => page.evaluate(() => (window as unknown as { problems: string[] }).problems);
const selected = (page: Page, id: string) =>
	page.$$eval(`[id^="${id}-tab-"][role=tab]`, (nodes) => nodes.findIndex((node) => node.ariaSelected === "true"));
const started = (page: Page, id: string) =>
	page.waitForSelector(`[data-e-type=e-tabs][data-id="${id}"]:not([x-data])`, { state: "attached" });

it("tabs of three versions in one another keep their own states and keys", async () => {
	const inner = atomicTabs(["One", "Two", accordion({ builder: "3.0", pro: "3.0" })], { id: "in", printed: 2 });
	const middle = nestedTabs({ builder: "3.10", pro: "3.10" }, inner);
	const page = await open(atomicTabs(["Zero", middle, "Last"], { id: "out", printed: 1 }));
	await started(page, "in");
	await page.waitForSelector("[data-widget_type='accordion.default'] [aria-expanded=true]");
	await page.focus('[id="in-tab-2"]');
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	expect([await selected(page, "in"), await selected(page, "out")]).toEqual([0, 1]);
	expect(await page.$$eval(".e-normal", (nodes) => nodes.map((node) => node.ariaSelected))).toEqual([
		"true",
		"false",
		"false",
	]);
	await page.click(".e-normal >> nth=1");
	expect(await selected(page, "out")).toBe(1);
	await page.click('[id="in-tab-2"]', { force: true }).catch(() => {});
	await page.click(".e-normal >> nth=0");
	await page.click('[id="in-tab-2"]');
	await page.click("[data-widget_type='accordion.default'] .elementor-accordion-item:nth-child(2) a");
	await page.waitForSelector("[data-widget_type='accordion.default'] [data-tab='2'][aria-expanded=true]");
	expect([await selected(page, "in"), await selected(page, "out"), await problems(page)]).toEqual([2, 1, []]);
});

it("tabs of version 4 in a popup work at each opening, and so does a form there", async () => {
	const body = `${atomicTabs(["Leaf", "Water"], { id: "pt", printed: 0 })}${atomicForm('<input aria-label="Mail" name="m" data-interaction-id="i1">', { id: "pf" })}`;
	const page = await open(
		button("Offer", action("popup:open", { id: "44" })) + popup(now).replace("<a href", `${body}<a href`),
	);
	for (const turn of [1, 2]) {
		await page.click("text=Offer");
		await page.waitForSelector(".elementor-popup-modal [id='pt-tab-1']");
		await page.click("[id='pt-tab-1']");
		await page.waitForSelector("text=Water");
		await page.fill("[name=m]", "a");
		await page.click("[type=submit]");
		await page.waitForSelector(".form-state-success");
		await expect.poll(() => sent.length).toBe(turn);
		expect(sent.at(-1)).toMatch(/name="post_id"\s+44\s/);
		await page.keyboard.press("Escape");
		await page.waitForSelector(".elementor-popup-modal", { state: "hidden" });
	}
	expect(await problems(page)).toEqual([]);
});

it("a form that stands twice on a page, by one id, is sent on its own", async () => {
	const form = atomicForm('<input aria-label="Mail" name="m" data-interaction-id="i1">', { id: "fx" });
	const page = await open(form + form);
	await page.locator("[name=m]").nth(1).fill("second");
	await page.locator("[type=submit]").nth(1).click();
	await page.waitForSelector("form:nth-of-type(2).form-state-success");
	expect(await page.locator("form").nth(0).getAttribute("class")).toContain("form-state-default");
	expect(sent.length).toBe(1);
	expect(sent[0]).toContain("second");
	expect(await problems(page)).toEqual([]);
});

it("carousels of two versions on one page move on their own", async () => {
	const page = await open(imageCarousel(old) + imageCarousel(now).replaceAll("ca1", "ca2"));
	const at = (root: string) =>
		page.$$eval(`${root} .swiper-slide`, (slides) => slides.findIndex((node) => node.matches(".swiper-slide-active")));
	await page.waitForSelector(".swiper.swiper-initialized");
	await page.waitForSelector(".swiper-container-initialized");
	await page.click(".swiper-container .elementor-swiper-button-next");
	expect([await at(".swiper-container"), await at(".swiper")]).toEqual([1, 0]);
	await page.click(".swiper .elementor-swiper-button-next");
	expect([await at(".swiper-container"), await at(".swiper"), await problems(page)]).toEqual([1, 1, []]);
});

it("what servers may leave out is not missed", async () => {
	const bare = atomicTabs(["One", "Two"], { id: "ba", printed: 0 })
		.replaceAll(
			/ (data-e-settings|aria-controls|aria-labelledby|tabindex|aria-selected|data-element_type|data-interaction-id)="[^"]*"/g,
			"",
		)
		.replaceAll(/ hidden="true" style="display: none;"/g, "");
	const form = `<form class="e-form-base" data-e-type="e-form" data-id="bf"><input data-interaction-id="q1" name="n"><button>Go</button></form>`;
	const page = await open(
		`${bare}${form}<div class="e-youtube-base" data-e-type="e-youtube" data-id="yt"></div><video class="e-self-hosted-video-base" data-e-type="e-self-hosted-video"></video>
<button data-action-link="">Empty</button><button data-action-link="%E0%A4%A">Broken</button><button data-action-link="/tea/">Plain</button>
<p data-interaction-id="m1">Moves</p>${interactionList({ m1: [{ trigger: "load", animation: { effect: "fade" } }, null, 7, { trigger: "when" }, {}] })}`,
	);
	await page.waitForFunction(() => document.querySelector("[id='ba-tab-1']")?.getAttribute("tabindex") === "-1");
	await page.click("[id='ba-tab-1']");
	expect(await page.$$eval("[role=tabpanel]", (panels) => panels.map((panel) => panel.checkVisibility()))).toEqual([
		false,
		true,
	]);
	for (const text of ["Empty", "Broken", "Plain"]) await page.click(`text=${text}`);
	await page.fill("[name=n]", "x");
	await page.click("text=Go");
	await expect.poll(() => sent.length).toBe(1);
	await page.waitForFunction(() => getComputedStyle(document.querySelector("p")!).opacity === "1");
	expect(new URL(page.url()).search).toBe("");
	expect(await problems(page)).toEqual([]);
});

it("from right to left, keys go the other way, and slides of interactions do not", async () => {
	const page = await open(
		`<div dir="rtl">${atomicTabs(["One", "Two", "Three"], { id: "rt", printed: 0 })}${imageCarousel(old).replace('dir="ltr"', 'dir="rtl"')}<p data-interaction-id="m1">Moves</p></div>
${interactionList({ m1: [interaction({ trigger: "click", effect: "slide", direction: "left", duration: { size: 20, unit: "s" } })] })}`,
	);
	await started(page, "rt");
	await page.focus('[id="rt-tab-0"]');
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Enter");
	expect(await selected(page, "rt")).toBe(1);
	await page.waitForSelector(".swiper-container-rtl.swiper-rtl");
	await page.waitForSelector("p[tabindex]");
	await page.click("text=Moves");
	await expect
		.poll(() => page.$eval("p", (node) => new DOMMatrix(getComputedStyle(node).transform).e))
		.toBeLessThan(-50);
	expect(await problems(page)).toEqual([]);
});

it.each([
	[1280, ["slide"]],
	[390, ["fade"]],
])(
	"of several interactions of an element, those play at %i px that its devices do not exclude",
	async (width, played) => {
		const page = await open(
			`<p data-interaction-id="m1">Moves</p>${interactionList({
				m1: [
					interaction({
						trigger: "load",
						effect: "fade",
						excluded: ["desktop", "tablet"],
						duration: { size: 9, unit: "s" },
					}),
					interaction({
						trigger: "load",
						effect: "slide",
						direction: "left",
						excluded: ["mobile"],
						duration: { size: 9, unit: "s" },
					}),
					interaction({ trigger: "hover", effect: "scale", excluded: ["desktop", "tablet", "mobile"] }),
					interaction({ trigger: "scrollIn", effect: "scale", excluded: ["desktop", "mobile"] }),
				],
			})}`,
			{
				viewport: { width, height: 800 },
				head: `${head}<script>var ElementorInteractionsConfig={constants:{},breakpoints:{mobile:{value:767,direction:"max",is_enabled:true},tablet:{value:1024,direction:"max",is_enabled:true}}}</script>`,
			},
		);
		await page.waitForFunction(() => document.getAnimations().length > 0);
		await page.mouse.move(20, 20);
		const kinds = await page.evaluate(() =>
			document.getAnimations().map(({ effect }) => {
				const [first] = (effect as KeyframeEffect).getKeyframes();
				return first!.transform && first!.transform !== "none" && !String(first!.transform).includes("scale")
					? "slide"
					: "opacity" in first!
						? "fade"
						: "other";
			}),
		);
		expect([kinds, await problems(page)]).toEqual([played, []]);
	},
);

it("actions that name what is not on the page do nothing, and throw nothing", async () => {
	const page = await open(
		["popup:open", "popup:close", "off_canvas:toggle", "lightbox", "unheard:of"]
			.map((name) => button(name, action(name, { id: "999" })))
			.join("") + offCanvas(),
	);
	const before = await page.evaluate(() => location.href);
	for (const name of ["popup:open", "popup:close", "off_canvas:toggle", "lightbox", "unheard:of"])
		await page.click(`text=${name}`);
	await page.click("text='Open'");
	await page.waitForSelector(".e-off-canvas[aria-hidden=false]");
	expect(await page.evaluate(() => location.href.split("#")[0])).toBe(before);
	expect(await problems(page)).toEqual([]);
});

it("a link to a place in a panel of version 4, in closed tabs of version 3, opens both", async () => {
	const inner = atomicTabs(["One", '<p id="deep" style="margin-top:900px">Deep</p>'], { id: "dp", printed: 0 });
	const page = await open(
		`<a href="#deep">Down</a>${tabs({ builder: "3.35", pro: "3.33" }).replace(/(data-tab="2"[^>]*role="tabpanel"[^>]*>)/, `$1${inner}`)}`,
	);
	await started(page, "dp");
	await page.click("text=Down");
	await page.waitForFunction(() => document.querySelector("#dp-tab-content-1")?.hasAttribute("hidden") === false);
	expect(await selected(page, "dp")).toBe(1);
	await page.waitForSelector("#deep");
	expect(await problems(page)).toEqual([]);
});

it("without any configuration a form says that it could not be sent, and keeps its values; tabs work", async () => {
	const page = await open(
		atomicTabs(["One", "Two"], { id: "12345", printed: 0 }) +
			atomicForm('<input aria-label="Mail" name="m" data-interaction-id="i1">', { id: "67890" }),
		{ head: head.replace(/var elementorFrontendConfig=[^<]*/, "") },
	);
	await started(page, "12345");
	await page.click("[id='12345-tab-1']");
	expect(await selected(page, "12345")).toBe(1);
	await page.fill("[name=m]", "kept");
	await page.click("[type=submit]");
	await page.waitForSelector(".form-state-error");
	expect(await page.inputValue("[name=m]")).toBe("kept");
	expect(new URL(page.url()).search).toBe("");
	expect(await problems(page)).toEqual([]);
});
