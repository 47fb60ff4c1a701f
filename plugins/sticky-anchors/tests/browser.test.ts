// Sticky anchors in a browser: which target keeps which distance, and what makes them be asked again.
import { describe, expect, it } from "vitest";
import { documentOf, frames, openSticky, scrollPage, space, sticky } from "../../sticky/tests/pages";

const links = (...hrefs: string[]) =>
	`<div class="elementor-element">${hrefs.map((href) => `<a href="${href}">${href}</a>`).join(" ")}</div>`;
const at = (top: number, id: string, attributes = "") =>
	`<h2 id="${id}" style="position:absolute;top:${top}px;margin:0" ${attributes}>${id}</h2>`;
const covering = (top: number, settings: object, id = "5a5a5a5") =>
	`<div style="position:absolute;left:0;right:0;top:${top}px">${sticky({ id, settings: { ...settings } })}</div>`;
const margin = (id: string) => `#${id}`;
const marginOf = async (page: Awaited<ReturnType<typeof openSticky>>, id: string) => {
	await frames(page);
	return page.$eval(margin(id), (node) => (node as HTMLElement).style.scrollMarginTop);
};

describe("targets", () => {
	it("below a sticky element keep its distance, those above it do not (sticky-motion #19)", async () => {
		const page = await openSticky(
			documentOf(
				links("#team", "/page#above", "#above"),
				covering(200, { sticky_anchor_link_offset: 90 }),
				at(1500, "team"),
				at(100, "above"),
				space(4000),
			),
		);
		expect(await marginOf(page, "team")).toBe("90px");
		expect(await page.getAttribute("#above", "style")).toBe("position:absolute;top:100px;margin:0");
		await page.click("text=#team");
		await expect.poll(() => page.$eval("#team", (node) => node.getBoundingClientRect().top)).toBe(90);
	});

	it("get back their own margin, with its priority, when nothing covers them any more", async () => {
		const style = "position: absolute; top: 1500px; scroll-margin-top: 3px !important;";
		const page = await openSticky(
			documentOf(
				links("#team"),
				covering(200, { sticky_anchor_link_offset: 90 }),
				`<h2 id="team" style="${style}">team</h2>`,
				space(4000),
			),
		);
		expect(await marginOf(page, "team")).toBe("90px");
		await page.evaluate(() => window.gossamer!.stop());
		expect((await page.getAttribute("#team", "style"))!.split(/; ?/).sort()).toEqual(style.split(/; ?/).sort());
	});

	it.each([
		{ outer: 50, inner: "70", scenario: "sticky-motion #20" },
		{ outer: 80, inner: 40, scenario: "page-builder #17" },
	])("belong to the nearest of two sticky elements, stuck or not ($scenario)", async ({ outer, inner }) => {
		const page = await openSticky(
			documentOf(
				links("#first", "#second"),
				covering(0, { sticky_anchor_link_offset: outer }),
				covering(2000, { sticky_anchor_link_offset: inner }, "2222222"),
				at(1000, "first"),
				at(2500, "second"),
				space(6000),
			),
		);
		for (const y of [0, 3000]) {
			await scrollPage(page, y);
			await page.evaluate(() => document.body.append(document.createElement("i")));
			expect([await marginOf(page, "first"), await marginOf(page, "second")]).toEqual([`${outer}px`, `${inner}px`]);
		}
	});

	it("whose hash is no plain name are ignored (sticky-motion #21)", async () => {
		const page = await openSticky(
			documentOf(
				links("#1abc", "#a:b", "#", "#צוות", "#_x-1"),
				covering(0, { sticky_anchor_link_offset: 50 }),
				at(500, "1abc"),
				at(600, "a:b"),
				at(700, "צוות"),
				at(800, "_x-1"),
				space(3000),
			),
		);
		expect(await marginOf(page, "_x-1")).toBe("50px");
		expect(await page.$$eval("h2", (nodes) => nodes.map((node) => node.style.scrollMarginTop))).toEqual([
			"",
			"",
			"50px",
			"50px",
		]);
	});

	it("keep the distance of the device, none where the element is not sticky", async () => {
		const page = await openSticky(
			documentOf(
				links("#team"),
				covering(0, {
					sticky_on: ["desktop", "tablet"],
					sticky_anchor_link_offset: 0,
					sticky_anchor_link_offset_tablet: 40,
				}),
				at(900, "team", 'class="x"'),
				space(3000),
			),
		);
		expect(await marginOf(page, "team")).toBe("");
		await page.setViewportSize({ width: 900, height: 800 });
		expect(await marginOf(page, "team")).toBe("40px");
		await page.setViewportSize({ width: 390, height: 800 });
		expect(await marginOf(page, "team")).toBe("");
	});

	it("that come later are found, once a frame; those of a removed element get their own margin back", async () => {
		const page = await openSticky(
			documentOf(covering(0, { sticky_anchor_link_offset: 50 }), space(3000)) + links("#late"),
		);
		await page.evaluate(() => {
			for (let index = 0; index < 20; index++) document.body.append(document.createElement("i"));
			const late = Object.assign(document.createElement("h2"), { id: "late" });
			late.style.scrollMarginTop = "7px";
			document.body.append(late);
		});
		expect(await marginOf(page, "late")).toBe("50px");
		await page.$eval(".elementor-element-5a5a5a5", (node) => node.remove());
		expect(await marginOf(page, "late")).toBe("7px");
	});

	it("are not requested again while elements stick and are released", async () => {
		const page = await openSticky(
			documentOf(
				links("#team"),
				space(500),
				sticky({ settings: { sticky_anchor_link_offset: 50 } }),
				at(900, "team"),
				space(3000),
			),
		);
		expect(await marginOf(page, "team")).toBe("50px");
		await page.evaluate(() => {
			const before = Document.prototype.getElementById;
			Object.assign(window, { asked: 0 });
			document.getElementById = function (id) {
				(window as unknown as { asked: number }).asked++;
				return before.call(this, id);
			};
		});
		for (const y of [600, 300, 700, 0]) await scrollPage(page, y);
		expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
	});
});

it("is not loaded for elements without a distance", async () => {
	const page = await openSticky(documentOf(sticky(), sticky({ settings: { sticky_anchor_link_offset: undefined } })));
	const loaded = await page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.map(({ name }) => name.split("/").at(-1))
			.filter((name) => name!.startsWith("sticky")),
	);
	expect(loaded).not.toContain("sticky-anchors.js");
	expect(loaded).toContain("sticky.js");
});

it.each([
	["a link that the visitor has pressed before the plugin loaded scrolls on to below what is stuck", true, 60],
	["a link that gets the focus without a press moves nothing, even if its target is the address's", false, 0],
])("%s", async (_, isActive, top) => {
	const page = await openSticky(
		documentOf(
			'<div class="elementor-section elementor-sticky--active" style="position:fixed;top:0;height:60px;width:50px"></div>',
			'<a href="#team" style="position:fixed;top:100px">Team</a>',
			'<div id="team" class="elementor-element" style="position:absolute;top:1500px">team</div>',
			space(4000),
			'<script>location.hash = "team"</script>',
		),
		{
			prepare: (page) =>
				page.addInitScript(
					(isActive) => void Object.defineProperty(navigator, "userActivation", { value: { isActive } }),
					isActive,
				),
		},
	);
	const place = () => page.$eval("#team", (node) => Math.round(node.getBoundingClientRect().top));
	await expect.poll(place).toBe(0);
	// Scripts can give the focus, too.
	await page.focus("a");
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes("sticky-anchors-press")),
	);
	await frames(page);
	await expect.poll(place).toBe(top);
});
