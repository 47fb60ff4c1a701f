// Sticky elements in boxes that hold them, and in one another.
import { describe, expect, it } from "vitest";
import {
	container,
	documentOf,
	heard,
	host,
	openSticky,
	page500,
	scrollPage,
	space,
	stateOf,
	sticky,
	style,
} from "./pages";

describe("in a box", () => {
	const inBox = (settings = {}, attributes = "", more = {}) =>
		documentOf(
			space(300),
			container(
				space(200) + sticky({ settings: { sticky_parent: "yes", ...settings }, ...more }) + space(540),
				attributes,
			),
			space(3000),
		);

	it("that clips and has padding it is held at its end, and let go again (sticky-motion #14)", async () => {
		// The box: 300 to 1120, its border ends at 1110.
		const style = 'style="padding-bottom:10px;border-bottom:10px solid;overflow:hidden"';
		const page = await openSticky(inBox({}, style));
		for (const [y, position, top] of [
			[499, "relative", 1],
			[500, "fixed", 0],
			[1049, "fixed", 0],
			[1050, "absolute", 0],
			[1100, "absolute", -50],
			[1051, "absolute", -1],
			[1049, "fixed", 0],
			[499, "relative", 1],
		] as const) {
			await scrollPage(page, y);
			const state = await stateOf(page);
			expect([y, state.position, state.top]).toEqual([y, position, top]);
			expect(await page.$eval(".box", (node) => (node as HTMLElement).style.position)).toBe(
				position === "absolute" ? "relative" : "",
			);
			expect(state).toMatchObject({ documentHeight: 4120, left: 0, width: 1280 });
		}
		await scrollPage(page, 1100);
		expect(await page.$eval(host, (node) => (node as HTMLElement).style.bottom)).toBe("0px");
	});

	it("without padding is kept natively, without a spacer; classes and events stay", async () => {
		const page = await openSticky(inBox({ sticky_offset: 10, sticky_effects_offset: 100 }));
		for (const [y, top, count] of [
			[489, 11, 1],
			[490, 10, 3],
			[589, 10, 3],
			[590, 10, 4],
			[1030, 10, 4],
			[1045, -5, 4],
			[1500, -460, 4],
			[490, 10, 3],
			[489, 11, 1],
		] as const) {
			await scrollPage(page, y);
			const state = await stateOf(page);
			expect([y, state.top, state.classes.length]).toEqual([y, top, count]);
			expect(state).toMatchObject({ position: "sticky", spacers: 0, documentHeight: 4100 });
		}
		expect(await heard(page)).toEqual(["5a5a5a5 stick", "5a5a5a5 unstick"]);
	});

	it("that comes to need script while it is stuck stays where it is", async () => {
		const page = await openSticky(inBox({ sticky_offset: 10 }));
		await scrollPage(page, 700);
		expect(await stateOf(page)).toMatchObject({ position: "sticky", top: 10, spacers: 0 });
		// A scroller, which native stickiness would refer to.
		await page.$eval(host, (node) => {
			node.parentElement!.style.cssText = "overflow:hidden;padding-bottom:40px";
		});
		await expect.poll(() => stateOf(page)).toMatchObject({ position: "fixed", top: 10, spacers: 1 });
		await scrollPage(page, 1040);
		expect(await stateOf(page)).toMatchObject({ top: 10 });
		expect(await heard(page)).toEqual(["5a5a5a5 stick"]);
		await scrollPage(page, 0);
		expect(await stateOf(page)).toMatchObject({ position: "relative", spacers: 0 });
	});

	it("at the bottom of the window is held at the beginning of the box", async () => {
		const markup = documentOf(
			space(1000),
			container(
				space(900) + sticky({ settings: { sticky: "bottom", sticky_parent: "yes" } }),
				'style="padding-top:10px;border-top:5px solid"',
			),
			space(2000),
		);
		const page = await openSticky(markup);
		// The box begins at 1000, its padding at 1005; the element stands at 1915 to 1975.
		for (const [y, position, top] of [
			[0, "absolute", 1005],
			[264, "absolute", 741],
			[265, "absolute", 740],
			[266, "fixed", 740],
			[274, "fixed", 740],
			[276, "sticky", 740],
			[1175, "sticky", 740],
			[1176, "sticky", 739],
			[265, "absolute", 740],
		] as const) {
			await scrollPage(page, y);
			const state = await stateOf(page);
			expect([y, state.position, state.top]).toEqual([y, position, top]);
		}
	});

	it("of the top level is not contained, as a container (sticky-motion #15)", async () => {
		const page = await openSticky(page500({ sticky_parent: "yes" }));
		await scrollPage(page, 2700);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0 });
	});

	it("that is boxed is held by the inner one (sticky-motion #47)", async () => {
		const markup = documentOf(
			space(300),
			`<div class="e-con e-con-boxed"><div class="e-con-inner" style="padding-bottom:10px">${space(200)}${sticky({ settings: { sticky_parent: "yes", sticky_offset: 10 } })}${space(530)}</div></div>`,
			space(3000),
		);
		const page = await openSticky(markup);
		await scrollPage(page, 1029);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 10 });
		expect(await style(page, ".e-con-inner")).toBe("padding-bottom:10px");
		await scrollPage(page, 1030);
		expect(await stateOf(page)).toMatchObject({ position: "absolute", top: 10 });
		expect(await page.$eval(".e-con-inner", (node) => (node as HTMLElement).style.position)).toBe("relative");
		expect(await page.$eval(host, (node) => (node as HTMLElement).style.bottom)).toBe("0px");
		await scrollPage(page, 1029);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 10 });
		expect(await page.$eval(".e-con-inner", (node) => (node as HTMLElement).style.position)).toBe("");
	});

	it("with another sticky element is let go by the last of them", async () => {
		const two = ["5a5a5a5", "2222222"].map((id, index) =>
			sticky({ id, settings: { sticky_parent: "yes", sticky_offset: index * 70 }, attributes: 'style="height:60px"' }),
		);
		const markup = documentOf(
			space(300),
			container(two.join("") + space(500), 'style="padding-bottom:30px"'),
			space(3000),
		);
		const page = await openSticky(markup);
		const tops = () => page.$$eval("[data-id]", (nodes) => nodes.map((node) => node.getBoundingClientRect().top));
		await scrollPage(page, 880);
		expect(await tops()).toEqual([0, 10]);
		await scrollPage(page, 820);
		expect(await tops()).toEqual([0, 70]);
		await scrollPage(page, 700);
		expect(await page.$eval(".box", (node) => (node as HTMLElement).style.position)).toBe("");
	});

	it("of the full height of its row sticks with its own height", async () => {
		const side = sticky({
			settings: { sticky_parent: "yes" },
			attributes: 'style="height:auto"',
			content: '<div style="height:100px;width:200px">side</div>',
		});
		const markup = documentOf(space(300), container(side + space(1000), 'style="flex-direction:row"'), space(3000));
		const page = await openSticky(markup);
		expect(await stateOf(page)).toMatchObject({ height: 1000, width: 200 });
		await scrollPage(page, 600);
		expect(await stateOf(page)).toMatchObject({ top: 0, height: 100, width: 200, documentHeight: 4300 });
		await scrollPage(page, 1250);
		expect(await stateOf(page)).toMatchObject({ top: -50, height: 100, width: 200, documentHeight: 4300 });
		await scrollPage(page, 0);
		expect(await stateOf(page)).toMatchObject({ top: 300, height: 1000 });
	});

	it("of a column is held by the column's wrap", async () => {
		const markup = documentOf(
			`<div class="elementor-column"><div class="elementor-widget-wrap" style="padding:0 20px 40px;border-left:5px solid;margin-top:100px">${sticky({ type: "widget", settings: { sticky_parent: "yes" } })}${space(600)}</div></div>`,
			space(3000),
		);
		const page = await openSticky(markup);
		await scrollPage(page, 700);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0, left: 25, width: 1235 });
		await scrollPage(page, 760);
		expect(await stateOf(page)).toMatchObject({ position: "absolute", top: -20, left: 25, width: 1235 });
	});
});

describe("nested", () => {
	it("elements stick each for itself, the inner one to where the outer one is", async () => {
		const inner = sticky({ id: "1111111", type: "widget", attributes: 'style="height:20px"' });
		const markup = documentOf(
			space(500),
			sticky({ attributes: 'style="height:200px"', content: `<div style="height:50px"></div>${inner}` }),
			space(3000),
		);
		const page = await openSticky(markup);
		const tops = () => page.$$eval("[data-id]", (nodes) => nodes.map((node) => node.getBoundingClientRect().top));
		for (const y of [499, 500, 549, 550, 800, 2000, 560, 499]) {
			await scrollPage(page, y);
			expect([y, await tops()]).toEqual([y, y < 500 ? [1, 51] : [0, 50]]);
		}
		expect(await heard(page)).toEqual(["5a5a5a5 stick", "5a5a5a5 unstick"]);
	});

	it("one that is stuck before the outer one stays stuck", async () => {
		const inner = sticky({
			id: "1111111",
			type: "widget",
			attributes: 'style="height:20px"',
			settings: { sticky_offset: 100 },
		});
		const markup = documentOf(
			space(500),
			sticky({ attributes: 'style="height:200px"', content: `<div style="height:50px"></div>${inner}` }),
			space(3000),
		);
		const page = await openSticky(markup);
		await scrollPage(page, 460);
		for (const y of [600, 2000, 470]) await scrollPage(page, y);
		expect(await heard(page)).toEqual(["1111111 stick", "5a5a5a5 stick", "5a5a5a5 unstick"]);
		await scrollPage(page, 449);
		expect(await heard(page)).toEqual(["1111111 unstick"]);
	});
});
