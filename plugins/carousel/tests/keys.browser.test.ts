// Carousels in a browser: keys, and what is inert.
import { describe, expect, it } from "vitest";
import { awaitHands, carousel } from "./markup";
import { active, hasConfig, open, rest, still } from "./pages";

describe("keys", () => {
	it("has the region that speaks before the first of them", async () => {
		const page = await open({ settings: still });
		expect(await page.locator(".swiper > .swiper-notification[aria-live=assertive][aria-atomic=true]").count()).toBe(1);
	});

	it("moves from an arrow, a bullet and a slide, and says where it leads", async () => {
		const page = await open({ settings: still });
		await awaitHands(page);
		await page.focus(".elementor-swiper-button-next");
		await page.keyboard.press("Enter");
		expect(await active(page)).toBe(1);
		expect(await page.textContent(".swiper-notification")).toBe("Next slide");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Space");
		expect(await active(page)).toBe(3);
		expect(await page.textContent(".swiper-notification")).toBe("This is the last slide");
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.focus(".swiper-pagination-bullet-active");
		await page.keyboard.press("ArrowLeft");
		expect(await active(page)).toBe(2);
		expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.bulletIndex)).toBe("2");
		await page.focus(".swiper-slide-active a");
		await page.keyboard.press("ArrowLeft");
		expect(await active(page)).toBe(1);
	});

	it("answers the first key once what answers keys is there, and a Space scrolls nothing", async () => {
		const page = await open(`${carousel({ settings: still })}<div style="height:3000px"></div>`);
		await page.focus(".elementor-swiper-button-next");
		await page.keyboard.press("Space");
		await expect.poll(() => active(page)).toBe(1);
		await expect.poll(() => page.textContent(".swiper-notification")).toBe("Next slide");
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	it("answers a key where the focus was before the carousel began", async () => {
		const page = await open({ settings: still });
		await page.evaluate(
			(markup) => {
				document.body.insertAdjacentHTML("beforeend", markup);
				[...document.querySelectorAll<HTMLElement>(".elementor-swiper-button-next")].at(-1)!.focus();
			},
			carousel({ id: "c2", settings: still }),
		);
		await page.waitForFunction(() => document.querySelectorAll(".swiper-initialized").length === 2);
		await page.keyboard.press("ArrowRight");
		await page.waitForFunction(
			() =>
				document.querySelectorAll<HTMLElement & { swiper: { realIndex: number } }>(".swiper")[1]!.swiper.realIndex ===
				1,
		);
	});

	it("keeps the focus in the carousel when the slide that had it goes", async () => {
		const page = await open({ settings: still });
		await awaitHands(page);
		await page.focus(".swiper-slide-active a");
		await page.keyboard.press("ArrowRight");
		expect(await page.evaluate(() => document.activeElement!.matches(".swiper-slide-active"))).toBe(true);
		await page.keyboard.press("ArrowRight");
		expect(await active(page)).toBe(2);
	});

	it("leaves the keys of what has its own to that: fields, players", async () => {
		const own = ["input", "select", "textarea", "video", "audio"];
		const page = await open({ settings: still, content: () => own.map((name) => `<${name}></${name}>`).join("") });
		await awaitHands(page);
		const press = (selector: string) =>
			page.evaluate((selector) => {
				const event = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
				document.querySelector(selector)!.dispatchEvent(event);
				return event.defaultPrevented;
			}, selector);
		for (const name of own) expect(await press(`.swiper-slide ${name}`)).toBe(false);
		expect(await active(page)).toBe(0);
		expect(await press(".swiper-slide")).toBe(true);
		expect(await active(page)).toBe(1);
	});

	it("has its arrows on the sides of an older builder's sheet, right to left, as small as they are", async () => {
		const page = await open(
			{ settings: still, dir: "rtl" },
			{
				head: `<script>document.documentElement.dir="rtl"</script><style>.elementor-swiper-button{position:absolute}.elementor-swiper-button-prev{right:10px}.elementor-swiper-button-next{left:10px}</style>`,
			},
		);
		await page.evaluate(() => document.body.classList.add("elementor-default"));
		await awaitHands(page);
		const [prev, next] = await page.evaluate(() =>
			["prev", "next"].map((side) =>
				document.querySelector(`.elementor-swiper-button-${side}`)!.getBoundingClientRect().toJSON(),
			),
		);
		expect(prev.width).toBeLessThan(100);
		expect(next.width).toBeLessThan(100);
		expect(prev.left).toBeGreaterThan(next.right);
	});

	it("goes forward by Left on sites from right to left (loop-filter-carousel #36, page-builder #47)", async () => {
		const page = await open({ settings: still, dir: "rtl" }, { head: hasConfig({ is_rtl: true }) });
		await awaitHands(page);
		await page.focus(".elementor-swiper-button-next");
		await page.keyboard.press("ArrowLeft");
		expect(await active(page)).toBe(1);
		await rest(page);
		const lefts = await page.evaluate(() =>
			[1, 2, 3].map((index) => document.querySelectorAll(".swiper-slide")[index]!.getBoundingClientRect().left),
		);
		expect(lefts[0]).toBeGreaterThan(lefts[1]!);
		expect(Math.round(lefts[2]!)).toBe(0);
		await page.focus(".swiper-pagination-bullet-active");
		await page.keyboard.press("ArrowLeft");
		expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.bulletIndex)).toBe("2");
	});
});
