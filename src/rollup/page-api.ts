// What a build may take from the page instead of bundling it: by imported module, the names and the release file that contains them.

/** By the module that is imported: the names of it that a file of the release exports (`src/api`), with `as` under another one; a test holds the two together. */
export const pageModules: Record<string, Record<string, readonly string[]>> = {
	gossamer: {
		api: [
			...["definePlugin", "queryOwn"],
			...["choice", "integer", "list", "number", "object", "responsive", "slider", "text", "toggle"],
		],
	},
	"gossamer/stores": {
		api: [
			...["$consent", "consentFor", "deny", "grant", "onGranted", "persistConsent"],
			...["$preferences", "setPreference", "$viewport"],
		],
		"api-stores": ["$cookies", "cookies", "frame", "$scroll", "storage"],
	},
	"gossamer/react": { "api-react": ["drawView", "useStore"] },
	react: { "api-react": ["Fragment", "useEffect", "useLayoutEffect", "useRef", "useState"] },
	"react/jsx-runtime": { "api-react": ["Fragment", "jsx", "jsxs"] },
	// Builds that are not for production import it.
	"react/jsx-dev-runtime": { "api-react": ["Fragment", "jsx as jsxDEV"] },
};

/** The prefix of external modules that are files of the release. */
export const onPage = "gossamer:";

/** The code of a module that re-exports one of these from the page. */
export const standIn = (module: string): string =>
	Object.entries(pageModules[module]!)
		.map(([file, names]) => `export { ${names.join()} } from "${onPage}${file}";`)
		.join("\n");

/** An expression that requests files from the page: a promise that resolves once they have loaded. */
export const askFor = (files: readonly string[]): string => {
	const asked = `gossamer.load("api", ["kit"])`;
	const parts = files.filter((file) => file !== "api").map((file) => `api.${file.replace("api-", "")}()`);
	return parts.length ? `${asked}.then((api) => Promise.all([${parts.join()}]))` : asked;
};
