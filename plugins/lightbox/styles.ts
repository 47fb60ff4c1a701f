// The page builder's own style sheets for the dialog, on first need and never twice.
import type { Page } from "../../src/core/page";

interface BuilderAddresses {
	environmentMode?: { isScriptDebug?: boolean };
	responsive?: { hasCustomBreakpoints?: boolean };
	urls?: { assets?: string; uploadUrl?: string };
	version?: string;
}

/** Milliseconds until a style sheet that does not answer is no longer waited for. */
const patience = 1000;

/**
 * Asks for the style sheets that the page lacks; a page without the page builder's addresses has none.
 * @returns settled when they are there or given up, and what takes them away
 */
export const loadStyles = ({ builder }: Page): [ready: Promise<unknown>, remove: () => void] => {
	const { environmentMode, responsive, urls, version } = builder as BuilderAddresses;
	const end = `${environmentMode?.isScriptDebug ? "" : ".min"}.css?ver=`;
	const added: HTMLLinkElement[] = [];

	const add = (stem: string, put: (link: HTMLLinkElement) => void, number = version) => {
		const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stem + end + number });
		if ([...document.querySelectorAll("link")].some(({ rel, href }) => rel === link.rel && href === link.href)) return;
		put(link);
		added.push(link);
	};
	if (urls?.assets) {
		const { body, head } = document;
		const frontend = document.getElementById("elementor-frontend-css");
		const conditionals = `${urls.assets}css/conditionals/`;
		add(`${urls.assets}lib/swiper/v8/css/swiper`, (link) => head.append(link), "8.4.5");
		add(`${conditionals}dialog`, (link) => (frontend ? frontend.before(link) : head.append(link)));
		add(
			responsive?.hasCustomBreakpoints ? `${urls.uploadUrl}/elementor/css/custom-lightbox` : `${conditionals}lightbox`,
			(link) => body.append(link),
		);
	}
	const loads = added.map(
		(link) =>
			new Promise((resolve) => {
				link.onload = link.onerror = resolve;
				setTimeout(resolve, patience);
			}),
	);
	return [Promise.all(loads), () => added.map((link) => link.remove())];
};
