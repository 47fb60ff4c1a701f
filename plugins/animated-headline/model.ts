// The sequence of a rotating headline, as generators that yield how long to wait; and its letters.
import type { Animation } from "./animation";
import type { Course } from "./play";

/** The actions of a rotation; words and letters by their index. */
export interface Stage {
	/** Number of letters of each word; 0 where words are not split. */
	letters: readonly number[];
	/** The wrapper becomes as wide as that word and `extraPx` more, within `durationMs`. */
	setWidth(word: number, extraPx?: number, durationMs?: number): void;
	/** The wrapper closes within `durationMs`, to 2 pixels. */
	close(durationMs: number): void;
	/** One word takes the place of the other. */
	swap(from: number, to: number): void;
	setActive(word: number, isActive: boolean): void;
	/** A letter appears or disappears; an index beyond the word does nothing. */
	setLetter(word: number, letter: number, isIn: boolean): void;
	setSelected(isSelected: boolean): void;
}

/**
 * The words take turns.
 * @param delayMs until the first change and after each; all other times are shares of it
 * @param isLoop continues after the last word
 * @param room the word whose width the wrapper has until the first change
 */
export function* rotate(stage: Stage, type: Animation, delayMs: number, isLoop: boolean, room = 0): Course {
	const turn = turns[type] ?? swapWords;
	const count = stage.letters.length;
	if (type === "clip") stage.setWidth(0, clipExtraPx);
	else if (type !== "typing") stage.setWidth(room);
	if (count < 2) return;
	yield delayMs;
	for (let from = 0; isLoop || from < count - 1; from = (from + 1) % count)
		yield* turn(stage, from, (from + 1) % count, delayMs);
}

const clipExtraPx = 10;

function* swapWords(stage: Stage, from: number, to: number, delayMs: number): Course {
	stage.swap(from, to);
	stage.setWidth(to);
	yield delayMs;
}

function* clip(stage: Stage, from: number, to: number, delayMs: number): Course {
	const revealMs = 0.24 * delayMs;
	stage.close(revealMs);
	yield revealMs;
	stage.swap(from, to);
	stage.setWidth(to, clipExtraPx, revealMs);
	yield revealMs + 0.6 * delayMs;
}

function* type(stage: Stage, from: number, to: number, delayMs: number): Course {
	stage.setSelected(true);
	yield 0.2 * delayMs;
	stage.setSelected(false);
	stage.setActive(from, false);
	for (let letter = 0; letter < stage.letters[from]!; letter++) stage.setLetter(from, letter, false);
	yield 800;
	stage.setActive(to, true);
	for (let letter = 0; letter < stage.letters[to]!; letter++) {
		if (letter) yield 0.06 * delayMs;
		stage.setLetter(to, letter, true);
	}
	yield delayMs;
}

function* swapLetters(stage: Stage, from: number, to: number, delayMs: number): Course {
	stage.setWidth(to);
	for (let letter = 0; letter < Math.max(stage.letters[from]!, stage.letters[to]!); letter++) {
		if (letter) yield 0.02 * delayMs;
		stage.setLetter(from, letter, false);
		stage.setLetter(to, letter, true);
	}
	yield delayMs;
}

const turns: Partial<Record<Animation, typeof type>> = {
	clip,
	typing: type,
	swirl: swapLetters,
	blinds: swapLetters,
	wave: swapLetters,
};

/**
 * The pieces of a word that move: each character as readers see it, or the whole text if its letters join or run from
 * right to left, which separate pieces would break.
 * @example lettersOf(" ok 👍🏽 ") // ["o", "k", " ", "👍🏽"]
 */
export const lettersOf = (text: string, rtl?: boolean): string[] => {
	const word = text.trim();
	if (!word) return [];
	// Hebrew to Arabic, Mongolian, and the presentation forms of the first.
	if (rtl || /[\u0590-\u08ff\u1800-\u18af\ufb1d-\ufdff\ufe70-\ufefc]/.test(word)) return [word];
	// Latin letters do not join, and the browser need not load its data of all scripts.
	if (/^[ -\u024f]*$/.test(word)) return [...word];
	return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
};
