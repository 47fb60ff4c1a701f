// Reads `gossamer.config.json`: what `gossamer build` does unless the command line says otherwise.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "./cli-error";

export interface Config {
	/** Names of plugins. */
	plugins?: string[];
	/** Those that `gossamer.js` contains; all of `plugins` by `true`. */
	bundle?: string[] | true;
	/** Folder. */
	out?: string;
}

const name = "gossamer.config.json";

const isText = (value: unknown): value is string => typeof value === "string";
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** The type of each key. */
const rules: { [Key in keyof Required<Config>]: [text: string, isRight: (value: unknown) => boolean] } = {
	plugins: ["a list of names", isList],
	bundle: ["true or a list of names", (value) => value === true || isList(value)],
	out: ["a folder's path", isText],
};

/**
 * @param folder folder of the file; without it nothing is configured
 * @throws {CliError} if it is invalid, with the key at fault
 */
export const readConfig = (folder: string): Config => {
	const path = join(folder, name);
	if (!existsSync(path)) return {};
	let config: unknown;
	try {
		config = JSON.parse(readFileSync(path, "utf8"));
	} catch (error) {
		throw new CliError(`${name} is not JSON: ${(error as Error).message}`, 2);
	}
	if (!config || typeof config !== "object" || Array.isArray(config))
		throw new CliError(`${name} is not an object with plugins, bundle or out.`, 2);
	for (const [key, value] of Object.entries(config)) {
		const rule = Object.hasOwn(rules, key) ? rules[key as keyof Config] : undefined;
		if (!rule) throw new CliError(`${name}: there is no "${key}"; there are plugins, bundle and out.`, 2);
		const [text, isRight] = rule;
		if (!isRight(value)) throw new CliError(`${name}: "${key}" is not ${text}.`, 2);
	}
	return config;
};
