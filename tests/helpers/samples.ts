// The code blocks of what is read: READMEs and guides.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export interface Sample {
	/** Its file and its place there: `plugins/accordion/README.md#1`. */
	at: string;
	file: string;
	language: string;
	code: string;
	/** The file that its first line names. */
	name?: string;
}

const readmes = ["src", "plugins"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith("README.md"))
		.map((file) => join(folder, file)),
);
const guides = readdirSync("tests/site/docs/guides").map((file) => `tests/site/docs/guides/${file}`);

/** Each block with a language, as printed. */
export const samples: readonly Sample[] = ["README.md", "CONTRIBUTING.md", "tests/README.md", ...readmes, ...guides]
	.toSorted()
	.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language, code], index) => ({
			at: `${file}#${index}`,
			file,
			language: language!,
			code: code!,
			name: /^(?:\/\/|\/\*) ([\w./-]+\.\w+)/.exec(code!)?.[1],
		})),
	);

/** Components, which `compat/react-samples.test.tsx` renders and presses. Apps that CI builds try whole documents, `browser/outside-plugin.test.ts` plugins. */
export const isRendered = ({ language, code }: Sample): boolean =>
	/^[jt]sx$/.test(language) && !/<html|from "gossamer"/.test(code);

const root = resolve(".");
const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { exports: Record<string, { types?: string }> };

/** The source of each entry of the package. */
export const sourceOfEntries: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(exports).flatMap(([name, { types }]) =>
		types && !name.includes("*")
			? [[`gossamer${name.slice(1)}`, join(root, types.replace("./dist/lib/", "").replace(/\.d\.ts$/, ""))]]
			: [],
	),
);
