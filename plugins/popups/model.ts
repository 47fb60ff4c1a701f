// The timing rules of popups without a DOM: who may see one, when, and how often.
import { choice, integer, type Lookup, list, number, text } from "../../src/kit/settings";

/** What the rules know about the visitor, the page and the popup. */
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
	/** Roles of a logged-in visitor; undefined for others. */
	roles: unknown[] | undefined;
	/** Clock of the visitor, in milliseconds since 1970. */
	now: number;
	/** Milliseconds since the page was requested. */
	age: number;
	/** A counter's increase since the popup's first check, which it stores under the key; NaN if nothing is stored. */
	since(counter: string, key: string): number;
	/** How often this popup was shown in its period. */
	shown(): number;
}

/** Whether all enabled rules pass; rules after a failing one are not evaluated. */
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
	if (typeof date !== "string" || !/^\d+-\d+-\d+/.test(date)) return Number.NaN;
	const [year, month, ...rest] = date.match(/\d+/g)!.map(Number);
	return +new Date(year!, month! - 1, ...(rest as [number]));
};

const bareHost = (host: string) => host.replace(/^www\./, "");

/** Characters of the referrer that a pattern is tried on. */
const longestReferrer = 2048;

/**
 * Whether a pattern from the settings matches; one that does not parse matches nothing. The site's own admin wrote
 * it, so it is trusted; the referrer, which others can make long, is truncated.
 */
export const matches = (pattern: string, value: string): boolean => {
	try {
		return new RegExp(pattern).test(value.slice(0, longestReferrer));
	} catch {
		return false;
	}
};
