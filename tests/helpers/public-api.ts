// What the package promises, as text: the exports of each entry with their types, and what each plugin reads and sends. Types come from the sources.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { rows } from "../../plugins";

const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
	exports: Record<string, string | { types: string }>;
};

/** Where the source of an entry is. */
const sourceOf = (types: string): string => {
	const path = types.replace("./dist/lib/", "").replace(/\.d\.ts$/, "");
	return [`${path}.ts`, `${path}.tsx`].find((file) => ts.sys.fileExists(file))!;
};
const entries = Object.entries(exports).flatMap(([name, target]) =>
	typeof target === "object" && !name.includes("*")
		? [[`gossamer${name.slice(1)}`, sourceOf(target.types)] as const]
		: [],
);

export const publicApi = (): string => {
	const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
	const chunks = rows.map(({ name }) => `plugins/${name}/index.ts`).filter(ts.sys.fileExists);
	const program = ts.createProgram([...entries.map(([, file]) => file), ...chunks, "src/globals.d.ts"], {
		...options,
		incremental: false,
		tsBuildInfoFile: undefined,
	});
	const checker = program.getTypeChecker();
	return [
		"This file is written by a test: see tests/unit/public-api.test.ts.",
		...entries.map(([name, file]) => section(name, exportsOf(checker, program.getSourceFile(file)!))),
		section(
			"Other entries",
			Object.entries(exports).flatMap(([name, target]) =>
				typeof target === "string" || name.includes("*") ? [`gossamer${name.slice(1)}`] : [],
			),
		),
		...[...new Set(rows.map(({ name }) => name))]
			.sort()
			.map((name) => section(`plugin ${name}`, pluginLines(checker, program, name))),
	].join("\n\n");
};

const section = (title: string, lines: readonly string[]) => [`# ${title}`, ...lines.map(cut)].join("\n");

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
/** Longer lines are not read; a digest says when the rest changes. */
const cut = (line: string) => (line.length > 240 ? `${line.slice(0, 240)}… ${digest(line)}` : line);
/** A type of many members (the attributes of an element) is one line. */
const shorten = (lines: string[]) =>
	lines.length > 60 ? [`  ${lines.length} members, ${digest(lines.join())}`] : lines;

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const print = (checker: ts.TypeChecker, type: ts.Type, flags = format) =>
	checker
		.typeToString(type, undefined, flags)
		.replace(/\(?typeof import\("[^"]*\/(src|plugins)\/([^"]*)"\)\)?/g, "typeof $1/$2")
		.replace(/import\("[^"]*"\)\./g, "")
		// What a function calls the parts of its argument is its own business.
		.replace(/\(\{[^{}()]*\}: /g, "(props: ");

const exportsOf = (checker: ts.TypeChecker, file: ts.SourceFile): string[] =>
	checker
		.getExportsOfModule(checker.getSymbolAtLocation(file)!)
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((symbol) => {
			const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
			const place = target.declarations?.[0] ?? file;
			if (target.flags & ts.SymbolFlags.Value) {
				const type = checker.getTypeOfSymbolAtLocation(target, place);
				return [`${symbol.name}: ${print(checker, type)}`, ...propsOf(checker, symbol.name, type, place)];
			}
			const type = checker.getDeclaredTypeOfSymbol(target);
			// Of types of others (React's) the name alone is ours.
			const isOwn = place !== file && !place.getSourceFile().fileName.includes("/node_modules/");
			if (!isOwn) return [`type ${symbol.name}`];
			const isObject = type.flags & ts.TypeFlags.Object && !type.getCallSignatures().length;
			return isObject
				? [`type ${symbol.name}`, ...membersOf(checker, type, place)]
				: [`type ${symbol.name} = ${print(checker, type, format | ts.TypeFormatFlags.InTypeAlias)}`];
		});

/** What a component takes, without what every element takes. */
const propsOf = (checker: ts.TypeChecker, name: string, type: ts.Type, place: ts.Node): string[] => {
	const [props] = type.getCallSignatures()[0]?.getParameters() ?? [];
	return props && /^[A-Z]/.test(name) ? membersOf(checker, checker.getTypeOfSymbolAtLocation(props, place), place) : [];
};

/** The compiler numbers symbols. */
const nameOf = ({ name }: ts.Symbol) => name.replace(/^__@(\w+)@\d+$/, "[Symbol.$1]");

const membersOf = (checker: ts.TypeChecker, type: ts.Type, place: ts.Node): string[] =>
	shorten(
		type
			.getProperties()
			.filter(
				({ declarations }) => !declarations?.every((at) => at.getSourceFile().fileName.includes("/node_modules/")),
			)
			.toSorted((a, b) => (a.name < b.name ? -1 : 1))
			.map((member) => {
				const optional = member.flags & ts.SymbolFlags.Optional ? "?" : "";
				return `  ${nameOf(member)}${optional}: ${print(checker, checker.getTypeOfSymbolAtLocation(member, place))}`;
			}),
	);

const pluginLines = (checker: ts.TypeChecker, program: ts.Program, name: string): string[] => [
	...rows.filter((row) => row.name === name).map((row) => `row ${JSON.stringify(row)}`),
	...settingsOf(checker, program.getSourceFile(`plugins/${name}/index.ts`)).map((line) => `setting ${line}`),
	...eventsOf(name).map((event) => `event ${event}`),
];

/** Of the schema that `definePlugin` is given. */
const settingsOf = (checker: ts.TypeChecker, file?: ts.SourceFile): string[] => {
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isCallExpression(node) && node.expression.getText(file) === "definePlugin" && node.arguments[0]) {
			const schema = checker.getTypeAtLocation(node.arguments[0]).getProperty("settings");
			for (const { name } of schema ? checker.getTypeOfSymbolAtLocation(schema, node).getProperties() : [])
				if (name !== "lookup") found.push(name);
		}
		ts.forEachChild(node, visit);
	};
	if (file) visit(file);
	return [...new Set(found)].sort();
};

const eventsOf = (name: string): string[] => {
	const files = readdirSync(`plugins/${name}`).filter((file) => /\.tsx?$/.test(file));
	const text = files.map((file) => readFileSync(`plugins/${name}/${file}`, "utf8")).join("\n");
	const sent = /(?:\bemit\([^,()]+,\s*|new (?:Custom)?Event\()"([\w-]+[:/][\w:/-]+)"/g;
	return [...new Set([...text.matchAll(sent)].map(([, event]) => event!))].sort();
};
