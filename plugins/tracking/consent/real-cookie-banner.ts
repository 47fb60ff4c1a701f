// Real Cookie Banner: asked by the name and host of a cookie that each pixel would write.
import type { Purpose } from "../tracker";
import type { Tool } from "./tools";

declare global {
	interface Window {
		consentApi?: {
			consent(type: "http", name: string, host: string): Promise<unknown>;
			consentSync(type: "http", name: string, host: string): { cookieOptIn?: boolean } | undefined;
		};
	}
}

const cookies: Record<Exclude<Purpose, "pys">, [name: string, host: string]> = {
	facebook: ["_fbp", "*"],
	analytics: ["_ga", "*"],
	google_ads: ["_gcl_au", "*"],
	pinterest: ["_pinterest_sess", ".pinterest.com"],
	bing: ["_uetsid", "*"],
};

const isOpen = (cookie: [string, string]) => !!window.consentApi!.consentSync("http", ...cookie)?.cookieOptIn;

export const realCookieBanner: Tool = {
	flag: "real_cookie_banner",
	isPresent: () => window.consentApi,
	read: (purpose) => (purpose === "pys" ? Object.values(cookies).some(isOpen) : isOpen(cookies[purpose])),
	watch({ decide }) {
		for (const [purpose, cookie] of Object.entries(cookies)) {
			window.consentApi!.consent("http", ...cookie).then(
				() => decide(true, [purpose as Purpose, "pys"]),
				() => decide(false, [purpose as Purpose]),
			);
		}
	},
};
