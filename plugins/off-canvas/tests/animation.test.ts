// Off-canvas: how the panel enters and leaves.
import { describe, expect, it, vi } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { find, finish, isOpen, main, open, panel, run, slide, wrapper } from "./mount";

describe("animation", () => {
	it("gives the classes of each state, and takes them at the end", async () => {
		await open(panel());
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated slideInLeft");
		finish();
		expect(main().className).toBe("e-off-canvas__main");
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse slideInRight");
		expect(wrapper().className).toBe("e-off-canvas animated-reverse-wrapper");
		expect(document.body.className).toBe("e-off-canvas__no-scroll-animation");
		finish("animationcancel");
		expect([main().className, wrapper().className, document.body.className]).toEqual([
			"e-off-canvas__main",
			"e-off-canvas",
			"",
		]);
	});

	it("looks at the end of the panel's own animation only", async () => {
		await open(panel({ content: "<i></i>" }));
		run("open");
		run("close");
		finish("animationend", find("i"));
		expect(main().classList.contains("reverse")).toBe(true);
		finish();
		expect(main().classList.contains("reverse")).toBe(false);
	});

	it("says `none` and `no-animation` if there is none, and that class stays", async () => {
		await open(panel({ settings: {} }));
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated none");
		expect(wrapper().className).toBe("e-off-canvas no-animation");
		finish();
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse none");
		finish();
		expect(wrapper().className).toBe("e-off-canvas no-animation");
	});

	it("does not keep a `none` of the exit from the next entrance", async () => {
		await open(panel({ settings: { entrance_animation: "zoomIn", exit_animation: "none" } }));
		run("open");
		expect(wrapper().className).toBe("e-off-canvas");
		run("close");
		expect(wrapper().className).toBe("e-off-canvas animated-reverse-wrapper no-animation");
		run("open");
		expect(wrapper().className).toBe("e-off-canvas");
	});

	it("takes the animation of the device, climbing to larger ones", async () => {
		await open(panel({ settings: { ...slide, entrance_animation_mobile: "zoomIn", exit_animation_tablet: "none" } }));
		resizeTo(390);
		run("open");
		expect(main().className).toContain("zoomIn");
		run("close");
		expect(main().className).toContain("none");
	});

	it("locks the page without having it styled and laid out with the panel in it", async () => {
		await open(panel({ settings: { ...slide, prevent_scroll: "yes" } }));
		const realStyle = getComputedStyle;
		const states: boolean[] = [];
		vi.stubGlobal("getComputedStyle", (node: Element) => {
			states.push(isOpen());
			return realStyle(node);
		});
		run("open");
		vi.unstubAllGlobals();
		expect(isOpen()).toBe(true);
		expect(states).toContain(false);
		expect(states).not.toContain(true);
	});

	it("lets the next state replace one that still runs", async () => {
		await open(panel({ settings: { ...slide, prevent_scroll: "yes" } }));
		run("open");
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse slideInRight");
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated slideInLeft");
		expect(wrapper().className).toBe("e-off-canvas");
		expect(document.body.className).toBe("e-off-canvas__no-scroll");
	});

	it("ends automatically when no animation ever comes", async () => {
		await open(panel());
		run("open");
		run("close");
		vi.advanceTimersByTime(2000);
		expect(document.body.className).toBe("");
		expect(main().className).toBe("e-off-canvas__main");
	});

	it("survives animation names that are no class", async () => {
		await open(panel({ settings: { entrance_animation: " a  b ", exit_animation: "  " } }));
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated a b");
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse none");
	});
});
