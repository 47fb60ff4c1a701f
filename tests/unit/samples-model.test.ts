// The code of READMEs and guides, as printed: types, commands and their options.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { isRendered, type Sample, samples, sourceOfEntries } from "../helpers/samples";

const root = resolve(".");
const folder = join(root, "node_modules/.cache/samples");

/** What a sample's page or app has besides Gossamer. */
const surroundings = `
declare module "*.css";
declare module "react-router";
declare const gossamer: import("${root}/src/core/gossamer").Gossamer;
interface Window { dataLayer: unknown[] }
interface DocumentEventMap { "rmp:sent": CustomEvent<{ formId: string }> }
`;

it("type-checks", () => {
	rmSync(folder, { recursive: true, force: true });
	const modules = samples
		.filter(({ language }) => /^[jt]sx?$/.test(language))
		.map(({ file, at, language, code, name }) => {
			const project = join(folder, file.replace(/(\/README)?\.md$/, ""));
			const path = join(project, name ?? `block-${at.split("#")[1]}.${language}`);
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, `${code}\nexport {};\n`);
			return { project, path };
		});
	const others = join(folder, "surroundings.d.ts");
	writeFileSync(others, surroundings);
	const files = modules.map(({ path }) => path);
	const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, incremental: false }, root);
	const program = ts.createProgram([...files, others, join(root, "src/globals.d.ts")], {
		...options,
		tsBuildInfoFile: undefined,
		checkJs: true,
		noImplicitAny: false,
		// A file of this project (`plugins/hello/index.ts`) imports its neighbours from here.
		rootDirs: [root, ...new Set(modules.map(({ project }) => project))],
		paths: Object.fromEntries(Object.entries(sourceOfEntries).map(([name, path]) => [name, [path]])),
	});
	const problems = files.flatMap((file) => {
		const source = program.getSourceFile(file);
		return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
			({ messageText }) => `${file.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
		);
	});
	expect(problems).toEqual([]);
	expect(files.length).toBeGreaterThan(75);
}, 180_000);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** Commands of the package, by name, and the source that declares their options. */
const commands = new Map(
	readFileSync("src/cli/index.ts", "utf8")
		.split(/\.command\(\s*/)
		.slice(1)
		.map((source) => [/^"(\w+)/.exec(source)![1]!, source]),
);
const npmItself = /^npm (ci|install|start|test)\b/;

/** @returns what a line of a shell block names and is not there */
const missingIn = (line: string): string[] => {
	const command = line.replace(/\s+#.*/, "").trim();
	const [, script] = /^npm run ([\w:]+)/.exec(command) ?? [];
	if (script) return scripts[script] ? [] : [command];
	if (npmItself.test(command)) return [];
	const [, name, rest] = /^npx (?:-p gossamer -p playwright-core )?gossamer (\w+)(.*)/.exec(command) ?? [];
	if (name) {
		const source = commands.get(name);
		return [...rest!.matchAll(/--[\w-]+/g)]
			.map(([option]) => option)
			.filter((option) => !source?.includes(`"${option}`));
	}
	if (/^npx vitest\b/.test(command))
		return (command.match(/\S+\.test\.tsx?/g) ?? []).filter((file) => !existsSync(file));
	if (/^npx astro add react$/.test(command)) return [];
	return existsSync(command) ? [] : [command];
};

it("names commands, options and files that exist", () => {
	const lines = samples
		.filter(({ language }) => language === "sh")
		.flatMap(({ at, code }) =>
			code
				.split(/\n| && /)
				.filter(Boolean)
				.map((line) => ({ at, line })),
		);
	expect(lines.flatMap(({ at, line }) => missingIn(line).map((missing) => `${at}: ${missing}`))).toEqual([]);
	expect(missingIn("npx gossamer compare --nothing")).toEqual(["--nothing"]);
	expect(missingIn("npm run nothing")).toEqual(["npm run nothing"]);
	expect(lines.length).toBeGreaterThan(20);
});

/** Blocks that no test runs as they are printed, by the reason: their types are checked above. */
const notRun: Record<string, string[]> = {
	"a file of this project, whose like each plugin's tests run": [
		"README.md#4",
		"README.md#5",
		"plugins/README.md#0",
		"plugins/README.md#1",
		"plugins/README.md#2",
		"src/kit/permission/README.md#0",
		"src/parts/consent-tools/README.md#0",
		"tests/README.md#1",
	],
	"one statement of a page's or an app's own": ["plugins/lead-form/README.md#1", "src/react/README.md#5"],
	"files of an author's project, which `browser/template.test.ts` builds and tests as `gossamer new plugin` writes them":
		[
			"src/rollup/README.md#1",
			"src/rollup/README.md#2",
			"src/rollup/README.md#3",
			"src/rollup/README.md#4",
			"src/rollup/README.md#5",
			"src/rollup/README.md#9",
			"tests/site/docs/guides/testing.md#1",
			"tests/site/docs/guides/testing.md#2",
		],
	"a document, as in the apps that `npm run test:apps` builds": [
		"tests/site/docs/guides/astro.md#2",
		"tests/site/docs/guides/next-js.md#1",
		"tests/site/docs/guides/react-router.md#0",
	],
	"for a server or a style sheet: no code of ours": [
		"plugins/stretched/README.md#2",
		"src/rollup/README.md#8",
		"tests/site/docs/guides/csp.md#0",
		"tests/site/docs/guides/tailwind.md#0",
		"tests/site/docs/guides/tailwind.md#2",
	],
};
/** `browser/outside-plugin.test.ts` builds it. */
const built = ["src/rollup/README.md#6"];

it("is run, but for those that are listed with a reason", () => {
	const isRun = (sample: Sample) =>
		/^(html|sh)$/.test(sample.language) || isRendered(sample) || built.includes(sample.at);
	const others = samples.filter((sample) => !isRun(sample)).map(({ at }) => at);
	expect(others.toSorted()).toEqual(Object.values(notRun).flat().toSorted());
});

it("has HTML for each plugin, but for the one that is `body` at some addresses", () => {
	const plugins = readdirSync("plugins").filter((name) => existsSync(`plugins/${name}/plugin.ts`));
	const isShown = (name: string) =>
		samples.some(({ file, language }) => language === "html" && file === `plugins/${name}/README.md`);
	expect(plugins.filter((name) => !isShown(name))).toEqual(["preview-scroll"]);
});
