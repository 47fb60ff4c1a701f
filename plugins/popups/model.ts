// The timing rules of popups without a DOM: who may see one, when, and how often.
import { choice, integer, type Lookup, list, number, text } from "../../src/kit/settings";

/** What the rules ask about the visitor, the page and the popup. */
export interface Visit {
	/** Address that the visitor comes from; empty when unknown. */
	referrer: string;
	/** Host of the page, with its port. */
	host: string;
	userAgent: string;
	/** Whether the browser has a `window.chrome`. */
	hasChrome: boolean;
	/** Device mode of the page builder. */
	device: string;
	/** Roles of a visitor who is logged in; undefined for anybody else. */
	roles: unknown[] | undefined;
	/** Clock of the visitor, in milliseconds since 1970. */
	now: number;
	/** Milliseconds since the page was asked for. */
	age: number;
	/** How far a counter has come since the popup looked at it first, which it stores under the key; NaN where nothing is stored. */
	since(counter: string, key: string): number;
	/** How often this popup was shown in its period. */
	shown(): number;
}

/** Whether all enabled rules pass; rules behind one that fails are not looked at. */
export const passes = (timing: Record<string, unknown>, visit: Visit): boolean => {
	const get: Lookup = (key) => timing[key];
	return Object.entries(rules).every(([name, rule]) => !timing[name] || rule(get, visit));
};

type Rule = (get: Lookup, visit: Visit) => boolean;

const rules: Record<string, Rule> = {
	page_views: (get, { since }) =>
		since("pageViews", "page_views_initialPageViews") >= number(3)(get, "page_views_views"),
	sessions: (get, { since }) => since("sessions", "sessions_initialSessions") >= number(2)(get, "sessions_sessions"),
	url(get, { referrer }) {
		const action = choice("show", "hide", "regex")(get, "url_action");
		const part = text()(get, "url_url");
		if (action === "regex") return matches(part, referrer);
		return !part || referrer.includes(part) === (action === "show");
	},
	sources(get, { referrer, host }) {
		const sources = list(["search", "external", "internal"])(get, "sources_sources");
		const from = bareHost(URL.canParse(referrer) ? new URL(referrer).host : "");
		if (sources.length > 2) return true;
		if (from && from === bareHost(host)) return sources.includes("internal");
		return (
			sources.includes("external") || (sources.includes("search") && /^(google|yahoo|bing|yandex|baidu)\./.test(from))
		);
	},
	logged_in: (get, { roles }) =>
		!roles ||
		(get("logged_in_users") === "custom" && !list()(get, "logged_in_roles").some((role) => roles.includes(role))),
	devices: (get, { device }) => list(["desktop", "tablet", "mobile"])(get, "devices_devices").includes(device),
	times: (get, { shown }) => shown() < integer(3)(get, "times_times"),
	browsers: (get, { userAgent, hasChrome }) =>
		get("browsers_browsers") !== "custom" ||
		list()(get, "browsers_browsers_options").some(
			(name) => Object.hasOwn(agents, name) && agents[name]!.test(userAgent) && (hasChrome || name !== "chrome"),
		),
	schedule(get, { now, age }) {
		const rendered = get("schedule_timezone") === "site" ? toTime(get("schedule_server_datetime")) : Number.NaN;
		const time = rendered >= 0 ? rendered + age : now;
		// A bound that is missing compares as false.
		return !(time < toTime(get("schedule_start_date")) || time > toTime(get("schedule_end_date")));
	},
};

const agents: Record<string, RegExp> = {
	chrome: /^(?!.*(Edg|OPR|Opera)).*Chrome/,
	edge: /Edg/,
	firefox: /Firefox/,
	ie: /Trident|MSIE/,
	safari: /^(?!.*(chrome|android)).*safari/i,
};

/** `YYYY-MM-DD HH:mm[:ss]` as wall-clock time of this machine, in milliseconds; NaN for anything else. */
export const toTime = (date: unknown): number => {
	const [year, month, ...rest] = /^\d+-\d+-\d+/.test(`${date}`) ? `${date}`.match(/\d+/g)!.map(Number) : [Number.NaN];
	return +new Date(year!, month! - 1, ...(rest as [number]));
};

const bareHost = (host: string) => host.replace(/^www\./, "");

/** How many ways through a text may be tried: some tenths of a second. */
const patience = 5e6;

/**
 * Whether a pattern from the settings matches, which must not keep the browser busy without end. What is repeated leaves
 * no choice inside (`(a+)+`, `(a|b)*` count as broken), so that the number of ways to try is that of the places where the
 * repetitions may begin and end, times the choices. As much of the text is looked at as that allows; a pattern that allows
 * less than 32 characters counts as broken.
 */
export const matches = (pattern: string, value: string): boolean => {
	let ways = patience;
	let repetitions = 0;
	/** @returns whether there is a choice in it */
	const weigh = (part: string) => {
		ways /= part.split("|").length * 2 ** (part.split("?").length - 1);
		repetitions += part.split(/[*+{]/).length - 1;
		return /[|?*+{!]/.test(part);
	};
	try {
		// What is escaped or in a class is one character. Groups give way from the inside, to `!` where they leave a choice.
		let rest = pattern.replace(/\\.|\[(\\.|[^\]])*\]/gs, "_").replace(/!|(?<=\()\?/g, "");
		for (let before: string | undefined; before !== rest; ) {
			before = rest;
			rest = rest.replace(/\(([^()]*)\)([*+{]?)/, (_, part, again) => {
				const isOpen = weigh(part);
				if (isOpen && again) throw part;
				return (isOpen ? "!" : "") + again;
			});
		}
		weigh(rest);
		// In how many ways the lengths of all repetitions, and of what lies before the match, make up the text.
		for (let factor = ++repetitions; factor; factor--) ways *= factor;
		const length = ways ** (1 / repetitions);
		return length >= 32 && new RegExp(pattern).test(value.slice(0, length));
	} catch {
		return false;
	}
};
