// Chat button: opens a chat in a messaging app, by a floating button with a chat window or by links.
import type { Covers, PluginRow } from "../../src/base/descriptor";

/** Openers of the chat anywhere on the page: of its window, and of the app. */
export const windowOpeners = '.joinchat_open,a[href="#joinchat"]';
export const appOpeners = '.joinchat_app,a[href="#whatsapp"]';

const openers = `${windowOpeners},${appOpeners}`;
const row = {
	name: "chat",
	selector: `.joinchat,.joinchat_close,${openers}`,
	intent: `.joinchat__button,.joinchat__open,${openers}`,
} satisfies PluginRow;

export const covers = {
	original: "Joinchat",
	scripts: ["joinchat", "joinchat-lite"],
	libraries: ["joinchat-qr"],
	early: { "widget-parts": 'class="joinchat__chatbox' },
} satisfies Covers;

// Openers without a widget take their settings from the global.
export default [row, { ...row, selector: "body", if: "joinchat_obj" }] satisfies PluginRow[];
