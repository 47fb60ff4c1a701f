// Prints the markup of a host so that it can be read: a line an element, its settings apart.

const empty = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const inline = /^(a|abbr|b|bdi|cite|code|em|i|img|kbd|s|small|span|strong|sub|sup|svg|time|use|path|br)$/;
const escapeAttribute = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const escapeText = (value) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What stands for the settings in what {@link printMarkup} gives: nothing that markup holds. */
export const settingsMark = "%settings%";

/**
 * @param {Element} host
 * @param {object} [options]
 * @param {number} [options.lines] how many lines are printed at most
 * @param {{ name: string, on?: string }[]} [options.marked] attributes that are replaced by `%NAME%`, of the first match
 * @returns {string} the host's settings are replaced by {@link settingsMark}
 */
export const printMarkup = (original, { lines = 60, marked = [] } = {}) => {
	const host = original.cloneNode(true);
	for (const { name, on } of marked)
		if (on) (host.matches(on) ? host : host.querySelector(on))?.setAttribute(name, `%${name}%`);
	const printed = print(host, "", host).split("\n");
	if (printed.length <= lines) return printed.join("\n");
	return [...printed.slice(0, lines), "\t…", printed.at(-1)].join("\n");
};

const print = (element, indent, host) => {
	const tag = element.localName;
	const attributes = [...element.attributes].map(({ name, value }) => {
		if (element === host && name === "data-settings") return `\n${indent}  data-settings='${settingsMark}'`;
		return value ? ` ${name}="${escapeAttribute(value)}"` : ` ${name}`;
	});
	const open = `<${tag}${attributes.join("")}>`;
	if (empty.test(tag)) return indent + open;
	// A drawing is no part of what a plugin reads.
	if (tag === "svg") return `${indent}<svg class="${escapeAttribute(element.getAttribute("class") ?? "")}">…</svg>`;
	const children = [...element.childNodes].filter(
		(node) => node.nodeType === 1 || (node.nodeType === 3 && node.textContent.trim()),
	);
	if (!children.length) return `${indent}${open}</${tag}>`;
	if (tag === "script") return `${indent}${open}${element.textContent.trim()}</${tag}>`;
	const isInline = children.every((node) => node.nodeType === 3 || inline.test(node.localName));
	const flat = children.map((node) => printChild(node, "", host)).join("");
	if (isInline && flat.length < 100 && !flat.includes("\n")) return `${indent}${open}${flat}</${tag}>`;
	const inner = children.map((node) => printChild(node, `${indent}  `, host));
	return `${indent}${open}\n${inner.join("\n")}\n${indent}</${tag}>`;
};

const printChild = (node, indent, host) =>
	node.nodeType === 1
		? print(node, indent, host)
		: indent + escapeText(node.textContent.replace(/\s+/g, " ")).replace(indent ? /^ | $/g : /^$/, "");
