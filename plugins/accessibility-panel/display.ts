// The display preferences of a page: their state, and the functions that change it. One state per page, shared by all panels and hooks.
import { atom, type ReadableAtom } from "nanostores";
import { isPermitted, type Need, watchPermission } from "../../src/kit/permission";
import type { Scope } from "../../src/kit/scope";
import { cookies } from "../../src/stores/cookies";
import { $preferences } from "../../src/stores/preferences";
import { showColours } from "./contrast";
import { cookieNames } from "./cookie-names";
import { beginMode } from "./effects";
import { type Colours, lifetimeDays, type Mode, toColours } from "./model";
import { endTextSize, resetTextSize, stepTextSize } from "./text-size";

/** How the visitor wants the page to be shown. */
export interface DisplayState {
	/** The active modes. */
	readonly modes: readonly Mode[];
	/** Undefined if the page has its own. */
	readonly colours?: Colours;
	/** How many times as large as it was the page is shown; 1 where only texts are sized. */
	readonly zoom: number;
}

const initial: DisplayState = { modes: [], zoom: 1 };
const $state = atom(initial);
const running = new Map<Mode, () => void>();
let owners = 0;
/** Loads the cookies, for the code that serves the preferences. */
let saving: { scope: Scope; need: Need };
/** Whether the visitor chose the colours on this page. */
let isChosen: boolean;

/** The display preferences of the page. */
export const $display: ReadableAtom<DisplayState> = $state;

const change = (changes: Partial<DisplayState>) => $state.set({ ...$state.get(), ...changes });

/** Switches a mode on or off. */
export const setMode = (mode: Mode, isOn = !running.has(mode)): void => {
	const end = running.get(mode);
	if (isOn === !!end) return;
	running.delete(mode);
	end?.();
	const undo = isOn && beginMode(mode);
	if (undo) running.set(mode, undo);
	change({ modes: [...running.keys()] });
};

/** Makes texts larger (1) or smaller (-1), in the way that the site's owner chose. */
export const resizeText = (direction: 1 | -1): void => change({ zoom: stepTextSize(direction) });

export const resetText = (): void => {
	resetTextSize();
	change({ zoom: 1 });
};

const show = (colours?: Colours) => {
	showColours(colours);
	change({ colours });
};

/** Shows the page in these colours and remembers them for 14 days. Invalid colours change nothing. */
export const setColours = (background: unknown, text: unknown): void => {
	const colours = toColours(background, text);
	if (!colours) return;
	show(colours);
	isChosen = true;
	save();
};

/** Forgets the colours; the page keeps them until it is shown again. */
export const forgetColours = (): void => {
	isChosen = false;
	for (const name of Object.values(cookieNames)) cookies.remove(name);
};

/** Shows the page in its own colours, and forgets others. */
export const clearColours = (): void => {
	forgetColours();
	show();
};

/** Whatever the visitor changed is as it was. */
export const resetDisplay = (): void => {
	for (const mode of running.keys()) setMode(mode);
	resetText();
	clearColours();
};

/** The cookies are functional ones, which a visitor who is asked may refuse, or allow later. */
const save = () => {
	const { colours } = $state.get();
	if (!isChosen || !colours || !isPermitted(saving.scope, saving.need)) return;
	for (const name of ["text", "background"] as const)
		cookies.set(cookieNames[name], colours[name], { days: lifetimeDays });
};

/**
 * Begins to serve the display preferences, starting from the cookies and the preferences of the visitor's system.
 * @param scope that asks whether cookies may be set
 * @param unasked where neither the visitor nor the page has said so
 * @returns ends it; when the last one has ended, the page is as it was
 */
export const openDisplay = (scope: Scope, unasked?: Need["unasked"]): (() => void) => {
	if (!owners++) {
		saving = { scope, need: { category: "functional", unasked } };
		isChosen = false;
		watchPermission(scope, saving.need, save);
		show(toColours(cookies.get(cookieNames.background), cookies.get(cookieNames.text)));
		const { reducedMotion, contrast } = $preferences.get();
		setMode("noAnimations", reducedMotion);
		setMode("underlineLinks", contrast === "more");
	}
	return () => {
		if (--owners) return;
		for (const mode of running.keys()) setMode(mode);
		endTextSize();
		change({ zoom: 1 });
		show();
	};
};
