// Navigation menu: its copy for small screens, and the marks of its bar. The lists, the bar and the theme's own menu are parts.
import { parentOf } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";

import { awaitSign, type Sign } from "./await-sign";
import { serveDropdown } from "./dropdown";
import { drawArrows } from "./icon";
import { settings } from "./settings";

const loadLists = () => import("./lists");
const loadMarks = () => import("./marks");
const loadTheme = () => import("./theme");

export default definePlugin({
	settings,
	setup(host, { full_width, submenu_icon }, scope) {
		if (!host.dataset.widget_type) return scope.part(loadTheme, ({ serveTheme }) => serveTheme(host, scope), true);
		const { value } = submenu_icon;
		// Before 3.3 there is no such setting: the style sheet draws the arrow, by the widget's class.
		const icon = typeof value === "string" ? value : host.matches('[class*="nav-menu--indicator-"]') ? "fa" : "";
		const [bar] = queryOwn(host, ".elementor-nav-menu--main .elementor-nav-menu");
		// The second copy of a bar that never turns into a dropdown is never shown: it stays as printed.
		const isUnseen = bar && host.matches(".elementor-nav-menu--dropdown-none");
		const list = isUnseen ? undefined : queryOwn(host, ".elementor-nav-menu--dropdown>.elementor-nav-menu")[0];
		for (const menu of [bar, list]) if (menu) drawArrows(menu, icon, scope);
		if (list) {
			const nav = parentOf(list)!;
			const toggle = serveDropdown(host, nav, full_width === "stretch", scope);
			// The style sheet in the head leaves it to the script.
			scope.keep(list, "data-smartmenus-id");
			list.dataset.smartmenusId = "";
			const sign: Sign = {
				isServed: false,
				serve: () =>
					scope.part(
						loadLists,
						({ serveLists, findBranches }) => {
							if (sign.isServed) return;
							sign.isServed = true;
							serveLists(list, findBranches(list, scope), scope);
						},
						true,
					),
				waits: () => true,
				keys: / /,
			};
			if (toggle) awaitSign(list, [nav, toggle], sign, scope);
			else sign.serve();
		}
		if (!bar) return list ? undefined : scope.report("markup", ".elementor-nav-menu");
		let isServed: boolean | undefined;
		// If the site hides it, none of its parts need to load.
		scope.observe(bar, (isVisible) => {
			if (!isVisible || isServed) return;
			isServed = true;
			scope.part(loadMarks, ({ serveMarks }) => serveMarks(bar, scope), true);
		});
	},
});
