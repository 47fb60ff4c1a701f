// Alert: how it disappears, where the focus goes, and what is left when it is torn down.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const alert = (attributes = "") => `
<div class="elementor-element elementor-widget elementor-widget-alert" data-id="a1" data-element_type="widget" data-widget_type="alert.default" ${attributes}>
	<div class="elementor-alert" role="alert">
		<span class="elementor-alert-title">Sale</span><span class="elementor-alert-description">Until Friday.</span>
		<button type="button" class="elementor-alert-dismiss" aria-label="Dismiss this alert."><span aria-hidden="true">&times;</span></button>
	</div>
</div>`;
const next = '<div id="next"><a href="#x">More</a></div>';
const open = (markup = alert() + next) =>
	mountPlugin(plugin, selectorOf(descriptor), markup).then((mounted) => ({
		...mounted,
		button: mounted.host.querySelector<HTMLElement>(".elementor-alert-dismiss")!,
	}));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanStores($preferences);
	vi.useRealTimers();
});

it("hides the whole widget 400 ms after the click and keeps it in the DOM (page-builder #35)", async () => {
	const { host, button } = await open();
	button.click();
	vi.advanceTimersByTime(399);
	expect(host.style.display).toBe("");
	vi.advanceTimersByTime(1);
	expect(host.style.display).toBe("none");
	expect(host.isConnected).toBe(true);
	expect(localStorage.length).toBe(0);
});

it("fades to nothing until then, and not any more once it is torn down (page-builder #35)", async () => {
	const { host, button, unmount } = await open();
	const cancel = vi.fn();
	host.animate = vi.fn(() => ({ cancel }) as unknown as Animation);
	button.click();
	expect(host.animate).toHaveBeenCalledWith({ opacity: 0 }, { duration: 400, fill: "forwards" });
	expect(cancel).not.toHaveBeenCalled();
	unmount();
	expect(cancel).toHaveBeenCalledTimes(1);
});

it("answers a click on the icon in the button, and none elsewhere in the widget", async () => {
	const { host, button } = await open();
	host.querySelector<HTMLElement>(".elementor-alert-title")!.click();
	vi.advanceTimersByTime(500);
	expect(host.style.display).toBe("");
	(button.firstElementChild as HTMLElement).click();
	vi.advanceTimersByTime(400);
	expect(host.style.display).toBe("none");
});

it("goes immediately under reduced motion", async () => {
	setFeature("prefers-reduced-motion", "reduce");
	const { host, button } = await open();
	button.click();
	expect(host.style.display).toBe("none");
});

it("does not start over when the button is pressed again while it fades", async () => {
	const { host, button } = await open();
	button.click();
	vi.advanceTimersByTime(300);
	button.click();
	vi.advanceTimersByTime(100);
	expect(host.style.display).toBe("none");
	host.style.display = "block";
	vi.advanceTimersByTime(1000);
	expect(host.style.display).toBe("block");
});

it("hands the focus of the vanished button to what follows, which is no tab stop afterwards", async () => {
	const { button } = await open();
	button.focus();
	button.click();
	vi.advanceTimersByTime(400);
	const focused = document.activeElement as HTMLElement;
	expect(focused.id).toBe("next");
	expect(focused.tabIndex).toBe(-1);
	focused.blur();
	expect(focused.hasAttribute("tabindex")).toBe(false);
});

it("hands the focus to the surrounding element when nothing follows", async () => {
	const { button } = await open(`<main>${alert()}</main>`);
	button.focus();
	button.click();
	vi.advanceTimersByTime(400);
	expect(document.activeElement?.localName).toBe("main");
});

it("keeps the tabindex of an element that has one", async () => {
	const { button } = await open(`${alert()}<div id="next" tabindex="0"></div>`);
	button.focus();
	button.click();
	vi.advanceTimersByTime(400);
	const focused = document.activeElement as HTMLElement;
	expect(focused.id).toBe("next");
	focused.blur();
	expect(focused.getAttribute("tabindex")).toBe("0");
});

it("leaves the focus alone when it is elsewhere", async () => {
	const { button } = await open();
	const link = document.querySelector("a")!;
	link.focus();
	button.click();
	vi.advanceTimersByTime(400);
	expect(document.activeElement).toBe(link);
});

it("does nothing in a box without a button", async () => {
	const box = '<div class="elementor-alert" role="alert">Sale</div>';
	const { errors } = await mountPlugin(
		plugin,
		"[data-widget_type]",
		`<div data-widget_type="alert.default">${box}</div>`,
	);
	expect(errors).toEqual([]);
});

it("is as printed after teardown, also in the middle of the fade, and works when mounted again", async () => {
	const { host, button, unmount } = await open(alert('style="color: red;"') + next);
	const before = document.body.innerHTML;
	button.focus();
	button.click();
	vi.advanceTimersByTime(200);
	unmount();
	vi.advanceTimersByTime(400);
	expect(document.body.innerHTML).toBe(before);
	const again = await mountPlugin(plugin, selectorOf(descriptor));
	button.click();
	vi.advanceTimersByTime(400);
	expect(host.style.display).toBe("none");
	again.unmount();
	expect(document.body.innerHTML).toBe(before);
});
