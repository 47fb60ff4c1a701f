// Lets a course run while its headline is in view and motion is welcome.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

/** A sequence: a generator that yields the milliseconds to wait before it continues. */
export type Course = Generator<number, void, void>;

/**
 * @param begin creates the sequence, and the function that undoes it
 * @param rest shows the still state if nothing may move. @returns removes it
 * @param prepare called before each beginning and each start over; then calls `run`, in a frame
 * @returns starts over; does nothing where nothing may move
 */
export const play = (
	headline: Element,
	begin: () => [course: Course, undo: () => void],
	rest: (() => () => void) | undefined,
	scope: Scope,
	prepare = (run: () => void) => run(),
): (() => void) => {
	/** Undefined until it is known. */
	let isStill: boolean | undefined;
	let isNear = false;
	/** The running sequence, how long it waits for its next step, and the function that undoes it. */
	let course: Course | undefined;
	let waitMs = 0;
	let undo: (() => void) | undefined;
	let pause: (() => void) | undefined;

	const reset = () => {
		undo?.();
		course = undo = undefined;
	};
	const step = () => {
		const { value, done } = course!.next();
		waitMs = done ? Infinity : value;
		goOn();
	};
	const mayRun = () => !isStill && isNear && !document.hidden;
	const goOn = () => {
		pause?.();
		if (!mayRun()) return;
		if (!course) prepare(start);
		else if (waitMs < Infinity) pause = scope.timeout(waitMs, step);
	};
	/** Ends in a step, unless it has to wait. */
	const start = () => {
		if (course || !mayRun()) return;
		[course, undo] = begin();
		step();
	};
	scope.add(reset);
	scope.watch($preferences, ({ reducedMotion }) => {
		const wasStill = isStill;
		isStill = reducedMotion || scope.page.edit;
		if (isStill === wasStill) return;
		reset();
		if (isStill) undo = rest?.();
		goOn();
	});
	scope.observe(
		headline,
		(isVisible) => {
			isNear = isVisible;
			goOn();
		},
		"0px 0px -100px",
	);
	scope.on(document, "visibilitychange", goOn);
	return () => {
		if (isStill) return;
		pause?.();
		reset();
		prepare(start);
	};
};
