// Atomic tabs: shows one panel at a time, moves between tabs by key, and opens the panel that the address leads to.

import { closest, closestTo, parentOf, querySelectorAll } from "../../src/base/dom";
import { parseObject } from "../../src/base/page";
import { safeDecode } from "../../src/base/safe-decode";
import { plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { awaitFind } from "../../src/parts/await-place";
import { activeAtStart } from "./model";

const selected = "e--selected";

export default definePlugin({
	setup(host, _settings, scope) {
		/** Tabs and panels belong to their nearest host, and to each other by position. */
		const own = (type: string) =>
			([...querySelectorAll.call(host, `[data-e-type=${type}]`)] as HTMLElement[]).filter(
				(node) => closest.call(parentOf(node)!, "[data-e-type=e-tabs]") === host,
			);
		const tabs = own("e-tab");
		const panels = own("e-tab-content");
		const menu = tabs[0]?.closest<HTMLElement>("[role=tablist]") ?? tabs[0]?.parentElement;
		if (!menu) return scope.report("markup", "e-tab");

		// Another script that controls them by these attributes would lack its state.
		const foreign = ["x-data", "x-bind", "x-ref"];
		scope.keep(host, ...foreign);
		scope.keep(menu, "aria-orientation");
		for (const tab of tabs) scope.keep(tab, "class", "tabindex", "aria-selected", ...foreign);
		for (const panel of panels) scope.keep(panel, "class", "style", "hidden", ...foreign);
		for (const node of [host, ...tabs, ...panels]) for (const name of foreign) node.removeAttribute(name);

		const show = (active: number) => {
			tabs.forEach((tab, index) => {
				const isActive = index === active;
				tab.classList.toggle(selected, isActive);
				if (tab.ariaSelected !== `${isActive}`) tab.ariaSelected = `${isActive}`;
				if (tab.getAttribute("tabindex") !== (isActive ? "0" : "-1")) tab.tabIndex = isActive ? 0 : -1;
			});
			panels.forEach((panel, index) => {
				const isActive = index === active;
				panel.classList.toggle(selected, isActive);
				panel.toggleAttribute("hidden", !isActive);
				// Sites have rules for `hidden`, and the builder's sheet one against it.
				const display = isActive ? "" : "none";
				if (panel.style.display !== display) panel.style.display = display;
				if (!panel.getAttribute("style")) panel.toggleAttribute("style", false);
			});
		};
		const settings = parseObject(host.dataset.eSettings, (error) => scope.report("settings", error));
		let active = activeAtStart(
			tabs.map((tab) => ({ id: tab.id, isSelected: tab.classList.contains(selected) })),
			settings["default-active-tab"],
			host.dataset.id ?? "",
		);
		show(active);

		const activate = (index: number) => {
			if (index === active || index < 0) return;
			active = index;
			show(index);
			if (panels[index]) scope.emit(window, "elementor/nested-tabs/activate", panels[index]);
		};
		const indexOf = ({ target }: Event) => tabs.findIndex((tab) => tab.contains(target as Node));
		/** @returns the menu's direction, which may change with the window */
		const place = () => {
			const { flexDirection, direction } = getComputedStyle(menu);
			const isVertical = flexDirection.startsWith("column");
			menu.ariaOrientation = isVertical ? "vertical" : null;
			return { isVertical, rtl: direction === "rtl" || scope.page.rtl };
		};

		scope.on(host, "click", (event) => activate(indexOf(event)));
		scope.on(menu, "focusin", place);
		scope.on(host, "keydown", (event) => {
			const index = indexOf(event);
			if (index < 0) return;
			const { isVertical, rtl } = place();
			const next = rove(plainKey(event), index, tabs.length, rtl, isVertical ? undefined : false);
			if (next === undefined) return;
			event.preventDefault();
			tabs[next]!.focus();
		});

		const openHash = (hash: string) => {
			const target = hash && document.getElementById(safeDecode(hash.slice(1)));
			const index = target ? panels.findIndex((panel) => panel.contains(target)) : -1;
			if (index < 0 || index === active) return;
			activate(index);
			// Outer hosts open theirs before and after this one.
			scope.timeout(0, () => Element.prototype.scrollIntoView.call(target));
		};
		awaitFind(host, scope);
		openHash(location.hash);
		scope.on(window, "hashchange", () => openHash(location.hash));
		// The address does not change if it already points there.
		scope.on(document, "click", ({ target }) => {
			const link = closestTo<HTMLAnchorElement>(target, "a[href*='#']");
			if (link && link.hash === location.hash && link.pathname === location.pathname) openHash(link.hash);
		});
	},
});
