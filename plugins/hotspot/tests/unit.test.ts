// Hotspot: which point is open, how it is reached, and what assistive technology hears.
import { afterEach, describe, expect, it } from "vitest";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const spot = (label = "") =>
	`<div class="e-hotspot"><div class="e-hotspot__button"><div class="e-hotspot__label">${label}</div></div><div class="e-hotspot__direction-mask e-hotspot--tooltip-position"><div class="e-hotspot__tooltip">Text</div></div></div>`;
const link =
	'<a class="e-hotspot e-hotspot--link e-hotspot--no-tooltip" href="#there"><div class="e-hotspot__button">There</div></a>';
const widget = (settings: object, content: string) =>
	`<div class="elementor-element elementor-widget" data-widget_type="hotspot.default" data-settings='${JSON.stringify(settings)}'>${content}</div>`;

let mounted: TestMount | undefined;
const open = async (settings: object = {}, content = spot("One") + spot("Two") + link) => {
	mounted = await mountPlugin(
		plugin,
		selectorOf(descriptor),
		widget({ tooltip_trigger: "click", ...settings }, content),
	);
	const spots = [...mounted.host.querySelectorAll<HTMLElement>(".e-hotspot")];
	const buttons = [...mounted.host.querySelectorAll<HTMLElement>(".e-hotspot__button")];
	const active = () => spots.map(({ classList }) => +classList.contains("e-hotspot--active")).join("");
	return { ...mounted, spots, buttons, active };
};
const key = (node: Element, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event.defaultPrevented;
};
const point = (node: Element, type: string, pointerType = "mouse") =>
	node.dispatchEvent(Object.assign(new Event(type), { pointerType }));

afterEach(() => mounted?.unmount());

it("has one open at most; Escape and a press outside close it (more-widgets #39)", async () => {
	const { buttons, active, spots } = await open();
	buttons[0]!.click();
	expect(active()).toBe("100");
	buttons[1]!.click();
	expect([active(), buttons.map(({ ariaExpanded }) => ariaExpanded)]).toEqual(["010", ["false", "true", null]]);
	spots[1]!.querySelector<HTMLElement>(".e-hotspot__tooltip")!.click();
	expect(active()).toBe("010");
	key(document.body, "Escape");
	expect(active()).toBe("000");
	buttons[1]!.click();
	document.body.click();
	expect(active()).toBe("000");
	buttons[1]!.click();
	buttons[1]!.click();
	expect(active()).toBe("000");
});

it("is opened by Enter and Space, and the page does not scroll", async () => {
	const { buttons, active } = await open();
	expect([buttons[0]!.role, buttons[0]!.tabIndex]).toEqual(["button", 0]);
	expect([key(buttons[0]!, "Enter"), active()]).toEqual([true, "100"]);
	expect([key(buttons[0]!, " "), active()]).toEqual([true, "000"]);
	expect([key(buttons[0]!, "a"), active()]).toEqual([false, "000"]);
});

describe("under the pointer", () => {
	const hover = { tooltip_trigger: "mouseenter" };
	it("opens and closes with the mouse, which may continue to the tooltip", async () => {
		const { buttons, spots, active } = await open(hover);
		point(buttons[0]!, "pointerenter");
		expect(active()).toBe("100");
		point(buttons[0]!, "pointerleave");
		expect(active()).toBe("100");
		point(spots[0]!, "pointerleave");
		expect(active()).toBe("000");
	});

	it("stays open while the focus is on a link in the tooltip, and closes when it continues", async () => {
		const { buttons, spots, active } = await open(hover);
		const tooltip = spots[0]!.querySelector(".e-hotspot__tooltip")!;
		tooltip.innerHTML = '<a href="#there">More</a>';
		buttons[0]!.focus();
		tooltip.querySelector("a")!.focus();
		expect(active()).toBe("100");
		buttons[1]!.focus();
		expect(active()).toBe("010");
	});

	it("opens with the focus and by touch", async () => {
		const { buttons, spots, active } = await open(hover);
		buttons[0]!.focus();
		expect(active()).toBe("100");
		buttons[1]!.focus();
		expect(active()).toBe("010");
		buttons[1]!.blur();
		expect(active()).toBe("000");
		point(buttons[0]!, "pointerenter", "touch");
		buttons[0]!.focus();
		buttons[0]!.click();
		point(spots[0]!, "pointerleave", "touch");
		expect(active()).toBe("100");
		key(buttons[0]!, "Escape");
		expect(active()).toBe("000");
	});
});

it("follows the device's trigger", async () => {
	const { buttons, active } = await open({ tooltip_trigger_mobile: "mouseenter" });
	buttons[0]!.focus();
	expect(active()).toBe("000");
	buttons[0]!.blur();
	resizeTo(390);
	await new Promise(requestAnimationFrame);
	buttons[0]!.focus();
	expect(active()).toBe("100");
});

it("does nothing where nothing is to open, and leaves links alone", async () => {
	const none = await open({ tooltip_trigger: "none" });
	none.buttons[0]!.click();
	expect([none.active(), none.buttons[0]!.role]).toEqual(["000", null]);
	mounted!.unmount();
	const { buttons, spots, active } = await open();
	buttons[2]!.click();
	expect([active(), buttons[2]!.role, spots[2]!.querySelectorAll("[role]").length]).toEqual(["000", null, 0]);
});

it("describes a button by its tooltip, and names one that is an icon", async () => {
	const { buttons, spots } = await open({}, spot("One") + spot());
	const idOf = (index: number) => spots[index]!.querySelector(".e-hotspot__tooltip")!.id;
	expect([buttons[0]!.getAttribute("aria-describedby"), buttons[0]!.getAttribute("aria-labelledby")]).toEqual([
		idOf(0),
		null,
	]);
	expect(buttons[1]!.getAttribute("aria-labelledby")).toBe(idOf(1));
	expect(idOf(0)).not.toBe(idOf(1));
});

it("lets a tooltip come from its side where it is to", async () => {
	const slide = { tooltip_animation: "e-hotspot--slide-direction", tooltip_position: "left" };
	const { host } = await open(slide);
	expect(host.querySelector(".e-hotspot__tooltip")!.className).toBe(
		"e-hotspot__tooltip e-hotspot--tooltip-animation-from-left",
	);
	mounted!.unmount();
	expect(
		(await open({ ...slide, tooltip_animation: "e-hotspot--fade-in" })).host.querySelector("[class*=animation-from]"),
	).toBeNull();
});

it("lets points enter one after the other, once in view and where motion is welcome", async () => {
	const sequenced = {
		hotspot_sequenced_animation: "yes",
		hotspot_sequenced_animation_duration: { size: "", unit: "px" },
	};
	const four = spot().repeat(4);
	const { host, spots } = await open(sequenced, four);
	const given = () => spots.map(({ style }) => style.animationDelay);
	expect(given()).toEqual(["", "", "", ""]);
	intersect(host);
	expect(given()).toEqual(["", "250ms", "500ms", "750ms"]);
	mounted!.unmount();
	setFeature("prefers-reduced-motion", "reduce");
	const still = await open(sequenced, four);
	intersect(still.host);
	expect(still.spots[1]!.style.animationDelay).toBe("");
});

it.each([{}, { tooltip_trigger: "mouseenter", tooltip_animation: "e-hotspot--fade-direction" }])(
	"leaves nothing behind: %j",
	async (settings) => {
		const content = `${spot("One")}${spot()}${link}<div class="e-hotspot"></div>`;
		const { host, buttons, errors } = await open(settings, content);
		buttons[0]!.click();
		mounted!.unmount();
		const before = document.createElement("div");
		before.innerHTML = widget({ tooltip_trigger: "click", ...settings }, content);
		expect(host.outerHTML).toBe(before.firstElementChild!.outerHTML);
		buttons[1]!.click();
		expect([host.querySelector(".e-hotspot--active"), errors]).toEqual([null, []]);
	},
);
