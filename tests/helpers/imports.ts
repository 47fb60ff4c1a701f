// What files of the project import, read from their syntax trees: for tests about who may import whom.
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";

export interface Import {
	/** A file of the project, from the root, or the name of a package. */
	target: string;
	/** Only types: it costs no bytes. */
	isType: boolean;
	/** By `import()`. */
	isDynamic: boolean;
}

export const importsOf = (file: string): Import[] => {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
	const found: Import[] = [];
	const add = (node: ts.Node | undefined, isType: boolean, isDynamic = false) => {
		if (node && ts.isStringLiteral(node)) found.push({ target: resolve(file, node.text), isType, isDynamic });
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, !!node.importClause && isOfTypes(node.importClause));
		else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
		else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
		else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
			add(node.arguments[0], false, true);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
};

const isOfTypes = ({ isTypeOnly, name, namedBindings }: ts.ImportClause) =>
	isTypeOnly ||
	(!name &&
		!!namedBindings &&
		ts.isNamedImports(namedBindings) &&
		namedBindings.elements.every((element) => element.isTypeOnly));

const resolve = (file: string, path: string) => {
	if (!path.startsWith(".")) return path;
	const base = posix.join(posix.dirname(file), path.split("?")[0]!).replace(/\/$/, "");
	return (
		["", ".ts", ".tsx", "/index.ts"].map((end) => base + end).find((name) => /\.\w+$/.test(name) && existsSync(name)) ??
		base
	);
};

/** Files that import each other, directly or through others: each circle once, as a list of paths. */
export const circlesOf = (files: readonly string[], isCounted = (_: Import) => true): string[][] => {
	const known = new Set(files);
	const targets = new Map(
		files.map((file) => [
			file,
			[
				...new Set(
					importsOf(file)
						.filter((one) => known.has(one.target) && isCounted(one))
						.map(({ target }) => target),
				),
			],
		]),
	);
	const circles: string[][] = [];
	// Tarjan's strongly connected components.
	const index = new Map<string, number>();
	const low = new Map<string, number>();
	const stack: string[] = [];
	const enter = (file: string): void => {
		index.set(file, index.size);
		low.set(file, index.get(file)!);
		stack.push(file);
		for (const target of targets.get(file)!) {
			if (!index.has(target)) enter(target);
			if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
		}
		if (low.get(file) !== index.get(file)) return;
		const circle = stack.splice(stack.indexOf(file));
		if (circle.length > 1 || targets.get(file)!.includes(file)) circles.push(circle.sort());
	};
	for (const file of files) if (!index.has(file)) enter(file);
	return circles;
};
