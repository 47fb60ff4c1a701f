// The part for pages of before 3.1: prints the words that the server has left to the script.
import type { Scope } from "../../src/kit/scope";

const name = "elementor-headline-dynamic-text";

/** @param printed a word a line */
export const printWords = (wrapper: Element, printed: string, scope: Scope): void => {
	const words = printed.split("\n").map((line, index) => {
		const word = document.createElement("span");
		word.className = index ? name : `${name} elementor-headline-text-active`;
		// Words replace each other without their own line.
		word.textContent = line.replaceAll(" ", "\u00a0");
		return word;
	});
	wrapper.replaceChildren(...words);
	scope.add(() => wrapper.replaceChildren());
};
