// `npm run dev`: serves the demo, and rebuilds the files of the site within seconds of a change. Types, the library and the WordPress plugin are left to `npm run build`.
import { execFileSync, spawn } from "node:child_process";
import { resolve } from "node:path";
import { watch } from "rollup";
import { loadConfigFile } from "rollup/loadConfigFile";
import { isStale } from "./is-stale.mjs";

console.log("Building, which takes about half a minute…");
if (isStale("dist/lib/src/index.js"))
	execFileSync("npx", ["rollup", "-c", "--configLib", "--silent"], { stdio: "inherit" });
const { options } = await loadConfigFile(resolve("rollup.config.mjs"), { configDev: true, silent: true });
const watcher = watch(options);
let start = 0;
let server;
watcher.on("event", ({ code, error, result }) => {
	result?.close();
	if (code === "START") start = performance.now();
	if (code === "ERROR") console.error(`${error.message}\n${error.id ?? ""}`);
	if (code !== "END") return;
	console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s. Reload the page.`);
	// The server reads the built files at each request, and restarts when a page of the demo changes.
	server ??= spawn("node", ["--watch", "--watch-preserve-output", "tests/site/server.mjs"], { stdio: "inherit" });
});
for (const signal of ["SIGINT", "SIGTERM"])
	process.once(signal, () => {
		server?.kill();
		watcher.close();
	});
