// A plugin that draws: `definePlugin` with a React view, whose root lives and ends with the plugin's scope.
import type { ComponentType } from "react";
import type { MountablePlugin } from "../base/descriptor";
import { definePlugin as define, type Plugin } from "../kit/plugin";
import type { Scope } from "../kit/scope";
import type { Schema, SettingsOf } from "../kit/settings";
import { draw } from "./draw";

export interface ViewProps<S extends Schema = Schema> {
	host: HTMLElement;
	settings: SettingsOf<S>;
	/** The plugin's own; `useScope` gives one that ends with the component. */
	scope: Scope;
}

export interface ViewPlugin<S extends Schema = Schema> extends Plugin<S> {
	/**
	 * Draws what is in the host, after `setup`; see {@link draw}. `gossamer.ready` waits until it is drawn. A view that
	 * throws takes the plugin off its host, reported as `plugin`.
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
	const { view: View, setup } = plugin;
	if (!View) return define(plugin);
	return {
		view: View,
		...define<S>({
			...plugin,
			setup(host, settings, scope) {
				const done = setup?.(host, settings, scope);
				// Before the view's own, so that it runs after that.
				if (typeof done === "function") scope.add(done);
				const drawn = draw(scope, host, <View host={host} settings={settings} scope={scope} />);
				return Promise.all([done instanceof Promise && done, drawn]).then(([cleanup]) => cleanup || undefined);
			},
		}),
	};
};
