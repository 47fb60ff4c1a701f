// Nodes that the page hands over may be forms, whose controls hide members of their names: such nodes are asked by src/base/dom.ts.
import { readFileSync } from "node:fs";
import { parse, type Selector } from "css-what";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { rows } from "../../plugins";
import { completeRow } from "../../src/base/descriptor";
import { sourcesIn } from "../helpers/sources";

/** By file: why a plain read is safe. */
const exceptions: Record<string, string> = {
	"plugins/chat/codes.ts": "reads a text, and never writes it",
	"plugins/chat/qr.ts": "reads a text, and never writes it",
	"plugins/lazy-background/index.ts": "the builder names a layer of its own",
	"plugins/lightbox/header.tsx": "the component's own box",
	"plugins/nested-accordion/index.ts": "the panel below a title",
	"plugins/nested-tabs/index.ts": "titles and panels, by the builder's own ids",
	"plugins/off-canvas/index.ts": "the section around it, or a container that holds widgets, not fields",
	"plugins/off-canvas/openers.ts": "links and buttons that say what they open",
	"plugins/photo-feed/pointer.ts": "photos and links",
	"plugins/progress-tracker/index.ts": "its place alone, by a name that no field has",
	"plugins/search/live.ts": "stops of the Tab key",
	"plugins/sticky-header/index.ts": "its place and a scroll alone, by names that no field has",
	"plugins/stretched/place.ts": "the box that holds the site's sections",
	"plugins/mega-menu/keyboard.ts": "a link",
	"plugins/table-of-contents/list.ts": "an icon's own shapes, from the site's settings",
	"src/parts/carousel/await-hands.ts": "only compares the role with a text",
	"src/parts/carousel/copies.ts": "takes names and ids away alone, by a name that no field has",
	"src/parts/carousel/index.ts": "the direction alone, by a name that no field has",
	"src/parts/carousel/hands.ts": "one of the carousel's own arrows and bullets",
};

const handed = /^(target|currentTarget|relatedTarget)$/;

/** What a form has as any other element has it. Other classes and attributes that selectors name are printed on elements of another kind. */
const ofForms = {
	class: /^(elementor-element|elementor-form|e-con|e-atomic-element|e-form-base)$/,
	attribute: /^(id|name|style|role|lang|dir|hidden|tabindex|aria-.*|data-(id|interaction-id|interactions))$/,
	role: /^(form|search|none|presentation)$/,
};

/** A part of a selector that its file does not spell. */
const unknown = "x";

/** Whether what a selector finds may be a form; so it is for one that this file does not spell. */
const mayBeForm = (selector: string | undefined): boolean => {
	const isOfForm = (token: Selector): boolean => {
		if (token.type === "tag") return token.name === "form";
		if (token.type === "attribute") {
			const { name, value, action } = token;
			if (name === "class") return ofForms.class.test(value);
			// One id is that of an element which is known.
			if (name === "id" && action === "equals" && value !== unknown) return false;
			return ofForms.attribute.test(name) && !(name === "role" && value && !ofForms.role.test(value));
		}
		if (token.type === "pseudo" && /^(is|where)$/.test(token.name)) return (token.data as Selector[][]).some(isForm);
		if (token.type === "pseudo" && token.name === "not")
			return !(token.data as Selector[][]).some(([one]) => one?.type === "tag" && one.name === "form");
		return true;
	};
	const isForm = (tokens: Selector[]): boolean =>
		tokens
			.slice(tokens.findLastIndex(({ type }) => /^(child|descendant|adjacent|sibling)$/.test(type)) + 1)
			.every(isOfForm);
	return selector === undefined || parse(selector).some(isForm);
};

/** Where a query has its selector; -1: it finds by another name. */
const selectorAt = (call: ts.CallExpression): number | undefined => {
	const name = call.expression.getText();
	if (/(^|\.)getElementById$/.test(name)) return -1;
	if (/^(queryOwn|closestTo|(querySelector|querySelectorAll|closest)\.call)$/.test(name)) return 1;
	return /\.(querySelector|querySelectorAll|closest)$/.test(name) ? 0 : undefined;
};

const bare = (node: ts.Node): ts.Node =>
	ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
		? bare(node.expression)
		: node;

/** What a name stands for: its initializer, or the list that a loop or a callback goes through. */
const boundTo = (node: ts.Identifier): ts.Node | undefined => {
	for (let around: ts.Node | undefined = node.parent; around; around = around.parent) {
		if (ts.isFunctionLike(around) && around.parameters.some(({ name }) => name.getText() === node.text)) {
			const call = around.parent;
			const isOfList =
				ts.isCallExpression(call) &&
				ts.isPropertyAccessExpression(call.expression) &&
				/^(map|filter|find|some|every|forEach|flatMap|findLast)$/.test(call.expression.name.text);
			return isOfList && around.parameters[0]?.name.getText() === node.text
				? (call.expression as ts.PropertyAccessExpression).expression
				: undefined;
		}
		const lists = ts.isForOfStatement(around)
			? [around.initializer]
			: ts.isBlock(around) || ts.isSourceFile(around)
				? around.statements.filter(ts.isVariableStatement).map(({ declarationList }) => declarationList)
				: [];
		for (const list of lists)
			for (const { name, initializer } of ts.isVariableDeclarationList(list) ? list.declarations : [])
				if (name.getText() === node.text) return ts.isForOfStatement(around) ? around.expression : initializer;
	}
};

/** The selectors that a file spells, by their names. */
const spelt = (node: ts.Node | undefined): string | undefined => {
	if (!node) return;
	if (ts.isStringLiteralLike(node)) return node.text;
	if (ts.isIdentifier(node)) return spelt(boundTo(node));
	if (ts.isConditionalExpression(node)) {
		const both = [spelt(node.whenTrue), spelt(node.whenFalse)];
		return both.includes(undefined) ? undefined : both.join();
	}
	if (!ts.isTemplateExpression(node)) return;
	let text = node.head.text;
	for (const { expression, literal } of node.templateSpans) {
		const part = spelt(expression) ?? (/[.#=]["']?[\w-]*$/.test(text) ? unknown : /\($/.test(text) ? "*" : undefined);
		if (part === undefined) return;
		text += part + literal.text;
	}
	return text;
};

/** Whether code states another class of element, as `closestTo<HTMLAnchorElement>(…)` does. */
const isOfControl = (node: ts.Node): boolean => {
	if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return isOfControl(node.expression);
	const type = ts.isAsExpression(node) ? node.type : ts.isCallExpression(node) ? node.typeArguments?.[0] : undefined;
	return /^HTML(?!Form)\w+Element$/.test(type?.getText() ?? "");
};

/** Whether an expression is a node, or a list of nodes, that the page has chosen, and that may be forms. */
const isFound = (given: ts.Node | undefined): boolean => {
	if (!given) return false;
	const node = bare(given);
	if (isOfControl(given)) return false;
	if (ts.isIdentifier(node)) return isFound(boundTo(node));
	if (ts.isElementAccessExpression(node)) return isFound(node.expression);
	if (ts.isArrayLiteralExpression(node))
		return node.elements.some((one) => ts.isSpreadElement(one) && isFound(one.expression));
	if (ts.isConditionalExpression(node)) return isFound(node.whenTrue) || isFound(node.whenFalse);
	if (ts.isBinaryExpression(node))
		return isFound(node.right) || (/^(\?\?|\|\|)$/.test(node.operatorToken.getText()) && isFound(node.left));
	if (ts.isPropertyAccessExpression(node)) return /^(next|previous)ElementSibling$/.test(node.name.text);
	if (!ts.isCallExpression(node)) return false;
	const at = selectorAt(node);
	// A form holds no forms, and an id by its constant is that of an element which is known.
	if (at !== undefined && /^(members|form)\b/.test(node.getText())) return false;
	if (at === -1) return ts.isBinaryExpression(node.arguments[0]!) || ts.isCallExpression(node.arguments[0]!);
	if (at !== undefined) return mayBeForm(spelt(node.arguments[at]));
	return (
		ts.isPropertyAccessExpression(node.expression) &&
		/^(find|filter|at|slice|findLast|from)$/.test(node.expression.name.text) &&
		isFound(node.expression.expression.getText() === "Array" ? node.arguments[0] : node.expression.expression)
	);
};

/** Whether the hosts of a plugin may be forms. */
const hasForms = (file: string): boolean => {
	const [, plugin] = /^plugins\/([^/]+)/.exec(file) ?? [];
	return rows.some((row) => row.name === plugin && completeRow(row).selector.split("\n").some(mayBeForm));
};

/** @returns members read of an event's target, of an element above another, of what queries find, and of hosts, as `line: code` */
const findReads = (file: string, code: string): string[] => {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
	const isHost = hasForms(file);
	const found: string[] = [];
	/** Names of this file's variables and parameters that are targets of events. */
	const isOfEvent = (node: ts.Identifier): boolean => {
		for (let around: ts.Node | undefined = node.parent; around; around = around.parent) {
			const parameters = ts.isFunctionLike(around) ? [...around.parameters] : [];
			const names = parameters.flatMap(({ name }) =>
				ts.isObjectBindingPattern(name) ? name.elements.map((one) => one.name.getText()) : [],
			);
			if (names.includes(node.text)) return true;
			if (parameters.some(({ name }) => name.getText() === node.text)) return false;
			if (ts.isBlock(around))
				for (const statement of around.statements) {
					const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
					if (declaration?.name.getText() === node.text)
						return /\bevent\.\w+$/.test(bare(declaration.initializer!).getText());
				}
		}
		return false;
	};
	const isHanded = (node: ts.Node): boolean => {
		if (ts.isIdentifier(node) && node.text === "host" && isHost) return true;
		if (ts.isIdentifier(node) && handed.test(node.text) && isOfEvent(node)) return true;
		if (ts.isPropertyAccessExpression(node) && (node.name.text === "parentElement" || handed.test(node.name.text)))
			return node.name.text === "parentElement" || node.expression.getText() === "event";
		return (ts.isCallExpression(node) && /^parentOf/.test(node.getText())) || isFound(node);
	};
	const isList = (node: ts.PropertyAccessExpression) =>
		/^(length|map|filter|find|some|every|forEach|flatMap|findLast|at|slice|indexOf|item)$/.test(node.name.text);
	const visit = (node: ts.Node): void => {
		const isRead = ts.isPropertyAccessExpression(node) && !isList(node) && !isOfControl(node.expression);
		if (isRead && isHanded(bare(node.expression))) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart());
			found.push(`${line + 1}: ${node.getText().replace(/\s+/g, " ")}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
};

describe("members of nodes that the page hands over", () => {
	const found = [...sourcesIn("plugins"), ...sourcesIn("src/parts"), ...sourcesIn("src/copied")].flatMap((file) =>
		findReads(file, readFileSync(file, "utf8")).map((one) => ({ file, text: `${file}:${one}` })),
	);

	it("are read by src/base/dom.ts", () => {
		expect(
			found.filter(({ file }) => !(file in exceptions)).map(({ text }) => text),
			'A form\'s control hides the member of its name. Use `closestTo(target, "…")`, `parentOf`, `memberOf(node, "classList")`, or `matches.call(node, "…")` of src/base/dom.ts.',
		).toEqual([]);
	});

	it("that are read plainly all need their exception", () => {
		expect(Object.keys(exceptions).filter((name) => !found.some(({ file }) => file === name))).toEqual([]);
	});

	it("are found in each form", () => {
		const of = (code: string) => findReads("a.ts", code);
		expect(of("on(({ target }) => (target as Element).closest('a'))")).toHaveLength(1);
		expect(of("on((event) => { const target = event.target as Element; target.matches('a'); })")).toHaveLength(1);
		expect(of("on((event) => event.target.id)")).toHaveLength(1);
		expect(of("node.parentElement!.classList; parentOf(node)!.id; closest.call(node, '.e-con').id")).toHaveLength(3);
		expect(of("for (const node of host.querySelectorAll('*')) node.remove()")).toHaveLength(1);
		expect(of("const node = queryOwn(host, 'form')[0]; node?.id")).toHaveLength(1);
		expect(of("[...root.querySelectorAll(all)].filter(({ id }) => id).map((node) => node.id)")).toHaveLength(1);
		expect(of("document.getElementById(hash.slice(1))?.focus(); host.nextElementSibling.id")).toHaveLength(2);
		expect(findReads("plugins/lead-form/a.ts", "host.style")).toHaveLength(1);
		expect(findReads("plugins/accordion/a.ts", "host.style")).toEqual([]);
		expect(
			of(
				"queryOwn(host, '.e-item')[0].id; closestTo<HTMLAnchorElement>(node, all).href; members.querySelector('*').id",
			),
		).toEqual([]);
		expect(
			of("const target = find(); target.id; closest.call(node, 'div:not(form)').id; closestTo(target, 'a')"),
		).toEqual([]);
	});
});
