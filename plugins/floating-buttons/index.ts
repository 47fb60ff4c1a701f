// Floating buttons: sets up a widget's box, its bar, and links whose clicks are counted.
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";

import { setUpBar } from "./bar";
import { setUpBox } from "./box";
import { countClicks } from "./clicks";
import { settings } from "./settings";

const root = ".e-contact-buttons,.e-floating-bars";

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (!queryOwn(host, root)[0]) return scope.report("markup", root);
		const [wrapper] = queryOwn(host, ".e-contact-buttons__content-wrapper");
		const [bar] = queryOwn(host, ".e-floating-bars");
		if (wrapper) setUpBox(host, wrapper, settings, scope);
		if (bar) setUpBar(host, bar, settings.stays, scope);
		countClicks(host, scope);
	},
});
