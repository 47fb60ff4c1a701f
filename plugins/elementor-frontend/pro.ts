// `elementorProFrontend`: the builder's Pro API for other scripts, on pages that have it.
import type { Connection } from "./connection";
import { createActionHash, type Values } from "./model";
import { Module } from "./modules";

/** @param controls the page builder's */
export const createProFrontend = ({ ask }: Connection, controls: object) => {
	const run = (name: string) => (settings: Values) => ask((link) => link.runAction(createActionHash(name, settings)));
	class ProFrontend extends Module {
		get config(): object {
			return window.ElementorProFrontendConfig ?? {};
		}
	}
	return Object.assign(new ProFrontend(), {
		// The plugin of popups puts its own members there.
		modules: { popup: { showPopup: run("popup:open"), closePopup: run("popup:close"), isLate: true } } as Values,
		utils: { controls },
	});
};
