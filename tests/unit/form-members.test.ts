// Nodes that the page hands over may be forms, whose controls hide members of their names: such nodes are asked by src/base/dom.ts.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "../helpers/sources";

/** By file: why a plain read is safe. */
const exceptions: Record<string, string> = {
	"plugins/form/index.ts": "a change comes from a control, never from a form",
	"plugins/lightbox/header.tsx": "the component's own box",
	"plugins/mega-menu/keyboard.ts": "a link",
	"src/parts/carousel/await-hands.ts": "only compares the role with a text",
	"src/parts/carousel/hands.ts": "one of the carousel's own arrows and bullets",
};

const handed = /^(target|currentTarget|relatedTarget)$/;

/** @returns members read of an event's target, of an element above another, and of what `closest` finds, as `line: code` */
const findReads = (file: string, code: string): string[] => {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const bare = (node: ts.Node): ts.Node =>
		ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
			? bare(node.expression)
			: node;
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
		if (ts.isIdentifier(node)) return handed.test(node.text) && isOfEvent(node);
		if (ts.isPropertyAccessExpression(node))
			return (
				node.name.text === "parentElement" || (handed.test(node.name.text) && node.expression.getText() === "event")
			);
		return (
			ts.isCallExpression(node) &&
			/^(parentOf|closest\.call)/.test(node.getText()) &&
			!/:not\(form\)/.test(node.getText())
		);
	};
	const visit = (node: ts.Node): void => {
		if (ts.isPropertyAccessExpression(node) && isHanded(bare(node.expression))) {
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
		expect(of("node.parentElement!.classList; parentOf(node)!.id; closest.call(node, 'div').id")).toHaveLength(3);
		expect(
			of("const target = find(); target.id; closest.call(node, 'div:not(form)').id; closestTo(target, 'a')"),
		).toEqual([]);
	});
});
