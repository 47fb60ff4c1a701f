// Moves the slides by keys, and by pointers once their part has loaded; and hides the controls.
import { closestTo } from "../../src/base/dom";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import type { Slides } from "./slides";
import type { LightboxContext } from "./types";

/** Milliseconds without input until the controls are hidden. */
const idleMs = 3500;
/** Elements that keep their pointer events: controls next to the slides, a scrolling caption, a video's own controls. */
const reserved = "header,footer,video,a";

const loadGestures = () => import("./gestures");

/** @param scope of the opening */
export const followInput = (slides: Slides, context: LightboxContext, scope: Scope): void => {
	const { dialog, has, sign } = context;
	let cancel = () => {};
	const wake = () => {
		cancel();
		slides.$isIdle.set(false);
		cancel = scope.timeout(idleMs, () => slides.$isIdle.set(!slides.$isSharing.get()));
	};
	scope.on(document, "keydown", (event) => {
		const target = event.target as Node;
		// Keys in an overlay above the lightbox are not for it.
		if (document.body !== target && !dialog.contains(target)) return;
		wake();
		const step = { PageDown: 1, PageUp: -1, ArrowRight: sign, ArrowLeft: -sign }[plainKey(event)];
		// Keys on a video are for the video.
		if (!step || closestTo(target, "video")) return;
		event.preventDefault();
		slides.move(step);
	});
	for (const type of ["click", "mousemove"]) scope.on(dialog, type, wake);

	if (slides.all.length < 2 && !has("zoom")) return;
	/** Events from before the part had loaded. */
	const missed: Event[] = [];
	let follow: ((event: Event) => void) | undefined;
	const load = () =>
		scope
			.part(loadGestures, ({ followPointers }) => {
				follow ??= followPointers(slides, context);
				missed.splice(0).forEach(follow);
			})
			// Without the part.
			.then(() => missed.splice(0));
	const onStart = (event: Event) => {
		if (closestTo(event.target, reserved)) return;
		if (follow) return follow(event);
		missed.push(event);
		return load();
	};
	for (const type of ["pointerdown", "wheel"]) scope.on(dialog, type, onStart);
	for (const type of ["pointermove", "pointerup", "pointercancel"]) {
		scope.on(window, type, (event) => {
			if (missed[0]) missed.push(event);
			else follow?.(event);
		});
	}
	// The first finger is to be followed immediately.
	if (navigator.maxTouchPoints) load();
};
