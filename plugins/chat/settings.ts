// The settings of a chat: some are converted to their type, the others are taken unchanged.
import { isOn } from "../../src/base/is-on";
import { number, type Reader, text, toggle } from "../../src/kit/settings";
import type { ChatSettings } from "./model";

const schema: Record<string, Reader<unknown>> = {
	telephone: text(),
	mobile_only: toggle(),
	button_delay: number(3),
	whatsapp_web: toggle(),
	message_views: number(2),
	message_delay: number(10),
	message_badge: toggle(),
	message_send: text(),
	message_hash: text(),
	consent: text(),
	qr: (get, key) => isOn(get(key)) && get(key),
};

/** @param sources printed settings; later ones take precedence */
export const readSettings = (...sources: unknown[]): ChatSettings => {
	const settings: Record<string, unknown> = Object.assign({}, ...sources);
	for (const [key, read] of Object.entries(schema)) settings[key] = read((key) => settings[key], key);
	return settings as unknown as ChatSettings;
};
