// The page builder's own files of libraries that other scripts ask for.
import type { Scope } from "../../src/kit/scope";

/** Below the address of the builder's files, without `.js`. Swiper's is requested with the slider that needs it. */
const files: Record<string, { path: string; version?: string }> = {
	dialog: { path: "lib/dialog/dialog", version: "4.9.3" },
	"share-link": { path: "lib/share-link/share-link" },
};

/** Settles when the script has run. Scripts that the page has, and unknown ones, are not loaded. @throws (rejects) if it cannot be loaded */
export const loadScript = async ({ page }: Scope, key: string): Promise<unknown> => {
	const { urls, environmentMode, version: ofBuilder } = page.builder as Addresses;
	const { path, version = ofBuilder } = files[key] ?? {};
	if (!path || !urls?.assets || document.querySelector(`script[src*="${path}"]`)) return;
	return appendScript(`${urls.assets}${path}${environmentMode?.isScriptDebug ? "" : ".min"}.js?ver=${version}`);
};

interface Addresses {
	urls?: { assets?: string };
	environmentMode?: { isScriptDebug?: boolean };
	version?: string;
}

/** @throws (rejects with) an error that names the address; the tag is then removed, and may be added again */
export const appendScript = (address: string): Promise<unknown> =>
	new Promise((resolve, reject) => {
		const script = document.createElement("script");
		// No policy of ours covers an address that the page prints: if Trusted Types are required this throws.
		script.src = address;
		script.onload = resolve;
		script.onerror = () => {
			script.remove();
			reject(new Error(script.src));
		};
		document.body.append(script);
	});
