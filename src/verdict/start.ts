// The state in which a swapped page arrives: the changes of the plugins' starts, as edits of its bytes. WordPress has the same in PHP; both are held to the same cases.
import { is } from "css-select";
import type { Token } from "parse5";
import { closed } from "../base/closed";
import { isObject } from "../base/is-object";
import type { StartState } from "../base/start-state";
import { applyEdits, type Edit } from "./edits";
import type { Html, Node } from "./read-html";
import { isWithin, textOf } from "./read-html";

/** By name; `null` takes one off. */
type Values = Map<string, string | null>;

/**
 * No edits if anything is unexpected: then the script makes the changes.
 * @param plugins that will find a host on the page
 */
export const startEdits = (
	html: Html,
	text: string,
	starts: Readonly<Record<string, readonly StartState[]>>,
	plugins: readonly string[],
): Edit[] => {
	const named = namedByConfig(html);
	const states = plugins.filter((name) => !named.has(name)).flatMap((name) => starts[name] ?? []);
	if (!states.length || bodiesOf(html, text) !== 1) return [];
	const changed = new Map<Node, Values>();
	const moved: Node[] = [];
	const inserted: Edit[] = [];
	for (const state of states) {
		const hosts = html.find(state.host).filter((host) => !isWithin(host, `template,${closed}`));
		if (state.move && hosts.length === 1) moved.push(hosts[0]!);
		if (state.nth) inserted.push(...markPlaces(text, state, hosts, changed));
		for (const host of state.set ? hosts : []) {
			const own = ownOf(host);
			if (!isExpected(state, own)) continue;
			change(own, state, changed);
			inserted.push(...drawIcons(host, own, state));
		}
	}
	const edits = [...changed].map(([node, values]) => editTag(node, text, values));
	if (edits.includes(undefined)) return [];
	const known = [...edits.filter((edit) => edit !== undefined), ...inserted];
	return moveFirst(moved, html, text, known) ?? known;
};

/** Plugins that the page configuration says anything about. */
const namedByConfig = (html: Html): Set<string> => {
	const [config] = html.find("#gossamer-config");
	try {
		const { plugins } = JSON.parse(config ? textOf(config) : "{}");
		return new Set(isObject(plugins) ? Object.keys(plugins) : []);
	} catch {
		return new Set();
	}
};

const inert = /<(script|style|textarea|title|template|noscript|iframe|xmp)\b[\s\S]*?<\/\1|<!--[\s\S]*?-->/gi;
const bodiesOf = (html: Html, text: string) =>
	html.find("body").length && [...text.replace(inert, "").matchAll(/<body\b/gi)].length;

const element = ".elementor-element";
/** The host, and elements whose nearest builder element above is the host's. */
const ownOf = (host: Node): Node[] => {
	const found: Node[] = [host];
	const walk = ({ children }: Node) => {
		for (const child of children as Node[]) {
			if (!child.attribs || child.name === "template") continue;
			found.push(child);
			// The content of a nested element is not the host's own.
			if (!is(child as never, element)) walk(child);
		}
	};
	walk(host);
	return found;
};

const matches = (node: Node, selector: string) => is(node as never, selector);

const isExpected = ({ first, never }: StartState, own: readonly Node[]): boolean => {
	const found = first && own.find((node) => matches(node, first[0]));
	return (!first || (!!found && matches(found, first[1]))) && !(never && own.some((node) => matches(node, never)));
};

const change = (own: readonly Node[], { set = [] }: StartState, changed: Map<Node, Values>) => {
	for (const { select, parent, class: classes, attributes = {} } of set)
		for (const found of own) {
			if (!matches(found, select)) continue;
			const node = parent ? (found.parent as Node) : found;
			const values = changed.get(node) ?? new Map();
			changed.set(node, values);
			for (const [name, value] of Object.entries(attributes)) values.set(name, value);
			if (classes) values.set("class", withClasses(values.get("class") ?? node.attribs.class ?? "", classes));
		}
};

/** What the script would draw as well; anything else is left to it. */
const picture =
	/^<svg( (aria-hidden|class|fill|focusable|height|role|viewBox|width|xmlns)="[^"<>&]*")*>(<path( (d|fill)="[^"<>&]*")*><\/path>)+<\/svg>$/;

const drawIcons = (host: Node, own: readonly Node[], { set = [] }: StartState): Edit[] =>
	set.flatMap(({ select, icon }) => {
		const drawn = icon && iconOf(host, icon[0]);
		if (!drawn) return [];
		return own.flatMap((node): Edit[] => {
			const end = node.sourceCodeLocation?.endTag?.startOffset;
			return end !== undefined && matches(node, select) ? [[end, end, `<span class="${icon[1]}">${drawn}</span>`]] : [];
		});
	});

const iconOf = (host: Node, setting: string): string => {
	let value: unknown;
	try {
		value = JSON.parse(host.attribs["data-settings"] ?? "")[setting].value;
	} catch {}
	if (typeof value !== "string") return "";
	return picture.test(value) ? value : /^[\w -]+$/.test(value) ? `<i class="${value}"></i>` : "";
};

const printedSheet = /<style\b[^<>]*>[^<]*<\/style>/gi;

/** Hosts get their places, as far as the page's own rules ask for them. @returns the rules with the attribute */
const markPlaces = (
	text: string,
	{ host, nth, within }: StartState,
	hosts: readonly Node[],
	changed: Map<Node, Values>,
): Edit[] => {
	const asked = new Set<number>();
	const rule = RegExp(`${host.replaceAll(".", "\\.")}:nth-of-type\\(n\\+(\\d)\\)(?:([^{},*]* )\\*(?=\\s*[{,]))?`, "g");
	const edits: Edit[] = [];
	for (const { 0: printed, index } of text.matchAll(printedSheet)) {
		const marked = printed.replace(rule, (_, place, state?: string) => {
			asked.add(+place);
			return `${host}[${nth}~="${place}"]${state === undefined ? "" : `${state}${within ? `:where(${within})` : "*"}`}`;
		});
		if (marked !== printed) edits.push([index, index + printed.length, marked]);
	}
	for (const node of hosts) {
		const alike = (node.parent!.children as Node[]).filter(({ name }) => name === node.name);
		const places = [...asked].filter((place) => place <= alike.indexOf(node) + 1).sort();
		if (places[0]) changed.set(node, (changed.get(node) ?? new Map()).set(nth!, places.join(" ")));
	}
	return edits;
};

/** As `classList` writes it. */
const withClasses = (printed: string, added: string) => {
	const list = printed.split(/[ \t\n\f\r]+/).filter(Boolean);
	const all = new Set([...list, ...added.split(" ")]);
	return all.size === new Set(list).size ? printed : [...all].join(" ");
};

const escaped = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const attribute = /[^\s"'>/=]+(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** @returns undefined if the tag is not as it seems */
const editTag = (node: Node, text: string, values: Values): Edit | undefined => {
	const { startTag, startOffset, attrs = {} } = (node.sourceCodeLocation ?? {}) as Partial<Token.ElementLocation>;
	if (!startTag || startOffset === undefined) return;
	const { endOffset } = startTag;
	// A duplicate would remain.
	const names = text.slice(startOffset + 1 + node.name.length, endOffset - 1).match(attribute) ?? [];
	if (names.length !== Object.keys(attrs).length) return;
	const edits: Edit[] = [];
	const behindName = startOffset + 1 + node.name.length;
	for (const [name, value] of values) {
		const before = node.attribs[name];
		if (before === (value ?? undefined)) continue;
		const place = attrs[name];
		if (before !== undefined && !place) return;
		const printed = value === null ? "" : ` ${name}="${escaped(value)}"`;
		edits.push(
			place ? [withSpace(text, place.startOffset), place.endOffset, printed] : [behindName, behindName, printed],
		);
	}
	return [startOffset, endOffset, applyEdits(text, edits, startOffset, endOffset)];
};

const withSpace = (text: string, at: number) => (/\s/.test(text[at - 1]!) ? at - 1 : at);

/** The moved element, with the edits in it. @returns all edits, undefined if it cannot be moved */
const moveFirst = (nodes: readonly Node[], html: Html, text: string, edits: readonly Edit[]): Edit[] | undefined => {
	const place = html.find("body")[0]?.sourceCodeLocation?.startTag?.endOffset;
	if (!nodes.length || place === undefined) return;
	const others = new Set(edits);
	const cuts: Edit[] = [];
	let printed = "";
	for (const node of nodes) {
		const { startOffset, endOffset, endTag } = node.sourceCodeLocation ?? {};
		if (!endTag || startOffset === undefined || endOffset === undefined) return;
		if (html.find("script,style,link").some((inner) => isIn(inner, node) && !isData(inner))) return;
		const inner = edits.filter(([from, to]) => from >= startOffset && to <= endOffset);
		for (const edit of inner) others.delete(edit);
		printed = applyEdits(text, inner, startOffset, endOffset) + printed;
		cuts.push([startOffset, endOffset, ""]);
	}
	return [...others, [place, place, printed], ...cuts];
};

/** Whether an inline script says no more than values: it may run earlier. */
const isData = (node: Node) =>
	node.name === "script" &&
	Object.entries(node.attribs).every(([name, value]) => name === "type" && value === "text/javascript") &&
	/^(\s*var [\w$]+ ?= ?('[^'\\]*'|"[^"\\]*"|\d+|true|false);)*\s*$/.test(textOf(node));

const isIn = (node: Node, other: Node) => {
	for (let at: unknown = node; at; at = (at as Node).parent) if (at === other) return true;
	return false;
};
