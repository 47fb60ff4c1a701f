// Finds hosts on the page, waits, loads, mounts, and lets go of what is removed.
import { report } from "./errors";
import { hold, intentEvents, isIntent, replay } from "./intent";
import { loadPlugin } from "./load";
import type { Page } from "./page";
import type { PluginDescriptor } from "./plugin";
import { isHasty, wait } from "./triggers";

/** One plugin on one host. */
interface Entry {
	plugin_: PluginDescriptor;
	/** Ends the wait: loads and mounts. */
	go_(): void;
	isLoading_?: boolean;
	/** The intent that is kept for later. */
	held_?: Event;
	dispose_(): void;
}

export interface Hosts {
	/** Searches an element and what is under it; hosts that are known already are left alone. */
	search(root: ParentNode): void;
	/** Settled when every host whose wait is over is mounted or given up. */
	settled(): Promise<unknown>;
	/** Tears everything down. */
	dispose(): void;
}

/** On elements whose content is started later, by whoever opens it. */
const delayed = "data-delay-child-handlers";
/** Such elements, and popups as the server prints them; they are opened as copies in a dialog. */
const closed = `[${delayed}=true],[data-elementor-type=popup]:not(.dialog-message>*)`;

/** Looked at ten times a second, which costs the browser less than in every frame. */
const nearby = { rootMargin: "200px 0px", delay: 100 };

/**
 * @param plugins which to serve
 * @param gate given: nothing is mounted before it
 * @param signal given: hosts that come and go and intents are watched for, until it aborts, which tears everything down as well
 */
export const createHosts = (
	plugins: () => PluginDescriptor[],
	page: Page,
	gate?: Promise<unknown>,
	signal?: AbortSignal,
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
		const known = entries.get(host) ?? [];
		if (known.some((entry) => entry.plugin_ === plugin)) return;
		let isOver: boolean | undefined;
		let undo: (() => unknown) | undefined;
		const entry: Entry = {
			plugin_: plugin,
			go_() {
				if (isOver || entry.isLoading_) return;
				entry.isLoading_ = true;
				undo?.();
				const done = Promise.all([loadPlugin(plugin), gate])
					.then(([chunk]) => {
						if (!isOver) undo = chunk.mount(host, plugin.name, page)?.dispose;
					})
					.catch((error) => {
						// Somebody else on the page may ask for it again.
						known.splice(known.indexOf(entry), 1);
						if (plugin.cloak) host.classList.remove(plugin.cloak);
						report("load", error, plugin.name, host);
					})
					.then(() => {
						entry.isLoading_ = false;
						isOver = true;
						loading.delete(done);
						if (entry.held_ && host.isConnected) replay(entry.held_);
					});
				loading.add(done);
			},
			dispose_() {
				isOver = true;
				undo?.();
			},
		};
		known.push(entry);
		entries.set(host, known);
		if (plugin.when === "visible" && near) {
			// The browser tells the state to those only who begin to observe.
			near.unobserve(host);
			near.observe(host);
			return;
		}
		const stop = wait(plugin.when, entry.go_);
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
			for (const entry of known) entry.dispose_();
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
				if (isHasty(entry.plugin_.when)) entry.go_();
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
