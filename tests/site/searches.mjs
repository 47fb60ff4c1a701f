// The page builder's endpoint for live results.

import { searchAnswer } from "../../plugins/search/tests/widget.mjs";
import { misbehaveForLoops } from "./loops.mjs";

const isText = (value) => typeof value === "string" && value !== "";

/** @param {(c: unknown, query: URLSearchParams) => import("./context.mjs").Context} contextOf */
export const refreshSearch = (contextOf) => async (c) => {
	const answer = await misbehaveForLoops(c);
	if (answer) return answer;
	const body = await c.req.json().catch(() => undefined);
	const from = c.req.header("Referer") ?? "";
	const context = contextOf(c, URL.canParse(from) ? new URL(from).searchParams : new URLSearchParams());
	const { post_id: post, widget_id: widget, search_term: term, page_number: page } = body ?? {};
	if (!isText(term) || !isText(widget) || `${post}` !== `${context.page.id}` || !(page > 0))
		return c.json({ code: "rest_invalid_param" }, 400);
	return c.json(searchAnswer(context, term, page));
};
