// Without a compiler step a component that reads signals has to say so; this finds those that forgot.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "../../helpers/sources";

/** Names of components and hooks that read the `value` of a signal while they render and do not call `useSignals()`. */
const findForgetful = (code: string): string[] => {
	if (!code.includes("@preact/signals")) return [];
	const file = ts.createSourceFile("view.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		const name = nameOf(node);
		if (name && /^(use)?[A-Z]/.test(name)) {
			const { reads, calls } = inspect(node);
			if (reads && !calls) found.push(name);
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
};

type Function = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;
const isFunction = (node: ts.Node): node is Function =>
	ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** The name under which a function is known: its own, or that of the constant it becomes, also through `memo(…)`. */
const nameOf = (node: ts.Node): string | undefined => {
	if (!isFunction(node)) return;
	if (node.name) return node.name.text;
	let { parent } = node as ts.Node;
	while (ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent))
		({ parent } = parent);
	return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
};

/** What runs while the component renders: handlers and effects may read as they like, lists (`map`) may not. */
const rendering = /^(map|flatMap|filter|find|some|every|reduce|sort|toSorted|useMemo)$/;

const inspect = (component: ts.Node) => {
	let reads = false;
	let calls = false;
	const look = (node: ts.Node): void => {
		if (isFunction(node) && !isRunWhileRendering(node)) return;
		if (ts.isPropertyAccessExpression(node) && node.name.text === "value" && !isWritten(node) && !isOfEvent(node))
			reads = true;
		if (ts.isCallExpression(node) && node.expression.getText() === "useSignals") calls = true;
		ts.forEachChild(node, look);
	};
	ts.forEachChild(component, look);
	return { reads, calls };
};

const isRunWhileRendering = ({ parent }: Function) => {
	if (!ts.isCallExpression(parent)) return false;
	const { expression } = parent;
	return rendering.test(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
};
const isWritten = ({ parent, pos }: ts.Node) =>
	ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.left.pos === pos;
const isOfEvent = (node: ts.PropertyAccessExpression) =>
	/(^|\.)(currentTarget|target)$/.test(node.expression.getText());

const views = [...sourcesIn("src/react"), ...sourcesIn("plugins")].filter((file) => file.endsWith(".tsx"));

describe("components that read signals", () => {
	it.each(views)("call useSignals() in %s", (file) => {
		expect(findForgetful(readFileSync(file, "utf8"))).toEqual([]);
	});

	const from = 'import { signal } from "@preact/signals-react";\n';

	it.each([
		["in its markup", "const View = () => <b>{count.value}</b>;"],
		["in a declaration", "function View() { const n = count.value; return <b>{n}</b>; }"],
		["in a condition", "export const View = () => { if (open.value) return <b />; return null; };"],
		["in a list", "const View = () => <ul>{names.map((name) => <li>{name.value}</li>)}</ul>;"],
		["inside of memo", "const View = memo(() => <b>{count.value}</b>);"],
		["inside of forwardRef", "const View = forwardRef(function (props, ref) { return <b>{count.value}</b>; });"],
		["behind optional chaining", "const View = ({ state }) => <b>{state?.count?.value}</b>;"],
		["when it calls something of a similar name", "const View = () => { useSignal(1); return <b>{count.value}</b>; };"],
	])("are found when one forgets and reads %s", (_, code) => {
		expect(findForgetful(from + code)).toEqual(["View"]);
	});

	it("are found when a hook forgets", () => {
		expect(findForgetful(`${from}const useCount = () => count.value + 1;`)).toEqual(["useCount"]);
	});

	it("are found among others that do not forget", () => {
		const code = `${from}const Good = () => { useSignals(); return <b>{count.value}</b>; };
const Bad = () => <b>{count.value}</b>;`;
		expect(findForgetful(code)).toEqual(["Bad"]);
	});

	it.each([
		["calls useSignals", "const View = () => { useSignals(); return <b>{count.value}</b>; };"],
		["hands the signal itself on", "const View = () => <b>{count}</b>;"],
		["reads in a handler", "const View = () => <button onClick={() => count.value + 1} />;"],
		["writes in a handler", "const View = () => <button onClick={() => { count.value = 1; }} />;"],
		["reads in an effect", "const View = () => { useEffect(() => log(count.value)); return <b />; };"],
		[
			"reads an input's value in a handler",
			"const View = () => <input onInput={(e) => set(e.currentTarget.value)} />;",
		],
	])("are left alone when one %s", (_, code) => {
		expect(findForgetful(from + code)).toEqual([]);
	});

	it("are left alone in files without signals", () => {
		expect(findForgetful("const View = ({ field }) => <b>{field.value}</b>;")).toEqual([]);
	});
});
