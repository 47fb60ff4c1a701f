// The way back to a page that the browser has kept as it was left: menus that were open then are closed.
import type { Scope } from "../../kit/scope";

export const onReturn = (scope: Scope, close: () => void): void => {
	scope.on(window, "pageshow", (event) => {
		if ((event as PageTransitionEvent).persisted) close();
	});
};
