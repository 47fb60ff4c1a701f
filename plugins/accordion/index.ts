// Accordion: opens and closes the items of the classic accordion, toggle and tabs widgets, with a slide for accordions and toggles.

import { closestTo } from "../../src/base/dom";
import { isPress, plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { awaitFind, awaitPlace } from "../../src/parts/await-place";
import { $preferences } from "../../src/stores/preferences";
import { activate, type Kind, openAtStart } from "./model";

/** Milliseconds. */
const slideTime = 400;
const recalc = "elementor-pro/motion-fx/recalc";
const realLink = 'a[href]:not([href=""])';
/** The height of an element's content, the end of a slide, known without a layout during the press. */
const ownHeight = "calc-size(auto, size)";

export default definePlugin({
	setup(host, _settings, scope) {
		const kind = host.dataset.widget_type!.split(".")[0] as Kind;
		const hasSlide = kind !== "tabs";
		const titles = queryOwn(host, ".elementor-tab-title");
		const contents = queryOwn(host, ".elementor-tab-content");
		if (!titles[0]?.dataset.tab) return scope.report("markup", ".elementor-tab-title[data-tab]");
		const slides = new Map<HTMLElement, Animation>();
		let open: string[] = [];

		/** The tab stop of a closed title: the inner link, where that leads nowhere; tabs have one for the whole row. */
		const stopOf = (title: HTMLElement) =>
			hasSlide ? (title.querySelector<HTMLElement>(`a:not(${realLink})`) ?? title) : undefined;

		const finish = (content: HTMLElement) => {
			slides.delete(content);
			content.style.overflow = "";
			if (content.hidden) content.style.display = "none";
			else scope.emit(window, recalc);
		};

		const setTitleOpen = (title: HTMLElement, isOpen: boolean) => {
			const stop = stopOf(title);
			const hadFocus = title.contains(document.activeElement);
			title.classList.toggle("elementor-active", isOpen);
			title.ariaExpanded = `${isOpen}`;
			if (title.role === "tab") title.ariaSelected = `${isOpen}`;
			title.tabIndex = isOpen ? 0 : -1;
			if (!stop) return;
			stop.tabIndex = isOpen && stop !== title ? -1 : 0;
			if (hadFocus) (isOpen ? title : stop).focus();
		};

		/** @returns applies it: all values are read before any is written, so that a press lays out once */
		const prepareContent = (content: HTMLElement, isOpen: boolean, slide: boolean) => {
			const { style } = content;
			const computed = slide && getComputedStyle(content);
			// For elements that are not rendered, from the styles.
			const before = computed ? computed.height : "";
			const isFree = before === "auto" && window.CSS?.supports("height", ownHeight);

			return () => {
				content.classList.toggle("elementor-active", isOpen);
				if (isOpen) content.removeAttribute("hidden");
				else content.setAttribute("hidden", "hidden");
				// As `slideOpen` does; that function would cost an app 32 B more here.
				const running = slides.get(content);
				style.display = "block";
				if (running) running.reverse();
				else if (computed) {
					style.overflow = "hidden";
					const height = isFree ? ownHeight : isOpen ? computed.height : before;
					const animation = content.animate([{ height: 0, paddingTop: 0, paddingBottom: 0 }, { height }], {
						duration: slideTime,
						easing: "ease-in-out",
						direction: isOpen ? "normal" : "reverse",
					});
					animation.onfinish = () => finish(content);
					slides.set(content, animation);
				} else finish(content);
			};
		};

		const change = (next: string[], mayMove = hasSlide) => {
			const slide = mayMove && !!host.animate && !$preferences.get().reducedMotion;
			const before = open;
			open = next;
			const changes: (() => void)[] = [];
			for (const item of new Set([...before, ...next])) {
				const isOpen = next.includes(item);
				if (isOpen === before.includes(item)) continue;
				for (const content of contents)
					if (content.dataset.tab === item) changes.push(prepareContent(content, isOpen, slide));
				for (const title of titles) if (title.dataset.tab === item) changes.push(() => setTitleOpen(title, isOpen));
			}
			for (const run of changes) run();
		};

		const titleOf = ({ target }: Event) => {
			const title = titles.find((title) => title.contains(target as Node));
			return title?.contains(closestTo(target, realLink)) ? undefined : title;
		};
		const press = (title: HTMLElement) => change(activate(kind, open, title.dataset.tab!));

		const atStart = openAtStart(kind, titles[0].dataset.tab);
		// The page may arrive with it open.
		if (titles[0].ariaExpanded === "true" && contents[0]?.style.display === "block") open = atStart;
		for (const title of titles) adopt(title, stopOf(title), open.includes(title.dataset.tab!), scope);
		for (const content of contents) scope.keep(content, "class", "style", "hidden");
		scope.add(() => {
			for (const animation of slides.values()) animation.cancel();
		});
		if (open[0]) scope.emit(window, recalc);
		change(atStart, false);
		awaitPlace(host, scope);
		awaitFind(host, scope);

		scope.on(host, "click", (event) => {
			const title = titleOf(event);
			if (!title) return;
			event.preventDefault();
			press(title);
		});
		scope.on(host, "keydown", (event) => {
			const title = titleOf(event);
			if (!title) return;
			if (isPress(event)) {
				event.preventDefault();
				return press(title);
			}
			const list = title.closest("[role=tablist]");
			if (!list || !host.contains(list)) return;
			const row = titles.filter((other) => list.contains(other) && other.checkVisibility?.() !== false);
			const isVertical = list.ariaOrientation === "vertical";
			const next = row[rove(plainKey(event), row.indexOf(title), row.length, scope.page.rtl, isVertical) ?? -1];
			if (!next) return;
			event.preventDefault();
			next.focus();
		});
	},
});

/** @param stop the item's own tab stop; tabs have one for the whole row */
const adopt = (title: HTMLElement, stop: HTMLElement | undefined, isOpen: boolean, scope: Scope) => {
	scope.keep(title, "class", "tabindex", "aria-selected", "aria-expanded");
	// Before 3.1 the server says no states.
	title.ariaExpanded ??= "false";
	if (title.role === "tab") title.ariaSelected ??= "false";
	if (!stop && !title.hasAttribute("tabindex")) title.tabIndex = -1;
	// A link without an address must not be a second tab stop next to its tab.
	const inner = stop ?? title.querySelector<HTMLElement>(`a:not(${realLink})`);
	if (!inner) return;
	scope.keep(inner, "tabindex");
	const index = stop ? "0" : "-1";
	if (!isOpen && inner.getAttribute("tabindex") !== index) inner.setAttribute("tabindex", index);
};
