// `utils.assetsLoader`: the page builder's style sheets, each once; its scripts are replaced by chunks.
import type { Scope } from "../../src/kit/scope";

interface AssetsConfig {
	environmentMode?: { isScriptDebug?: boolean };
	responsive?: { hasCustomBreakpoints?: boolean };
	urls?: { assets?: string; uploadUrl?: string };
	version?: string;
}

const paths = new Map([
	["swiper", "lib/swiper/v8/css/swiper"],
	["dialog", "css/conditionals/dialog"],
	["e-lightbox", "css/conditionals/lightbox"],
]);

/** Milliseconds until a style sheet that does not answer is no longer waited for. */
const patience = 10_000;

export const createAssetsLoader = (scope: Scope) => {
	const { environmentMode, responsive, urls, version } = scope.page.builder as AssetsConfig;
	const loads = new Map<string, Promise<true>>();

	const addressOf = (key: string): string | undefined => {
		const path = paths.get(key);
		if (!path || !urls?.assets) return;
		const isCustom = key === "e-lightbox" && responsive?.hasCustomBreakpoints;
		const stem = isCustom ? `${urls.uploadUrl}/elementor/css/custom-lightbox` : urls.assets + path;
		return `${stem}${environmentMode?.isScriptDebug ? "" : ".min"}.css?ver=${key === "swiper" ? "8.4.5" : version}`;
	};

	const loadStyle = (key: string) =>
		new Promise<true>((resolve) => {
			const done = () => resolve(true);
			const href = addressOf(key);
			if (!href) return done();
			const link = Object.assign(document.createElement("link"), {
				rel: "stylesheet",
				href,
				onload: done,
				onerror: done,
			});
			const present = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
			if ([...present].some((other) => other.href === link.href)) return done();
			const frontend = key === "dialog" && document.getElementById("elementor-frontend-css");
			if (frontend) frontend.before(link);
			else document[key === "e-lightbox" ? "body" : "head"].append(link);
			scope.timeout(patience, done);
			scope.add(() => {
				link.remove();
				done();
			});
		});

	return {
		/**
		 * Settled when the asset is there. One that is unknown, fails or takes longer than ten seconds is gone on without.
		 */
		async load(type: "script" | "style", key: string): Promise<true> {
			if (type !== "style") return true;
			if (!loads.has(key)) loads.set(key, loadStyle(key));
			return loads.get(key)!;
		},
	};
};
