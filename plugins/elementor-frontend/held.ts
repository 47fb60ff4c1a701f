// The part for pages whose jQuery an optimiser holds back until a visitor does something.
import { getJQuery } from "../../src/base/jquery";
import type { Scope } from "../../src/kit/scope";

const init = "elementor/frontend/init";
/** Maximum milliseconds for the files that were released last. */
const loadMs = 5000;

/**
 * Listeners of held scripts come late: they get the announcement of the page once all of these have run. jQuery stands
 * for them, as most cannot listen without it.
 * @param selector of scripts that are held
 */
export const postpone = (selector: string, scope: Scope): void => {
	const held = () => document.querySelectorAll(selector);
	const isJQuery = ({ attributes }: Element) => Array.from(attributes).some(({ value }) => value.includes("jquery"));
	if (!Array.from(held()).some(isJQuery)) return;
	/** Files that are on their way. */
	const loading = new Set<unknown>();
	let isEarly = false;
	let isReleased = false;
	const announce = () => {
		isReleased = true;
		if (isEarly) dispatchEvent(new CustomEvent(init));
	};
	let isEnded = false;
	const end = () => {
		if (isEnded) return;
		isEnded = true;
		observer.disconnect();
		// What waits for the document has its turn first.
		if (getJQuery()) getJQuery()(() => scope.timeout(0, announce));
		else announce();
	};
	const check = () => {
		if (held()[0]) return;
		if (loading.size) scope.timeout(loadMs, end);
		else end();
	};
	const observer = scope.connect(MutationObserver, (records) => {
		for (const { target, addedNodes } of records) {
			for (const node of [target, ...addedNodes]) {
				if (node instanceof HTMLScriptElement && node.src && !node.matches(selector)) loading.add(node);
			}
		}
		check();
	});
	observer.observe(document, { childList: true, subtree: true, attributeFilter: ["type", "src"] });
	const onLoad = ({ target }: Event) => {
		if (loading.delete(target)) check();
	};
	for (const type of ["load", "error"]) scope.on(document, type, onLoad, { capture: true });
	const wait = (event: Event) => {
		if (isReleased) return;
		isEarly = true;
		event.stopImmediatePropagation();
	};
	scope.on(window, init, wait, { once: true, capture: true });
};
