// Finds the targets of a step; sent as text, so the functions refer only to each other and to the same script.
import type { Box } from "../state";

// Of the script that all are sent in.
declare function seenBox(element: Element): Box | undefined;
declare function isShown(element: Element): boolean;
declare function isCopy(element: Element): boolean;
declare function builderKeys(): Map<Element, string>;
declare function builderName(element: HTMLElement): string;

/** The visible elements that match a selector, in a host if one is named. */
export function findAll(selector: string, host?: Element | null): Element[] {
	const found = [...(host ?? document).querySelectorAll(selector)];
	return found.filter((element) => !isCopy(element) && isShown(element) && seenBox(element));
}

/** @param key of the builder's element; without one, the number-th that the selector finds */
export function findHost(selector: string, key: string | undefined, number: number): Element | undefined {
	if (key) for (const [element, known] of builderKeys()) if (known === key) return element;
	return [...document.querySelectorAll(selector)].filter((element) => !isCopy(element))[number];
}

/** Hosts of a selector: how to find each again. */
export function listHosts(
	selector: string,
	within?: string,
): { key?: string; number: number; name: string; isShown: boolean }[] {
	const keys = builderKeys();
	return [...document.querySelectorAll<HTMLElement>(selector)]
		.filter((element) => !isCopy(element))
		.map((element, number) => ({ element, number }))
		.filter(({ element }) => !within || element.querySelector(within))
		.map(({ element, number }) => {
			const { id } = element.dataset;
			return {
				key: keys.get(element),
				number,
				name: id ? builderName(element) : `${element.tagName.toLowerCase()}`,
				isShown: isShown(element),
			};
		});
}
