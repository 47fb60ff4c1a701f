// The words of a rotating headline in the page: classes, widths, letters.
import { lettersOf, type Stage } from "./model";

const active = "elementor-headline-text-active";
const inactive = "elementor-headline-text-inactive";
const isIn = "elementor-headline-animation-in";

/** @param isSplit words become one element a letter */
export const createStage = (
	wrapper: HTMLElement,
	words: HTMLElement[],
	isSplit: boolean,
	rtl: boolean,
): Stage & { undo(): void } => {
	const before = [wrapper, ...words].map((node) => [node, node.className, node.getAttribute("style")] as const);
	const undoSplits: (() => void)[] = [];
	let animation: Animation | undefined;

	const split = (word: HTMLElement, index: number) => {
		const inner = word.querySelector("a") ?? word;
		const nodes = [...inner.childNodes];
		const text = word.textContent;
		const letters = lettersOf(text, rtl).map((letter) => {
			const span = document.createElement("span");
			span.className = "elementor-headline-dynamic-letter";
			span.classList.toggle(isIn, !index);
			// A separate box would lose a space.
			if (!letter.trim()) span.style.whiteSpace = "pre";
			span.textContent = letter;
			return span;
		});
		inner.replaceChildren(...letters);
		// A link is called by its text, not by its letters.
		const label = inner.ariaLabel;
		if (inner !== word) inner.ariaLabel ??= text.trim();
		word.style.opacity = "1";
		undoSplits.push(() => {
			inner.replaceChildren(...nodes);
			inner.ariaLabel = label;
		});
		return letters;
	};
	const letters = words.map((word, index) => (isSplit ? split(word, index) : []));

	const setWidth = (width: string, durationMs?: number) => {
		const from = wrapper.style.width;
		wrapper.style.width = width;
		if (!durationMs) return;
		wrapper.style.overflow = "hidden";
		animation = wrapper.animate?.({ width: [from, width] }, { duration: durationMs, easing: "ease-in-out" });
	};
	const setActive = (index: number, isActive: boolean) => {
		words[index]!.classList.toggle(active, isActive);
		words[index]!.classList.toggle(inactive, !isActive);
	};
	return {
		letters: letters.map(({ length }) => length),
		setActive,
		setWidth(index, extraPx = 0, durationMs) {
			setWidth(`${widthOf(words[index]!) + extraPx}px`, durationMs);
			if (animation)
				animation.onfinish = () => {
					wrapper.style.overflow = "";
				};
		},
		close: (durationMs) => setWidth("2px", durationMs),
		swap(from, to) {
			setActive(from, false);
			setActive(to, true);
		},
		setLetter: (index, letter, isShown) => letters[index]![letter]?.classList.toggle(isIn, isShown),
		setSelected: (isSelected) => wrapper.classList.toggle("elementor-headline-typing-selected", isSelected),
		undo() {
			animation?.cancel();
			for (const undo of undoSplits) undo();
			for (const [node, className, style] of before) {
				node.className = className;
				if (style === null) node.toggleAttribute("style", false);
				else node.setAttribute("style", style);
			}
		},
	};
};

/**
 * Gives assistive technology one static text with all words, instead of the moving text. A wrapper with links is left
 * unchanged, so that they can be found.
 * @returns removes it
 */
export const say = (wrapper: HTMLElement, words: HTMLElement[]): (() => void) => {
	if (wrapper.querySelector("a")) return () => {};
	const spoken = document.createElement("span");
	spoken.textContent = words.map((word) => word.textContent.trim()).join(", ");
	spoken.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
	wrapper.before(spoken);
	wrapper.ariaHidden = "true";
	return () => {
		spoken.remove();
		wrapper.ariaHidden = null;
	};
};

/** Width of a word, px: not rounded, so that a line that just fits does not break; and before transforms. */
export const widthOf = (word: HTMLElement): number =>
	Number.parseFloat(getComputedStyle(word).width) || word.offsetWidth;

/** Keeps the height that the headline has with the word that needs most, so that nothing below it ever moves. */
export const reserveHeight = (headline: HTMLElement, wrapper: HTMLElement, words: HTMLElement[]): void => {
	const { width } = wrapper.style;
	headline.style.minHeight = "";
	// The widest word breaks the line first. Each width that is tried would be one more layout.
	wrapper.style.width = `${Math.max(...words.map(widthOf))}px`;
	// Not the box, which is rounded or transformed; and without the paddings of a content box.
	const heights = [headline, ...words].map((node) => Number.parseFloat(getComputedStyle(node).height) || 0);
	wrapper.style.width = width;
	headline.style.minHeight = `${Math.max(...heights)}px`;
};
