// React's entry for roots: an error that no boundary catches is reported, and the tree is removed.
import { createVNode } from "../vnode";
import * as plain from "./create-root";
import { report, tellUncaught } from "./report";
import { type ErrorInfo, Top } from "./top";

type Container = Parameters<typeof plain.createRoot>[0];
type Root = plain.Root;
type Tell = (error: unknown, info: ErrorInfo) => void;

interface RootOptions {
	/** Called for an error that no boundary caught; the rendered tree is removed. By default it is reported. */
	onUncaughtError?: Tell;
	/** Called for an error that a boundary caught; by default the console has it. */
	onCaughtError?: Tell;
	/** Called if the page's markup differs, once per root; by default that is reported. */
	onRecoverableError?: Tell;
	/** Prefix of the ids of `useId`, as on the server: one per root, if several roots of a page are hydrated. */
	identifierPrefix?: string;
}

const log: Tell = (error) => console.error(error);

const under = (children: unknown, { onUncaughtError, onCaughtError = log }: RootOptions) =>
	createVNode(Top, { children, onUncaughtError, onCaughtError });

/** For what fails while all is removed, or differs on the page. */
const withReport = ({ onUncaughtError, onRecoverableError: tell = report, ...others }: RootOptions) => ({
	...others,
	onUncaughtError: (error: unknown) => tellUncaught(error, onUncaughtError, { componentStack: "" }),
	onRecoverableError: (error: unknown) => tell(error, { componentStack: "" }),
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

export type { ErrorInfo, Root, RootOptions };
export default { createRoot, hydrateRoot };
