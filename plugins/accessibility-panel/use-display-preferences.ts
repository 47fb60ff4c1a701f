// The display preferences in a component, with or without a panel on the page.
import { useLayoutEffect, useMemo } from "react";
import { useScope } from "../../src/react/use-scope";
import { useStore } from "../../src/react/use-store";
import {
	$display,
	clearColours,
	type DisplayState,
	openDisplay,
	resetDisplay,
	resetText,
	resizeText,
	setColours,
	setMode,
} from "./display";
import type { Colours, Mode } from "./model";

/** The display preferences, and the functions that change them. */
export interface DisplayPreferences extends DisplayState {
	/** Switches a mode on or off, or from the one to the other. */
	setMode(mode: Mode, isOn?: boolean): void;
	/** Shows the page in these colours and remembers them for 14 days; undefined deletes them. Invalid colours change nothing. */
	setColours(colours: Colours | undefined): void;
	/** Texts larger (1) or smaller (-1), in the way that a class of `body` says. */
	resizeText(direction: 1 | -1): void;
	/** Texts as they were. */
	resetText(): void;
	/** Everything as it was. */
	reset(): void;
}

const actions = {
	setMode,
	setColours: (colours: Colours | undefined) =>
		colours ? setColours(colours.background, colours.text) : clearColours(),
	resizeText,
	resetText,
	reset: resetDisplay,
};

/**
 * The visitor's settings, and the functions that change them. They apply while a component or a panel is mounted.
 * @example
 * const { modes, setMode } = useDisplayPreferences();
 * <button aria-pressed={modes.includes("noAnimations")} onClick={() => setMode("noAnimations")}>No animations</button>
 */
export const useDisplayPreferences = (): DisplayPreferences => {
	const state = useStore($display);
	const scope = useScope();
	useLayoutEffect(() => openDisplay(scope), [scope]);
	return useMemo(() => ({ ...state, ...actions }), [state]);
};
