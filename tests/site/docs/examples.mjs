// Makes the examples: pages of the demo without their frame, as files that work from any folder.
import { postCount } from "../../../plugins/photo-feed/tests/widget.mjs";
import { readManifest } from "../release.mjs";
import { parse } from "./parse.mjs";

const origin = "http://docs.invalid";
const { rows } = readManifest();

/** @typedef {{ path: string, file: string, plugin?: string }} Example */

/**
 * @param {{ fetch(request: Request): Response | Promise<Response> }} app the demo host
 * @param {(file: string, content: string | Uint8Array) => unknown} write relative to the documentation
 */
export const createExamples = (app, write) => {
	/** @type {Map<string, string>} files by path */
	const written = new Map();

	const get = async (address) => {
		const response = await app.fetch(new Request(origin + address));
		if (response.status >= 300 && response.status < 400)
			return get(new URL(response.headers.get("location"), origin).pathname);
		return response;
	};

	/** Writes a file of the demo host, once. @returns its address as seen from an example */
	const copy = async (address) => {
		const { pathname, search } = new URL(address, origin);
		if (pathname.startsWith("/gossamer/") || pathname.startsWith("/public/")) return `..${pathname}${search}`;
		const known = written.get(pathname + search);
		if (known) return known;
		const name = pathname.replace(/\.(\w+)$/, `${search.replace(/\W+/g, "-")}.$1`).slice(1);
		written.set(pathname + search, `../${name}`);
		const response = await get(pathname + search);
		if (response.status !== 200) return written.set(pathname + search, address).get(pathname + search);
		const type = response.headers.get("content-type") ?? "";
		const isText = /text|javascript|json|svg/.test(type);
		write(name, isText ? relative(await response.text()) : new Uint8Array(await response.arrayBuffer()));
		return `../${name}`;
	};

	/** Addresses that scripts put together: from the example, not from the root. */
	const relative = (text) => text.replaceAll(origin.replaceAll("/", "\\/"), "..").replaceAll(origin, "..");

	/**
	 * @param {import("../pages/index.mjs").Page} page
	 * @param {{ conditions?: ("rtl" | "noscript")[], selector?: string, addressOf(path: string): string | undefined }} options
	 * @returns {Promise<Document>} as it was written
	 */
	const writeExample = async (page, name, { conditions = [], selector, addressOf }) => {
		const query = conditions.length ? `?${conditions.join("&")}` : "";
		const document = parse(await (await get(page.path + query)).text());
		const keep = page.stickyHeader || page.headerMenu;
		const frame = [".skip-link", ".site-nav", ".site-footer", ".page-intro", ".panels", "[data-carousel-knobs]"];
		for (const unwanted of [
			...frame,
			'script[src$="loaded.js"]',
			'script[src$="/carousel.js"]',
			!keep && ".site-header",
		])
			if (unwanted) for (const element of document.querySelectorAll(unwanted)) element.remove();
		document.querySelector(".frame")?.classList.add("example");
		document.head.insertAdjacentHTML("beforeend", '<link rel="stylesheet" href="../assets/example.css">');
		const script = document.createElement("script");
		script.src = "../assets/frame.js";
		if (selector) script.dataset.host = selector;
		if (conditions.includes("noscript"))
			for (const script of document.querySelectorAll("script:not([type$=json])")) script.remove();
		else document.body.append(script);
		const file = `${[name, ...conditions].join("-")}.html`;
		await makeRelative(document, addressOf, ownAddress(page.path, file));
		write(`examples/${file}`, `<!doctype html>\n${document.documentElement.outerHTML}\n`);
		return document;
	};

	/** Further pages of what an example shows are its own, by their query: it is one file. */
	const ownAddress = (path, file) => (address) => {
		const match = new RegExp(`^${path}(?:/|(?=\\?))(?:(\\d+)/)?(?:\\?(.*))?$`).exec(address);
		if (!match) return;
		const [, number, query] = match;
		const parts = [query, number && `paged=${number}`].filter(Boolean);
		return file + (parts.length ? `?${parts.join("&")}` : "");
	};

	const makeRelative = async (document, addressOf, ownOf) => {
		for (const element of document.querySelectorAll("*"))
			for (const { name, value } of [...element.attributes]) {
				if (!value.includes("/")) continue;
				let next = value.replaceAll(origin.replaceAll("/", "\\/"), "").replaceAll(origin, "");
				const isLink = element.localName === "a" || element.localName === "form";
				const own = ownOf(next);
				if (own) next = own;
				else if (isLink && /^\/(?!\/|public)/.test(next)) next = addressOf(next) ?? "#";
				else if (/^(href|src|poster|action)$/.test(name) && /^\/(?!\/)/.test(next)) next = await copy(next);
				else
					for (const path of new Set(
						next.match(/(?<![\w.:/\\])(?:\\?\/)(?:public|photos|wp-content)(?:\\?\/[\w.-]+)+/g),
					))
						next = next.replaceAll(
							path,
							(await copy(path.replaceAll("\\", ""))).replaceAll("/", path[0] === "\\" ? "\\/" : "/"),
						);
				if (next !== value) element.setAttribute(name, next);
			}
		for (const script of document.querySelectorAll("script:not([src])"))
			script.textContent = relative(script.textContent);
	};

	// What the pictures of the feed are called by the site itself.
	for (let number = 1; number <= postCount; number++) {
		for (const size of ["full", "low", "thumb"]) copy(`/photos/own/${number}_n${size}.svg`);
		for (const size of ["d", "150", "320", "640"]) copy(`/photos/cdninstagram/${number}-${size}.svg`);
	}
	copy("/wp-content/plugins/instagram-feed/img/placeholder.png");
	// What the builder-styles part asks for.
	for (const name of ["dialog", "lightbox", "popup"])
		copy(`/wp-content/plugins/elementor/assets/css/conditionals/${name}.min.css`);
	copy("/wp-content/plugins/elementor/assets/lib/swiper/v8/css/swiper.min.css");
	return { writeExample };
};

/** The hosts of a plugin, by its rows. @param {string} [plugin] */
export const selectorOf = (plugin) =>
	rows
		.filter(({ name }) => name === plugin)
		.map(({ selector }) => selector)
		.join(",");
