// Chat button: finds out what the page has of it, and binds what opens, closes and launches.
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { number, type Reader, text, toggle } from "../../src/kit/settings";
import { lazy, withAnalytics, withOpening } from "./lazy";
import { addRules, arm, type Chat, type ChatPage, type ChatSettings, linkOf } from "./model";
import { createStore } from "./store";
import { addStop, bindTriggers, triggers } from "./triggers";
import { createWidget } from "./widget";

declare global {
	interface Window {
		joinchat_obj?: Chat;
	}
}

/** Those that have a form to be brought into; the others are taken as they are. */
const schema = {
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
};

/** Larger numbers make a timer fire at once. */
const longest = 2 ** 31 - 1;

// The chunk counts as loaded only with it: bubbles begin in the moment in which the window opens.
if (globalThis.document?.querySelector(".joinchat__chatbox")) await withOpening();

export default definePlugin({
	setup(host, _, scope) {
		const widget = document.querySelector(".joinchat");
		const known = window.joinchat_obj;
		const isLite = !widget && host === document.body;
		if (host.matches(triggers)) addStop(host, scope);
		if (isLite ? !known?.settings : host !== widget || known?.is_ready) return;
		const common = scope.page.config.plugins?.chat;
		const all = { ...(common as object), ...(isLite ? known?.settings : parseObject(host.dataset.settings)) };
		const readers = Object.entries<Reader<unknown>>(schema);
		const read = readers.map(([key, read]) => [key, read((key) => all[key as never], key)]);
		const settings: ChatSettings = Object.assign(all, Object.fromEntries(read));
		if (isLite) return start(settings, scope);
		if (host.querySelector(".joinchat__button")) return start(settings, scope, host);
		return import("./view").then(async ({ classesOf, draw, withHash }) => {
			scope.keep(host, "class", "hidden");
			host.classList.add(...classesOf(settings));
			host.hidden = true;
			scope.add(await draw(host, settings, linkOf(settings.telephone, settings.message_send)));
			start(withHash(settings), scope, host);
		});
	},
});

/** @param host the widget, if the page has one */
const start = (settings: ChatSettings, scope: Scope, host?: HTMLElement) => {
	const chat = createState(settings, scope, host);
	const isFull = !!host && !!settings.telephone && (chat.is_mobile || !settings.mobile_only);
	const widget = createWidget(host ?? document.createElement("div"), scope, () => chat.close());
	const timeout: ChatPage["timeout"] = (ms, callback) => scope.timeout(Math.min(ms, longest), callback);
	const page: ChatPage = {
		...widget,
		hasWindow: isFull && widget.hasWindow,
		timeout,
		onFirstOpening() {
			const choose = settings.message_hash && chat.rand_text;
			withOpening(({ showBubbles }) => showBubbles(host!, choose, scope, timeout));
			withAnalytics();
		},
		emit: (name, detail) =>
			document.dispatchEvent(new CustomEvent(`joinchat:${name}`, { detail, cancelable: !!detail })),
		launch(link) {
			try {
				open(link, "joinchat", "noopener");
			} catch (error) {
				scope.report("listener", error);
			}
		},
	};
	addRules(chat, page);
	const withCodes = lazy(() =>
		import("./codes").then(({ createCodes }) => createCodes(isFull ? host : undefined, chat, scope)),
	);
	const root = host ?? document;
	Object.assign(chat, {
		$: (selector) => root.querySelector(selector),
		$$: (selector) => root.querySelectorAll(selector),
		need_optin: () => !!host?.classList.contains("joinchat--optout"),
		use_qr: () => !!settings.qr && chat.can_qr,
		send_event: (fields) => withAnalytics(({ sendEvent }) => sendEvent(chat, page, fields)),
		rand_text: (root) => withOpening(({ chooseTexts }) => chooseTexts(root, scope)),
		qr(text, options) {
			const canvas = document.createElement("canvas");
			withCodes(({ draw }) => draw(canvas, text, options));
			return canvas;
		},
	} satisfies Partial<Chat>);
	if (isFull) page.emit("starting");
	if (document.querySelector(".joinchat__qr,.wp-block-joinchat-button")) withCodes();
	if (settings.sku)
		lazy(() => import("./shop"))(({ followVariations }) =>
			followVariations(chat, scope, () => withCodes(({ refresh }) => refresh())),
		);
	if (!isFull) {
		host?.classList.remove("joinchat--show");
		bindTriggers(chat, scope);
		return;
	}
	const isSeen = arm(chat, page, location.href);
	bindTriggers(chat, scope, widget);
	const points = document.querySelectorAll(`.joinchat_force_show${isSeen ? "" : ",.joinchat_show"}`);
	if (settings.message_hash && points.length)
		lazy(() => import("./scroll"))(({ watchScroll }) => watchScroll(points, scope, () => chat.open()));
	if (page.hasWindow) withOpening(({ bindWindow }) => bindWindow(host, chat, timeout, scope));
	if (chat.is_mobile) lazy(() => import("./mobile"))(({ watchPhone }) => watchPhone(host, chat, scope));
	chat.is_ready = true;
	page.emit("start");
};

/** The page's global: what other scripts have put there wins over the defaults. */
const createState = (settings: ChatSettings, scope: Scope, $div?: HTMLElement) => {
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
