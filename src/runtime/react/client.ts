// Roots by React's names.

import { topOf } from "../render";
import { hydrate, render } from "./render";

export interface Root {
	render(children: unknown): void;
	unmount(): void;
}

export interface RootOptions {
	/** Told about an error that no boundary caught; what was drawn is taken away. Without it the error is thrown. */
	onUncaughtError?(error: unknown): void;
	/** What the ids of `useId` begin with: one a root, where several are on a page. */
	identifierPrefix?: string;
}

/** @example createRoot(document.querySelector("#app")).render(<App />) */
export const createRoot = (container: Element | DocumentFragment, options: RootOptions = {}): Root => {
	const root = topOf(container).root_!;
	const unmount = () => render(null, container);
	const { onUncaughtError, identifierPrefix = 0 } = options;
	root.prefix_ = identifierPrefix;
	if (onUncaughtError) {
		root.uncaught_ = (error) => {
			queueMicrotask(unmount);
			onUncaughtError(error);
		};
	}
	return { render: (children) => render(children, container), unmount };
};

/** Takes over what the server printed in the container. */
export const hydrateRoot = (container: Element, children: unknown, options?: RootOptions): Root => {
	const root = createRoot(container, options);
	hydrate(children, container);
	return root;
};

export default { createRoot, hydrateRoot };
