// Floating buttons: contact buttons that open a box of ways to write, and floating bars that can be closed.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["contact-buttons", "contact-buttons-*", "floating-bars", "floating-bars-*"],
	markup: ".e-contact-buttons,.e-floating-bars",
} satisfies Covers;

export default {
	name: "floating-buttons",
	selector: "[data-widget_type^=contact-buttons],[data-widget_type^=floating-bars]",
	intent: ".e-contact-buttons__chat-button,.e-floating-bars__close-button",
} satisfies PluginRow;
