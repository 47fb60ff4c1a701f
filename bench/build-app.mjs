// An app of this package's React components, built by Vite as a developer would.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const entry = "virtual:app";

/** React and what stands for it: apps have it anyway. */
export const ofReact = /^(react|@preact)(\/|-dom|$)/;

/**
 * @param {string} code of the app
 * @param {object} [rollupOptions]
 * @returns its files
 */
export const buildApp = async (code, rollupOptions) => {
	const { output } = await build({
		root,
		configFile: false,
		logLevel: "silent",
		resolve: { alias: [{ find: /^gossamer\/react$/, replacement: `${root}dist/lib/plugins/react.js` }] },
		define: { "process.env.NODE_ENV": '"production"' },
		plugins: [
			{
				name: "app",
				resolveId: (id) => (id === entry ? `\0${entry}` : null),
				load: (id) => (id === `\0${entry}` ? code : null),
			},
		],
		build: { write: false, modulePreload: false, rollupOptions: { input: entry, ...rollupOptions } },
	});
	return output;
};
