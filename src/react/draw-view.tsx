// Draws into an element of a plugin: the one place that opens a React root, which lives and ends with the plugin's scope.
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import type { Scope } from "../kit/scope";

type OpenRoot = (host: Element, view: ReactNode, options: RootOptions) => Root;

const createAndRender: OpenRoot = (host, view, options) => {
	const root = createRoot(host, options);
	root.render(view);
	return root;
};

/**
 * Draws a view and takes it away at teardown. One that throws ends the scope.
 * @param open `hydrateRoot` where the host holds the view's markup already; what is not the same is reported as `hydrate`
 * @returns settled when the view is drawn, or taken away before that
 * @example await drawView(host, <Greeting name="Ada" />, scope);
 */
export const drawView = (
	host: Element,
	view: ReactNode,
	scope: Scope,
	open: OpenRoot = createAndRender,
): Promise<void> =>
	new Promise((resolve) => {
		scope.add(resolve);
		const content = (
			<>
				{view}
				<AfterDrawing notify={resolve} />
			</>
		);
		const root = open(host, content, {
			// React must not be asked to unmount while it renders.
			onUncaughtError: (error) => queueMicrotask(() => scope.fail(error)),
			onRecoverableError: (error) => scope.report("hydrate", error),
		});
		scope.add(() => root.unmount());
	});

const AfterDrawing = ({ notify }: { notify: () => void }) => {
	useLayoutEffect(notify, [notify]);
	return null;
};
