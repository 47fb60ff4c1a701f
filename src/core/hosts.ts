// Finds hosts on the page, notifies their entries of what the visitor does and sees, and releases removed hosts.
import { showBusy } from "../base/busy";
import { closed, delayed } from "../base/closed";
import { closest, getAttribute, isOnPage, matches, memberOf, querySelector, querySelectorAll } from "../base/dom";
import { createEntry, type Entries, type Entry, type Row } from "./entry";
import { type HeldEvent, hold, intentEvents, isIntent, isReplaying } from "./intent";
import { slices } from "./slices";
import { endsAtIntent } from "./triggers";
import { watchChanges } from "./watch-changes";

export interface Hosts {
	/** Searches an element, the page by default, and its descendants; known hosts are left alone. */
	search(root?: Element): void;
	/** Settles when every host whose wait is over is mounted, its setup done, or its chunk has failed. */
	settled(): Promise<unknown>;
	/** Ends waits for a visitor's action, and keeps the action for plugins that are still loading. */
	hear(event: Event): void;
	/** Tears everything down. */
	dispose(): void;
}

const anyWidget = "[data-widget_type]";
/** Type of a widget with the dot before its skin. */
const typeOf = (widget: Element) => getAttribute.call(widget, "data-widget_type")!.replace(/\..*/s, ".");

/**
 * Ten checks a second cost the browser less than one per frame. The kit has its own observer for plugins: sharing it
 * would put it into the core, 200 B more for pages without a widget.
 */
const nearby = { rootMargin: "200px 0px", delay: 100 };

export interface HostsOptions extends Pick<Entries, "page" | "files" | "kit" | "gate"> {
	/** Turns on watching (mutations, intents); aborting it tears down. */
	signal?: AbortSignal;
}

/** @param plugins which to serve */
export const createHosts = (plugins: () => Row[], { signal, ...options }: HostsOptions): Hosts => {
	const known = new Map<Element, Entry[]>();
	const near =
		window.IntersectionObserver &&
		new IntersectionObserver((changes) => {
			for (const { target, isIntersecting } of changes)
				for (const { plugin_, go_ } of known.get(target) ?? []) if (isIntersecting && plugin_.when === "visible") go_();
		}, nearby);
	const entries: Entries = {
		...options,
		near_: near,
		loading_: new Set(),
		failed_: new Set(),
		isHeld_: (event) => [...known.values()].flat().some(({ held_ }) => held_.includes(event)),
	};

	const add = (host: HTMLElement, plugin: Row) => {
		const own = known.get(host) ?? [];
		if (own.some(({ plugin_ }) => plugin_.name === plugin.name)) return;
		known.set(host, [...own, createEntry(host, plugin, entries)]);
	};

	const search = (root: Element = document.documentElement) => {
		const find = (selector: string) => [
			...(matches.call(root, selector) ? [root] : []),
			...querySelectorAll.call(root, selector),
		];
		const byType: Record<string, Element[]> = {};
		for (const host of find(anyWidget)) (byType[typeOf(host)] ??= []).push(host);
		// One selector at a time: joined, every host found would have to be held against each of them once more.
		for (const plugin of plugins()) {
			const { selector, widgets, text = "" } = plugin;
			for (const host of widgets ? widgets.flatMap((type) => byType[`${type}.`] ?? []) : find(selector))
				if ((!text || RegExp(text).test(host.textContent!)) && !closest.call(host, closed))
					add(host as HTMLElement, plugin);
		}
	};

	const release = (all?: boolean) => {
		for (const [host, own] of known) {
			if (!all && isOnPage(host)) continue;
			known.delete(host);
			near?.unobserve(host);
			for (const { release_ } of own) release_();
		}
	};

	const settled = () => Promise.all(entries.loading_);
	const retry = () => {
		for (const { go_ } of entries.failed_) go_();
	};
	const dispose = () => release(true);

	const searchAdded = (nodes: Element[]) => {
		const any = [anyWidget, ...plugins().flatMap(({ selector, widgets }) => (widgets ? [] : selector))].join();
		for (const node of nodes) {
			if (!matches.call(node, any) && !querySelector.call(node, any)) continue;
			// Inserted elements have not been painted, and are in their place when they are.
			slices.join();
			search(node);
		}
	};

	const hear = (event: HeldEvent) => {
		if (isReplaying) return;
		// A form may be submitted in the task that inserts it.
		if (event.type === "submit" && event.target instanceof Element) search(event.target);
		for (const host of event.composedPath() as Element[]) {
			for (const entry of known.get(host) ?? []) {
				if (endsAtIntent(entry.plugin_.when)) entry.go_();
				if (!entry.isLoading_ || !isIntent(entry.plugin_, host, event) || !hold(event)) continue;
				const held = entry.held_.find(({ target }) => target === event.target);
				event.free_ ??= held?.free_ ?? showBusy(event.target as Element);
				// Who presses again because nothing happens means it once.
				entry.held_ = [...entry.held_.filter((other) => other !== held), event];
			}
		}
	};

	if (signal) {
		const changes = watchChanges(delayed, searchAdded, release);
		for (const type of intentEvents) addEventListener(type, hear, { capture: true, signal });
		const onOnline = () => {
			retry();
			// Requests from before the network was back may still fail.
			settled().then(retry);
		};
		addEventListener("online", onOnline, { signal });
		// In print everything is in view. A plugin that mounts in a microtask of this, as its chunk has loaded, gets the event itself.
		const showAll = () => {
			slices.join();
			for (const [host, own] of known)
				for (const { plugin_, go_ } of own) {
					if (plugin_.when !== "visible") continue;
					if (plugin_.cloak) memberOf(host, "classList").remove(plugin_.cloak);
					go_();
				}
		};
		addEventListener("beforeprint", showAll, { capture: true, signal });
		signal.addEventListener("abort", () => {
			changes.disconnect();
			dispose();
		});
	}
	return { search, settled, hear, dispose };
};
