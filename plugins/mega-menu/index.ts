// Mega menu: what pointers, keys and other scripts do with its panels, and the button of small screens.
import { closestTo } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import { zoomOf } from "../../src/kit/inline-styles";
import { plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { choice, responsive, text } from "../../src/kit/settings";
import { followMouse } from "../../src/parts/menu/follow-mouse";
import { roomBelow } from "../../src/parts/menu/room-below";
import { trackAnchors } from "../../src/parts/menu/track-anchors";
import { watchWidth } from "../../src/parts/menu/watch-width";
import { isMobile, isTablet } from "../../src/stores/viewport";
import { isBetween } from "./model";
import { type Item, servePanels } from "./panels";

const settings = {
	open_on: choice("hover", "click"),
	content_width: choice("full_width", "fit_to_content"),
	content_horizontal_position: responsive(choice("center", "left", "right")),
	/** Name of the entrance animation. */
	open_animation: text(),
	horizontal_scroll: responsive(choice("disable", "enable")),
	item_position_horizontal: responsive(text("start")),
};

const loadScroll = () => import("./scroll");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const { open_on, content_width, content_horizontal_position, open_animation, horizontal_scroll } = settings;
		const [nav] = queryOwn(host, ".e-n-menu");
		const [wrapper] = queryOwn(host, ".e-n-menu-wrapper");
		const [toggle] = queryOwn(host, ".e-n-menu-toggle");
		if (!nav || !wrapper) return;
		let isMenuOpen = false;
		/** Kind of the pointer that was pressed last; empty after a key, and where a script clicks. */
		let pointer = "";
		const titles = queryOwn(host, ".e-n-menu-title");
		const isDropdown = () => nav.dataset.layout === "dropdown";
		const hovers = () => open_on === "hover" && !isDropdown() && !isMobile() && !isTablet();
		const { items, turn, close, open } = servePanels(
			host,
			nav,
			{
				animation: open_animation,
				edge: () => (content_width === "full_width" ? undefined : content_horizontal_position()),
				isDropdown,
			},
			scope,
		);

		scope.keep(nav, "class", "data-layout", "data-touch-mode");
		scope.keep(wrapper, "style", "role", "inert");
		// What has a name needs a role.
		wrapper.role = "group";
		for (const [index, stop] of queryOwn(host, ".e-focus").entries()) {
			scope.keep(stop, "data-focus-index");
			stop.dataset.focusIndex = `${index + 1}`;
		}

		/** Lets panels span the window, wherever the menu stands. */
		const stretch = () => {
			const { clientWidth } = document.documentElement;
			const zoom = zoomOf(wrapper);
			const { left, right } = wrapper.getBoundingClientRect();
			const { style } = wrapper;
			style.setProperty("--stretch-width", `${clientWidth / zoom}px`);
			style.setProperty("--stretch-left", `${-left / zoom}px`);
			style.setProperty("--stretch-right", `${(right - clientWidth) / zoom}px`);
		};
		const setMenuOpen = (isOpen: boolean) => {
			if (isOpen === isMenuOpen || !toggle) return;
			isMenuOpen = isOpen;
			if (!isOpen) {
				close();
				if (wrapper.contains(document.activeElement)) toggle.focus({ preventScroll: true });
			}
			toggle.ariaExpanded = `${isOpen}`;
			wrapper.inert = !isOpen;
			if (isOpen) stretch();
			const room = isOpen ? roomBelow(wrapper) : 0;
			const height = room === undefined ? "auto" : room && `${room / zoomOf(wrapper)}px`;
			wrapper.style.setProperty("--n-menu-dropdown-content-box-height", `${height}`);
			if (isOpen) scope.emit(window, "elementor-pro/mega-menu/dropdown-open");
		};

		if (toggle) scope.keep(toggle, "aria-expanded");
		watchWidth(scope, () => {
			close();
			setMenuOpen(false);
			const hasToggle = toggle && getComputedStyle(toggle).display !== "none";
			nav.dataset.layout = hasToggle ? "dropdown" : "horizontal";
			nav.dataset.touchMode = `${navigator.maxTouchPoints > 0}`;
			wrapper.inert = !!hasToggle;
			stretch();
		});

		// The whole page, as the way to a panel may lead through what is no part of the menu.
		followMouse<Item | undefined>(
			document.documentElement,
			{
				itemOf(event) {
					const { target, clientX, clientY } = event as PointerEvent;
					const item = items.find(
						({ title, panel }) => title.contains(target as Node) || panel.contains(target as Node),
					);
					const last = open();
					if (item || !last || !hovers()) return item;
					const boxes = [last.title.getBoundingClientRect(), last.panel.getBoundingClientRect()] as const;
					return isBetween(clientX, clientY, ...boxes) ? last : undefined;
				},
				enter(item) {
					if (!hovers()) return;
					if (item) turn(item, true);
					else closeUnfocused();
				},
				leave() {
					if (hovers()) closeUnfocused();
				},
				goal: () => open()?.panel.getBoundingClientRect(),
			},
			scope,
		);
		/** A panel with the focus in it is somebody's who uses the keyboard as well. */
		const closeUnfocused = () => {
			if (!open()?.panel.contains(document.activeElement)) close();
		};
		scope.on(wrapper, "pointerenter", stretch);
		scope.on(nav, "pointerdown", ({ pointerType }) => {
			pointer = pointerType;
		});
		scope.on(nav, "click", (event) => {
			const target = event.target as Node;
			const kind = pointer;
			pointer = "";
			if (toggle?.contains(target)) return setMenuOpen(!isMenuOpen);
			const item = items.find(({ title }) => title.contains(target));
			const link = closestTo(target, "a");
			if (!item || (link && !/^#?$/.test(link.getAttribute("href") ?? ""))) return;
			if (link) event.preventDefault();
			// The mouse has opened it by coming here.
			turn(item, !item.isOpen || (kind === "mouse" && hovers()));
		});
		scope.on(document, "click", (event) => {
			if (!event.composedPath().includes(nav)) close();
		});
		scope.on(nav, "focusout", ({ relatedTarget }) => {
			const item = open();
			if (item && relatedTarget && !hasPart(item, relatedTarget as Node)) close();
		});
		scope.on(nav, "keydown", (event) => {
			pointer = "";
			const key = plainKey(event);
			const target = event.target as HTMLElement;
			const item = open();
			const index = titles.findIndex((title) => title.contains(target));
			if (key === "Escape") {
				if (event.defaultPrevented || (!item && !isMenuOpen)) return;
				close();
				if (isMenuOpen) {
					setMenuOpen(false);
					toggle!.focus();
				} else item?.button.focus();
			} else if (index < 0) return;
			else if (key === " " && target.matches("a")) target.click();
			else {
				const next = titles[rove(key, index, titles.length, scope.page.rtl, isDropdown()) ?? -1];
				if (!next) return;
				next.querySelector<HTMLElement>("a[href],button")?.focus();
			}
			event.preventDefault();
		});
		// What a pointer has opened has no focus, and can be dismissed from anywhere.
		scope.on(document, "keydown", (event) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			close();
			setMenuOpen(false);
		});

		const isMine = (data: unknown): data is Record<string, unknown> =>
			isObject(data) && `${data.widgetId}` === host.dataset.id;
		scope.onBoth(window, "elementor/nested-elements/activate-by-keyboard", (_event, data) => {
			if (!isMine(data)) return;
			const item = items.find(({ button }) => button.dataset.tabIndex === `${data.titleIndex}`);
			if (item) turn(item, true);
			else close();
		});
		scope.onBoth(window, "elementor/mega-menu/dropdown-toggle-by-keyboard", (_event, data) => {
			if (isMine(data)) setMenuOpen(!!data.show);
		});

		const [bar] = queryOwn(host, ".e-n-menu-heading");
		const justified = () => (horizontal_scroll() === "enable" ? settings.item_position_horizontal() : "");
		let fit: (() => void) | undefined;
		watchWidth(scope, () => {
			if (fit) fit();
			else if (bar && justified())
				scope.part(loadScroll, ({ makeScrollable }) => {
					fit ??= makeScrollable(bar, "--n-menu-heading-justify-content", justified, scope);
					fit();
				});
		});

		const links = queryOwn<HTMLAnchorElement>(host, ".e-n-menu-title a");
		for (const link of links) {
			scope.keep(link, "aria-current");
			if (!link.ariaCurrent) link.ariaCurrent = null;
		}
		const anchors = links.filter((link) => link.closest(".e-anchor"));
		for (const link of anchors) scope.keep(link.closest(".e-anchor")!, "class");
		const tell = (link: HTMLAnchorElement, isCurrent: boolean) => {
			link.closest(".e-anchor")!.classList.toggle("e-current", isCurrent);
			link.ariaCurrent = isCurrent ? "location" : null;
		};
		trackAnchors(anchors, tell, scope);
	},
});

const hasPart = ({ title, panel }: Item, node: Node) => title.contains(node) || panel.contains(node);
