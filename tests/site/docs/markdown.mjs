// Turns a README into a page: its title, its opening, and its sections, as HTML and as text for the search.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { Marked } from "marked";
import { PNG } from "pngjs";

for (const [name, language] of Object.entries({ bash, css, javascript, json, php, typescript, xml }))
	hljs.registerLanguage(name, language);
const aliases = { sh: "bash", html: "xml", jsx: "typescript", tsx: "typescript", ts: "typescript", js: "javascript" };

const escapeText = (text) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * Of a PNG or WebP (https://developers.google.com/speed/webp/docs/riff_container), so that nothing moves when it arrives.
 * @param {string} file from the root of the project
 */
const sizeOf = (file) => {
	const bytes = readFileSync(new URL(`../../../${file}`, import.meta.url));
	if (file.endsWith(".png")) return PNG.sync.read(bytes);
	const kind = bytes.toString("latin1", 8, 16);
	if (kind === "WEBPVP8 ") return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
	if (kind !== "WEBPVP8X") throw new Error(`${file}: its size cannot be read.`);
	return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
};

/** That Markdown and the colouring of code write; others by number. */
const entities = { lt: "<", gt: ">", quot: '"', amp: "&", apos: "'", nbsp: "\u00a0" };

/** Code as HTML, coloured where the language is known. @param {string} code @param {string} [language] */
export const highlight = (code, language = "") => {
	const name = aliases[language] ?? language;
	return hljs.getLanguage(name) ? hljs.highlight(code, { language: name }).value : escapeText(code);
};

/** A comment of the source as HTML: text with code in it. @param {string} text */
export const inlineMarkdown = (text) => escapeText(text).replace(/`([^`]+)`/g, "<code>$1</code>");

/** The part of an address that names a heading, as code hosts make it. @param {string} text */
export const slugOf = (text) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N} -]/gu, "")
		.trim()
		.replaceAll(" ", "-");

/** @typedef {{ id: string, title: string, html: string, text: string }} Section */

/**
 * @param {string} source markdown
 * @param {object} options
 * @param {string} options.file path of the README from the root of the project, which its links are relative to
 * @param {(file: string, hash: string) => string | undefined} options.addressOf address of a file of the project; without one the link's text stays
 * @returns {{ title: string, opening: string, summary: string, sections: Section[], code: { language: string, text: string }[] }}
 */
export const readMarkdown = (source, { file, addressOf }) => {
	const code = [];
	let tables = 0;
	const seen = new Map();
	const marked = new Marked({
		renderer: {
			heading({ depth, tokens, text }) {
				const slug = slugOf(text.replace(/[`*]/g, ""));
				const count = seen.get(slug) ?? 0;
				seen.set(slug, count + 1);
				const id = count ? `${slug}-${count}` : slug;
				return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
			},
			code({ text, lang = "" }) {
				code.push({ language: lang, text });
				return `<div class="code" data-docs="copy"><pre tabindex="0"><code>${highlight(text, lang)}</code></pre></div>\n`;
			},
			link({ href, tokens }) {
				const text = this.parser.parseInline(tokens);
				if (/^(https?:|#|mailto:)/.test(href)) return `<a href="${escapeText(href)}">${text}</a>`;
				const [path, hash] = href.split("#");
				const address = addressOf(join(dirname(file), path), hash ? `#${hash}` : "");
				// A text that others lead to is a page.
				if (!address && path.endsWith(".md")) throw new Error(`${file} links to ${href}, which has no page.`);
				return address ? `<a href="${escapeText(address)}">${text}</a>` : text;
			},
			image({ href, text }) {
				const address = addressOf(join(dirname(file), href), "");
				if (!address) return "";
				const { width, height } = sizeOf(join(dirname(file), href));
				return `<img src="${escapeText(address)}" alt="${escapeText(text)}" width="${width}" height="${height}" loading="lazy">`;
			},
			table({ header, rows }) {
				const cells = (row, tag) =>
					row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("");
				const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
				const hasHeader = header.some(({ text }) => text);
				const head = hasHeader ? `<thead><tr>${cells(header, "th")}</tr></thead>` : "";
				// An empty cell must not be a heading: nothing could be read out for it.
				return `<div class="table" tabindex="0" role="region" aria-label="Table ${++tables}"><table>${head.replaceAll("<th></th>", "<td></td>")}<tbody>${body}</tbody></table></div>\n`;
			},
		},
	});

	const [first = "", ...parts] = splitAtHeadings(source.replace(/<!--[\s\S]*?-->\n?/g, ""));
	const [, heading = "", opening = ""] = /^# (.*)\n([\s\S]*)$/.exec(`${first.trim()}\n`) ?? [];
	const textOf = (html) =>
		html
			.replace(/<[^>]+>/g, " ")
			.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
				name ? (entities[name] ?? whole) : String.fromCodePoint(decimal ?? Number.parseInt(hex, 16)),
			)
			.replace(/\s+/g, " ")
			.trim();
	const html = marked.parse(opening);
	const sections = parts.map((part) => {
		const html = marked.parse(part);
		const [, id = "", title = ""] = /^<h2 id="([^"]*)"><a[^>]*>(.*?)<\/a>/.exec(html) ?? [];
		return { id, title: textOf(title), html, text: textOf(html.replace(/^<h2[\s\S]*?<\/h2>/, "")) };
	});
	return { title: heading.replaceAll("`", ""), opening: html, summary: textOf(html), sections, code };
};

/** The text before the first heading of the second level, then each of those with what is below it; fences are no headings. */
const splitAtHeadings = (source) => {
	const parts = [""];
	let isCode = false;
	for (const line of source.split("\n")) {
		if (line.startsWith("```")) isCode = !isCode;
		if (!isCode && line.startsWith("## ")) parts.push("");
		parts[parts.length - 1] += `${line}\n`;
	}
	return parts;
};
