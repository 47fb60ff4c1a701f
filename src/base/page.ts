// The printed data about the page: the page builder's configuration and our own.
import type { FrontendConfig } from "./breakpoints";

/** Optional page configuration: `<script type="application/json" id="gossamer-config">`. */
export interface PageConfig {
	/**
	 * By plugin name: `false` switches it off, an object gives settings that the host's own override; its `selector`
	 * says which elements are hosts.
	 */
	plugins?: Record<string, false | Record<string, unknown>>;
	/** `keep`: selector of elements that stay reachable behind a modal overlay, such as a chat button or a cookie bar. */
	overlays?: { keep?: string };
	/** Consent until the visitor decides: `denied` if a consent tool gates the page. Allowed by default. */
	consent?: "granted" | "denied";
}

/** The printed data about the page, as plugins get it by `scope.page`. */
export interface Page {
	/** The page builder's canvas: nothing starts automatically, forms stay inert. */
	edit: boolean;
	/** A static rendering: the page is announced, no element is started. */
	isStatic: boolean;
	/** The site is written from right to left. */
	rtl: boolean;
	/** `elementorFrontendConfig`, or an empty object. */
	builder: FrontendConfig;
	/** Empty if the page has none. */
	config: PageConfig;
}

/**
 * JSON text as an object. Missing text gives an empty one, text that does not parse as well, after `onError`.
 * Keys that reach the prototype are dropped.
 */
export const parseObject = (
	json: string | null | undefined,
	onError?: (error: unknown) => void,
): Record<string, unknown> => {
	try {
		const value: unknown = JSON.parse(json || "{}", (key, value) => (key === "__proto__" ? undefined : value));
		if (value && typeof value === "object") return value as Record<string, unknown>;
	} catch (error) {
		onError?.(error);
	}
	return {};
};
