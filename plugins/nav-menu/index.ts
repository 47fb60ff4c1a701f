// Navigation menu: its copy for small screens. The bar of larger ones and the theme's own menu are parts.
import { parentOf } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { object, text } from "../../src/kit/settings";
import { awaitSign } from "./await-sign";
import { serveDropdown } from "./dropdown";

const loadBar = () => import("./bar");
const loadTheme = () => import("./theme");

const settings = {
	/** `stretch`: the open menu spans the window. */
	full_width: text(),
	/** Its `value` is markup or class names; without it nothing marks the items that have a list. */
	submenu_icon: object(),
};

export default definePlugin({
	settings,
	setup(host, { full_width, submenu_icon }, scope) {
		if (!host.dataset.widget_type) return scope.part(loadTheme, ({ serveTheme }) => serveTheme(host, scope));
		const { value } = submenu_icon;
		const icon = typeof value === "string" ? value : "";
		const [bar] = queryOwn(host, ".elementor-nav-menu--main .elementor-nav-menu");
		const [list] = queryOwn(host, ".elementor-nav-menu--dropdown>.elementor-nav-menu");
		if (list) {
			const hasToggle = serveDropdown(host, parentOf(list)!, full_width === "stretch", scope);
			awaitSign(host, list, icon, !hasToggle, scope);
		}
		if (!bar) return;
		let isServed: boolean | undefined;
		// Where the site hides it, its part need not come.
		scope.observe(bar, (isVisible) => {
			if (!isVisible || isServed) return;
			isServed = true;
			scope.part(loadBar, ({ serveBar }) => serveBar(bar, icon, scope));
		});
	},
});
