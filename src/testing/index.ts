// For tests of plugins, in any runner with a DOM: mounts a plugin on markup, on a page as it would be printed, and reports what it leaves behind.
import type { MountablePlugin, Mounted } from "../base/descriptor";
import type { GossamerError } from "../base/errors";
import type { Page } from "../base/page";
import { detachIdle } from "../stores/on-mount";
import { countListeners } from "./count-listeners";
import { fillIn } from "./fill-in";

export { countListeners, type ListenerCount } from "./count-listeners";

export interface MountOptions {
	/** Which elements of the markup are hosts; its first element by default. */
	selector?: string;
	/** Name of the plugin, for messages and for `plugins` in the page configuration; `test` by default. */
	name?: string;
	/** Differences from a plain page; see {@link fakePage}. */
	page?: Partial<Page>;
}

/** A plugin on its hosts, until `unmount`. */
export interface TestMount {
	/** The first host. */
	host: HTMLElement;
	/** All of them. */
	hosts: HTMLElement[];
	/** Errors that reached the error sink since the mount. */
	errors: GossamerError[];
	/**
	 * Tears every host down.
	 * @returns what differs from before: `listener: window scroll`, `markup: <p …> …`; empty when nothing leaked
	 */
	unmount(): string[];
}

/**
 * A page as the server would print it: no builder configuration, from left to right.
 * @example fakePage({ rtl: true, config: { plugins: { hello: { greeting: "Hi" } } } })
 */
export const fakePage = (page: Partial<Page> = {}): Page => ({
	edit: false,
	isStatic: false,
	rtl: false,
	builder: {},
	config: {},
	...page,
});

/**
 * Mounts a plugin as the core would, without loading or triggers.
 * @param html becomes the content of `body`
 * @param plugin default export of the plugin's chunk
 * @returns when its setup is done, and its result has settled
 * @example
 * const { host, unmount } = await mountPlugin('<p class="hello">', hello);
 * host.click();
 * expect(host.textContent).toBe("Hello");
 * expect(unmount()).toEqual([]);
 */
export const mountPlugin = async (
	html: string,
	plugin: MountablePlugin,
	{ selector = "*", name = "test", page }: MountOptions = {},
): Promise<TestMount> => {
	if (typeof plugin?.mount !== "function")
		throw new TypeError("mountPlugin needs the result of definePlugin: the default export of the plugin's chunk.");
	fillIn();
	document.body.innerHTML = html;
	const found = [...document.body.querySelectorAll<HTMLElement>(selector)];
	const hosts = selector === "*" ? found.slice(0, 1) : found;
	if (!hosts[0]) throw new Error(`The markup has no element${selector === "*" ? "" : ` that matches ${selector}`}.`);

	const errors: GossamerError[] = [];
	const note = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);
	document.addEventListener("gossamer:error", note);
	const before = snapshot();
	const listeners = countListeners();
	const mounted: Mounted[] = hosts.flatMap((host) => plugin.mount(host, name, fakePage(page)) ?? []);
	await Promise.all(mounted.map(({ ready }) => ready));

	let left: string[] | undefined;
	return {
		host: hosts[0],
		hosts,
		errors,
		unmount() {
			if (left) return left;
			for (const { dispose } of mounted) dispose();
			detachIdle();
			const after = snapshot();
			left = [
				...listeners.attached().map((listener) => `listener: ${listener}`),
				...Object.keys(before).flatMap((part) =>
					before[part] === after[part] ? [] : `markup: ${after[part]} where there was ${before[part]}`,
				),
			];
			listeners.stop();
			document.removeEventListener("gossamer:error", note);
			return left;
		},
	};
};

/** The page as text, in parts that are short enough to be shown. */
const snapshot = (): Record<string, string> => {
	const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML;
	return {
		html: tagOf(document.documentElement),
		head: document.head.outerHTML,
		body: tagOf(document.body),
		content: document.body.innerHTML,
	};
};
