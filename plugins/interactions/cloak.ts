// The file `entrances.js`, a classic script for sites to print in the head: hides elements with an entrance as soon as the page's list is parsed.
import { cloakId, listId } from "./ids";

interface Item {
	trigger?: unknown;
	animation?: { effect?: unknown; type?: unknown };
	breakpoints?: { excluded?: unknown[] };
}

/** Items with excluded devices are skipped: the current device is known only later. */
const isEntrance = ({ trigger, animation, breakpoints }: Item) =>
	/^(load|scrollIn)$/.test(`${trigger}`) &&
	animation?.type !== "out" &&
	animation?.effect !== "custom" &&
	!breakpoints?.excluded?.[0];

// The list is at the end of the page, before its scripts.
const changes = new MutationObserver(() => {
	try {
		const entries: { elementId: unknown; interactions: Item[] }[] = JSON.parse(
			document.getElementById(listId)!.textContent,
			(_, value) => (value?.$$type ? value.value : value),
		);
		const hosts = entries
			.filter(({ interactions }) => interactions.some(isEntrance))
			.map(({ elementId }) => `[data-interaction-id=${JSON.stringify(`${elementId}`)}]`);
		const style = document.createElement("style");
		style.id = cloakId;
		// If the plugin does not load, all elements are shown after eight seconds.
		style.textContent = `@keyframes ${cloakId}{to{opacity:1}}@media screen and (prefers-reduced-motion:no-preference){:is(${hosts}){opacity:0;animation:${cloakId} 0s 8s forwards}}`;
		document.head.append(style);
		changes.disconnect();
	} catch {
		// It is not there yet, still loading, or invalid.
	}
});
changes.observe(document, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => changes.disconnect());
