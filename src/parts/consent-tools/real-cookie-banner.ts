// Real Cookie Banner: asked by the name and host of a cookie that a service would write.
import { askAt, type ConsentTool } from "./tool";

type Cookie = [name: string, host: string];

interface Answer {
	/** Null for a cookie that no service of the site names: the tool agrees to it, also unasked. */
	cookie?: object | null;
	cookieOptIn?: boolean;
	/** Whether the visitor has answered at all. */
	consentGiven?: boolean;
}

declare global {
	interface Window {
		consentApi?: {
			consent(type: "http", ...cookie: Cookie): Promise<unknown>;
			consentSync(type: "http", ...cookie: Cookie): Answer | undefined;
			consentSync(service: number): Answer | undefined;
			/** Settles when nothing holds the address back. */
			unblock?(address: string): Promise<unknown>;
			/** The owner's rule that holds the address back until its services have consent. */
			unblockSync?(address: string): { services?: number[] } | undefined;
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

/** What the owner's rules on addresses name, of the services that pages embed. */
const addresses: Record<string, string | undefined> = {
	youtube: "https://www.youtube.com/embed/",
	vimeo: "https://player.vimeo.com/video/",
	dailymotion: "https://www.dailymotion.com/embed/video/",
	videopress: "https://videopress.com/embed/",
};

const ruleOn = (service: string) => {
	const address = addresses[service];
	return address && window.consentApi!.unblockSync?.(address);
};

/** Without an answer, and with no service of the site that names the cookie, its yes says nothing. */
const isUnknown = ({ cookie, consentGiven }: Answer) => cookie === null && !consentGiven;

const answerOf = (answer: Answer = {}) =>
	(answer.cookieOptIn && !isUnknown(answer)) || (answer.consentGiven ? false : undefined);

export const realCookieBanner: ConsentTool = {
	name: "real_cookie_banner",
	isPresent: () => window.consentApi,
	read(service, { services }) {
		const rule = ruleOn(service);
		// Without an answer the category would decide, of which the tool may know nothing.
		if (rule)
			return !!rule.services?.length && rule.services.every((id) => window.consentApi!.consentSync(id)?.cookieOptIn);
		// A query without a specific cookie accepts any that the visitor allows.
		const isAny = ["pys", "functional", "preferences"].includes(service);
		const asked = (isAny ? services : [service]).map((name) => cookies[name]);
		const answers = asked.map((cookie) => cookie && answerOf(window.consentApi!.consentSync("http", ...cookie)));
		return answers.includes(true) || (answers.includes(false) ? false : undefined);
	},
	watch(report, { services }) {
		const { decide } = report;
		const again = () => report.ask();
		// Its promises settle once: later changes are reported by events, or found by reading again.
		askAt(report, document, "RCB/OptIn", "RCB/OptOut", "RCB/OptIn/All", "RCB/OptOut/All");
		for (const service of services) {
			const cookie = cookies[service];
			if (ruleOn(service)) window.consentApi!.unblock?.(addresses[service]!).then(again, again);
			else if (cookie)
				window.consentApi!.consent("http", ...cookie).then(
					() =>
						isUnknown(window.consentApi!.consentSync("http", ...cookie) ?? {})
							? again()
							: decide(true, [service, "pys"]),
					() => decide(false, [service]),
				);
		}
	},
};
