// Link actions of the page builder: `#elementor-action:action=NAME&settings=BASE64`, clicked or named by the address.
import type { ActionHandler, MountablePlugin, PluginDescriptor } from "../base/descriptor";
import { report } from "../base/errors";
import { parseObject } from "../base/page";

/** Milliseconds until a plugin that could not be loaded is requested again; each pause is twice the one before. */
const retryMs = 3000;
/** By the address of an action. */
const waiting: Record<string, ReturnType<typeof setTimeout>> = {};

type Find = (name: string) => ActionHandler | undefined | Promise<ActionHandler | undefined>;

/** The core's part in running an action: added handlers, the table, and the plugin loader. */
export interface ActionTable {
	actions: Map<string, ActionHandler>;
	plugins: readonly PluginDescriptor[];
	loadPlugin(plugin: PluginDescriptor): Promise<MountablePlugin>;
}

/** Handlers by name on pages without the core, in a React app for example; elsewhere `gossamer.actions` has them. */
export const ownActions = new Map<string, ActionHandler>();

/**
 * Runs the action that an address names, loading the plugin that handles it.
 * @returns true if no handler has run
 */
export const runAction = (
	address: string,
	event?: Event,
	core: ActionTable | undefined = window.gossamer,
	pauseMs = retryMs,
): Promise<boolean | undefined> | undefined => {
	/** Who presses again because nothing happens means it once. */
	const later = (error: unknown): undefined => {
		if (pauseMs === retryMs) report("load", error);
		clearTimeout(waiting[address]);
		waiting[address] = setTimeout(runAction, pauseMs, address, event, core, pauseMs * 2);
	};
	return runActionOf(
		address,
		(name) => {
			const plugin = core?.plugins.find(({ actions }) => actions?.includes(name));
			return (
				(core?.actions ?? ownActions).get(name) ??
				(plugin && core!.loadPlugin(plugin).then(({ actions }) => actions?.[name], later))
			);
		},
		event,
	);
};

/** Handles the action of that name, instead of who did before. @returns ends it */
export const addAction = (name: string, run: ActionHandler): (() => void) => {
	const actions = window.gossamer?.actions ?? ownActions;
	actions.set(name, run);
	return () => {
		if (actions.get(name) === run) actions.delete(name);
	};
};

/**
 * Runs the action that an address names. An address that does not decode, and a name without a handler, do nothing.
 * @param find the handler of a name, or a promise of it
 * @returns true if no handler has run; undefined if it has run immediately, or has failed
 */
export const runActionOf = (address: string, find: Find, event?: Event): Promise<boolean | undefined> | undefined => {
	const [name, settings] = decodeAction(address) ?? [];
	if (!name) return;
	const run = (handler?: ActionHandler) => {
		handler?.({ ...settings, previousEvent: event }, event);
		return !handler;
	};
	const fail = (error: unknown) => void report("action", error);
	try {
		const handler = name === "reload-page" ? () => location.reload() : find(name);
		if (handler instanceof Promise) return handler.then(run).catch(fail);
		run(handler);
	} catch (error) {
		fail(error);
	}
};

/** Name and settings of an action address, percent-encoded once, twice or not at all. */
export const decodeAction = (address: string): [name: string, settings: Record<string, unknown>] | undefined => {
	try {
		let text = address;
		while (/%\w\w/.test(text)) text = decodeURIComponent(text);
		const [, name, settings] = /action=([^&]+)&(?:.*?settings=(.*))?/s.exec(text) ?? [];
		if (name) return [name, parseObject(settings && atob(settings), rethrow)];
	} catch {}
};

const rethrow = (error: unknown) => {
	throw error;
};
