// Real Cookie Banner: asked by the name and host of a cookie that a service would write.
import { askAt, type ConsentTool } from "./tool";

type Cookie = [name: string, host: string];

declare global {
	interface Window {
		consentApi?: {
			consent(type: "http", ...cookie: Cookie): Promise<unknown>;
			consentSync(
				type: "http",
				...cookie: Cookie
			):
				| {
						cookieOptIn?: boolean;
						/** Whether the visitor has answered at all. */
						consentGiven?: boolean;
				  }
				| undefined;
		};
	}
}

const cookies: Record<string, Cookie | undefined> = {
	facebook: ["_fbp", "*"],
	analytics: ["_ga", "*"],
	google_ads: ["_gcl_au", "*"],
	pinterest: ["_pinterest_sess", ".pinterest.com"],
	bing: ["_uetsid", "*"],
	youtube: ["*", "youtube.com"],
	vimeo: ["*", "vimeo.com"],
	// A query by category uses the cookie that most sites have in it.
	statistics: ["_ga", "*"],
	marketing: ["_fbp", "*"],
};

const answerOf = (cookie: Cookie) => {
	const { cookieOptIn, consentGiven } = window.consentApi!.consentSync("http", ...cookie) ?? {};
	return cookieOptIn || (consentGiven ? false : undefined);
};

export const realCookieBanner: ConsentTool = {
	name: "real_cookie_banner",
	isPresent: () => window.consentApi,
	read(service, { services }) {
		// A query without a specific cookie accepts any that the visitor allows.
		const isAny = ["pys", "functional", "preferences"].includes(service);
		const asked = (isAny ? services : [service]).map((name) => cookies[name]);
		const answers = asked.map((cookie) => cookie && answerOf(cookie));
		return answers.includes(true) || (answers.includes(false) ? false : undefined);
	},
	watch(report, { services }) {
		const { decide } = report;
		// Its promises settle once: later changes are reported by events, or found by reading again.
		askAt(report, document, "RCB/OptIn", "RCB/OptOut", "RCB/OptIn/All", "RCB/OptOut/All");
		for (const service of services) {
			const cookie = cookies[service];
			if (!cookie) continue;
			window.consentApi!.consent("http", ...cookie).then(
				() => decide(true, [service, "pys"]),
				() => decide(false, [service]),
			);
		}
	},
};
