// A plugin that draws: `definePlugin` with a React view, whose root lives and ends with the plugin's scope.
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { MountablePlugin } from "../base/descriptor";
import { definePlugin as define, type Plugin } from "../kit/plugin";
import type { Scope } from "../kit/scope";
import type { Schema, SettingsOf } from "../kit/settings";
import { drawView } from "./draw-view";
import { ScopeContext } from "./scope-context";

export interface ViewProps<S extends Schema = Schema> {
	/** The element that the view renders into. */
	host: HTMLElement;
	/** Read by the plugin's schema. */
	settings: SettingsOf<S>;
	/** The plugin's own; `useScope` returns one that ends with the component. */
	scope: Scope;
}

/** A plugin that may draw its hosts with React. */
export interface ViewPlugin<S extends Schema = Schema> extends Plugin<S> {
	/**
	 * Renders the host's content, after `setup`. It hydrates markup that the server printed in the host, so the first
	 * render must match it; teardown restores that markup. `gossamer.ready` waits for the first render. If a view
	 * throws, the plugin is unmounted and `plugin` reported; markup that does not match is rendered again and `hydrate`
	 * reported.
	 */
	view?: ComponentType<ViewProps<S>>;
}

/**
 * Makes a plugin mountable, as the core's `definePlugin` does; with a `view` it draws its hosts with React.
 * @example
 * const settings = { greeting: text("Hello") };
 * const View = ({ settings: { greeting } }: ViewProps<typeof settings>) => <p>{greeting}</p>;
 * export default definePlugin({ settings, view: View });
 */
export const definePlugin = <S extends Schema>(plugin: ViewPlugin<S>): ViewPlugin<S> & MountablePlugin => {
	const { view, setup } = plugin;
	if (!view) return define(plugin);
	return {
		view,
		...define<S>({
			...plugin,
			setup(host, settings, scope) {
				const done = setup?.(host, settings, scope);
				// Before the view's own, so that it runs after that.
				if (typeof done === "function") scope.add(done);
				const drawn = draw(view, { host, settings, scope });
				return Promise.all([done instanceof Promise && done, drawn]).then(([cleanup]) => cleanup || undefined);
			},
		}),
	};
};

const draw = <S extends Schema>(View: ComponentType<ViewProps<S>>, props: ViewProps<S>): Promise<void> => {
	const { host, scope } = props;
	const printed = host.cloneNode(true);
	const hasMarkup = host.firstElementChild || host.textContent?.trim();
	scope.add(() => host.replaceChildren(...printed.childNodes));
	const view = (
		<ScopeContext.Provider value={scope}>
			<View {...props} />
		</ScopeContext.Provider>
	);
	return drawView(host, view, scope, hasMarkup ? hydrateRoot : undefined);
};
