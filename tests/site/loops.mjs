// The page builder's endpoint for filtered loops, and how the demo's server misbehaves for them.
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { loopsByPath } from "../../plugins/loop-filter/tests/demo.mjs";
import { loopContent } from "../../plugins/loop-filter/tests/widget.mjs";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

let count = 0;

/** Each gives the answer to send instead of the real one, or nothing to continue with that. */
const misbehave = {
	slow: async () => void (await wait(2000)),
	// Every other answer is overtaken by the next.
	unordered: async () => void (await wait(count++ % 2 ? 50 : 900)),
	500: (c) => c.text("Something broke on the server.", 500),
	400: (c) => c.json({ code: "rest_invalid_param" }, 400),
	html: (c) => c.body("<br />\n<b>Warning</b>: a notice before it<br />{", 200, { "Content-Type": "text/html" }),
	cut: (c) => {
		const { outgoing } = c.env;
		outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": "150" });
		outgoing.write('{"data":"<div', () => outgoing.destroy());
		return RESPONSE_ALREADY_SENT;
	},
	never: () => RESPONSE_ALREADY_SENT,
};

/** The page's own address says how its endpoint behaves; documents that the browser itself asks for always come. */
const behaviourOf = (c) => {
	const from = c.req.header("Referer") ?? "";
	return URL.canParse(from) ? new URL(from).searchParams.get("endpoint") : "";
};

/** The answer of a server that misbehaves as the page says; none to continue with the real one. */
export const misbehaveForLoops = (c) => misbehave[behaviourOf(c)]?.(c);

/** What a script asks a page of the demo for, as its server behaves. */
export const misbehaveForScripts = async (c, next) => {
	const isScript = c.req.header("Sec-Fetch-Dest") === "empty";
	return (isScript && (await misbehaveForLoops(c))) || next();
};

/** @param {(c: unknown, page: object, query: URLSearchParams) => import("./context.mjs").Context} contextOf */
export const refreshLoop = (contextOf) => async (c) => {
	const answer = await misbehaveForLoops(c);
	if (answer) return answer;
	const refuse = (param) => c.json({ code: "rest_invalid_param", message: `Invalid parameter: ${param}` }, 400);
	const body = await c.req.json().catch(() => undefined);
	if (!isObject(body)) return refuse("body");
	const { widget_id: id, post_id: post, widget_filters: filters, pagination_base_url: base } = body;
	if (!/^[a-z\d]{7}$/i.test(id)) return refuse("widget_id");
	if (!isObject(filters)) return refuse("widget_filters");
	if (typeof base !== "string" || !URL.canParse(base)) return refuse("pagination_base_url");
	const { pathname, searchParams } = new URL(base);
	const path = pathname.replace(/\/$/, "");
	const loop = loopsByPath[path]?.find((loop) => loop.id === id);
	const context = loop && contextOf(c, path, searchParams);
	if (!context || `${context.page.id}` !== `${post}`) return refuse("post_id");
	const taxonomies = isObject(filters.taxonomy) ? filters.taxonomy : {};
	return c.json({ data: `${await loopContent(context, loop, { filters: taxonomies, page: 1 })}` });
};
