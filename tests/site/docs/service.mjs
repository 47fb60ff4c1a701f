// Answers in an example what the demo's server would: products filtered and paged, further posts of the feed. Runs in the page.
import { loopsByPath } from "../../../plugins/loop-filter/tests/demo.mjs";
import { loopContent, loopGrid } from "../../../plugins/loop-filter/tests/widget.mjs";
import { answerFeed } from "../../../plugins/photo-feed/tests/widget.mjs";

const { dir } = document.documentElement;
const own = location.pathname;
const root = new URL("..", location.href).pathname;
const json = (data) => Response.json(data);

/** What the templates want of a page. @param {string} [path] @param {URLSearchParams} [query] */
const contextOf = (path = "/", query = new URLSearchParams()) => ({
	page: { path },
	query,
	origin: "",
	knobs: {},
	rtl: dir === "rtl",
	t: (text) => (typeof text === "object" && text ? text[dir === "rtl" ? "he" : "en"] : (text ?? "")),
	link: () => "#",
});

/** Addresses of the demo, as seen from the example. */
const placed = (text, path) =>
	text
		.replace(/("|&quot;)\/(public|photos|wp-content)\//g, `$1${root}$2/`)
		.replace(new RegExp(`"${path}/(?:(\\d+)/)?(?:\\?([^"]*))?"`, "g"), (_, number, query) => {
			const parts = [query, number && `paged=${number}`].filter(Boolean);
			return `"${location.origin}${own}${parts.length ? `?${parts.join("&amp;")}` : ""}"`;
		});

const loopPath = (id) => Object.keys(loopsByPath).find((path) => loopsByPath[path].some((loop) => loop.id === id));

const refreshLoop = async ({ widget_id: id, widget_filters: filters, pagination_base_url: base }) => {
	const path = loopPath(id);
	const loop = loopsByPath[path].find((loop) => loop.id === id);
	const context = contextOf(path, new URL(base, location.href).searchParams);
	const content = await loopContent(context, loop, { filters: filters?.taxonomy ?? {}, page: 1 });
	return json({ data: placed(`${content}`, path) });
};

/** The loops of a page, for who asks for another page of one. */
const showLoops = async (query) => {
	const [id] = [...document.querySelectorAll('[data-widget_type^="loop-grid."]')].map(({ dataset }) => dataset.id);
	const path = loopPath(id);
	const context = contextOf(path, query);
	const loops = await Promise.all(loopsByPath[path].map((loop) => loopGrid(context, loop)));
	return new Response(`<!doctype html><body>${placed(loops.join(""), path)}`, {
		headers: { "Content-Type": "text/html" },
	});
};

const feed = (body) => {
	const values = new URLSearchParams(body);
	const wanted = [...values].filter(([name]) => name.startsWith("needs_resizing")).map(([, value]) => value);
	const fields = { action: values.get("action"), offset: values.get("offset"), needs_resizing: wanted };
	const place = ({ data, ...rest }) =>
		json({ ...rest, data: { ...data, ...(data.html && { html: placed(data.html) }) } });
	return answerFeed({ json: place }, fields, contextOf());
};

/**
 * @param {URL} address
 * @param {string} method
 * @param {string} body
 * @returns {Promise<Response | undefined>} undefined: anyone who asks gets the answer of all that has no service
 */
export const answer = async (address, method, body) => {
	if (method === "GET") return showLoops(address.searchParams);
	if (address.pathname.endsWith("/refresh-loop")) return refreshLoop(JSON.parse(body));
	return feed(body);
};
