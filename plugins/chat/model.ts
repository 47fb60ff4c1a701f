// The rules of the chat without a DOM: when it shows and opens, the effect of a click, the addresses of links.

/** The printed settings, with defaults. */
export interface ChatSettings {
	/** Digits in international form; empty: the widget stays hidden, and openers have their own. */
	telephone: string;
	mobile_only: boolean;
	/** Seconds until the button shows. */
	button_delay: number;
	whatsapp_web: boolean;
	/** Options of the picture, or whether there is one. */
	qr: unknown;
	/** Page views before the window opens automatically. */
	message_views: number;
	/** Seconds after the button until the badge shows or the window opens; negative: never. */
	message_delay: number;
	message_badge: boolean;
	message_send: string;
	message_hash: string;
	/** Overrides the stored state. */
	cta_viewed?: unknown;
	/** Of the parent product, if variations can be chosen. */
	sku?: unknown;
	gads?: unknown;
	ga_event?: unknown;
	data_layer?: unknown;
	event_category?: unknown;
	/** The site's endpoint for counting launches, and its token. */
	tracking_url?: unknown;
	tracking_nonce?: unknown;
	/** The consent required before anything is stored. */
	consent: string;
}

export interface ChatStore {
	get(key: string): string | null;
	set(key: string, value: string | number): void;
}

/** The source of an opening: the pressed element, or a name of the site's own statistics. */
export type Source = Element | "screen" | "unknown";

/** The state of the chat and the functions that change it; on a page `window.joinchat_obj`, whose methods other scripts may replace. */
export interface Chat {
	/** The widget. */
	$div?: HTMLElement;
	settings: ChatSettings;
	store: ChatStore;
	/** The same, by the name that later releases have. */
	storage: ChatStore;
	is_mobile: boolean;
	/** Whether QR pictures can be drawn; not on phones. */
	can_qr: boolean;
	is_ready: boolean;
	/** Whether the window is open. */
	chatbox: boolean;
	/** When it was opened last, in milliseconds since 1970. */
	showed_at: number;
	show(hasTooltip?: boolean): void;
	hide(): void;
	chatbox_show(): void;
	chatbox_hide(): void;
	/** Opens the window, or the app for a direct source. */
	open(isDirect?: boolean, phone?: string, message?: string, source?: Source): void;
	/** Closes the window and remembers its message as seen. */
	close(): void;
	open_whatsapp(phone?: string, message?: string, source?: Source): void;
	get_wa_link(phone?: string, message?: string, isWeb?: boolean): string;
	/** Reports to analytics, and with a source to the site's own count. */
	send_event(launch: Launch, source?: Source): unknown;
	save_hash(): void;
	/** Whether the visitor has to agree first. */
	need_optin(): boolean;
	/** Whether the widget has a QR picture. */
	use_qr(): boolean;
	/** Keeps one option of each random text in a node. */
	rand_text(node: Element): unknown;
	qr(text: string, options?: object): Element;
	/** First match in the widget; without one in the page. */
	$(selector: string): Element | null;
	$$(selector: string): NodeListOf<Element>;
}

/** `detail` of `joinchat:open`. */
export interface Launch {
	link: string;
	chat_channel: string;
	chat_id: string;
	chat_message: string;
	[name: string]: unknown;
}

/** The effects of the rules on the page. */
export interface ChatPage {
	hasWindow: boolean;
	/** Shows or hides the widget. */
	setShown(isShown: boolean, hasTooltip?: boolean): void;
	setWindowOpen(isOpen: boolean): void;
	/** Without a state the badge has no class. */
	setBadge(state?: "in" | "out"): void;
	/** Runs once, with the first opening. */
	onFirstOpening(): void;
	/** @returns false when a listener prevented it */
	emit(name: string, detail?: object): boolean;
	/** Opens a window of the browser. */
	launch(link: string): void;
	timeout(ms: number, callback: () => void): () => void;
	/** Calls back immediately, or, while a visitor types on a phone, afterwards, so that nothing covers the field. */
	afterTyping(callback: () => void): void;
}

/** Milliseconds after an opening in which a click does not launch: it was meant for the element there before. */
const guardMs = 600;
const hashLimit = 50;

/** Adds the rules to the state. */
export const addRules = (chat: Chat, page: ChatPage): Chat => {
	const { settings, store } = chat;
	let wasOpened: boolean | undefined;
	return Object.assign(chat, {
		show: (hasTooltip) => page.setShown(true, hasTooltip),
		hide: () => page.setShown(false),
		chatbox_show() {
			if (chat.chatbox || !page.hasWindow) return;
			chat.chatbox = true;
			chat.showed_at = Date.now();
			page.setWindowOpen(true);
			if (settings.message_badge) page.setBadge("out");
			page.emit("show");
			if (wasOpened) return;
			wasOpened = true;
			page.onFirstOpening();
		},
		chatbox_hide() {
			if (!chat.chatbox) return;
			chat.chatbox = false;
			page.setWindowOpen(false);
			page.setBadge();
			page.emit("hide");
		},
		open(isDirect, phone, message, source) {
			if (page.hasWindow && !(isDirect && !chat.need_optin())) return chat.chatbox_show();
			if (Date.now() - chat.showed_at < guardMs) return;
			chat.save_hash();
			chat.open_whatsapp(phone, message, source);
		},
		close() {
			chat.save_hash();
			chat.chatbox_hide();
		},
		save_hash() {
			const { message_hash, message_delay } = settings;
			const hashes = hashesOf(store);
			if (!message_hash || message_delay < 0 || hashes.includes(message_hash)) return;
			store.set("joinchat_hashes", [...hashes, message_hash].slice(-hashLimit).join());
		},
		open_whatsapp(phone, message = settings.message_send, source = "unknown") {
			const chat_id = phone || settings.telephone;
			const launch = {
				link: chat.get_wa_link(chat_id, message),
				chat_channel: "whatsapp",
				chat_id,
				chat_message: plain(message),
			};
			if (!page.emit("open", launch)) return;
			chat.send_event(launch, source);
			page.launch(launch.link);
		},
		get_wa_link: (phone, message = settings.message_send, isWeb = settings.whatsapp_web) =>
			linkOf(phone || settings.telephone, message, isWeb && !chat.is_mobile),
	} satisfies Partial<Chat>);
};

/** Arms the timers of a widget, and counts the view. @returns whether its message has been seen before */
export const arm = (chat: Chat, page: ChatPage, address: string): boolean => {
	const { settings, store } = chat;
	const { message_hash, message_badge, message_views } = settings;
	const showMs = Math.max(0, settings.button_delay * 1000);
	const delayMs = Math.max(0, settings.message_delay * 1000);
	const views = Number.parseInt(store.get("joinchat_views")!, 10) || 0;
	const hasViews = (views || 1) >= message_views;
	const isSeen =
		typeof settings.cta_viewed === "boolean" ? settings.cta_viewed : hashesOf(store).includes(message_hash);
	/** For automatic openings. */
	const later = (ms: number, callback: () => void) => page.timeout(ms, () => page.afterTyping(callback));

	later(showMs, () => chat.show(!isSeen && (message_badge || !message_hash || !delayMs || hasViews)));
	if (message_hash && !isSeen && delayMs && (message_badge || hasViews)) {
		later(showMs + delayMs, () => {
			// An opening by anyone is enough.
			if (chat.showed_at) return;
			if (message_badge) page.setBadge("in");
			else if (page.hasWindow) chat.open();
		});
	}
	if (delayMs && !hasViews) store.set("joinchat_views", views + 1);

	const { searchParams, hash } = new URL(address);
	const wish = searchParams.get("joinchat") ?? (hash === "#joinchat" ? "" : undefined);
	if (wish !== undefined) {
		const ms = Math.max(0, Number.parseInt(wish, 10) || 0) * 1000;
		later(ms, () => chat.show());
		later(ms + 700, () => chat.chatbox_show());
	}
	return isSeen;
};

/** Address that opens the app with this chat. */
export const linkOf = (phone: string, message: string, isWeb?: boolean): string => {
	const query = new URLSearchParams(isWeb ? { phone } : {});
	if (message) query.set("text", plain(message));
	return `https://${isWeb ? "web.whatsapp.com/send" : `wa.me/${phone}`}?${query}`.replace(/\?$/, "");
};

/** Without the marks of the product. */
const plain = (message: string) => message.replace(/<\/?jc-sku>/g, "");

const hashesOf = (store: ChatStore) => (store.get("joinchat_hashes") ?? "").split(",").filter(Boolean);
