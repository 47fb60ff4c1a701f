// Loads chunks: each file of the release once, after what it needs, with one retry and a timeout.
import type { MountablePlugin, PluginDescriptor, PluginModule } from "../base/descriptor";
import { slices } from "./slices";

export interface ChunkLoadError extends Error {
	name: "ChunkLoadError";
	/** Why it could not be loaded: the file exports nothing, it timed out, or its request failed twice. */
	type: "missing" | "timeout" | "error";
	/** Address of the chunk. */
	request: string;
}

/** The files of a release by name: `kit`, `plugins/counter`, `plugins/lightbox.css`. */
export interface Files {
	/**
	 * Loads a script after those that it needs; a style sheet among these is linked, without waiting for it. A failed
	 * script may be requested again.
	 * @param importModule imports the module if it is not a file of the release
	 * @throws (rejects with) {@link ChunkLoadError}
	 */
	load(name: string, needs?: readonly string[], importModule?: () => unknown): Promise<unknown>;
	/**
	 * The loaded modules, by name. Built chunks find their imports from each other here: a browser may keep a failed
	 * import for the life of the page (https://github.com/whatwg/html/issues/6768), so each file is requested on its own.
	 */
	modules: Record<string, unknown>;
}

/** Milliseconds after which a chunk without a response counts as failed. */
export const timeoutMs = 120_000;

/** Chunks bundled with the core, by name: each runs when it is requested, and returns its exports. */
export type Bundle = Record<string, (() => unknown) | undefined>;

/**
 * @param base address of the core: chunks are in the same folder and get its query (`?ver=2`)
 * @param bundle chunks that need not be requested from there
 */
export const createFiles = (base: string, bundle: Bundle = {}): Files => {
	const requests: Record<string, Promise<unknown> | undefined> = {};
	const linked = new Set<string>();
	const modules: Files["modules"] = {};
	const { search } = new URL(base);
	/** The core's address with another file. */
	const addressOf = (file: string) => new URL(`${file}${isStyle(file) ? "" : ".js"}${search}`, base).href;

	const link = (file: string) => {
		if (linked.has(file) || requests[file] || bundle[file]) return;
		linked.add(file);
		const rel = isStyle(file) ? "stylesheet" : "modulepreload";
		document.head.append(Object.assign(document.createElement("link"), { rel, href: addressOf(file) }));
	};

	const request = async (file: string, needs: readonly string[], importModule?: () => unknown) => {
		// Files are fetched together, and evaluated in order: each finds the previous ones in `modules`. If everything that
		// a file needs has loaded, its import fetches it as early as a link would.
		if (needs.some((need) => !modules[need])) [...needs, file].forEach(link);
		for (const need of needs) if (!isStyle(need)) await load(need);
		const run = bundle[file];
		if (run) return (modules[file] = await slices.take(run));
		const address = importModule ? file : addressOf(file);
		const ask = (query = "") => attempt(importModule ?? (() => import(/* @vite-ignore */ address + query)));
		const [type, result] = await Promise.race([
			ask().then((first) => (first[0] ? ask(`${address.includes("?") ? "&" : "?"}retry=${Date.now()}`) : first)),
			new Promise<Outcome>((resolve) => setTimeout(resolve, timeoutMs, ["timeout"])),
		]);
		if (!type) return (modules[file] = result);
		// Name and message are those that pages know from the page builder's own loader.
		const message = `Loading chunk ${file} failed.\n(${type}: ${address})`;
		throw Object.assign(new Error(message, { cause: result }), { name: "ChunkLoadError", type, request: address });
	};

	const load: Files["load"] = (file, needs = [], importModule) =>
		(requests[file] ??= request(file, needs, importModule).catch((error) => {
			requests[file] = undefined;
			throw error;
		}));

	return { load, modules };
};

/** The plugin of a descriptor: from its own `load`, else from its chunk. */
export const loadPlugin = async (
	files: Files,
	{ name, load, needs = ["kit"] }: PluginDescriptor,
): Promise<MountablePlugin> => ((await files.load(`plugins/${name}`, load ? [] : needs, load)) as PluginModule).default;

const isStyle = (file: string) => file.endsWith(".css");

/** How a request for a file has ended: why it has failed, if so, and the module or the cause. */
type Outcome = readonly [failure: ChunkLoadError["type"] | undefined, result: unknown];

const attempt = async (importModule: () => unknown): Promise<Outcome> => {
	try {
		const module = await importModule();
		// An empty response is a module as well; a second request may return the chunk.
		return [Object.keys(module as object)[0] ? undefined : "missing", module];
	} catch (cause) {
		return ["error", cause];
	}
};
