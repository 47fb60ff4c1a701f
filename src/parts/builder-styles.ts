// The page builder's conditional style sheets and body classes, for overlays.
import { mediaQuery } from "../base/media-query";
import type { Page } from "../base/page";
import { isOlder } from "../base/version";
import type { Scope } from "../kit/scope";

interface BuilderAddresses {
	environmentMode?: { isScriptDebug?: boolean };
	responsive?: { hasCustomBreakpoints?: boolean };
	urls?: { assets?: string; uploadUrl?: string };
	version?: string;
}

export type BuilderStyle = keyof typeof paths;

const paths = {
	swiper: "lib/swiper/v8/css/swiper",
	dialog: "css/conditionals/dialog",
	"e-lightbox": "css/conditionals/lightbox",
};

/**
 * Links a style sheet of the page builder if the page lacks it, until the scope ends; not on a page without the page
 * builder's addresses.
 * @param timeoutMs milliseconds until a style sheet that does not answer is no longer waited for
 * @returns settles when it has loaded, failed or timed out; never rejects
 */
export const loadBuilderStyle = async (scope: Scope, name: BuilderStyle, timeoutMs = 3000): Promise<true> => {
	const href = addressOf(scope.page, name);
	if (!href) return true;
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
	const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
	const printed = sheets.find((sheet) => sheet.href === link.href);
	if (printed) return waitForStyle(scope, printed, timeoutMs);
	// The places count: rules of the same weight win by their order.
	const frontend = name === "dialog" && document.getElementById("elementor-frontend-css");
	if (frontend) frontend.before(link);
	else document[name === "e-lightbox" ? "body" : "head"].append(link);
	scope.add(() => link.remove());
	return waitForStyle(scope, link, timeoutMs);
};

/** Milliseconds from a style sheet's response until it is parsed. */
const answeredMs = 100;

/**
 * @param timeoutMs milliseconds until a style sheet that does not answer is no longer waited for
 * @returns settles when the style sheet has loaded, failed or timed out, or the scope ends; never rejects
 */
export const waitForStyle = (scope: Scope, link: HTMLLinkElement | null, timeoutMs = 3000): Promise<true> =>
	new Promise((resolve) => {
		const done = () => resolve(true);
		if (!link || link.sheet || link.disabled) return done();
		// It is for another device; with a handler it applies as soon as it has loaded.
		if (link.media && !link.onload && !mediaQuery(link.media).matches) return done();
		for (const type of ["load", "error"]) scope.on(link, type, done);
		// A style sheet with a response that is still not parsed has failed.
		scope.timeout(performance.getEntriesByName(link.href).length ? answeredMs : timeoutMs, done);
		scope.add(done);
	});

const addressOf = ({ builder }: Page, name: BuilderStyle): string => {
	const { environmentMode, responsive, urls, version } = builder as BuilderAddresses;
	// The configuration that has the addresses has the version, too. Before 3.24 their rules are in the sheet that each page has.
	if (!urls?.assets || !paths[name] || isOlder(version, "3.24")) return "";
	const isCustom = name === "e-lightbox" && responsive?.hasCustomBreakpoints;
	const stem = isCustom ? `${urls.uploadUrl}/elementor/css/custom-lightbox` : urls.assets + paths[name];
	return `${stem}${environmentMode?.isScriptDebug ? "" : ".min"}.css?ver=${name === "swiper" ? "8.4.5" : version}`;
};

/** Marks `body` as the page builder's dialogs do, until the scope ends. */
export const markDialogs = (scope: Scope): void => {
	const { classList } = document.body;
	for (const name of ["dialog-body", "dialog-lightbox-body", "dialog-container", "dialog-lightbox-container"]) {
		if (classList.contains(name)) continue;
		classList.add(name);
		scope.add(() => classList.remove(name));
	}
};
