// Fetches the chunk of a plugin once: its files together, with one retry and an end to waiting.
import type { MountablePlugin, PluginDescriptor } from "./plugin";

export interface ChunkLoadError extends Error {
	name: "ChunkLoadError";
	/** Why it could not be had: it has no plugin in it, nothing came in time, or the request failed twice. */
	type: "missing" | "timeout" | "error";
	/** Position of the plugin in the table, if it stands in one. */
	number?: number;
	/** Address of the chunk. */
	request: string;
}

/** Milliseconds until a chunk that does not answer counts as failed. */
export const chunkTimeout = 120_000;

const chunks = new Map<PluginDescriptor, Promise<MountablePlugin>>();
const asked = new Set<string>();

/**
 * The plugin of a descriptor. A failed chunk may be asked for again.
 * @throws (rejects with) {@link ChunkLoadError}
 */
export const loadPlugin = (descriptor: PluginDescriptor): Promise<MountablePlugin> => {
	let chunk = chunks.get(descriptor);
	if (!chunk) {
		chunks.set(descriptor, (chunk = request(descriptor)));
		chunk.catch(() => chunks.delete(descriptor));
	}
	return chunk;
};

/** The kit: stores, actions, and what every plugin is made with. */
export const loadKit = (): Promise<typeof import("./kit")> =>
	__KIT__ ? importFile(addressOf(__KIT__)) : import("./kit");

const request = async ({ name, load, needs = [], number }: PluginDescriptor) => {
	const address = load ? name : addressOf(`./plugins/${name}.js${version}`);
	let type: ChunkLoadError["type"] = "error";
	let timer: ReturnType<typeof setTimeout> | undefined;
	try {
		if (!load) for (const file of [__KIT__, ...needs]) prefetch(file);
		const timeout = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject((type = "timeout")), chunkTimeout);
		});
		const module = await Promise.race([load ? load() : importFile<{ default: MountablePlugin }>(address), timeout]);
		if (!module.default) throw (type = "missing");
		return module.default;
	} catch (cause) {
		const message = `Loading chunk ${number} failed.\n(${type}: ${address})`;
		throw Object.assign(new Error(message, { cause }), { name: "ChunkLoadError", type, number, request: address });
	} finally {
		clearTimeout(timer);
	}
};

const addressOf = (file: string) => new URL(file, import.meta.url).href;

/**
 * The core's own query (`?ver=2`) goes on to chunks and style sheets, so that an update reaches visitors who have the old
 * ones cached. What chunks import from each other carries a hash in its name instead.
 */
const version = new URL(import.meta.url).search;

/** Imports a module; when that fails, once more past every cache. */
const importFile = <T>(address: string): Promise<T> =>
	import(/* @vite-ignore */ address).catch(
		() => import(/* @vite-ignore */ `${address}${address.includes("?") ? "&" : "?"}retry=${Date.now()}`),
	);

const prefetch = (file: string) => {
	if (asked.has(file)) return;
	asked.add(file);
	const isStyle = file.endsWith("css");
	document.head.append(
		Object.assign(document.createElement("link"), {
			rel: isStyle ? "stylesheet" : "modulepreload",
			href: addressOf(isStyle ? file + version : file),
		}),
	);
};
