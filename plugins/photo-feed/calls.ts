// The requests of a feed to its server: more posts, pictures that the site should create, the feed's location.
import { closestTo } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import { parseObject } from "../../src/base/page";
import type { Scope } from "../../src/kit/scope";
import type { Context } from "./context";

type Field = readonly [name: string, value: unknown];

/** Milliseconds until a call that is not answered counts as failed. */
const timeoutMs = 30_000;

/** The server's own address for calls; another host's is not taken. */
const endpoint = (): string => {
	try {
		const { hostname, href } = new URL(window.sbiajaxurl || `${window.sb_instagram_js_options?.ajax_url}`);
		if (hostname === location.hostname) return href;
	} catch {}
	return `${location.origin}/wp-admin/admin-ajax.php`;
};

/** Sends a request. @returns the response; undefined if it failed or was refused */
export const post = async (
	scope: Scope,
	action: string,
	fields: readonly Field[] = [],
): Promise<Record<string, unknown> | undefined> => {
	const body = new URLSearchParams([["action", action], ...fields.map(([name, value]) => [name, `${value ?? ""}`])]);
	try {
		const response = await scope.fetch(endpoint(), {
			method: "POST",
			headers: {
				"Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
				"X-Requested-With": "XMLHttpRequest",
			},
			body: `${body}`,
			signal: AbortSignal.timeout(timeoutMs),
		});
		return response?.ok ? payloadOf(await response.text()) : undefined;
	} catch {
		// Its body was cut off.
	}
};

const locationOf = (host: Element) =>
	closestTo(host, "footer")
		? "footer"
		: closestTo(host, ".header,header")
			? "header"
			: closestTo(host, ".sidebar,aside")
				? "sidebar"
				: "content";

/** The parameters of every request of a feed, in the server's order; `after` comes before the nonce. */
export const fieldsOf = ({ feed }: Context, ...after: Field[]): Field[] => {
	const { feedID, postID, shortCodeAtts, locatornonce } = feed.settings;
	return [
		["feed_id", feedID],
		["atts", shortCodeAtts],
		["location", locationOf(feed.el)],
		["post_id", postID],
		...after,
		["locator_nonce", locatornonce],
	];
};

/** Number of posts in the feed. */
export const offset = ({ findAll }: Context): Field => ["offset", findAll(".sbi_item").length];

/** Reports missing pictures, or the feed's location, to the server. @param onRecords called when it has created some */
export const tellServer = async (context: Context, onRecords: () => void): Promise<void> => {
	const { feed, scope } = context;
	const { resizeDisable, locator, general } = feed.settings;
	if (feed.needsResizing[0] && !resizeDisable) {
		const records = await post(scope, "sbi_resized_images_submit", [
			...feed.needsResizing.splice(0).map((id): Field => ["needs_resizing[]", id]),
			offset(context),
			...fieldsOf(context, ["cache_all", !!general.cache_all]),
		]);
		Object.assign(feed.resizedImages, records);
		if (Object.keys(records ?? {})[0]) scope.run(onRecords);
	} else if (locator) post(scope, "sbi_do_locator", fieldsOf(context));
};

/** Tests the connection, once a page. */
export const testServer = (scope: Scope): void => {
	if (window.sbi!.triggeredTest) return;
	window.sbi!.triggeredTest = true;
	post(scope, "sbi_on_ajax_test_trigger");
};

/** The response's payload, with or without an envelope; undefined if the server refused or sent no JSON. */
export const payloadOf = (text: string): Record<string, unknown> | undefined => {
	const answer = parseObject(text);
	const data = "success" in answer ? answer.success && answer.data : answer;
	return isObject(data) ? data : undefined;
};
