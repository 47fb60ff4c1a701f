// One plugin on one host: waits, loads, mounts, retries after a failure, and unmounts.
import type { CompleteRow, MountablePlugin, PluginDescriptor } from "../base/descriptor";
import { isOnPage, memberOf } from "../base/dom";
import { report } from "../base/errors";
import type { Page } from "../base/page";
import { type HeldEvent, isNative, replay, sayUnsent } from "./intent";
import { type Files, loadPlugin } from "./load";
import { slices } from "./slices";
import { isNow, isRare } from "./triggers";

export type Row = CompleteRow<PluginDescriptor>;

export interface Entry {
	plugin_: Row;
	/** Ends the wait: loads and mounts. */
	go_(): void;
	isLoading_?: boolean;
	/** The intents that are kept for later, one for each target. */
	held_: HeldEvent[];
	release_(): void;
}

/** State that the entries of a page share. */
export interface Entries {
	page: Page;
	files: Files;
	/** The kit waits for rare triggers. */
	kit(): Promise<typeof import("../kit")>;
	/** Mounting waits for this promise. */
	gate?: Promise<unknown>;
	/** Reports hosts near the window; without it, all hosts are near. */
	near_?: IntersectionObserver;
	/** Entries that are about to mount. */
	loading_: Set<Promise<unknown>>;
	/** Entries whose chunk could not be loaded. */
	failed_: Set<Entry>;
	/** Whether some entry keeps this intent. */
	isHeld_(event: Event): boolean;
}

/** Milliseconds until a chunk that failed is requested again; each further time twice as long. */
const retryMs = 2000;
/** Once the pause is longer, which is 6 s after the first failure, a held press shows that its chunk has failed. It stays held. */
const patienceMs = 8000;

/** Begins to wait for the row's trigger. The watchers of the page notify entries that wait for an intent, or for being near. */
export const createEntry = (
	host: HTMLElement,
	plugin: Row,
	{ page, files, kit, gate, near_: near, loading_: loading, failed_: failed, isHeld_: isHeld }: Entries,
): Entry => {
	const { name, when, adds, cloak, unsent } = plugin;
	let isOver: boolean | undefined;
	let undo: (() => unknown) | undefined;
	let pause = retryMs;

	const mount = ([chunk]: [MountablePlugin | string | undefined, unknown]) => {
		failed.delete(entry);
		if (isOver) return;
		isOver = true;
		// Others of this host may still wait to be seen.
		if (when === "visible") near?.unobserve(host);
		if (typeof chunk === "string") return memberOf(host, "classList").add(chunk);
		if (!chunk?.mount) return report(chunk ? "not-a-plugin" : "no-plugin", chunk, name, host);
		const mounted = chunk.mount(host, name, page);
		undo = mounted?.dispose;
		return mounted?.ready;
	};
	const fail = (error: unknown) => {
		if (isOver) return;
		if (cloak) memberOf(host, "classList").remove(cloak);
		if (!failed.has(entry)) report("load", error, name, host);
		// Requested again: at the next intent, `online`, coming near, and after a while.
		failed.add(entry);
		const timer = setTimeout(entry.go_, pause);
		undo = () => clearTimeout(timer);
		// Here and elsewhere in place: a shared function costs each chunk 20 to 40 B.
		pause *= 2;
	};
	const answer = () => {
		const { held_ } = entry;
		if (!held_[0] || !isOnPage(host)) return;
		const hasFailed = failed.has(entry);
		// Events without a native alternative stay held until the plugin has mounted.
		if (hasFailed && unsent) {
			// `free_` returns undefined: it is called once.
			held_[0].free_ = held_[0].free_?.();
			return sayUnsent(host, unsent);
		}
		entry.held_ = hasFailed ? held_.filter((event) => !isNative(event)) : [];
		// Hosts around this one may hold one as well, as accordions in accordions do: the last of them does it again.
		for (const event of held_)
			if (!isHeld(event)) replay(event);
			else if (pause > patienceMs) event.free_ = event.free_?.(hasFailed);
	};

	const entry: Entry = {
		plugin_: plugin,
		held_: [],
		go_() {
			if (isOver || entry.isLoading_) return;
			entry.isLoading_ = true;
			undo?.();
			const done = Promise.all([adds || loadPlugin(files, plugin), gate])
				.then((loaded) => slices.take(() => mount(loaded)), fail)
				.catch((error) => report("mount", error, name, host))
				.then(() => {
					entry.isLoading_ = false;
					loading.delete(done);
					answer();
				});
			loading.add(done);
		},
		release_() {
			isOver = true;
			failed.delete(entry);
			undo?.();
		},
	};
	if (when === "visible" && near) {
		// Observed again: the observer reports the current state only when observing begins.
		near.unobserve(host);
		near.observe(host);
	} else if (isNow(when)) entry.go_();
	else if (isRare(when)) {
		const waiting = kit().then(
			(kit) => kit.wait(when, entry.go_, host),
			(error) => report("load", error, name, host),
		);
		undo = () => waiting.then((stop) => stop?.());
	}
	return entry;
};
