// The lock of a page, by which other pages know that it lives: the browser lets go of it with the page, however that ends.
import type { Scope } from "../../../src/kit/scope";

export interface PageLock {
	hold(): void;
	release(): void;
	/** Calls back once when that other page is closed, unless this one is closed before. */
	afterPage(other: string, use: () => void): void;
}

/** Milliseconds until another page's writes to the storage are visible here. */
const storageLagMs = 250;

const nameOf = (page: string) => `gossamer-page:${page}`;

/** @param page its id */
export const createPageLock = (page: string, scope: Scope): PageLock => {
	let end: (() => void) | undefined;
	let leaving = new AbortController();
	const awaited = new Set<string>();

	const lock: PageLock = {
		hold() {
			if (end) return;
			const held = new Promise<void>((resolve) => {
				end = resolve;
			});
			request(nameOf(page), () => held);
		},
		release() {
			end?.();
			end = undefined;
		},
		async afterPage(other, use) {
			if (awaited.has(other)) return;
			awaited.add(other);
			const { signal } = leaving;
			const wait = () =>
				new Promise<unknown>((resolve) => {
					signal.addEventListener("abort", resolve);
					setTimeout(resolve, storageLagMs);
				}).then(() => signal.aborted || use());
			await request(nameOf(other), wait, signal);
			awaited.delete(other);
		},
	};
	// A page that holds a lock, or waits for one, is not kept in the back-forward cache: https://web.dev/articles/bfcache
	const leave = () => {
		lock.release();
		leaving.abort();
		leaving = new AbortController();
	};
	scope.on(window, "pagehide", leave);
	scope.add(leave);
	return lock;
};

/** Calls back immediately if there are no locks: on pages without https, and if storage is blocked. */
const request = async (name: string, use: () => Promise<unknown>, signal?: AbortSignal) => {
	try {
		await navigator.locks.request(name, { signal }, use);
	} catch {
		if (!signal?.aborted) await use();
	}
};
