// The settings of a chat: those that have to be of a kind are brought into it, the others are taken as they are.
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

/** @param sources what was printed; later ones win */
export const readSettings = (...sources: unknown[]): ChatSettings => {
	const settings: Record<string, unknown> = Object.assign({}, ...sources);
	for (const [key, read] of Object.entries(schema)) settings[key] = read((key) => settings[key], key);
	return settings as unknown as ChatSettings;
};
