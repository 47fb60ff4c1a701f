// Draws into an element of the page: a React root that lives and ends with a scope.
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Scope } from "../kit/scope";
import { ScopeContext } from "./scope-context";

/**
 * Draws a view into an element until the scope ends; then what was in the element before is put back. Markup that is
 * there is hydrated, so the first render must give the same; markup that differs is drawn anew, reported as `hydrate`.
 * What changes later changes by the view's own state: hooks, stores, signals. A view that throws ends the scope.
 * @returns settles when the view is drawn, or taken off before that
 * @example draw(scope, panel, <Hello name="Ada" />);
 */
export const draw = (scope: Scope, element: Element, view: ReactNode): Promise<void> => {
	const printed = element.cloneNode(true);
	const hasMarkup = element.firstElementChild || element.textContent?.trim();
	let root: Root | undefined;
	scope.add(() => {
		root?.unmount();
		element.replaceChildren(...printed.childNodes);
	});
	let notify!: () => void;
	const drawn = new Promise<void>((resolve) => {
		notify = resolve;
	});
	scope.add(notify);
	const content = (
		<ScopeContext.Provider value={scope}>
			{view}
			<AfterDrawing notify={notify} />
		</ScopeContext.Provider>
	);
	const options = {
		// React must not be asked to unmount while it renders.
		onUncaughtError: (error: unknown) => queueMicrotask(() => scope.fail(error)),
		onRecoverableError: (error: unknown) => scope.report("hydrate", error),
	};
	if (hasMarkup) root = hydrateRoot(element, content, options);
	else {
		root = createRoot(element, options);
		root.render(content);
	}
	return drawn;
};

const AfterDrawing = ({ notify }: { notify: () => void }) => {
	useLayoutEffect(notify, [notify]);
	return null;
};
