// Mounts one plugin on markup in jsdom, as the core would, without loading or triggers.
import { completeRow, type MountablePlugin, type PluginRow } from "../../src/base/descriptor";
import type { GossamerError } from "../../src/base/errors";
import { readPage } from "../../src/base/read-page";
import { applies } from "../../src/core/gossamer";
import { mount, type Plugin } from "../../src/kit/plugin";

/** Which elements are hosts on this page by those rows. */
export const selectorOf = (rows: PluginRow | readonly PluginRow[]): string =>
	[rows]
		.flat()
		.filter(applies)
		.map((row) => completeRow(row).selector)
		.join();

export interface TestMount {
	hosts: HTMLElement[];
	/** The first host. */
	host: HTMLElement;
	/** What reached the error sink since the mount. */
	errors: GossamerError[];
	/** Tears every host down. */
	unmount(): void;
}

/**
 * @param plugin default export of the plugin's `index.ts`
 * @param selector hosts in the markup; usually the descriptor's
 * @param markup becomes the content of `body`; left as it is when undefined
 */
export const mountPlugin = async (
	// biome-ignore lint/suspicious/noExplicitAny: plugins with any settings
	plugin: Plugin<any> | MountablePlugin,
	selector: string,
	markup?: string,
): Promise<TestMount> => {
	if (markup !== undefined) document.body.innerHTML = markup;
	const errors: GossamerError[] = [];
	const listen = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);
	document.addEventListener("gossamer:error", listen);
	const page = readPage();
	const hosts = [...document.querySelectorAll<HTMLElement>(selector)];
	const mounted = hosts.map((host) =>
		"mount" in plugin ? plugin.mount(host, "test", page) : mount(plugin, host, "test", page),
	);
	await Promise.resolve();
	return {
		hosts,
		host: hosts[0]!,
		errors,
		unmount() {
			for (const instance of mounted) instance?.dispose();
			document.removeEventListener("gossamer:error", listen);
		},
	};
};
