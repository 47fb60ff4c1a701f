// `elementorFrontend.utils`, as far as it belongs to no feature of its own.

import type { ActiveBreakpoint, Device } from "../../src/base/breakpoints";
import type { ActionHandler } from "../../src/base/descriptor";
import { runActionOf } from "../../src/kit/actions";
import type { Scope } from "../../src/kit/scope";
import { $viewport } from "../../src/stores/viewport";
import { createAssetsLoader } from "./assets";
import { attempt, type Callback } from "./attempt";
import { unwrap, type Wrapped } from "./jquery";
import { createActionHash, escapeHTML, responsiveValue, type Values } from "./model";

const agents = "isTouchDevice appleWebkit blink chrome edge firefox ie mac opera safari webkit".split(" ");

export const createUtils = (scope: Scope, active: ActiveBreakpoint[]) => ({
	assetsLoader: createAssetsLoader(scope),
	controls: {
		/** @param device the current one when absent */
		getResponsiveControlValue: (settings: Values, key: string, subKey = "", device: Device | null = null) =>
			responsiveValue(settings, key, device ?? $viewport.get().device, active, subKey),
	},
	/** Which of the browsers and systems it is, as the classes on `body` say. */
	get environment(): Record<string, boolean> {
		return Object.fromEntries(agents.map((name) => [name, document.body.classList.contains(`e--ua-${name}`)]));
	},
	escapeHTML,
	events: {
		/** Dispatches an event, and another one by its old name. */
		dispatch(context: Wrapped, name: string, detail: unknown = null, oldName?: string | null) {
			for (const type of [name, oldName]) if (type) unwrap(context)?.dispatchEvent(new CustomEvent(type, { detail }));
		},
	},
	/** Loaded when something is shown: an image (`{ url }`), a slideshow or a video, as its link action says it. */
	lightbox: Promise.resolve({
		showModal: (options: Values) => scope.runAction(createActionHash("lightbox", options)),
	}),
	urlActions: {
		/** Adds or replaces. The action is called with the settings of the link and the click. */
		addAction: (name: string, action: Callback) => void window.gossamer!.actions.set(name, action),
		createActionHash,
		/** Calls the action with the decoded settings and the arguments. */
		runAction(url: string, ...args: unknown[]) {
			const { event, gossamer } = window;
			const find = (name: string): ActionHandler | undefined => {
				const action: Callback | undefined = gossamer!.actions.get(name);
				if (action) return (settings) => action(settings, ...args);
				gossamer!.runAction(url, event);
			};
			runActionOf(url, find, event);
		},
	},
});

/**
 * The function, held back: it runs at the first call of a burst, and again once the calls have ceased.
 * @param ms of silence that end a burst
 */
export const createDebounce =
	(scope: Scope) =>
	<A extends unknown[]>(callback: (...args: A) => unknown, ms = 0) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		scope.add(() => clearTimeout(timer));
		return function (this: unknown, ...args: A): void {
			const run = () => attempt(() => callback.apply(this, args));
			if (timer === undefined) run();
			clearTimeout(timer);
			timer = setTimeout(() => {
				timer = undefined;
				run();
			}, ms);
		};
	};
