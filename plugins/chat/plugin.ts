// Chat button: opens a chat in a messaging app, by a floating button with a chat window or by links.
import { describePlugin } from "../../src/core/plugin";

const triggers = '.joinchat_open,.joinchat_app,a[href="#joinchat"],a[href="#whatsapp"]';

export default describePlugin({
	name: "chat",
	// Triggers without a widget take their settings from this global, which is printed before us.
	get selector() {
		return `.joinchat,.joinchat_close,${triggers}${(globalThis as unknown as Window).joinchat_obj ? ",body" : ""}`;
	},
	when: "now",
	intent: `.joinchat__button,.joinchat__open,${triggers}`,
	load: () => import("./index"),
});
