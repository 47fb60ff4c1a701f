// Mounts navigation menus on pages of jsdom, and presses them.
import { afterEach, expect, vi } from "vitest";
import { intersect } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import row from "../plugin";
import { menu } from "./markup";

export let mounted: TestMount | undefined;
export const styles = `<style>.elementor-nav-menu--main ul ul{position:absolute}</style>`;
export const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const linkOf = (text: string, nav = "main") =>
	findAll(`.elementor-nav-menu--${nav} a`).find((link) => link.textContent === text)!;
export const inDropdown = (text: string) =>
	findAll("nav.elementor-nav-menu--dropdown a").find((a) => a.textContent === text)!;
export const listOf = (link: HTMLElement) => link.nextElementSibling as HTMLElement;
export const toggle = () => find(".elementor-menu-toggle");
export const nav = () => find("nav.elementor-nav-menu--dropdown");
export const press = (node: HTMLElement, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event;
};
export const click = (node: Element, options: MouseEventInit = {}) => {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
	// jsdom knows no navigation.
	const stop = (event: Event) => {
		wasPrevented = event.defaultPrevented;
		event.preventDefault();
	};
	let wasPrevented = false;
	addEventListener("click", stop, { once: true });
	node.dispatchEvent(event);
	return wasPrevented;
};
export const point = (node: Element, type: string, pointerType = "mouse") =>
	node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
export const tap = (node: Element) => {
	point(node, "pointerdown", "touch");
	return click(node, { detail: 1 });
};

/** The first interaction, with which the lists come. */
const sign = async (showsBar: boolean) => {
	const lists = findAll("ul.elementor-nav-menu").filter((list) => showsBar || nav().contains(list));
	for (const node of [...lists, ...findAll(".elementor-menu-toggle")]) point(node, "pointerdown", "");
	await vi.waitFor(() => expect(lists.filter((list) => !list.dataset.smartmenusId)).toEqual([]));
};
export const start = async (markup = menu(), showsBar = true, hasSign = true) => {
	mounted = await mountPlugin(plugin, row.selector, styles + markup);
	const bar = document.querySelector(".elementor-nav-menu--main .elementor-nav-menu");
	if (bar && showsBar) {
		intersect(bar);
		await vi.waitFor(() => expect(bar.querySelector("a:has(+ul:not([aria-labelledby]))")).toBe(null));
	}
	if (hasSign) await sign(showsBar);
	return mounted;
};

afterEach(() => {
	vi.useRealTimers();
	mounted?.unmount();
	mounted = undefined;
});
