// Connects popups and the page: configuration, events, the look of close buttons.
import { getJQuery } from "../../src/base/jquery";
import type { Scope } from "../../src/kit/scope";
import { createSymbols } from "./modal";

/** The used part of `elementorFrontendConfig`. */
export interface Config {
	environmentMode?: { wpPreview?: boolean };
	post?: Record<string, unknown>;
	user?: { roles?: object };
	experimentalFeatures?: { e_font_icon_svg?: unknown };
	i18n?: Record<string, unknown>;
}

/** Where icons are SVG, close buttons refer to a drawing that is on the page once. */
export const addSymbols = (scope: Scope): void => {
	const { experimentalFeatures } = scope.page.builder as Config;
	if (!experimentalFeatures?.e_font_icon_svg || document.getElementById("eicon-close")) return;
	const symbols = createSymbols();
	document.body.append(symbols);
	scope.add(() => symbols.remove());
};

/**
 * Notifies other scripts of a popup. Handlers on the document get it once, jQuery's with id and instance as
 * arguments; then those on the window, to which the native event bubbles.
 */
export const notify = (scope: Scope, type: string, id: string | number, instance: object): void => {
	const jQuery = getJQuery();
	const hooks = jQuery?.event ?? {};
	try {
		// Without bubbling: jQuery handlers on the window get the native event.
		jQuery?.(document).triggerHandler(type, [id, instance]);
	} catch (error) {
		scope.report("listener", error);
	}
	// jQuery skips a native event of the type that it is just triggering (https://github.com/jquery/jquery/blob/3.7.1/src/event.js#L113):
	// its handlers on the document have had theirs.
	hooks.triggered = type;
	const goOn = () => {
		hooks.triggered = undefined;
	};
	document.addEventListener(type, goOn, { once: true });
	document.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { id, instance } }));
	// Someone may have stopped the event before.
	document.removeEventListener(type, goOn);
	goOn();
};
