// The address of the page: it follows back and forward, and what plugins write to it.
import { atom, type ReadableAtom } from "nanostores";
import { onMount } from "./on-mount";

const $state = atom("");

/** `location.href`, as text: code that changes a part of it must leave the rest unchanged. Empty on the server. */
export const $address: ReadableAtom<string> = $state;

const write = (method: "pushState" | "replaceState") => (address: string) => {
	try {
		history[method](history.state, "", address);
	} catch {
		// Browsers limit how often the history may be written, and refuse other origins.
		return false;
	}
	update();
	return true;
};

/**
 * Goes to an address of the same origin without loading it: adds a history entry.
 * @returns false if the browser refuses
 * @example pushAddress(`${location.pathname}?e-filter-389c132-category=sea${location.hash}`)
 */
export const pushAddress = write("pushState");

/** Rewrites the address of the current entry of the history. @returns false if the browser refuses */
export const replaceAddress = write("replaceState");

const update = () => $state.set(location.href);

onMount($state, () => {
	const types = ["popstate", "hashchange"];
	for (const type of types) addEventListener(type, update);
	update();
	return () => {
		for (const type of types) removeEventListener(type, update);
	};
});
