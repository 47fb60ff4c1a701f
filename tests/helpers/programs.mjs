// Finds the programs that tests run, and installs Debian's where that is possible; never skips silently.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @typedef {object} Program
 * @property {string} title as people call it
 * @property {string} variable of the environment: its path, before all other places
 * @property {string[]} places usual paths
 * @property {string} debian names of the packages
 * @property {(path: string) => boolean} [works] whether what is found has all that its packages bring: another one of them may be missing
 */

/**
 * Path of a program.
 * @param {Program} program
 * @returns {string}
 * @throws with one line that says what to do when there is none
 */
export const programPath = ({ title, variable, places, debian, works = () => true }) => {
	const find = () => [process.env[variable], ...places].find((path) => path && existsSync(path) && works(path));
	const found = find();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
		// Workers look for programs side by side. They wait for one another: a second apt-get fails immediately, and `update` knows no timeout.
		const install = `apt-get update -q && apt-get install -y -q -o DPkg::Lock::Timeout=600 ${debian}`;
		const lock = join(tmpdir(), "gossamer-install.lock");
		execFileSync("flock", [lock, "sh", "-c", install], { stdio: ["ignore", "ignore", "inherit"] });
		const installed = find();
		if (installed) return installed;
	}
	throw new Error(
		`No ${title} found: install it (Debian: apt-get install ${debian}), or set ${variable} to its program.`,
	);
};
