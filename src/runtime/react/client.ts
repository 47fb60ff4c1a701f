// React's entry for roots: an error that no boundary catches is reported, and the tree is removed.
import { createVNode } from "../vnode";
import * as plain from "./create-root";
import { tellUncaught } from "./report";
import { Top } from "./top";

type Container = Parameters<typeof plain.createRoot>[0];
type Root = plain.Root;
type RootOptions = plain.RootOptions;

const under = (children: unknown, { onUncaughtError: tell }: RootOptions) => createVNode(Top, { children, tell });

/** For what fails while all is removed. */
const withReport = (options: RootOptions): RootOptions => ({
	...options,
	onUncaughtError: (error) => tellUncaught(error, options.onUncaughtError),
});

const inTop = (root: Root, options: RootOptions): Root => ({
	render: (children) => root.render(under(children, options)),
	unmount: root.unmount,
});

/** @example createRoot(document.querySelector("#app")).render(<App />) */
export const createRoot = (container: Container, options: RootOptions = {}): Root =>
	inTop(plain.createRoot(container, withReport(options)), options);

/** Adopts the server's markup in the container; differences are fixed and reported. */
export const hydrateRoot = (container: Element | Document, children: unknown, options: RootOptions = {}): Root =>
	inTop(plain.hydrateRoot(container, under(children, options), withReport(options)), options);

export type { Root, RootOptions };
export default { createRoot, hydrateRoot };
