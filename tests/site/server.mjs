// The demo host: serves the pages, the built files and the endpoints on the loopback address. `npm start` runs it.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createApp } from "./app.mjs";
import { dist, release } from "./release.mjs";

/**
 * @typedef {object} SiteOptions
 * @property {number} [port] 0 takes a free one; default 4173
 * @property {string} [host] default 127.0.0.1
 * @property {string} [release] directory of the release; default the one that was built
 * @property {string} [inbox] file that keeps the submissions; default the environment's INBOX, else data/submissions.jsonl
 * @property {(request: Request) => Response | undefined | Promise<Response | undefined>} [answer] asked before anything else: markup and faults of tests, in every browser
 * @property {string} [head] markup that opens the head of every page
 */

/**
 * Starts the demo host.
 * @param {SiteOptions} [options]
 * @returns {Promise<{ url: string, close(): Promise<void> }>} `url` has no slash at the end
 * @throws with one line that says what to do when the build is missing or the port is taken
 */
export const startSite = ({
	port = 4173,
	host = "127.0.0.1",
	release: directory = release,
	inbox = process.env.INBOX ?? fileURLToPath(new URL("./data/submissions.jsonl", import.meta.url)),
	answer,
	head,
} = {}) =>
	new Promise((started, failed) => {
		if (!existsSync(join(directory, "gossamer.js"))) {
			failed(new Error(`${directory}/gossamer.js is missing: run \`npm run build\` first.`));
			return;
		}
		const { fetch } = createApp({ release: resolve(directory), inbox: resolve(inbox), answer, head });
		const server = serve({ fetch, port, hostname: host }, (info) =>
			started({
				url: `http://${host.includes(":") ? `[${host}]` : host}:${info.port}`,
				close: () =>
					new Promise((closed) => {
						server.close(() => closed());
						server.closeAllConnections?.();
					}),
			}),
		);
		server.on("error", (error) => failed(error.code === "EADDRINUSE" ? new Error(portTaken(port)) : error));
	});

const portTaken = (port) =>
	`Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1} npm start.`;

const main = async () => {
	try {
		const site = await startSite({ port: Number(process.env.PORT || 4173) });
		if (existsSync(join(dist, "docs"))) console.log(`The documentation is at ${site.url}/docs/`);
		console.log(`The demo is at ${site.url}/`);
		for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => site.close().then(() => process.exit(0)));
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
