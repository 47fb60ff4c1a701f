// The chat's markup as the server prints it, for tests in jsdom and in the browser.

export const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
export const three = ["One two three four five", "Second", "Third"];
export interface Markup {
	bubbles?: string[];
	/** Inside the chat, instead of bubbles. */
	chat?: string;
	hasWindow?: boolean;
	optin?: boolean;
	classes?: string;
	qr?: boolean;
	after?: string;
}

const defaults = {
	telephone: "15550100",
	mobile_only: false,
	button_delay: 3,
	whatsapp_web: false,
	qr: false,
	message_views: 2,
	message_delay: 10,
	message_badge: false,
	message_send: "Hello Acme",
	message_hash: "a1b2c3d4",
};

/** A widget as the server prints it. */
export const widget = (settings: object | string = {}, markup: Markup = {}): string => {
	const { bubbles = three, hasWindow = true, optin, classes = "", qr, after = "" } = markup;
	const chat = markup.chat ?? bubbles.map((text) => `<div class="joinchat__bubble">${text}</div>`).join("");
	const json = typeof settings === "string" ? settings : JSON.stringify({ ...defaults, ...settings });
	return `<div class="joinchat joinchat--right ${optin ? "joinchat--optout" : ""} ${classes}" hidden aria-hidden="false" data-settings='${json}'>
<div class="joinchat__button" role="button" tabindex="0" aria-label="Open chat"><div class="joinchat__tooltip" aria-hidden="true"><div>Need help?</div></div></div>
${hasWindow ? `<div class="joinchat__badge">1</div>` : ""}${qr ? `<div class="joinchat__qr"><div>Scan me</div></div>` : ""}
${
	hasWindow
		? `<div class="joinchat__chatbox" role="dialog" aria-labelledby="joinchat__label" aria-modal="true">
<div class="joinchat__header"><div id="joinchat__label"><span>Acme</span></div><div class="joinchat__close" role="button" tabindex="0" aria-label="Close"></div></div>
<div class="joinchat__scroll"><div class="joinchat__content"><div class="joinchat__chat">${chat}</div>
${optin ? `<div class="joinchat__optin"><input type="checkbox" id="joinchat_optin"><label for="joinchat_optin">I agree</label></div>` : ""}
<div class="joinchat__open" role="button" tabindex="0"><div class="joinchat__open__text">Open chat</div></div></div></div></div>`
		: ""
}</div>${after}`;
};
