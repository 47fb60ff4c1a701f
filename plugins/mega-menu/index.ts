// Mega menu: handles pointers, keys and other scripts for its panels, and the button of small screens.
import { isObject } from "../../src/base/is-object";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";

import { trackAnchors } from "../../src/parts/menu/track-anchors";
import { watchWidth } from "../../src/parts/menu/watch-width";
import { isMobile, isTablet } from "../../src/stores/viewport";
import { type Dropdown, serveDropdown } from "./dropdown";
import { serveKeyboard } from "./keyboard";
import { nodesOf } from "./nodes";
import { type Panels, servePanels } from "./panels";
import { servePointer } from "./pointer";
import { settings } from "./settings";

const loadScroll = () => import("./scroll");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const { open_on, content_width, content_horizontal_position, open_animation, horizontal_scroll } = settings;
		const nodes = nodesOf(host);
		if (!nodes) return scope.report("markup", ".e-n-menu-wrapper");
		const { nav, wrapper, isDropdown } = nodes;
		const panels = servePanels(
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
		// An element with a name needs a role.
		wrapper.role = "group";
		for (const [index, stop] of queryOwn(host, ".e-focus").entries()) {
			scope.keep(stop, "data-focus-index");
			stop.dataset.focusIndex = `${index + 1}`;
		}

		const dropdown = serveDropdown(nodes, panels.close, scope);
		const hovers = () => open_on === "hover" && !isDropdown() && !isMobile() && !isTablet();
		servePointer(nodes, panels, dropdown, hovers, scope);
		serveKeyboard(nodes, panels, dropdown, scope);
		serveScripts(host, panels, dropdown, scope);

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
		markLinks(host, scope);
	},
});

/** Requests from scripts of the page builder. */
const serveScripts = (host: HTMLElement, { items, turn, close }: Panels, dropdown: Dropdown, scope: Scope) => {
	const isMine = (data: unknown): data is Record<string, unknown> =>
		isObject(data) && `${data.widgetId}` === host.dataset.id;
	scope.onBoth(window, "elementor/nested-elements/activate-by-keyboard", (_event, data) => {
		if (!isMine(data)) return;
		const item = items.find(({ button }) => button.dataset.tabIndex === `${data.titleIndex}`);
		if (item) turn(item, true);
		else close();
	});
	scope.onBoth(window, "elementor/mega-menu/dropdown-toggle-by-keyboard", (_event, data) => {
		if (isMine(data)) dropdown.setOpen(!!data.show);
	});
};

/** Says which link leads to the page, or to the part of it that is read. */
const markLinks = (host: HTMLElement, scope: Scope) => {
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
};
