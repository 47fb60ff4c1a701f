// `gossamer size`: this project's budgets, and with `--write` budgets and the table of bytes as the last build has them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "./cli-error";

/** @throws CliError above a budget, and outside the project */
export const size = (folder: string, isToWrite: boolean): void => {
	if (!existsSync(join(folder, ".ci/size.mjs")))
		throw new CliError(
			"There are no budgets here: your own plugin has its budget in its build, gossamer({ budget }).",
			2,
		);
	const run = (...args: string[]) => {
		if (spawnSync(process.execPath, args, { cwd: folder, stdio: "inherit" }).status) throw new CliError("See above.");
	};
	run(".ci/size.mjs", ...(isToWrite ? ["--write"] : []));
	if (isToWrite) run("bench/run.mjs", "bytes");
};
