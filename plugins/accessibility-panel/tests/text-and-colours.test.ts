// Accessibility panel: text size, colours and their cookies.
import { describe, expect, it, vi } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { panel } from "./markup";
import { body, keep, mounted, open, page, root, writeCookie } from "./mount";
import { find, openPanel, press } from "./setup";

const cookies = () => document.cookie.split("; ").filter((pair) => pair.startsWith("wah"));

describe("text size", () => {
	const size = () => root.style.fontSize;

	it("grows the root by whole pixels up to 24 (accessibility-panel #6)", async () => {
		body.className = "wah_fstype_rem";
		root.style.fontSize = "16px";
		await open();
		press(".larger");
		expect(size()).toBe("17px");
		for (let count = 0; count < 10; count++) press(".larger");
		expect(size()).toBe("24px");
	});

	it.each([
		["13px", ".smaller", "12px", "12px"],
		["12.5px", ".smaller", "12.5px", "12.5px"],
		["13.9px", ".smaller", "12px", "12px"],
		["23.9px", ".larger", "24px", "24px"],
	])("takes %s by %s to %s (accessibility-panel #7)", async (start, control, first, second) => {
		body.className = "wah_fstype_rem";
		root.style.fontSize = start;
		await open();
		press(control);
		expect(size()).toBe(first);
		press(control);
		expect(size()).toBe(second);
	});

	it("zooms in steps of five percent (accessibility-panel #8)", async () => {
		body.className = "chrome wah_fstype_zoom";
		await open();
		const zoom = () => body.style.getPropertyValue("zoom");
		press(".larger");
		press(".larger");
		expect(zoom()).toBe("110%");
		for (let count = 0; count < 3; count++) press(".smaller");
		expect(zoom()).toBe("95%");
		expect(body.style.transform).toBe("");
		for (let count = 0; count < 50; count++) press(".smaller");
		expect(zoom()).toBe("5%");
	});

	it("scales where the page was printed for Firefox (accessibility-panel #9)", async () => {
		body.className = "gecko wah_fstype_zoom";
		await open();
		press(".larger");
		expect(body.style.transform).toBe("scale(1.05)");
		expect(body.style.transformOrigin).toBe("50% 50%");
		expect(body.style.getPropertyValue("zoom")).toBe("");
		press(".smaller");
		press(".smaller");
		expect(body.style.transform).toBe("scale(0.95)");
	});

	it("sizes each text on its own, not below 12 px (accessibility-panel #10)", async () => {
		await open({}, '<p style="font-size:16px">Oak</p><span style="font-size:12px">Elm</span>');
		const sizes = () => ["body > p", "body > span"].map((selector) => find(selector).style.fontSize);
		press(".smaller");
		expect(sizes()).toEqual(["15px", "12px"]);
		press(".larger");
		expect(sizes()).toEqual(["16px", "13px"]);
	});

	it("reads all sizes before it writes any (accessibility-panel #11)", async () => {
		await open({}, '<p style="font-size:16px">Oak <span style="font-size:inherit">bowls</span></p>');
		const { getComputedStyle } = window;
		// jsdom does not inherit sizes.
		vi.stubGlobal("getComputedStyle", (element: HTMLElement) =>
			getComputedStyle(element.matches("p > span") ? element.parentElement! : element),
		);
		press(".larger");
		expect(find("p").style.fontSize).toBe("17px");
		expect(find("p > span").style.fontSize).toBe("17px");
	});

	it("goes back to the sizes that were noted at the start (accessibility-panel #12)", async () => {
		await open({}, '<p style="font-size:16.8px">Oak</p><h2 style="font-size:40px">Elm</h2>');
		expect(["p", "h2"].map((name) => find(name).dataset.wahfont)).toEqual(["16", "40"]);
		for (const control of [".larger", ".larger", ".smaller", ".larger"]) press(control);
		expect(find("h2").style.fontSize).toBe("42px");
		press(".wah-font-reset");
		expect(["p", "h2"].map((name) => find(name).style.fontSize)).toEqual(["16px", "40px"]);
	});

	it("leaves controls of that class elsewhere on the page alone (accessibility-panel #13)", async () => {
		body.className = "wah_fstype_rem";
		root.style.fontSize = "16px";
		await open(
			{},
			'<button class="larger">Larger</button><div class="font_resizer"><button class="smaller"></button></div>',
		);
		press("body > .larger");
		press("body > .font_resizer .smaller");
		expect(size()).toBe("16px");
	});

	it("skips texts without a size", async () => {
		await open({}, '<p style="font-size:16px">Oak</p>');
		vi.stubGlobal("getComputedStyle", () => ({ fontSize: "larger" }));
		press(".larger");
		expect(find("p").style.fontSize).toBe("16px");
	});
});

describe("colours", () => {
	const computed = (selector: string) => {
		const { backgroundColor, color } = getComputedStyle(find(selector));
		return [backgroundColor, color];
	};
	const blackAndWhite = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];

	it("are offered in a list that opens and closes (accessibility-panel #14)", async () => {
		await open();
		const state = () => [
			find(".color_selector").classList.contains("is_visible"),
			find(".color_selector").getAttribute("aria-hidden"),
			find("#contrast_trigger").getAttribute("aria-expanded"),
			find("#contrast_trigger").classList.contains("active_button"),
		];
		expect(state()).toEqual([false, "true", "false", false]);
		press("#contrast_trigger");
		expect(state()).toEqual([true, "false", "true", true]);
		press("#contrast_trigger");
		expect(state()).toEqual([false, "true", "false", false]);
	});

	it("hold for the page and are remembered for 14 days (accessibility-panel #15)", async () => {
		await open();
		const write = vi.spyOn(document, "cookie", "set");
		press("#contrast_trigger");
		press(".convar.black");
		expect(computed("main p")).toEqual(blackAndWhite);
		expect(find(".color_selector").classList.contains("is_visible")).toBe(false);
		expect(find(".color_selector").getAttribute("aria-hidden")).toBe("true");
		expect(find("#contrast_trigger").classList.contains("active_button")).toBe(true);
		expect(cookies()).toEqual(["wahFontColor=#FFF", "wahBgColor=#000"]);
		const expires = new Date(Date.now() + 14 * 864e5).toUTCString();
		expect(write.mock.calls).toEqual([
			[`wahFontColor=#FFF; expires=${expires}; path=/`],
			[`wahBgColor=#000; expires=${expires}; path=/`],
		]);
		write.mockRestore();
	});

	it("leave the panel and what shows a colour as they are (accessibility-panel #16)", async () => {
		await open({}, `${page}<b class="wahcolor" style="color:red;background-color:blue">!</b>`);
		press(".convar.black");
		expect(computed("b.wahcolor")).toEqual(["rgb(0, 0, 255)", "rgb(255, 0, 0)"]);
		expect(computed(".close_container")[0]).not.toBe(blackAndWhite[0]);
	});

	it("come back from both cookies, before the first click (accessibility-panel #17)", async () => {
		writeCookie("wahBgColor=#000");
		await open();
		expect(document.querySelector("#gossamer-contrast")).toBe(null);
		mounted!.unmount();
		writeCookie("wahFontColor=#FFF");
		await open();
		expect(computed("main p")).toEqual(blackAndWhite);
	});

	it("are read where they are percent-encoded (accessibility-panel #18)", async () => {
		writeCookie("wahBgColor=%23000");
		writeCookie("wahFontColor=%23FFF");
		await open();
		expect(computed("main p")).toEqual(blackAndWhite);
	});

	it("reach what is added later (accessibility-panel #19)", async () => {
		await open();
		press(".convar.black");
		find("main").insertAdjacentHTML("beforeend", '<p id="late">Later</p>');
		expect(computed("#late")).toEqual(blackAndWhite);
	});

	it.each(["url(x)", "inherit", "#12", "#000}*{display:none", "red;}", "", "12", "var(--x)"])(
		"ignore a cookie that is not one: %s",
		async (value) => {
			writeCookie(`wahBgColor=${encodeURIComponent(value)}`);
			writeCookie("wahFontColor=#FFF");
			await open();
			expect(document.querySelector("#gossamer-contrast")).toBe(null);
		},
	);

	it("wait for the functional category where a consent tool asks, and are kept to this page when it is refused", async () => {
		await open({ attributes: `data-wah-credits="off" data-settings='{"consent":true}'` });
		press(".convar.black");
		expect(computed("main p")).toEqual(blackAndWhite);
		expect(cookies()).toEqual([]);
		deny("functional");
		press(".convar.black");
		expect(cookies()).toEqual([]);
		grant("functional");
		expect(cookies()).toEqual(["wahFontColor=#FFF", "wahBgColor=#000"]);
	});

	it("hold on this page where cookies throw (accessibility-panel #33)", async () => {
		const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => {
			throw new Error("blocked");
		});
		await open();
		press(".convar.black");
		expect(computed("main p")).toEqual(blackAndWhite);
		expect(mounted!.errors).toEqual([]);
		write.mockRestore();
	});
});

it("keeps colours of its own in a scheme, on a page whose sheets give it none", async () => {
	keep(await openPanel(page + panel()));
	press(".convar");
	const style = getComputedStyle(find("#access_container .a_module_exe"));
	expect(getComputedStyle(document.body).color).not.toBe("rgb(0, 0, 0)");
	expect([style.color, getComputedStyle(find("#access_container")).backgroundColor]).toEqual([
		"rgb(0, 0, 0)",
		"rgb(255, 255, 255)",
	]);
});
