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
 * Renders a view and removes it at teardown. A view that throws ends the scope. For plugins on pages: in an `<Island>` React
 * is still rendering at teardown and warns of it, so a plugin for both has the view in `definePlugin({ view })`.
 * @param open `hydrateRoot` if the host already contains the view's markup; differences are reported as `hydrate`
 * @returns settles when the view is rendered, or removed before that
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
