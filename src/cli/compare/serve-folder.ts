// Serves a folder of saved pages, only on this machine.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/** @param bases paths that the folder is found below as well */
export const serveFolder = async (
	folder: string,
	bases: readonly string[] = [],
): Promise<{ origin: string; close(): Promise<void> }> => {
	const serve = sirv(folder, {
		dev: true,
		dotfiles: false,
		// Files of the pages' own host are requested from another origin.
		setHeaders: (response) => response.setHeader("Access-Control-Allow-Origin", "*"),
	});
	const server = createServer((request, response) => {
		const { url = "/" } = request;
		const base = bases.find((path) => url.startsWith(`${path}/`)) ?? "";
		request.url = url.slice(base.length).replace(/^\/+/, "/");
		serve(request, response, () => {
			response.statusCode = 404;
			response.end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
};
