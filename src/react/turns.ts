// How often the direction of the page has changed, which plugins read as they are mounted: an app may change it with its language.
import { atom, type ReadableAtom } from "nanostores";
import { onMount } from "../stores/on-mount";

const $count = atom(0);

/** A number, as on a server the direction is not known. */
export const $turns: ReadableAtom<number> = $count;

onMount($count, () => {
	let { dir } = document;
	const observer = new MutationObserver(() => {
		if (document.dir === dir) return;
		dir = document.dir;
		$count.set($count.get() + 1);
	});
	observer.observe(document.documentElement, { attributeFilter: ["dir"] });
	return () => observer.disconnect();
});
