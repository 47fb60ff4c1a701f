// Loads the part that shows a hidden place of the page once the address has a hash.
import type { Scope } from "../kit/scope";

const loadPlace = () => import("./show-place");
const loadFind = () => import("./find-place");

/** For hosts with something that is hidden at times: opened for links and addresses that lead into it. */
export const awaitPlace = (host: HTMLElement, scope: Scope): void => {
	const show = () => {
		if (location.hash) scope.part(loadPlace, ({ showPlace }) => showPlace(host, scope), true);
	};
	scope.on(window, "hashchange", show);
	show();
};

/** For hosts with closed panels: find-in-page searches them. The window loses the focus when a search begins. */
export const awaitFind = (host: HTMLElement, scope: Scope): void => {
	scope.on(window, "blur", () => scope.part(loadFind, ({ findPlace }) => findPlace(host, scope)));
};
