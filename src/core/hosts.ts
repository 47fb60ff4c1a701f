// Finds hosts on the page, waits, loads, mounts, asks again for what failed, and releases what is removed.
import type { CompleteRow, MountablePlugin, PluginDescriptor } from "../base/descriptor";
import { closest, contains, matches, querySelector, querySelectorAll } from "../base/dom";
import { report } from "../base/errors";
import type { Page } from "../base/page";
import { hold, intentEvents, isIntent, isReplaying, replay, sayUnsent } from "./intent";
import { type Files, loadPlugin } from "./load";
import { createSlices } from "./slices";
import { endsAtIntent, isNow, isRare } from "./triggers";

type Row = CompleteRow<PluginDescriptor>;

/** One plugin on one host. */
interface Entry {
	plugin_: Row;
	/** Ends the wait: loads and mounts. */
	go_(): void;
	isLoading_?: boolean;
	/** The intent that is kept for later. */
	held_?: Event;
	release_(): void;
}

export interface Hosts {
	/** Searches an element, the page unless given, and what is under it; hosts that are known already are left alone. */
	search(root?: Element): void;
	/** Settles when every host whose wait is over is mounted, its setup done, or its chunk has failed. */
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

/** Milliseconds until a chunk that failed is asked for again; each further time twice as long, up to the longest. */
const retryMs = 2000;
const longestRetryMs = 600_000;

/** Milliseconds for which changes of the page are collected after one that was served at once. */
const batchMs = 16;

const isOnPage = (node: Node) => contains.call(document, node);

export interface HostsOptions {
	page: Page;
	files: Files;
	/** The kit waits for what few plugins wait for. */
	kit(): Promise<typeof import("../kit")>;
	/** Mounting waits for this promise. */
	gate?: Promise<unknown>;
	/** Turns on watching (mutations, intents); aborting it tears down. */
	signal?: AbortSignal;
}

/** @param plugins which to serve */
export const createHosts = (plugins: () => Row[], { page, files, kit, gate, signal }: HostsOptions): Hosts => {
	const entries = new Map<Element, Entry[]>();
	const loading = new Set<Promise<unknown>>();
	const failed = new Set<Entry>();

	const slices = createSlices();
	const near =
		window.IntersectionObserver &&
		new IntersectionObserver((changes) => {
			for (const { target, isIntersecting } of changes)
				for (const entry of entries.get(target) ?? [])
					if (isIntersecting && entry.plugin_.when === "visible") entry.go_();
		}, nearby);

	const add = (host: HTMLElement, plugin: Row) => {
		const { name, when, adds, cloak, unsent } = plugin;
		const known = entries.get(host) ?? [];
		if (known.some((entry) => entry.plugin_.name === name)) return;
		let isOver: boolean | undefined;
		let undo: (() => unknown) | undefined;
		let pause = retryMs;
		const entry: Entry = {
			plugin_: plugin,
			go_() {
				if (isOver || entry.isLoading_) return;
				entry.isLoading_ = true;
				undo?.();
				const mount = ([chunk]: [MountablePlugin | string | undefined, unknown]) => {
					failed.delete(entry);
					if (isOver) return;
					isOver = true;
					near?.unobserve(host);
					if (typeof chunk === "string") return host.classList.add(chunk);
					if (!chunk?.mount) return report(chunk ? "not-a-plugin" : "no-plugin", chunk, name, host);
					const mounted = chunk.mount(host, name, page);
					undo = mounted?.dispose;
					return mounted?.ready;
				};
				const fail = (error: unknown) => {
					if (isOver) return;
					if (cloak) host.classList.remove(cloak);
					if (!failed.has(entry)) report("load", error, name, host);
					// Asked for again: at the next intent, `online`, coming near, and after a while.
					failed.add(entry);
					const timer = setTimeout(entry.go_, pause);
					undo = () => clearTimeout(timer);
					pause = Math.min(pause * 2, longestRetryMs);
				};
				const done = Promise.all([adds || loadPlugin(files, plugin), gate])
					.then((loaded) => slices.take(() => mount(loaded)), fail)
					.catch((error) => report("mount", error, name, host))
					.then(() => {
						entry.isLoading_ = false;
						loading.delete(done);
						const { held_ } = entry;
						if (!held_ || !isOnPage(host)) return;
						// What has no native way stays held until the plugin is there.
						if (failed.has(entry) && unsent) return sayUnsent(host, unsent);
						entry.held_ = undefined;
						replay(held_);
					});
				loading.add(done);
			},
			release_() {
				isOver = true;
				failed.delete(entry);
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
		if (isNow(when)) entry.go_();
		else if (isRare(when)) {
			const waiting = kit().then(
				(kit) => kit.wait(when, entry.go_),
				(error) => report("load", error, name, host),
			);
			undo = () => waiting.then((stop) => stop?.());
		}
	};

	const search = (root: Element = document.documentElement) => {
		// One selector at a time: joined, every host found would have to be held against each of them once more.
		for (const plugin of plugins()) {
			const { selector, text = "" } = plugin;
			for (const host of [root, ...querySelectorAll.call(root, selector)])
				if (
					matches.call(host, selector) &&
					(!text || RegExp(text).test(host.textContent!)) &&
					!closest.call(host, closed)
				)
					add(host as HTMLElement, plugin);
		}
	};

	const release = (all?: boolean) => {
		for (const [host, known] of entries) {
			if (!all && isOnPage(host)) continue;
			entries.delete(host);
			near?.unobserve(host);
			for (const entry of known) entry.release_();
		}
	};

	const dispose = () => release(true);

	let changes: MutationRecord[][] = [];
	let isCollecting: boolean | undefined;
	const serveChanges = () => {
		const added = new Set<Node>();
		let hasRemoved: boolean | undefined;
		for (const { target, addedNodes, removedNodes, attributeName } of changes.flat()) {
			for (const node of removedNodes) hasRemoved ||= node instanceof Element;
			for (const node of attributeName ? [target] : addedNodes) if (node instanceof Element) added.add(node);
		}
		changes = [];
		if (hasRemoved) release();
		if (!added.size) return;
		const any = plugins()
			.map(({ selector }) => selector)
			.join();
		for (const node of added as Set<Element>) {
			// What lies in another added subtree is searched with it.
			if (!any || !isOnPage(node) || added.has(node.parentNode!)) continue;
			if (!matches.call(node, any) && !querySelector.call(node, any)) continue;
			// What is inserted has not been painted, and is in its place when it is.
			slices.join();
			search(node);
		}
	};
	const observer = new MutationObserver((records) => {
		changes.push(records);
		if (isCollecting) return;
		serveChanges();
		isCollecting = true;
		setTimeout(() => {
			isCollecting = false;
			if (changes[0]) serveChanges();
		}, batchMs);
	});

	const onIntent = (event: Event) => {
		if (isReplaying) return;
		// A form may be submitted in the task that inserts it.
		if (event.type === "submit" && event.target instanceof Element) search(event.target);
		for (const host of event.composedPath() as Element[]) {
			for (const entry of entries.get(host) ?? []) {
				if (endsAtIntent(entry.plugin_.when)) entry.go_();
				if (entry.isLoading_ && isIntent(entry.plugin_, host, event) && hold(event)) entry.held_ ??= event;
			}
		}
	};

	if (signal) {
		observer.observe(document, { childList: true, subtree: true, attributeFilter: [delayed] });
		for (const type of intentEvents) addEventListener(type, onIntent, { capture: true, signal });
		const retry = () => {
			for (const entry of failed) entry.go_();
		};
		addEventListener("online", retry, { signal });
		// On paper everything is in view. What is mounted in a microtask of this, its chunk being there, hears the event itself.
		const showAll = () => {
			slices.join();
			for (const [host, known] of entries)
				for (const { plugin_, go_ } of known) {
					if (plugin_.when !== "visible") continue;
					if (plugin_.cloak) host.classList.remove(plugin_.cloak);
					go_();
				}
		};
		addEventListener("beforeprint", showAll, { capture: true, signal });
		signal.addEventListener("abort", () => {
			observer.disconnect();
			dispose();
		});
	}
	return { search, settled: () => Promise.all(loading), dispose };
};
