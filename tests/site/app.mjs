// Which address of the demo host answers what.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import formPage from "../../plugins/form/tests/demo.mjs";
import { loopPages } from "../../plugins/loop-filter/tests/demo.mjs";
import photoFeedPage from "../../plugins/photo-feed/tests/demo.mjs";
import { answerFeed, drawPhoto } from "../../plugins/photo-feed/tests/widget.mjs";
import searchPage from "../../plugins/search/tests/demo.mjs";
import cartPage from "../../plugins/woocommerce-menu-cart/tests/demo.mjs";
import { answerCart, changeCart } from "../../plugins/woocommerce-menu-cart/tests/widget.mjs";
import { atomicFormEndpoint } from "./atomic-forms.mjs";
import { benchFrame, libraries } from "./bench-frame.mjs";
import { builderFormEndpoint } from "./builder-forms.mjs";
import { createContext } from "./context.mjs";
import { ajaxEndpoint, nativePost } from "./endpoints.mjs";
import { openInbox } from "./inbox.mjs";
import { readKnobs } from "./knobs.mjs";
import { layout } from "./layout.mjs";
import { misbehaveForScripts, refreshLoop } from "./loops.mjs";
import { pages } from "./pages/index.mjs";
import notFound from "./pages/not-found.mjs";
import { dist } from "./release.mjs";
import { refreshSearch } from "./searches.mjs";
import { settingsScript } from "./settings-script.mjs";
import { sentSizes, serveFiles } from "./static-files.mjs";
import { ajaxQuestions, openRecord, trackingScript } from "./tracking.mjs";

const strictPolicy = ({ scripts = [] }) =>
	`script-src ${["'self'", ...scripts].join(" ")}; require-trusted-types-for 'script'`;

/**
 * @param {Pick<import("./server.mjs").SiteOptions, "answer" | "head"> & { release: string, inbox: string }} options absolute paths
 */
export const createApp = ({ release, inbox: inboxFile, answer, head }) => {
	const app = new Hono();
	const inbox = openInbox(inboxFile);
	const record = openRecord();
	const nonce = randomBytes(5).toString("hex");

	const contextOf = (c, page, more) => {
		const { origin, searchParams } = new URL(c.req.url);
		return createContext({
			page,
			origin,
			query: searchParams,
			knobs: readKnobs(searchParams),
			nonce,
			inbox,
			head,
			...more,
		});
	};
	const show = async (c, page, status = 200, more = {}) => {
		const sizes = page.static || page.panel === false ? {} : await sentSizes(release);
		const context = contextOf(c, page, { sizes, ...more });
		if (context.knobs.csp) c.header("Content-Security-Policy", strictPolicy(page));
		c.header("Cache-Control", "no-cache");
		return c.html(layout(context, await page.body(context)), status);
	};

	app.use(async (c, next) => {
		await next();
		c.header("X-Content-Type-Options", "nosniff");
		c.header("Referrer-Policy", "same-origin");
	});
	// Milliseconds that each file of ours takes, or a range of them (`0-900`) of which each takes some: what visitors press
	// in the meantime, what comes too late, and what comes in another order than it was requested.
	const [least = 0, most = least] = (process.env.SLOW_FILES ?? "").split("-").map(Number);
	if (most) app.use("/gossamer/*", (_, next) => setTimeout(least + Math.random() * (most - least)).then(next));
	if (answer) app.use(async (c, next) => (await answer(c.req.raw)) ?? next());
	app.get("/gossamer/*", serveFiles("/gossamer/", release));
	app.get("/lib/*", serveFiles("/lib/", join(dist, "lib")));
	// The libraries that the benches compare with, and nothing else of `node_modules`.
	const modules = serveFiles("/peers/", fileURLToPath(new URL("../../node_modules", import.meta.url)));
	for (const { files, style } of Object.values(libraries))
		for (const file of [...files, style].filter(Boolean)) app.get(`/peers/${file}`, modules);
	// Written by `npm run docs`, not by the build.
	const docs = serveFiles("/docs/", join(dist, "docs"));
	for (const path of ["/docs", "/docs/"]) app.get(path, (c) => c.redirect("/docs/index.html"));
	app.get("/docs/*", docs);
	app.get("/bench/frame", (c) => c.html(benchFrame(new URL(c.req.url).searchParams)));
	app.get("/public/*", serveFiles("/public/", fileURLToPath(new URL("./public", import.meta.url))));
	// The page builder's conditional style sheets: empty, so that what plugins bring themselves is seen.
	const none = (c) => c.body("", 200, { "Content-Type": "text/css; charset=utf-8" });
	app.get("/wp-content/plugins/elementor/assets/*", none);
	app.get("/wp-content/uploads/elementor/css/*", none);
	app.get("/wp-content/plugins/elementor/assets/css/conditionals/dialog.min.css", (c) =>
		c.redirect("/public/dialog.css"),
	);
	app.get("/favicon.ico", (c) => c.redirect("/public/favicon.svg"));
	const script = (print) => (c) => {
		const page = pages.find(({ path }) => path === c.req.query("page")) ?? notFound;
		return c.body(print(contextOf(c, page)), 200, {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": "no-store",
		});
	};
	app.get("/settings.js", script(settingsScript));
	app.get("/tracking.js", script(trackingScript));

	const small = bodyLimit({ maxSize: 64 * 1024 });
	const feed = (c, body) => answerFeed(c, body, contextOf(c, photoFeedPage));
	const cart = (c, body) => answerCart(c, body, contextOf(c, cartPage));
	const formContext = (c, { searchParams }) =>
		contextOf(c, formPage, { query: searchParams, knobs: readKnobs(searchParams) });
	app.post(
		"/wp-admin/admin-ajax.php",
		bodyLimit({ maxSize: 4 * 1024 * 1024 }),
		atomicFormEndpoint({ inbox, nonce }),
		builderFormEndpoint({ inbox, contextOf: formContext }),
	);
	app.post("/wp-admin/admin-ajax.php", small, ajaxEndpoint({ inbox, nonce, record, feed, cart }));
	app.post("/cart", small, (c) => changeCart(c, contextOf(c, cartPage)));
	const drawing = (c, text) => c.body(text, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "no-cache" });
	app.get("/photos/cdninstagram/:file", (c) => drawing(c, drawPhoto(...c.req.param("file").split(/[-.]/))));
	app.get("/photos/own/:file", (c) => {
		const [, number, size] = /^(\d+)_n(full|low|thumb)/.exec(c.req.param("file")) ?? [];
		return number ? drawing(c, drawPhoto(number, { full: 640, low: 320, thumb: 150 }[size])) : c.notFound();
	});
	app.get("/wp-content/plugins/instagram-feed/img/:file", (c) =>
		drawing(
			c,
			'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><path fill="#8884" d="M0 0h640v640H0z"/></svg>',
		),
	);
	app.get("/wp-admin/admin-ajax.php", ajaxQuestions);
	app.post("/wp-json/pys-facebook/v1/event", small, record.rest);
	app.post("/record", small, record.vendor);
	app.get("/events.json", (c) => c.json(record.list(), 200, { "Cache-Control": "no-store" }));
	app.post("/events/clear", (c) => {
		record.clear();
		return c.redirect("/events", 303);
	});
	const loopContext = (c, path, query) => {
		const page = pages.find((page) => page.path === path);
		return contextOf(c, page, { query, knobs: readKnobs(query) });
	};
	app.post("/wp-json/elementor-pro/v1/refresh-loop", small, refreshLoop(loopContext));
	app.post(
		"/wp-json/elementor-pro/v1/refresh-search",
		small,
		refreshSearch((c, query) =>
			contextOf(
				c,
				pages.find(({ path }) => path === searchPage.path),
				{ query, knobs: readKnobs(query) },
			),
		),
	);
	for (const page of pages.filter(({ path }) => loopPages.some((page) => page.path === path))) {
		const showPage = (c) => show(c, page, 200, { pathPage: c.req.param("number") });
		for (const end of ["", "/", "/:number{[0-9]+}/"]) app.get(page.path + end, misbehaveForScripts, showPage);
	}
	for (const page of pages) {
		app.get(page.path, (c) => show(c, page));
		if (page.forms) app.post(page.path, small, nativePost({ inbox, page, show }));
	}
	app.notFound((c) => show(c, notFound, 404));
	return app;
};
