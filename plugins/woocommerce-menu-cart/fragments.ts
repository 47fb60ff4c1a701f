// A part loaded when needed: requests the toggles of all menu carts of the page, one request per event for all carts.
import { contains, getAttribute } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";
import type { Scope } from "../../src/kit/scope";
import { parseMarkup } from "../../src/kit/trusted-address";
import { fragmentsOf } from "./answer";

let answered: object | undefined;
let current: Promise<void> | undefined;

/**
 * Settles when the toggles of the page are up to date, or cannot be loaded. Never rejects.
 * @param occasion requested once while no other comes
 */
export const refreshToggles = (occasion: object, scope: Scope): Promise<void> => {
	if (occasion !== answered) current = ask(occasion, scope);
	return current!;
};

const ask = async (occasion: object, scope: Scope) => {
	answered = occasion;
	const { ajaxurl, woocommerce } = window.ElementorProFrontendConfig ?? {};
	const nonce = woocommerce?.menu_cart?.fragments_nonce;
	if (!ajaxurl || !nonce) return;
	const documents = document.querySelectorAll("[data-elementor-id]");
	const ids = new Set(Array.from(documents, (node) => getAttribute.call(node, "data-elementor-id")!));
	const body = new URLSearchParams([
		["action", "elementor_menu_cart_fragments"],
		...Array.from(ids, (id) => ["templates[]", id]),
		["_nonce", nonce],
		["is_editor", `${scope.page.edit}`],
	]);
	const response = await scope.fetch(ajaxurl, { method: "POST", body });
	try {
		const fragments = fragmentsOf(await response?.json());
		// A later call knows better.
		if (occasion === answered) for (const fragment of fragments) replace(...fragment);
	} catch (error) {
		scope.report("request", error);
	}
};

const replace = (selector: string, markup: string) => {
	for (const old of isSelector(selector) ? document.querySelectorAll(selector) : []) {
		const fresh = parseMarkup(markup).body.firstElementChild;
		if (!fresh) return;
		const hadFocus = contains.call(old, document.activeElement);
		Element.prototype.replaceWith.call(old, fresh);
		if (hadFocus) fresh.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
	}
};
