// What the parts of interactions are given to play with.

/** An element's animations, and its observers. */
export interface Player {
	/** Gives the element its own look again. */
	end(): void;
	isOver(): boolean;
	/** Plays from the first look on. */
	run(onFinish?: () => void): Animation;
	cancel(): void;
	/** Hides an entrance until it plays. */
	hide(): void;
	listen(target: EventTarget, type: string, listener: (event: never) => void, options?: AddEventListenerOptions): void;
	/** Reports whether the first pixel is in view, or the given fraction. */
	observe(listener: (isIn: boolean) => void, share?: number): void;
	add(undo: () => void): void;
}
