// Completes a lock file (`package-lock.json` unless one is named) after `npm install`: takes download addresses out, and puts the optional packages of other
// platforms in, which npm leaves out where the registry does not offer them and then misses at `npm ci`.
import { readFileSync, writeFileSync } from "node:fs";

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const systems = /^(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const processors = { gnueabihf: "arm", musleabihf: "arm", eabi: "arm" };

for (const [path, owner] of Object.entries(lock.packages)) {
	// A link within the project has its path there.
	if (/^https?:/.test(owner.resolved)) delete owner.resolved;
	for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
		const place = `node_modules/${name}`;
		if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
		const words = name.split("/").at(-1).split("-");
		const at = words.findIndex((word) => systems.test(word));
		if (at < 0) continue;
		const libc = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
		lock.packages[place] = {
			version,
			cpu: [processors[words[at + 2]] ?? words[at + 1]],
			dev: owner.dev,
			...(words[at] === "linux" && { libc: [libc] }),
			optional: true,
			os: [words[at]],
		};
	}
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
