// Chat button: opens a chat in a messaging app, by a floating button with a chat window or by links.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "chat",
	// Links that come without a widget take their settings from this global, which is printed before us.
	get selector() {
		const isLite = (globalThis as { joinchat_obj?: unknown }).joinchat_obj;
		return `.joinchat,.joinchat_open,.joinchat_app,.joinchat_close,a[href="#joinchat"],a[href="#whatsapp"]${isLite ? ",body" : ""}`;
	},
	when: "now",
	intent: ".joinchat__button,.joinchat__open,.joinchat_open,.joinchat_app,a",
	load: () => import("./index"),
});
