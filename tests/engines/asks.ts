// What the suites wait for and do in a page, by selector.
import type { Tab } from "./engine";

export const text = (tab: Tab, selector: string, text: string) =>
	tab.until((selector, text) => document.querySelector(selector)?.textContent?.includes(text), selector, text);
export const has = (tab: Tab, selector: string) =>
	tab.until((selector) => !!document.querySelector(selector), selector);
export const isGone = (tab: Tab, selector: string) =>
	tab.until((selector) => !document.querySelector(selector), selector);
export const isShown = (tab: Tab, selector: string) =>
	tab.until((selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }), selector);
export const isHidden = (tab: Tab, selector: string) =>
	tab.until((selector) => !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }), selector);
export const isAt = (tab: Tab, path: string) => tab.until((path) => location.pathname === path, path);
export const show = (tab: Tab, selector: string) =>
	tab.evaluate((selector) => document.querySelector(selector)!.scrollIntoView({ behavior: "instant" }), selector);
export const scroll = (tab: Tab, top: number) =>
	tab.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), top);
