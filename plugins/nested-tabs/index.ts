// Nested tabs: shows one panel at a time, moves between titles by key, and lets a heading that is too wide be dragged.

import { closestTo } from "../../src/base/dom";
import { isPress, plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";

import { awaitFind, awaitPlace } from "../../src/parts/await-place";
import { makeScrollable } from "../../src/parts/menu/scroll-row";
import { $viewport } from "../../src/stores/viewport";
import { settings } from "./settings";

/** Milliseconds between closing and opening if the panels are laid out as an accordion. */
const reopenMs = 10;

const title = '[aria-controls*="e-n-tab-content-"]';

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const [root] = queryOwn(host, ".e-n-tabs");
		const [heading] = queryOwn(host, ".e-n-tabs-heading");
		const titles = queryOwn(host, title);
		if (!root || !heading || !titles[0]) return scope.report("markup", `.e-n-tabs-heading ${title}`);
		const panels = [...root.querySelectorAll<HTMLElement>(":scope>.e-n-tabs-content>.e-con")];
		// Up to 3.15 each title is printed twice, in the heading and above its panel, with the panel's number.
		const indexOf = (title: HTMLElement) => (Number(title.dataset.tab) || titles.indexOf(title) + 1) - 1;
		const isOld = titles[0].dataset.tab;
		let active = 0;
		let stopWaiting: (() => void) | undefined;

		const setStop = (index: number) => {
			for (const title of titles) {
				const stop = indexOf(title) === index ? 0 : -1;
				if (title.tabIndex !== stop || !title.hasAttribute("tabindex")) title.tabIndex = stop;
			}
		};
		const mark = (index: number, isActive: boolean) => {
			for (const title of titles) {
				if (indexOf(title) !== index) continue;
				if (title.ariaSelected !== `${isActive}`) title.ariaSelected = `${isActive}`;
				if (!isOld) continue;
				title.classList.toggle("e-active", isActive);
				title.ariaExpanded = `${isActive}`;
			}
			const panel = panels[index];
			panel?.classList.toggle("e-active", isActive);
			if (isOld) panel?.toggleAttribute("hidden", !isActive);
		};

		const activate = (title: HTMLElement) => {
			const index = Math.max(Math.min(indexOf(title), panels.length - 1), 0);
			if (index === active) return;
			mark(active, false);
			setStop(-1);
			active = index;
			stopWaiting?.();
			const open = () => {
				mark(index, true);
				setStop(index);
				scope.emit(window, "elementor-pro/motion-fx/recalc");
				scope.emit(window, "elementor/nested-tabs/activate", panels[index]);
				scope.emit(window, "elementor/bg-video/recalc");
			};
			if (getComputedStyle(heading).display === "contents") stopWaiting = scope.timeout(reopenMs, open);
			else open();
		};

		const titleOf = ({ target }: Event) => titles.find((title) => title.contains(target as Node));

		scope.keep(root, "class", "data-touch-mode");
		for (const title of titles) scope.keep(title, "class", "tabindex", "aria-selected", "aria-expanded");
		for (const panel of panels) {
			// Panels are containers, to which others give classes too.
			const printed = panel.className;
			scope.keep(panel, "hidden");
			const before = othersOf(panel);
			const wasActive = panel.matches(".e-active");
			scope.add(() => {
				if (othersOf(panel) === before) panel.className = printed;
				else panel.classList.toggle("e-active", wasActive);
			});
		}
		for (const index of (isOld ? panels : titles).keys()) mark(index, !index);
		setStop(0);
		root.classList.toggle("e-activated", true);
		awaitPlace(host, scope);
		awaitFind(host, scope);

		scope.on(host, "click", (event) => {
			const title = titleOf(event);
			if (!title || title.contains(closestTo(event.target, 'a[href]:not([href=""])'))) return;
			event.preventDefault();
			activate(title);
		});
		scope.on(host, "keydown", (event) => {
			const key = plainKey(event);
			const title = titleOf(event);
			if (!title) {
				if (key !== "Escape" || event.defaultPrevented || !panels.some((panel) => panel.contains(event.target as Node)))
					return;
				event.preventDefault();
				return titles.find((title) => indexOf(title) === active && isShown(title))?.focus();
			}
			if (isPress(event)) {
				event.preventDefault();
				const link = closestTo(event.target, "a");
				if (title.contains(link)) return link!.click();
				scope.emit(window, "elementor/nested-elements/activate-by-keyboard", {
					widgetId: host.dataset.id,
					titleIndex: `${indexOf(title) + 1}`,
				});
				activate(title);
				return;
			}
			const row = titles.filter((other) => other.parentNode === title.parentNode && isShown(other));
			const next = row[rove(key, row.indexOf(title), row.length, scope.page.rtl) ?? -1];
			if (!next) return;
			event.preventDefault();
			setStop(indexOf(next));
			next.focus();
		});

		const wanted = () => (settings.horizontal_scroll() === "enable" ? settings.tabs_justify_horizontal() : "");
		const fit = makeScrollable(heading, "--n-tabs-heading-justify-content", wanted, scope);
		let isStart = true;
		scope.watch($viewport, ({ device }) => {
			const touchMode = `${(!isStart && /^(mob|tab)/.test(device)) || navigator.maxTouchPoints > 0}`;
			if (root.dataset.touchMode !== touchMode) root.dataset.touchMode = touchMode;
			isStart = false;
			fit();
		});
	},
});

const isShown = (title: Element) => title.checkVisibility?.() ?? true;

const othersOf = ({ classList }: Element) => [...classList].filter((name) => name !== "e-active").join();
