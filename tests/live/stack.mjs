// The WordPress with the originals that pages are written into.
import { execSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { LIVE_URL, LIVE_PUT } = process.env;

const stop = (why) => {
	console.error(`live: ${why}`);
	process.exit(3);
};

if (!LIVE_URL || !LIVE_PUT)
	stop(
		"set up the live stack, then give LIVE_URL (its address) and LIVE_PUT (its command that writes a page); tests/live/README.md says more.",
	);

export const url = LIVE_URL.replace(/\/$/, "");

await fetch(`${url}/plain/?m=n`).catch(() =>
	stop(`nothing answers at ${url}: start the stack (its start.sh), then run this again.`),
);

const random = /^(random|still)-(\d+)$/;
/** Whether `random.php` makes a page of that name. */
export const isRandom = (name) => random.test(name);

/** A file for the page that `random.php` makes of a seed. */
const randomFile = (name) => {
	const [, kind, seed] = random.exec(name);
	const file = join(mkdtempSync(join(tmpdir(), "live-")), `${name}.php`);
	const maker = join(import.meta.dirname, "random.php");
	writeFileSync(file, `<?php return (require '${maker}')(${seed}, ${kind === "still"});`);
	return file;
};

/** Writes a page of `pages/`, or `random-SEED` or `still-SEED`, into it. @returns its address */
export const write = async (name, mode = "el") => {
	const seed = isRandom(name) ? randomFile(name) : join(import.meta.dirname, "pages", `${name}.php`);
	if (!existsSync(seed)) stop(`there is no page ${name}.`);
	const said = execSync(`${LIVE_PUT} ${seed}`, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
	const [address] = /http:\S+/.exec(said) ?? [];
	if (!address) stop(`the page ${name} was not written: ${said}`);
	// The first load in a mode makes files and caches.
	for (const m of "on") await fetch(`${address}?refmode=${mode}&m=${m}`);
	return address;
};
