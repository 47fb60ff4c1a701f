// The page builder's own style sheets for the dialog, on first need and never twice.
import type { Scope } from "../../src/kit/scope";

interface BuilderAddresses {
	environmentMode?: { isScriptDebug?: boolean };
	responsive?: { hasCustomBreakpoints?: boolean };
	urls?: { assets?: string; uploadUrl?: string };
	version?: string;
}

/** Milliseconds until a style sheet that does not answer is no longer waited for. */
const patience = 1000;

/**
 * Asks for the style sheets that the page lacks, until the scope ends; a page without the page builder's addresses has none.
 * @returns settled when they are there or given up
 */
export const loadStyles = (scope: Scope): Promise<unknown> => {
	const { environmentMode, responsive, urls, version } = scope.page.builder as BuilderAddresses;
	const end = `${environmentMode?.isScriptDebug ? "" : ".min"}.css?ver=`;
	const { body, head } = document;

	const add = (stem: string, parent: Element, before?: Element | null, number = version) => {
		const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stem + end + number });
		if ([...document.querySelectorAll("link")].some(({ rel, href }) => rel === link.rel && href === link.href)) return;
		parent.insertBefore(link, before ?? null);
		scope.add(() => link.remove());
		return new Promise((resolve) => {
			link.onload = link.onerror = resolve;
			setTimeout(resolve, patience);
		});
	};
	if (!urls?.assets) return Promise.resolve();
	const frontend = document.getElementById("elementor-frontend-css");
	const conditionals = `${urls.assets}css/conditionals/`;
	return Promise.all([
		add(`${urls.assets}lib/swiper/v8/css/swiper`, head, null, "8.4.5"),
		add(`${conditionals}dialog`, frontend?.parentElement ?? head, frontend),
		add(
			responsive?.hasCustomBreakpoints ? `${urls.uploadUrl}/elementor/css/custom-lightbox` : `${conditionals}lightbox`,
			body,
		),
	]);
};
