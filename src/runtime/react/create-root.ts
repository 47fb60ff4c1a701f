// Roots by React's names, as a site has them: an error that no boundary catches is thrown.

import { flushEffects } from "../hooks";
import { adopt } from "../hydrate";
import { topOf } from "../render";
import { markFilled, renderClean } from "./render";
import { report } from "./report";

export interface Root {
	render(children: unknown): void;
	unmount(): void;
}

export interface RootOptions {
	/** Called for an error that no boundary caught; the rendered tree is removed. Without it the error is thrown. */
	onUncaughtError?(error: unknown): void;
	/** Called if the page's markup differs, once per root; by default that is reported. */
	onRecoverableError?(error: unknown): void;
	/** Prefix of the ids of `useId`, as on the server: one per root, if several roots of a page are hydrated. */
	identifierPrefix?: string;
}

type Container = Element | Document | DocumentFragment;

/** How many roots there are that the server did not print. */
let roots = 0;

const open = (container: Container, prefix: string | number, { onUncaughtError }: RootOptions): Root => {
	const root = topOf(container);
	const unmount = () => {
		renderClean(null, container);
		// Nothing of it works on: not even the cleanups that otherwise wait for a frame.
		flushEffects();
	};
	root.prefix_ = prefix;
	if (onUncaughtError) {
		root.uncaught_ = (error) => {
			queueMicrotask(unmount);
			onUncaughtError(error);
		};
	}
	return { render: (children) => renderClean(children, container), unmount };
};

/** @example createRoot(document.querySelector("#app")).render(<App />) */
export const createRoot = (container: Container, options: RootOptions = {}): Root =>
	open(container, options.identifierPrefix ?? ++roots, options);

/** Adopts the server's markup in the container; differences are fixed and reported. */
export const hydrateRoot = (container: Element | Document, children: unknown, options: RootOptions = {}): Root => {
	const root = open(container, options.identifierPrefix ?? 0, options);
	const { onRecoverableError: tell = report } = options;
	const failure = adopt(children, container);
	markFilled(container);
	if (failure) tell(failure);
	return root;
};
