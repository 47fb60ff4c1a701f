// What the parts of interactions are given to play with.

/** An element's animations, and its observers. */
export interface Player {
	/** Gives the element its own look again. */
	end(): void;
	isOver(): boolean;
	/** As the element's own prototype has it. */
	animate: Element["animate"];
	/** Plays from the first look on. */
	run(onFinish?: () => void): Animation;
	/** The current keyframes, without those of the previous animation. */
	keyframes(): Keyframe[];
	/** Driven by something other than time. */
	take(animation: Animation): void;
	cancel(): void;
	/** Hides an entrance until it plays. */
	hide(): void;
	listen(target: EventTarget, type: string, listener: (event: never) => void, options?: AddEventListenerOptions): void;
	/** Reports whether the first pixel is in view, or the given fraction. */
	observe(listener: (isIn: boolean) => void, share?: number): void;
	add(undo: () => void): void;
}
