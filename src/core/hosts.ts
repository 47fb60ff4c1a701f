// Finds hosts on the page, waits, loads, mounts, and releases what is removed.
import type { PluginDescriptor } from "../base/descriptor";
import { report } from "../base/errors";
import type { Page } from "../base/page";
import { hold, intentEvents, isIntent, replay } from "./intent";
import { type Files, loadPlugin } from "./load";
import { endsAtIntent, wait } from "./triggers";

/** One plugin on one host. */
interface Entry {
	plugin_: PluginDescriptor;
	/** Ends the wait: loads and mounts. */
	go_(): void;
	isLoading_?: boolean;
	/** The intent that is kept for later. */
	held_?: Event;
	release_(): void;
}

export interface Hosts {
	/** Searches an element and what is under it; hosts that are known already are left alone. */
	search(root: ParentNode): void;
	/** Settles when every host whose wait is over is mounted, its setup done, or given up. */
	settled(): Promise<unknown>;
	/** Tears everything down. */
	dispose(): void;
}

/** On elements whose content is started later, by whoever opens it. */
const delayed = "data-delay-child-handlers";
/** Such elements, and popups as the server prints them; they are opened as copies in a dialog. */
const closed = `[${delayed}=true],[data-elementor-type=popup]:not(.dialog-message>*)`;

/**
 * Ten looks a second cost the browser less than one per frame. The kit has an observer of its own for plugins: sharing
 * it would put it into the core, 200 B more for pages without a widget.
 */
const nearby = { rootMargin: "200px 0px", delay: 100 };

export interface HostsOptions {
	page: Page;
	files: Files;
	/** Calls back when that category or service is granted. @returns stops it */
	onGranted(name: string, go: () => void): () => unknown;
	/** Mounting waits for this promise. */
	gate?: Promise<unknown>;
	/** Turns on watching (mutations, intents); aborting it tears down. */
	signal?: AbortSignal;
}

/** @param plugins which to serve */
export const createHosts = (
	plugins: () => PluginDescriptor[],
	{ page, files, onGranted, gate, signal }: HostsOptions,
): Hosts => {
	const entries = new Map<Element, Entry[]>();
	const loading = new Set<Promise<unknown>>();

	const near =
		window.IntersectionObserver &&
		new IntersectionObserver((changes) => {
			for (const { target, isIntersecting } of changes) {
				if (!isIntersecting) continue;
				near.unobserve(target);
				for (const entry of entries.get(target) ?? []) if (entry.plugin_.when === "visible") entry.go_();
			}
		}, nearby);

	const add = (host: HTMLElement, plugin: PluginDescriptor) => {
		const { name, when, adds, cloak } = plugin;
		const known = entries.get(host) ?? [];
		if (known.some((entry) => entry.plugin_.name === name)) return;
		let isOver: boolean | undefined;
		let undo: (() => unknown) | undefined;
		const entry: Entry = {
			plugin_: plugin,
			go_() {
				if (isOver || entry.isLoading_) return;
				entry.isLoading_ = true;
				undo?.();
				const done = Promise.all([adds || loadPlugin(files, plugin), gate])
					.then(([chunk]) => {
						if (isOver) return;
						if (typeof chunk === "string") return host.classList.add(chunk);
						const mounted = chunk.mount(host, name, page);
						undo = mounted?.dispose;
						return mounted?.ready;
					})
					.catch((error) => {
						// Somebody else on the page may ask for it again.
						known.splice(known.indexOf(entry), 1);
						if (cloak) host.classList.remove(cloak);
						report("load", error, name, host);
					})
					.then(() => {
						entry.isLoading_ = false;
						isOver = true;
						loading.delete(done);
						if (entry.held_ && host.isConnected) replay(entry.held_);
					});
				loading.add(done);
			},
			release_() {
				isOver = true;
				undo?.();
			},
		};
		known.push(entry);
		entries.set(host, known);
		if (when === "visible" && near) {
			// Observed anew: the observer reports the state it finds only to those who begin to observe.
			near.unobserve(host);
			near.observe(host);
			return;
		}
		const stop = wait(when, entry.go_, onGranted);
		if (entry.isLoading_) stop?.();
		else undo = stop;
	};

	const search = (root: ParentNode) => {
		// One selector at a time: joined, every host found would have to be held against each of them once more.
		for (const plugin of plugins()) {
			for (const host of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(plugin.selector)]) {
				// A document is no element.
				if (host.matches?.(plugin.selector) && !host.closest(closed)) add(host, plugin);
			}
		}
	};

	const release = (all?: boolean) => {
		for (const [host, known] of entries) {
			if (!all && host.isConnected) continue;
			entries.delete(host);
			near?.unobserve(host);
			for (const entry of known) entry.release_();
		}
	};

	const dispose = () => release(true);

	const observer = new MutationObserver((records) => {
		const added = new Set<Node>();
		for (const { target, addedNodes, attributeName } of records) {
			for (const node of attributeName ? [target] : addedNodes) if (node.isConnected) added.add(node);
		}
		release();
		// What lies in another added subtree is searched with it.
		for (const node of added) if (node instanceof Element && !added.has(node.parentNode!)) search(node);
	});

	const onIntent = (event: Event) => {
		for (const host of event.composedPath() as Element[]) {
			for (const entry of entries.get(host) ?? []) {
				if (endsAtIntent(entry.plugin_.when)) entry.go_();
				if (entry.isLoading_ && isIntent(entry.plugin_, host, event)) {
					hold(event);
					entry.held_ ??= event;
				}
			}
		}
	};

	if (signal) {
		observer.observe(document, { childList: true, subtree: true, attributeFilter: [delayed] });
		for (const type of intentEvents) addEventListener(type, onIntent, { capture: true, signal });
		signal.addEventListener("abort", () => {
			observer.disconnect();
			dispose();
		});
	}
	return { search, settled: () => Promise.all(loading), dispose };
};
