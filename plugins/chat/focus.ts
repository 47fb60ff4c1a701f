// Keeps the focus in a window that the visitor has opened.
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { afterFrame } from "../../src/parts/after-frame";
import type { Overlay } from "../../src/parts/overlays";

const loadOverlays = () => import("../../src/parts/overlays");

/** Milliseconds between attempts to focus an element that may still be fading in. */
const retryMs = 50;

/** @returns lets it go */
export const holdFocus = (host: HTMLElement, chatbox: HTMLElement, scope: Scope, close: () => void): (() => void) => {
	let overlay: Overlay | undefined;
	let isOver: boolean | undefined;
	const before = document.activeElement;
	const enter = (attempts = 9) => {
		// Unless the focus is there, or the visitor has moved it elsewhere. A button that is hidden in the meantime loses it to the body.
		if (isOver || !attempts || ![before, document.body].includes(document.activeElement)) return;
		chatbox.focus({ preventScroll: true });
		scope.timeout(retryMs, () => enter(attempts - 1));
	};
	// Until the part that handles it has loaded.
	const stopEarly = scope.on(document, "keydown", (event) => {
		if (event.defaultPrevented || plainKey(event) !== "Escape") return;
		event.preventDefault();
		close();
	});
	const release = () => {
		isOver = true;
		stopEarly();
		overlay?.close();
		chatbox.ariaModal = "false";
	};
	// `visibility` lets the window have the focus from its first frame on; asked before, the browser styles it twice and refuses.
	afterFrame(scope, enter);
	scope.part(loadOverlays, ({ openOverlay }) => {
		if (isOver) return;
		stopEarly();
		chatbox.ariaModal = "true";
		overlay = openOverlay(scope, {
			root: host,
			trap: chatbox,
			onDismiss(reason) {
				if (reason === "escape" || reason === "return") close();
				// The page is not covered: who continues in it is let go.
				else if (reason === "outside") release();
			},
		});
	});
	return release;
};
