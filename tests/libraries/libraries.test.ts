// React's libraries, built against the runtime and driven in Chromium; React itself stands alongside it, so that the tests ask for nothing else.
import { describe, expect, it } from "vitest";
import { usePrograms } from "./open";

describe.each(["runtime", "react"] as const)("on %s", (source) => {
	const open = usePrograms(source);

	it("react-transition-group: classes come in their order, and what has left is gone", async () => {
		const { page } = await open("transition");
		await page.click("#toggle");
		await expect.poll(() => page.evaluate("classes")).toEqual(["fade-enter fade-enter-active", "fade-enter-done"]);
		await page.click("#toggle");
		await page.waitForSelector("text=Box", { state: "detached" });
		expect(await page.evaluate("classes.slice(2)")).toEqual(["fade-exit fade-exit-active", "fade-exit-done"]);
		await page.click("#drop");
		await expect.poll(() => page.locator("li").allTextContents()).toEqual(["two"]);
		expect(await page.evaluate("classes.slice(4)")).toEqual(["entry-exit entry-exit-active", "entry-exit-done"]);
	});

	it("react-hook-form: errors come, focus the field, and go; a list of fields is sent", async () => {
		const { page, text } = await open("form");
		await page.click("#submit");
		await expect.poll(() => text("[role=alert]")).toBe("A name, please");
		expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("name");
		await page.keyboard.type("Al");
		await expect.poll(() => text("[role=alert]")).toBe("Too short");
		await page.keyboard.type("an");
		await page.waitForSelector("[role=alert]", { state: "detached" });
		await page.fill("[name=mail]", "nowhere");
		await page.click("#submit");
		await expect.poll(() => text("[role=alert]")).toBe("No address");
		await page.fill("[name=mail]", "alan@example.org");
		await page.selectOption("select", "blue");
		await page.click("#append");
		await page.fill("[name='guests.1.name']", "Grace");
		await page.click(".guest button");
		expect(
			await page.locator(".guest input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
		).toEqual(["Grace"]);
		await page.click("#submit");
		await expect.poll(() => text("output")).toBe("Alan dirty sent");
		expect(await page.evaluate("sent")).toEqual({
			name: "Alan",
			mail: "alan@example.org",
			colour: "blue",
			guests: [{ name: "Grace" }],
		});
	});

	it("@tanstack/react-query: one request for two readers, kept while fresh, asked again after a change", async () => {
		const { page, asked, text } = await open("query");
		await expect.poll(async () => [await text("#one"), await text("#two")]).toEqual(["count 1", "count 1"]);
		await expect.poll(() => text("#late")).toBe("late 1");
		expect(asked.sort()).toEqual(["GET /api/count", "GET /api/late"]);
		await page.click("#toggle");
		await page.click("#toggle");
		expect(await text("#one")).toBe("count 1");
		expect(asked).toHaveLength(2);
		await page.click("#raise");
		await expect.poll(async () => [await text("#one"), await text("#two")]).toEqual(["count 2", "count 2"]);
		await expect
			.poll(async () => [asked.slice(2), await text("#raise")])
			.toEqual([["POST /api/count", "GET /api/count"], "Raised"]);
	});

	it("zustand: who reads what changed renders, alone, and the next page finds it", async () => {
		const { page, text } = await open("zustand");
		const before = (await page.evaluate("renders")) as Record<string, number>;
		await page.click("#add");
		await page.click("#add");
		await page.click("#eat");
		await expect.poll(async () => [await text("#bears"), await text("#fish")]).toEqual(["2", "1"]);
		expect(await page.evaluate("renders")).toEqual({
			bears: before.bears! + 2,
			fish: before.fish! + 1,
			both: before.both,
		});
		await page.reload();
		await expect.poll(async () => [await text("#bears"), await text("#fish")]).toEqual(["2", "1"]);
	});

	it("react-router: pages, data, forms, errors, a late page and the way back", async () => {
		const { page, text } = await open("router");
		expect(await text("h1")).toBe("Home");
		await page.click("text=Seven");
		await expect.poll(() => text("h1")).toBe("Item 7: loaded 7");
		await expect.poll(async () => [new URL(page.url()).search, await text(".active")]).toEqual(["?x=1", "Seven"]);
		await page.click("#next");
		await expect.poll(() => text("h1")).toBe("Item 8: loaded 8");
		await page.goBack();
		await expect.poll(() => text("h1")).toBe("Item 7: loaded 7");
		await page.click("text=Form");
		await page.fill("[name=name]", "Ada");
		await page.click("text=Send");
		await expect.poll(() => text("h1")).toBe("Hello Ada");
		expect(await page.inputValue("[name=name]")).toBe("Ada");
		await page.click("text=Broken");
		await expect.poll(() => text("h1")).toBe("Caught data");
		await page.click("text=Lazy");
		await expect.poll(() => text("h1")).toBe("Late page");
		await page.click("text=Home");
		await expect.poll(() => text("h1")).toBe("Home");
	});

	it("motion: what moves arrives, what leaves goes at its end, a value drives a style", async () => {
		const { page } = await open("motion");
		const style = (id: string, name: "transform" | "opacity") =>
			page.$eval(id, (node, name) => getComputedStyle(node)[name], name);
		await page.click("#toggle");
		await expect.poll(() => page.evaluate("ended.sort()")).toEqual(["box", "exit"]);
		expect([await style("#box", "transform"), await page.locator("#note").count()]).toEqual([
			"matrix(1, 0, 0, 1, 100, 0)",
			0,
		]);
		await page.click("#toggle");
		await page.waitForSelector("#note", { state: "attached" });
		await expect.poll(() => style("#box", "transform")).toBe("none");
		await page.click("#drive");
		await expect.poll(() => style("#driven", "opacity")).toBe("0.75");
		expect(await style("#driven", "transform")).toBe("matrix(1, 0, 0, 1, 50, 0)");
		await page.hover("#pressed");
		await page.mouse.down();
		await expect.poll(() => style("#pressed", "transform")).toBe("matrix(0.5, 0, 0, 0.5, 0, 0)");
		await page.mouse.up();
		await expect.poll(() => style("#pressed", "transform")).toBe("none");
	});

	it("@floating-ui/react: a bubble lies at its button, flips, keeps the focus and gives it back", async () => {
		const { page, focused, isListening } = await open("floating");
		await page.click("#top");
		const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
		await expect
			.poll(async () => Math.round((await boxOf(".top-bubble")).y))
			.toBe(await boxOf("#top").then(({ y, height }) => Math.round(y + height + 8)));
		const label = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
		await expect.poll(label).toBe("First");
		await page.keyboard.press("Tab");
		await expect.poll(label).toBe("Last");
		await page.keyboard.press("Tab");
		// A guard at the bubble's end takes the focus first and hands it on with a task of its own.
		await expect.poll(label).toBe("First");
		expect(await page.getAttribute("#top", "aria-expanded")).toBe("true");
		await isListening();
		await page.keyboard.press("Escape");
		await page.waitForSelector(".top-bubble", { state: "detached" });
		await expect.poll(focused).toBe("top");
		await page.click("#bottom");
		await page.waitForSelector(".bottom-bubble[data-placement=top]");
		expect((await boxOf(".bottom-bubble")).y + 60).toBeLessThan((await boxOf("#bottom")).y);
		await isListening();
		await page.mouse.click(5, 300);
		await page.waitForSelector(".bottom-bubble", { state: "detached" });
	});

	it("downshift: keys choose among what fits", async () => {
		const { page, text } = await open("downshift");
		await page.click("input");
		await page.keyboard.type("ap");
		await expect.poll(() => page.locator("li").allTextContents()).toEqual(["Apple", "Apricot"]);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await expect.poll(() => text("li.active")).toBe("Apricot");
		expect(await page.getAttribute("input", "aria-activedescendant")).toBe(
			await page.locator("li.active").getAttribute("id"),
		);
		await page.keyboard.press("Enter");
		await expect.poll(() => text("output")).toBe("Apricot");
		await expect
			.poll(async () => [await page.inputValue("input"), await page.locator("li").count()])
			.toEqual(["Apricot", 0]);
		await page.keyboard.press("Escape");
		await expect.poll(async () => [await page.inputValue("input"), await text("output")]).toEqual(["", "none"]);
	});

	it("@headlessui/react: a list and a menu by keys, a dialog that keeps the focus", async () => {
		const { page, text, focused, isListening } = await open("headless");
		await page.focus("#list");
		await page.keyboard.press("ArrowDown");
		await page.waitForSelector("[role=option]");
		await isListening();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect.poll(() => text("#list")).toBe("Ben");
		await page.waitForSelector("[role=option]", { state: "detached" });
		expect(await page.locator("[name=person]").inputValue()).toBe("Ben");
		await page.focus("#menu");
		await page.keyboard.press("ArrowDown");
		await page.waitForSelector("[role=menuitem]");
		await isListening();
		await page.keyboard.type("co");
		await page.keyboard.press("Enter");
		await expect.poll(() => text("output")).toBe("Copy");
		await page.click("#open");
		await page.waitForSelector("[role=dialog]");
		await expect.poll(focused).toBe("first");
		for (const id of ["last", "first"]) {
			await page.keyboard.press("Tab");
			await expect.poll(focused).toBe(id);
		}
		await isListening();
		await page.keyboard.press("Escape");
		await page.waitForSelector("[role=dialog]", { state: "detached" });
		await expect.poll(focused).toBe("open");
	});

	it("@radix-ui/react-dialog: keeps the focus, hides the page, closes by Escape, button and outside", async () => {
		const { page, focused, isListening } = await open("radix");
		await page.click("#open");
		await expect.poll(focused).toBe("first");
		expect([
			await page.getAttribute("#root", "aria-hidden"),
			await page.getAttribute("#content", "aria-labelledby"),
		]).toEqual(["true", await page.getAttribute("#content h2", "id")]);
		for (const id of ["close", "first"]) {
			await page.keyboard.press("Tab");
			await expect.poll(focused).toBe(id);
		}
		await page.keyboard.press("Shift+Tab");
		await expect.poll(focused).toBe("close");
		for (const close of [
			() => page.keyboard.press("Escape"),
			() => page.click("#close"),
			() => page.mouse.click(5, 500),
		]) {
			await expect.poll(focused).toMatch(/first|close/);
			await isListening();
			await close();
			await page.waitForSelector("#content", { state: "detached" });
			await expect.poll(focused).toBe("open");
			await page.keyboard.press("Enter");
		}
		await expect.poll(() => page.getAttribute("#open", "aria-expanded")).toBe("true");
	});

	it("swr: one request for two readers, the guess first, a new look at focus, errors told", async () => {
		const { page, asked, text } = await open("swr");
		await expect.poll(async () => [await text("#one"), await text("#two")]).toEqual(["count 1", "count 1"]);
		await expect.poll(() => text("#broken")).toBe("status 418");
		expect(asked.filter((one) => one === "GET /api/count")).toHaveLength(1);
		await page.evaluate(() => {
			const seen: (string | null)[] = [];
			const node = document.querySelector("#two")!;
			new MutationObserver(() => seen.push(node.textContent)).observe(node, {
				subtree: true,
				characterData: true,
				childList: true,
			});
			Object.assign(window, { seen });
		});
		await page.click("#raise");
		await expect.poll(() => page.evaluate("seen")).toEqual(["count 99", "count 2"]);
		await page.evaluate(() => window.dispatchEvent(new Event("focus")));
		await expect.poll(() => asked.filter((one) => one === "GET /api/count")).toHaveLength(2);
		await page.click("#again");
		await expect.poll(() => asked.filter((one) => one === "GET /api/count")).toHaveLength(3);
		expect(await text("#one")).toBe("count 2");
	});

	it("@nanostores/react: readers follow their store, one key, and let go", async () => {
		const { page, text } = await open("nanostores");
		await page.click("#raise");
		await expect.poll(async () => [await text("#count"), await text("#double")]).toEqual(["2", "4"]);
		await page.click("#rename");
		await expect.poll(() => text("#name")).toBe("Grace");
		const renders = await page.evaluate("renders");
		await page.click("#age");
		expect(await page.evaluate("renders")).toBe(renders);
		await page.click("#toggle");
		await page.waitForSelector("#double", { state: "detached" });
		await expect.poll(() => page.evaluate("listeners()")).toBe(0);
	});

	it("styled-components: props, themes, one over another, the page's own styles", async () => {
		const { page } = await open("styled");
		const styles = () =>
			page.evaluate(() => {
				const of = (selector: string) => getComputedStyle(document.querySelector(selector)!);
				const { color, paddingTop } = of("#theme");
				const loud = of("#loud");
				return [
					color,
					paddingTop,
					loud.fontWeight,
					loud.animationDuration,
					of("#link").color,
					of("body").backgroundColor,
				];
			});
		expect(await styles()).toEqual(["rgb(255, 0, 0)", "5px", "900", "5s", "rgb(255, 0, 0)", "rgb(250, 250, 250)"]);
		await page.click("#theme");
		await page.mouse.move(700, 500);
		await expect.poll(styles).toEqual(["rgb(0, 0, 255)", "20px", "900", "5s", "rgb(0, 0, 255)", "rgb(10, 10, 10)"]);
		expect(await page.$eval("#link", ({ tagName }) => tagName)).toBe("A");
		expect(await page.locator("#theme").evaluate((node) => node.outerHTML)).not.toContain("isWide");
		await page.hover("#theme");
		await expect.poll(async () => (await styles())[0]).toBe("rgb(1, 2, 3)");
	});

	it("embla-carousel-react: a button and a drag scroll the slides", async () => {
		const { page, text } = await open("embla");
		const left = () =>
			page.$eval("#track", (track) =>
				Math.round(track.getBoundingClientRect().left - track.parentElement!.getBoundingClientRect().left),
			);
		await page.click("#next");
		await expect.poll(left).toBe(-300);
		await expect.poll(() => text("output")).toBe("1");
		const box = (await page.locator("#viewport").boundingBox())!;
		await page.mouse.move(box.x + 250, box.y + 50);
		await page.mouse.down();
		await page.mouse.move(box.x + 50, box.y + 50, { steps: 5 });
		await page.mouse.up();
		await expect.poll(left).toBe(-600);
		await expect.poll(() => text("output")).toBe("2");
	});
});
