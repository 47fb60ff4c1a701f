// What the types of the React components say: props, events, methods of the ref, words, each with its sentence and its place in the source.
import { relative } from "node:path/posix";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type as its author wrote it
 * @property {boolean} required
 * @property {string} text the comment on it, as Markdown
 * @property {string} file from the root of the project
 * @property {number} line from 1
 *
 * @typedef {object} Component
 * @property {string} name
 * @property {string} text
 * @property {string} file
 * @property {number} line
 * @property {Member[]} props
 * @property {Member[]} parts where markup of the app goes: nodes that it gives, and functions that draw
 * @property {Member[]} events
 * @property {Member[]} handle what its ref holds, where that is no element
 * @property {string[]} words names of the texts that it takes from the words of the app
 * @property {boolean} takesHost whether it takes what any element takes as well
 */

/** @returns {Map<string, Component[]>} by plugin */
export const readComponents = () => {
	const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, incremental: false }, root);
	const entry = `${root}plugins/react.ts`;
	const program = ts.createProgram([entry, `${root}src/globals.d.ts`], { ...options, tsBuildInfoFile: undefined });
	const checker = program.getTypeChecker();
	const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)));
	/** @type {Map<string, Component[]>} */
	const components = new Map();
	for (const symbol of exported) {
		const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
		const declaration = target.valueDeclaration;
		const { file, line } = placeOf(declaration) ?? {};
		const plugin = /^plugins\/([\w-]+)\//.exec(file ?? "")?.[1];
		if (!plugin || !/^[A-Z]/.test(symbol.name)) continue;
		const given = checker.getTypeOfSymbol(target).getCallSignatures()[0]?.parameters[0];
		const type = given && checker.getTypeOfSymbol(given);
		const own = type ? membersOf(checker, type) : [];
		const ref = own.find(({ name }) => name === "ref");
		const described = own
			.filter(({ name }) => !isEvent(name) && name !== "ref")
			.flatMap((one) => [one, ...fieldsOf(checker, one), ...givenTo(checker, one)]);
		const list = components.get(plugin) ?? [];
		list.push({
			name: symbol.name,
			text: commentOf(checker, target),
			file,
			line,
			props: described.filter((one) => !isPart(one)),
			parts: described.filter(isPart),
			events: own.filter(({ name }) => isEvent(name)),
			handle: ref ? handleOf(checker, ref.symbol) : [],
			words: wordsIn(checker, declaration.getSourceFile(), declaration),
			takesHost:
				!!type && (type.types ?? [type]).some((one) => one.getProperty("className") && one.getProperty("aria-label")),
		});
		components.set(plugin, list);
	}
	return components;
};

const isEvent = (name) => /^on[A-Z]/.test(name);
/** A list of items is a prop; what an item shows is a part. */
const isPart = ({ name, type }) =>
	/^render[A-Z]/.test(name) || (/\bReact(Node|Element)\b/.test(type) && !/^readonly .*[{(]/.test(type));

/** @param {import("typescript").Node | undefined} node */
const placeOf = (node) => {
	const source = node?.getSourceFile();
	if (!source) return;
	const file = relative(root, source.fileName);
	return { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
};

const commentOf = (checker, symbol) =>
	ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ");

/** What is declared here, of all members of a union; what React declares is no concern of a component. */
const membersOf = (checker, type) => {
	const seen = new Map();
	for (const one of type.types ?? [type])
		for (const symbol of checker.getPropertiesOfType(one)) {
			const node = symbol.declarations?.[0];
			const { file, line } = placeOf(node) ?? {};
			if (!file || !/^(plugins|src)\//.test(file) || seen.has(symbol.name)) continue;
			const required = !(symbol.flags & ts.SymbolFlags.Optional);
			const text = commentOf(checker, symbol);
			seen.set(symbol.name, { name: symbol.name, type: typeOf(node), required, text, file, line, symbol });
		}
	return [...seen.values()];
};

/** As its author wrote it, in one line. */
const typeOf = (node) => {
	const text = ts.isMethodSignature(node)
		? `(${node.parameters.map((one) => one.getText()).join(", ")}) => ${node.type?.getText() ?? "void"}`
		: (node.type?.getText() ?? "");
	return text.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ");
};

/** Of the type in `Ref<…>`; none of an element's. */
const handleOf = (checker, symbol) => {
	const [held] = symbol.declarations[0].type?.typeArguments ?? [];
	return held && !/Element/.test(held.getText()) ? membersOf(checker, checker.getTypeFromTypeNode(held)) : [];
};

/** Of the items of a list, each with the name of the list before its own. */
const fieldsOf = (checker, { name, symbol }) => {
	const item = checker.getIndexTypeOfType(
		checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
		ts.IndexKind.Number,
	);
	const isList = item && (item.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) !== 0;
	return isList ? membersOf(checker, item).map((one) => ({ ...one, name: `${name}[].${one.name}` })) : [];
};

/** What a function that draws a part is given, each with the function's name before its own. */
const givenTo = (checker, { name, symbol }) => {
	const [call] = checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).getCallSignatures();
	if (!call || !/^render/.test(name)) return [];
	const given = call.parameters.flatMap((parameter) => membersOf(checker, checker.getTypeOfSymbol(parameter)));
	return given.map((one) => ({ ...one, name: `${name}().${one.name}` }));
};

/** Names that are read of the words, in the component and in what it calls of its file. */
const wordsIn = (checker, source, component) => {
	const names = new Set();
	const visited = new Set();
	const isWords = (node) => {
		const type = checker.getTypeAtLocation(node);
		return (type.aliasSymbol ?? type.symbol)?.name === "Words";
	};
	const visit = (node) => {
		if (ts.isPropertyAccessExpression(node) && isWords(node.expression)) names.add(node.name.text);
		if (ts.isObjectBindingPattern(node) && isWords(node))
			for (const { propertyName, name } of node.elements) names.add((propertyName ?? name).getText());
		if (ts.isIdentifier(node)) {
			const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
			if (declared?.parent?.parent?.parent === source && !visited.has(declared)) {
				visited.add(declared);
				visit(declared);
			}
		}
		ts.forEachChild(node, visit);
	};
	visited.add(component);
	visit(component);
	return [...names].sort();
};
