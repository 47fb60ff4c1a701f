// The words of a rotating headline in the page: classes, widths, letters.
import type { Scope } from "../../src/kit/scope";
import { lettersOf, type Stage } from "./model";

const active = "elementor-headline-text-active";
const inactive = "elementor-headline-text-inactive";
const isIn = "elementor-headline-animation-in";

/** @param isSplit words become one element a letter */
export const createStage = (
	wrapper: HTMLElement,
	words: HTMLElement[],
	isSplit: boolean,
	scope: Scope,
): Stage & { undo(): void } => {
	const before = [wrapper, ...words].map((node) => [node, node.className, node.getAttribute("style")] as const);
	const undoSplits: (() => void)[] = [];
	let animation: Animation | undefined;
	let isUndone = false;

	const split = (word: HTMLElement, index: number) => {
		const inner = word.querySelector("a") ?? word;
		const nodes = [...inner.childNodes];
		const text = word.textContent;
		const letters = lettersOf(text, scope.page.rtl).map((letter) => {
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
			scope.frame(() => {
				const width = widthOf(words[index]!) + extraPx;
				return () => {
					if (isUndone) return;
					setWidth(`${width}px`, durationMs);
					if (animation)
						animation.onfinish = () => {
							wrapper.style.overflow = "";
						};
				};
			});
		},
		close: (durationMs) => setWidth("2px", durationMs),
		swap(from, to) {
			setActive(from, false);
			setActive(to, true);
		},
		setLetter: (index, letter, isShown) => letters[index]![letter]?.classList.toggle(isIn, isShown),
		setSelected: (isSelected) => wrapper.classList.toggle("elementor-headline-typing-selected", isSelected),
		undo() {
			isUndone = true;
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
	// With the spaces of the markup: a table of contents lists the same text before and after.
	spoken.textContent = words.map((word) => word.textContent.trim()).join(" ");
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

/** A headline whose height is reserved in the next frame. */
interface Reservation {
	headline: HTMLElement;
	wrapper: HTMLElement;
	words: HTMLElement[];
	/** Called after that, in the same frame. */
	done(): void;
}

/** All are measured together: each width that is tried is one more layout. */
const waiting = new Set<Reservation>();

/** @returns keeps the height that the headline has with the word that needs most, so that nothing below it ever moves; in a frame, then calls `done` */
export const createReserve = (
	headline: HTMLElement,
	wrapper: HTMLElement,
	words: HTMLElement[],
	scope: Scope,
): ((done: () => void) => void) => {
	const reservation: Reservation = { headline, wrapper, words, done() {} };
	scope.add(() => waiting.delete(reservation));
	return (done) => {
		reservation.done = () => scope.run(done);
		waiting.add(reservation);
		scope.frame(reserveAll);
	};
};

const reserveAll = () => {
	const all = [...waiting];
	waiting.clear();
	const widths = all.map(({ words }) => Math.max(...words.map(widthOf)));
	return () => {
		const before = all.map(({ wrapper }) => wrapper.style.width);
		for (const [index, { headline, wrapper }] of all.entries()) {
			headline.style.minHeight = "";
			// The widest word breaks the line first.
			wrapper.style.width = `${widths[index]}px`;
		}
		// Not the box, which is rounded or transformed; and without the paddings of a content box.
		const heights = all.map(({ headline, words }) =>
			Math.max(...[headline, ...words].map((node) => Number.parseFloat(getComputedStyle(node).height) || 0)),
		);
		for (const [index, { headline, wrapper, done }] of all.entries()) {
			wrapper.style.width = before[index]!;
			headline.style.minHeight = `${heights[index]}px`;
			done();
		}
	};
};
