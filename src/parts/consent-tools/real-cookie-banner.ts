// Real Cookie Banner: asked by the name and host of a cookie that a service would write.
import type { ConsentTool } from "./tool";

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
};

const answerOf = (cookie: Cookie) => {
	const { cookieOptIn, consentGiven } = window.consentApi!.consentSync("http", ...cookie) ?? {};
	return cookieOptIn || (consentGiven ? false : undefined);
};

export const realCookieBanner: ConsentTool = {
	name: "real_cookie_banner",
	isPresent: () => window.consentApi,
	read(service, { services }) {
		const asked = (service === "pys" ? services : [service]).map((name) => cookies[name]);
		const answers = asked.map((cookie) => cookie && answerOf(cookie));
		return answers.includes(true) || (answers.includes(false) ? false : undefined);
	},
	watch({ decide }, { services }) {
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
