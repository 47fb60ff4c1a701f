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
	const addressOf = (name: string) => new URL(`${name}${isStyle(name) ? "" : ".js"}${search}`, base).href;

	const link = (name: string) => {
		if (linked.has(name) || requests[name] || bundle[name]) return;
		linked.add(name);
		const rel = isStyle(name) ? "stylesheet" : "modulepreload";
		document.head.append(Object.assign(document.createElement("link"), { rel, href: addressOf(name) }));
	};

	const request = async (name: string, needs: readonly string[], importModule?: () => unknown) => {
		// Files are fetched together, and evaluated in order: each finds the previous ones in `modules`. If everything that
		// a file needs has loaded, its import fetches it as early as a link would.
		if (needs.some((file) => !modules[file])) [...needs, name].forEach(link);
		for (const file of needs) if (!isStyle(file)) await load(file);
		const run = bundle[name];
		if (run) return (modules[name] = await slices.take(run));
		const address = importModule ? name : addressOf(name);
		let type: ChunkLoadError["type"];
		const ask = async (query = "") => {
			type = "error";
			const module = await (importModule ? importModule() : import(/* @vite-ignore */ address + query));
			// An empty response is a module as well; a second request may return the chunk.
			if (!Object.keys(module as object)[0]) throw (type = "missing");
			return module;
		};
		try {
			return (modules[name] = await Promise.race([
				ask().catch(() => ask(`${address.includes("?") ? "&" : "?"}retry=${Date.now()}`)),
				new Promise((_, reject) => setTimeout(() => reject((type = "timeout")), timeoutMs)),
			]));
		} catch (cause) {
			// Name and message are those that pages know from the page builder's own loader.
			const message = `Loading chunk ${name} failed.\n(${type!}: ${address})`;
			throw Object.assign(new Error(message, { cause }), { name: "ChunkLoadError", type: type!, request: address });
		}
	};

	const load: Files["load"] = (name, needs = [], importModule) =>
		(requests[name] ??= request(name, needs, importModule).catch((error) => {
			requests[name] = undefined;
			throw error;
		}));

	return { load, modules };
};

/** The plugin of a descriptor: from its own `load`, else from its chunk. */
export const loadPlugin = async (
	files: Files,
	{ name, load, needs = ["kit"] }: PluginDescriptor,
): Promise<MountablePlugin> => ((await files.load(`plugins/${name}`, load ? [] : needs, load)) as PluginModule).default;

const isStyle = (name: string) => name.endsWith(".css");
