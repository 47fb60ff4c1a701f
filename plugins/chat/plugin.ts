// Chat button: opens a chat in a messaging app, by a floating button with a chat window or by links.
import type { PluginRow } from "../../src/base/descriptor";

const openers = '.joinchat_open,.joinchat_app,a[href="#joinchat"],a[href="#whatsapp"]';
const row = {
	name: "chat",
	selector: `.joinchat,.joinchat_close,${openers}`,
	when: "now",
	intent: `.joinchat__button,.joinchat__open,${openers}`,
} satisfies PluginRow;

// Openers without a widget take their settings from the global.
export default [row, { ...row, selector: "body", if: "joinchat_obj" }] satisfies PluginRow[];
