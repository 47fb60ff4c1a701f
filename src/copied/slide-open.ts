// Slides an element open or closed; a press in the middle turns the slide around where it is.

/**
 * @param isOpen not as in the last call
 * @param last the element's slide before this one, if any
 * @param frames from closed to open; read only if none runs
 * @param end runs when the slide is over, not when it is cancelled
 * @returns the slide, to be cancelled with the scope and given to the next call
 */
export const slideOpen = (
	node: HTMLElement,
	isOpen: boolean,
	last: Animation | undefined,
	frames: () => Parameters<HTMLElement["animate"]>[0],
	timing: KeyframeAnimationOptions,
	end: (() => void) | null = null,
): Animation => {
	if (last?.playState === "running") last.reverse();
	else last = node.animate(frames(), { ...timing, direction: isOpen ? "normal" : "reverse" });
	last.onfinish = end;
	return last;
};
