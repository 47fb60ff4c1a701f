// Lets a course run while its headline is in view and motion is welcome.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

/** What happens when: a generator that yields the milliseconds that it waits before it continues. */
export type Course = Generator<number, void, void>;

/**
 * @param begin makes the course, and what takes away all that it has done
 * @param rest shows what stands where nothing may move. @returns takes it away
 * @returns starts over, after `prepare` has been called; does nothing where nothing may move
 */
export const play = (
	headline: Element,
	begin: () => [course: Course, undo: () => void],
	rest: (() => () => void) | undefined,
	scope: Scope,
): ((prepare: () => void) => void) => {
	/** Undefined until it is known. */
	let isStill: boolean | undefined;
	let isNear = false;
	/** What is under way, how long it waits for its next step, and what undoes it. */
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
	const goOn = () => {
		pause?.();
		if (isStill || !isNear || document.hidden) return;
		if (!course) {
			[course, undo] = begin();
			step();
		} else if (waitMs < Infinity) pause = scope.timeout(waitMs, step);
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
	return (prepare) => {
		if (isStill) return;
		reset();
		prepare();
		goOn();
	};
};
