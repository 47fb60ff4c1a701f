// `window.joinchat_obj`: the state of the chat, to which the rules add their methods.
import type { Scope } from "../../src/kit/scope";
import type { Chat, ChatSettings } from "./model";
import { createStore } from "./store";

declare global {
	interface Window {
		joinchat_obj?: Chat;
	}
}

/** Puts the global on the page, until teardown. Members that other scripts have set before take precedence over the defaults. */
export const createState = (settings: ChatSettings, scope: Scope, $div?: HTMLElement): Chat => {
	const before = window.joinchat_obj;
	const store = createStore(scope, settings.consent);
	const chat = Object.assign(before ?? {}, {
		store,
		storage: store,
		is_mobile: /Mobile|Android|iPhone|iPad/i.test(navigator.userAgent),
		can_qr: true,
		...before,
		$div,
		settings,
		chatbox: false,
		showed_at: 0,
		is_ready: false,
	}) as Chat;
	chat.can_qr &&= !chat.is_mobile;
	window.joinchat_obj = chat;
	scope.add(() => {
		chat.is_ready = false;
		window.joinchat_obj = before;
	});
	return chat;
};
