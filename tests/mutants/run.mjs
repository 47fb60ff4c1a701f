// `npm run mutants -- plugins/alert src/core --count 20 --seed 1`: seeds faults in the code of folders or files, one at a time, and lists those that their tests do not find.
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { randomOf } from "../helpers/random.mjs";
import { findMutants } from "./find-mutants.mjs";

/** Milliseconds after which a fault counts as found: it made a loop endless. */
const timeoutMs = 300_000;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { count: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});

/** The code of a folder. Components for apps, rows and what builds it have tests of their own. */
const filesOf = (place) =>
	(statSync(place).isDirectory()
		? readdirSync(place, { recursive: true }).map((name) => `${place}/${name}`)
		: [place]
	).filter(
		(file) => /\.tsx?$/.test(file) && !/\/tests\/|\/(plugin|react|start|drive|types)\.tsx?$|\.d\.ts$/.test(file),
	);

/** Where the tests of a file are: in its plugin's folder, else those of its room. */
const testsOf = (file) => {
	const [, plugin, room] = /^plugins\/([^/]+)|^src\/([^/]+)/.exec(file) ?? [];
	const folder = plugin ? `plugins/${plugin}/tests` : `tests/unit/${room}`;
	if (!existsSync(folder)) throw new Error(`${file} has no tests in ${folder}.`);
	return folder;
};

/** @returns {Promise<boolean>} whether the tests pass */
const passes = (folder, mutant) =>
	new Promise((resolve) => {
		const args = [
			"node_modules/vitest/vitest.mjs",
			"run",
			"--config",
			"tests/mutants/vitest.config.ts",
			"--bail",
			"1",
			folder,
		];
		for (const project of ["models", "unit", "react", "runtime"]) args.push("--project", project);
		const env = { ...process.env, MUTANT: JSON.stringify(mutant ?? {}) };
		execFile(process.execPath, args, { env, timeout: timeoutMs, maxBuffer: 1e9 }, (error) => resolve(!error));
	});

/** In an order that the seed gives. */
const shuffle = (list, random) =>
	list
		.map((item) => [random(), item])
		.sort(([one], [other]) => one - other)
		.map(([, item]) => item);

let tried = 0;
const missed = [];
for (const place of positionals) {
	const random = randomOf(Number(values.seed));
	const mutants = shuffle(
		filesOf(place.replace(/\/$/, "")).flatMap((file) => findMutants(file, readFileSync(file, "utf8"))),
		random,
	);
	const folder = testsOf(`${place.replace(/\/$/, "")}/`);
	if (!(await passes(folder))) throw new Error(`The tests in ${folder} fail without a fault.`);
	for (const mutant of mutants.slice(0, Number(values.count))) {
		const isFound = !(await passes(folder, mutant));
		const { file, line, before, text } = mutant;
		const what = `${file}:${line}: ${before.replace(/\s+/g, " ").slice(0, 80)} -> ${text.slice(0, 80)}`;
		console.log(`${isFound ? "found    " : "NOT FOUND"} ${what}`);
		tried++;
		if (!isFound) missed.push(what);
	}
}
console.log(`${tried - missed.length} of ${tried} faults found`);
process.exitCode = missed.length ? 1 : 0;
