// Link actions of the page builder: `#elementor-action:action=NAME&settings=BASE64`, clicked or named by the address.
import { report } from "./errors";
import { parseObject } from "./page";
import type { ActionHandler } from "./plugin";

/**
 * Runs the action that an address names. An address that does not decode, and a name that nobody handles, do nothing.
 * @param find the handler of a name, or a promise of it
 */
export const runAction = (
	address: string,
	find: (name: string) => ActionHandler | undefined | Promise<ActionHandler | undefined>,
	event?: Event,
): void => {
	const [name, settings] = decodeAction(address) ?? [];
	if (!name) return;
	const run = (handler?: ActionHandler) => handler?.({ ...settings, previousEvent: event }, event);
	const fail = (error: unknown) => report("action", error);
	try {
		const handler = name === "reload-page" ? () => location.reload() : find(name);
		if (handler instanceof Promise) handler.then(run).catch(fail);
		else run(handler);
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
