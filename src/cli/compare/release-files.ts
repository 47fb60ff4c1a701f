// Gossamer's own files, answered under the page's origin as if the site had them.
import { existsSync, readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import type { Release } from "../release";

const types: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
};

/** Path under which the page finds the release. */
export const filesPath = ({ manifest }: Release): string => `/__gossamer/${manifest.version}/`;

export const filesOf =
	({ folder }: Release) =>
	(path: string): { body: Buffer; type: string } | undefined => {
		const file = join(folder, normalize(`/${decodeURIComponent(path)}`));
		const type = types[extname(file)];
		return type && existsSync(file) ? { body: readFileSync(file), type } : undefined;
	};

/** Bytes of a file of the release as a server sends it, by its address. */
export const sentBytesOf = (release: Release) => (address: string) => {
	const [, path] = new URL(address).pathname.split(filesPath(release));
	return path === undefined ? undefined : release.manifest.files[path]?.brotli;
};
