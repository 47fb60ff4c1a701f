// Movement and sticking as components: the markup that each plugin looks for, and the plugin at work on it.
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { intersect, setFeature } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";
import { selectorOf } from "./at-rest";

const { Animations, LazyBackground, Motion, Sticky, StickyHeader, Stretched } = components;

describe("Animations and LazyBackground", () => {
	it("show what was hidden, with the classes of the animation", async () => {
		const view = await renderView(<Animations settings={{ animation: "fadeIn slow" }} id="x" />);
		expect(view.get("#x").matches(selectorOf("animations"))).toBe(true);
		expect(view.get("#x").className).toBe("elementor-element animated fadeIn slow");
	});

	it("load a background when it comes near, not before", async () => {
		const view = await renderView(<LazyBackground id="x" />);
		expect(view.get("#x").matches(selectorOf("lazy-background"))).toBe(true);
		await act(async () => intersect(view.get("#x"), true, "200px 0px"));
		expect(view.get("#x").classList.contains("e-lazyloaded")).toBe(true);
	});
});

describe("Sticky", () => {
	it("is a host of its plugin, at the top by default, and leaves nothing when it goes", async () => {
		const settings = { sticky_offset_mobile: 20, sticky_on: ["desktop"], sticky_parent: true } as const;
		const view = await renderView(<Sticky settings={settings}>Menu</Sticky>);
		const host = view.get(selectorOf("sticky"));
		expect(JSON.parse(host.dataset.settings!)).toEqual({ sticky: "top", ...settings });
		expect(host.className).toBe("elementor-element elementor-sticky");
		await view.render(<Sticky settings={{ sticky: "bottom" }}>Menu</Sticky>);
		expect(JSON.parse(view.get(selectorOf("sticky")).dataset.settings!)).toEqual({ sticky: "bottom" });
		await view.render(null);
		expect(view.container.innerHTML).toBe("");
		expect(errors).toEqual([]);
	});
});

describe("StickyHeader", () => {
	it("is a host of its plugin and passes its settings on", async () => {
		const view = await renderView(<StickyHeader settings={{ threshold: 60, class: "is-stuck" }}>Menu</StickyHeader>);
		const host = view.get(selectorOf("sticky-header"));
		expect(host.localName).toBe("header");
		expect(JSON.parse(host.dataset.settings!)).toEqual({ threshold: 60, class: "is-stuck" });
	});
});

describe("Stretched", () => {
	it("is a host of its plugin, which gives it the width of the window", async () => {
		const view = await renderView(<Stretched className="hero">Tea</Stretched>);
		const host = view.get(selectorOf("stretched"));
		expect(host.className).toBe("elementor-element hero e-stretched");
		expect(host.textContent).toBe("Tea");
		expect(JSON.parse(host.dataset.settings!)).toEqual({ stretch_element: "yes" });
	});
});

describe("Motion", () => {
	it("prints its effects as the server does and moves what is in it", async () => {
		setFeature("prefers-reduced-motion");
		const view = await renderView(
			<Motion
				effects={{ translateY: { speed: 6, reverse: true, affectedRange: [10, 90] }, blur: true, tilt: {} }}
				range="page"
				devices={["desktop"]}
			>
				<p>Oak</p>
			</Motion>,
		);
		const host = view.get(selectorOf("motion"));
		expect(JSON.parse(host.dataset.settings!)).toEqual({
			motion_fx_motion_fx_scrolling: "yes",
			motion_fx_translateY_effect: "yes",
			motion_fx_translateY_speed: { unit: "px", size: 6 },
			motion_fx_translateY_direction: "negative",
			motion_fx_translateY_affectedRange: { unit: "%", sizes: { start: 10, end: 90 } },
			motion_fx_blur_effect: "yes",
			motion_fx_motion_fx_mouse: "yes",
			motion_fx_tilt_effect: "yes",
			motion_fx_range: "page",
			motion_fx_devices: ["desktop"],
		});
		await vi.waitFor(() => expect(host.className).toContain("elementor-motion-effects-parent"));
		expect(view.get(".elementor-widget-container").className).toContain("elementor-motion-effects-element");
		expect(errors).toEqual([]);
	});

	it("gives a background a layer of its own", async () => {
		setFeature("prefers-reduced-motion");
		const view = await renderView(<Motion background={{ translateY: { speed: 4 } }}>Oak</Motion>);
		await vi.waitFor(() => expect(view.get(".elementor-motion-effects-layer")).not.toBeNull());
		expect(view.get(".elementor-motion-effects-layer").style.height).toBe("140%");
	});
});
