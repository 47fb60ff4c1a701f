// Finds the programs that tests run, and installs Debian's where that is possible; never skips silently.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * @typedef {object} Program
 * @property {string} title as people call it
 * @property {string} variable of the environment: its path, before all other places
 * @property {string[]} places usual paths
 * @property {string} debian names of the packages
 */

/**
 * Path of a program.
 * @param {Program} program
 * @returns {string}
 * @throws with one line that says what to do when there is none
 */
export const programPath = ({ title, variable, places, debian }) => {
	const find = () => [process.env[variable], ...places].find((path) => path && existsSync(path));
	const found = find();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
		const apt = (...args) => execFileSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
		apt("update", "-q");
		apt("install", "-y", "-q", ...debian.split(" "));
		const installed = find();
		if (installed) return installed;
	}
	throw new Error(
		`No ${title} found: install it (Debian: apt-get install ${debian}), or set ${variable} to its program.`,
	);
};
