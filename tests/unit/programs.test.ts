// Programs that tests need, on a machine that has none of them yet.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const mayInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");

const helper = join(import.meta.dirname, "../helpers/programs.mjs");

/** An `apt-get` that fails where another one is at work, as Debian's does, and brings the program. */
const packages = (folder: string) => `#!/bin/sh
mkdir ${folder}/busy || exit 100
sleep 0.2
[ "$1" = update ] || touch ${folder}/program
rmdir ${folder}/busy
`;

it("workers that look for the same program side by side all find it, or are told what to do", async () => {
	const folder = await mkdtemp(join(tmpdir(), "gossamer-programs-"));
	await writeFile(join(folder, "apt-get"), packages(folder));
	await chmod(join(folder, "apt-get"), 0o755);
	const program = { title: "Sample", variable: "SAMPLE_PATH", places: [join(folder, "program")], debian: "sample" };
	const code = `import { programPath } from ${JSON.stringify(helper)};
		try { console.log(programPath(${JSON.stringify(program)})) } catch ({ message }) { console.log(message) }`;
	const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
	const look = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], { env });
	try {
		const found = await Promise.all([look(), look(), look()]);
		const text = mayInstall
			? program.places[0]
			: "No Sample found: install it (Debian: apt-get install sample), or set SAMPLE_PATH to its program.";
		expect(found.map(({ stdout }) => stdout.trim())).toEqual([text, text, text]);
	} finally {
		await rm(folder, { recursive: true });
	}
});

it("a program that lacks a part of what its packages bring is installed again, or one is told what to do", async () => {
	const folder = await mkdtemp(join(tmpdir(), "gossamer-programs-"));
	await writeFile(join(folder, "apt-get"), `#!/bin/sh\n[ "$1" = update ] || touch ${folder}/part\n`);
	await chmod(join(folder, "apt-get"), 0o755);
	await writeFile(join(folder, "program"), "");
	const program = { title: "Sample", variable: "SAMPLE_PATH", places: [join(folder, "program")], debian: "sample" };
	const code = `import { existsSync } from "node:fs";
		import { programPath } from ${JSON.stringify(helper)};
		const works = () => existsSync(${JSON.stringify(join(folder, "part"))});
		try { console.log(programPath({ ...${JSON.stringify(program)}, works })) } catch ({ message }) { console.log(message) }`;
	const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
	try {
		const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], { env });
		expect(stdout.trim()).toBe(
			mayInstall
				? program.places[0]
				: "No Sample found: install it (Debian: apt-get install sample), or set SAMPLE_PATH to its program.",
		);
	} finally {
		await rm(folder, { recursive: true });
	}
});
