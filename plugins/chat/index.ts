// Chat button: finds out what the page has of it, and binds what opens, closes and launches.
import { parseObject } from "../../src/core/page";
import { definePlugin } from "../../src/core/plugin";
import type { Scope } from "../../src/core/scope";
import { integer, number, type Reader, text, toggle } from "../../src/core/settings";
import { sendEvent } from "./analytics";
import { chooseTexts, showBubbles } from "./bubbles";
import { createCodes } from "./codes";
import { watchPhone } from "./mobile";
import { addRules, arm, type Chat, type ChatPage, type ChatSettings } from "./model";
import { followVariations } from "./shop";
import { createStore } from "./store";
import { addStop, bindTriggers, triggers } from "./triggers";
import { createWidget } from "./widget";

declare global {
	interface Window {
		joinchat_obj?: Chat;
	}
}

const any: Reader<unknown> = (get, key) => get(key);
const schema = {
	telephone: text(),
	mobile_only: toggle(),
	button_delay: number(3),
	whatsapp_web: toggle(),
	qr: any,
	message_views: integer(2),
	message_delay: number(10),
	message_badge: toggle(),
	message_send: text(),
	message_hash: text(),
	cta_viewed: any,
	sku: any,
	gads: any,
	ga_event: any,
	data_layer: any,
	event_category: any,
	consent: text(),
};

/** Milliseconds. */
const hoverTime = 1500;
/** Larger numbers make a timer fire at once. */
const longest = 2 ** 31 - 1;

export default definePlugin({
	settings: schema,
	setup(host, printed, scope) {
		const widget = document.querySelector<HTMLElement>(".joinchat");
		const known = window.joinchat_obj;
		const isLite = !widget && host === document.body;
		if (host.matches(triggers)) addStop(host, scope);
		if ((!isLite && host !== widget) || known?.is_ready) return;
		if (isLite) {
			const get = (key: string) => known?.settings?.[key as "sku"];
			const read = Object.entries<Reader<unknown>>(schema).map(([key, read]) => [key, read(get, key)]);
			if (known?.settings) start({ ...known.settings, ...Object.fromEntries(read) }, scope);
			return;
		}
		const settings: ChatSettings = Object.assign(parseObject(host.dataset.settings), printed);
		if (host.querySelector(".joinchat__button")) return start(settings, scope, host);
		return import("./view").then(async ({ classesOf, draw, withHash }) => {
			scope.keep(host, "class", "hidden");
			host.classList.add(...classesOf(settings));
			host.hidden = true;
			scope.add(await draw(host, settings));
			start(withHash(settings), scope, host);
		});
	},
});

/** @param host the widget, if the page has one */
const start = (settings: ChatSettings, scope: Scope, host?: HTMLElement) => {
	const chat = createState(settings, scope, host);
	const isFull = !!host && !!settings.telephone && (chat.is_mobile || !settings.mobile_only);
	const widget = host && createWidget(host, scope, () => chat.close());
	const timeout: ChatPage["timeout"] = (ms, callback) => scope.timeout(Math.min(ms, longest), callback);
	const page: ChatPage = {
		turn() {},
		turnWindow() {},
		turnBadge() {},
		...widget,
		hasWindow: isFull && !!widget?.hasWindow,
		timeout,
		onFirstOpening: () => showBubbles(host!, !!settings.message_hash && chat.rand_text, scope, timeout),
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
	if (isFull) page.emit("starting");
	const codes = createCodes(isFull ? host : undefined, chat, scope);
	const root = host ?? document;
	Object.assign(chat, {
		$: (selector) => root.querySelector(selector),
		$$: (selector) => root.querySelectorAll(selector),
		need_optin: () => !!host?.classList.contains("joinchat--optout"),
		use_qr: () => !!settings.qr && chat.can_qr,
		send_event: (fields) => sendEvent(chat, page, fields),
		rand_text: (root) => chooseTexts(root, scope),
		qr: codes.draw,
	} satisfies Partial<Chat>);
	if (settings.sku) followVariations(chat, scope, codes.refresh);
	if (!isFull) {
		host?.classList.remove("joinchat--show");
		bindTriggers(chat, scope);
		return;
	}
	const isSeen = arm(chat, page, location.href);
	bindTriggers(chat, scope, widget);
	bindWidget(host, chat, page, scope);
	if (settings.message_hash) watchScroll(isSeen, scope, chat);
	if (chat.is_mobile) watchPhone(host, chat, scope);
	chat.is_ready = true;
	page.emit("start");
};

/** The page's global; what other scripts have put there wins over the defaults, and is put back at the end. */
const createState = (settings: ChatSettings, scope: Scope, host?: HTMLElement) => {
	const { joinchat_obj } = window;
	const is_mobile = /Mobile|Android|iPhone|iPad/i.test(navigator.userAgent);
	const store = createStore(scope, settings.consent);
	const before = { ...joinchat_obj };
	const defaults = { store, storage: store, is_mobile, can_qr: true, chatbox: false, showed_at: 0, is_ready: false };
	const chat = Object.assign(joinchat_obj ?? {}, { ...defaults, ...before, $div: host, settings }) as Chat;
	chat.can_qr &&= !chat.is_mobile;
	window.joinchat_obj = chat;
	scope.add(() => {
		for (const key of Object.keys(chat)) delete chat[key as "$div"];
		Object.assign(chat, before);
		if (!joinchat_obj) delete window.joinchat_obj;
	});
	return chat;
};

const bindWidget = (host: HTMLElement, chat: Chat, { hasWindow, timeout }: ChatPage, scope: Scope) => {
	const button = host.querySelector(".joinchat__button");
	if (button && hasWindow && !chat.is_mobile) {
		let cancel: (() => void) | undefined;
		// A finger that taps enters as well, but clicks at once.
		for (const type of ["mouseenter", "mouseleave", "click"] as const)
			scope.on(button, type, () => {
				cancel?.();
				cancel = type === "mouseenter" ? timeout(hoverTime, () => chat.open()) : undefined;
			});
	}
	const optin = host.querySelector<HTMLInputElement>("#joinchat_optin");
	const agree = () => host.classList.toggle("joinchat--optout", !optin!.checked);
	if (!optin) return;
	scope.on(optin, "change", agree);
	// As the browser remembers it from before a reload.
	if (optin.checked) agree();
};

/** The first element that comes into view opens the window. */
const watchScroll = (isSeen: boolean, scope: Scope, chat: Chat) => {
	if (!window.IntersectionObserver) return;
	const observer = new IntersectionObserver(
		(entries) => {
			// Touching the edge is no ratio yet; hence the second threshold.
			if (!entries.some(({ intersectionRatio }) => intersectionRatio > 0)) return;
			observer.disconnect();
			chat.open();
		},
		{ threshold: [0, Number.MIN_VALUE] },
	);
	scope.add(() => observer.disconnect());
	for (const element of document.querySelectorAll(`.joinchat_force_show${isSeen ? "" : ",.joinchat_show"}`))
		observer.observe(element);
};
