// What a build may take from the page instead of bundling it: by module as it is imported, the names and the file of the release that holds them.

/** The names that `src/api` exports; a test holds the two together. */
export const api: Record<string, readonly string[]> = {
	api: [
		...["definePlugin", "queryOwn"],
		...["choice", "integer", "list", "number", "object", "responsive", "slider", "text", "toggle"],
		...["$consent", "consentFor", "deny", "grant", "onGranted", "persistConsent"],
		...["$preferences", "setPreference", "$viewport"],
	],
	"api-stores": ["$cookies", "cookies", "frame", "$scroll", "storage"],
	"api-react": [
		...["Fragment", "useEffect", "useLayoutEffect", "useRef", "useState", "jsx", "jsxs"],
		...["drawView", "useStore"],
	],
};

const isOfAuthoring = (name: string) => /^(define|query|[a-z]+$)/.test(name) && !/^(deny|grant)$/.test(name);
const isOfLayer = (name: string) => /^(drawView|useStore)$/.test(name);
const pick = (file: string, isWanted: (name: string) => boolean = () => true) => ({
	[file]: api[file]!.filter(isWanted),
});

/** By the module that is imported. */
export const pageModules: Record<string, Record<string, readonly string[]>> = {
	gossamer: pick("api", isOfAuthoring),
	"gossamer/stores": { ...pick("api", (name) => !isOfAuthoring(name)), ...pick("api-stores") },
	"gossamer/react": pick("api-react", isOfLayer),
	react: pick("api-react", (name) => !isOfLayer(name) && !/^jsxs?$/.test(name)),
	"react/jsx-runtime": pick("api-react", (name) => /^(jsxs?|Fragment)$/.test(name)),
};

/** The prefix of external modules that are files of the release. */
export const onPage = "gossamer:";

/** The code of a module that stands for one of these: it hands on what the page has. */
export const standIn = (module: string): string =>
	Object.entries(pageModules[module]!)
		.map(([file, names]) => `export { ${names.join()} } from "${onPage}${file}";`)
		.join("\n");

/** An expression that asks the page for files: a promise that is kept when they are there. */
export const askFor = (files: readonly string[]): string => {
	const asked = `gossamer.load("api", ["kit"])`;
	const parts = files.filter((file) => file !== "api").map((file) => `api.${file.replace("api-", "")}()`);
	return parts.length ? `${asked}.then((api) => Promise.all([${parts.join()}]))` : asked;
};
