// Chat button: finds its markup on the page, and binds the controls that open, close and launch it.
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import type { EarlyCodes } from "./codes";
import { loadAnalytics, loadView, loadWidgetParts } from "./loaders";
import { addRules, arm, type Chat, type ChatPage, type ChatSettings } from "./model";
import { addTabStop, bindOpeners } from "./openers";
import { readSettings } from "./settings";
import { createState } from "./state";
import { createWidget, type Widget } from "./widget";

/** The start of the page's widget, if it has one. */
let starting: Promise<void> | undefined;

export default definePlugin({
	async setup(host, _, scope) {
		const widget = document.querySelector(".joinchat");
		const known = window.joinchat_obj;
		const common = scope.page.config.plugins?.chat;
		if (host === document.body) {
			if (!widget && known?.settings) start(readSettings(common, known.settings), scope);
		} else if (host !== widget) {
			addTabStop(host, scope);
			// A kept click on it is replayed once it can be handled: the widget may start after this.
			await new Promise<void>((resolve) => {
				scope.timeout(0, resolve);
				scope.add(resolve);
			});
			await starting?.catch(() => {});
		} else if (!known?.is_ready) {
			const printed = parseObject(host.dataset.settings, (error) => console.warn("joinchat: data-settings", error));
			starting = startWidget(host, readSettings(common, printed), scope);
			await starting;
		}
	},
});

const startWidget = async (host: HTMLElement, settings: ChatSettings, scope: Scope) => {
	let all = settings;
	if (!host.querySelector(".joinchat__button") && settings.telephone)
		await scope.part(loadView, ({ draw, withHash }) => draw(host, (all = withHash(settings)), scope));
	// Messages start when the window opens, with the parts that have loaded by then.
	if (host.querySelector(".joinchat__chatbox")) await scope.part(loadWidgetParts, () => {});
	if (!scope.signal.aborted) start(all, scope, host);
};

/** @param host the widget, if the page has one */
const start = (settings: ChatSettings, scope: Scope, host?: HTMLElement) => {
	const chat = createState(settings, scope, host);
	const isFull = !!host && !!settings.telephone && (chat.is_mobile || !settings.mobile_only);
	const widget = createWidget(host ?? document.createElement("div"), scope, () => chat.close());
	const page = createPage(chat, widget, scope, isFull);
	addRules(chat, page);
	const refreshCodes = addMethods(chat, page, scope, isFull);
	if (isFull) page.emit("starting");
	if (document.querySelector(".joinchat__qr,.wp-block-joinchat-button")) refreshCodes();
	if (settings.sku) scope.part(loadWidgetParts, ({ followVariations }) => followVariations(chat, scope, refreshCodes));
	if (!isFull) {
		host?.classList.remove("joinchat--show");
		bindOpeners(chat, scope);
		return;
	}
	const isSeen = arm(chat, page, location.href);
	bindOpeners(chat, scope, widget);
	const elements = document.querySelectorAll(`.joinchat_force_show${isSeen ? "" : ",.joinchat_show"}`);
	if (settings.message_hash && elements.length)
		scope.part(loadWidgetParts, ({ watchElements }) => watchElements(elements, chat, page, scope));
	if (page.hasWindow) scope.part(loadWidgetParts, ({ bindWindow }) => bindWindow(host, chat, page, scope));
	if (chat.is_mobile) scope.part(loadWidgetParts, ({ watchPhone }) => watchPhone(host, chat, page, scope));
	chat.is_ready = true;
	page.emit("start");
};

const createPage = (chat: Chat, widget: Widget, scope: Scope, isFull: boolean): ChatPage => {
	const { settings } = chat;
	const page: ChatPage = {
		...widget,
		hasWindow: isFull && widget.hasWindow,
		timeout: scope.timeout,
		afterTyping: (callback) => callback(),
		onFirstOpening() {
			const choose = settings.message_hash && chat.rand_text;
			scope.part(loadWidgetParts, ({ showBubbles }) => showBubbles(chat.$div!, choose, scope, page.timeout));
			scope.part(loadAnalytics, () => {});
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
	return page;
};

/** Adds the API for other scripts. @returns draws the page's QR codes, and redraws existing ones */
const addMethods = (chat: Chat, page: ChatPage, scope: Scope, isFull: boolean): (() => void) => {
	const { $div, settings } = chat;
	const root = $div ?? document;
	let codes: EarlyCodes | undefined;
	const withCodes = (use: (codes: EarlyCodes) => void) =>
		scope.part(loadWidgetParts, ({ createCodes }) =>
			use((codes ??= createCodes(isFull ? $div : undefined, chat, scope))),
		);
	Object.assign(chat, {
		$: (selector) => root.querySelector(selector),
		$$: (selector) => root.querySelectorAll(selector),
		// Asks the box as well: the part that follows it may be missing.
		need_optin: () => !!$div?.matches(".joinchat--optout:not(:has(#joinchat_optin:checked))"),
		use_qr: () => !!settings.qr && chat.can_qr,
		send_event: (launch, source) =>
			scope.part(loadAnalytics, ({ sendEvent }) => sendEvent(chat, page, scope, launch, source)),
		rand_text: (root) => scope.part(loadWidgetParts, ({ chooseTexts }) => chooseTexts(root, scope)),
		qr(text, options) {
			const canvas = document.createElement("canvas");
			withCodes(({ draw }) => draw(canvas, text, options));
			return canvas;
		},
	} satisfies Partial<Chat>);
	return () => void withCodes(({ refresh }) => refresh());
};
