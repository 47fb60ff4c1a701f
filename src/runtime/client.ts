// Roots by React's names.
import { hydrate } from "./hydrate";
import { render } from "./render";

export interface Root {
	render(children: unknown): void;
	unmount(): void;
}

/** @example createRoot(document.querySelector("#app")).render(<App />) */
export const createRoot = (container: Element | DocumentFragment): Root => ({
	render: (children) => render(children, container),
	unmount: () => render(null, container),
});

/** Takes over what the server printed in the container. */
export const hydrateRoot = (container: Element, children: unknown): Root => {
	hydrate(children, container);
	return createRoot(container);
};

export default { createRoot, hydrateRoot };
