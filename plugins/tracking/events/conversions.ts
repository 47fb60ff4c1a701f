// Conversions of our own plugins: a lead form that was sent, a popup that was shown, a chat that was opened. Each is off unless the owner names it.
import { isObject } from "../../../src/base/is-object";
import { slugs } from "../destinations/table";
import type { Params } from "../options";
import type { Tracker } from "../types";

interface Conversion {
	/** The plugin's own event. */
	type: string;
	/** Name of the conversion for Facebook, and for the others. */
	names: [facebook: string, other: string];
	params(detail: Params): Params;
}

const conversions: Record<string, Conversion> = {
	lead: { type: "rmp:sent", names: ["Lead", "generate_lead"], params: ({ formId }) => ({ form_id: formId }) },
	popup: { type: "elementor/popup/show", names: ["PopupView", "popup_view"], params: ({ id }) => ({ popup_id: id }) },
	chat: {
		type: "joinchat:open",
		names: ["Contact", "contact"],
		params: ({ chat_channel }) => ({ chat_channel }),
	},
};

export const watchConversions = ({ options, scope, later, fire, conversions: wanted }: Tracker): void => {
	for (const name of wanted) {
		if (!Object.hasOwn(conversions, name)) continue;
		const { type, names, params } = conversions[name]!;
		// Not in the capture phase: popups send their event to the document as well, from where it does not bubble.
		scope.on(window, type, (event) => {
			// A chat that someone stopped was not opened.
			if (event.defaultPrevented) return;
			const { detail } = event as CustomEvent;
			const shared = { type: "dyn", e_id: `gossamer_${names[1]}`, params: params(isObject(detail) ? detail : {}) };
			const eventFor = (slug: (typeof slugs)[number]) => {
				const { pixelIds, trackingIds } = (options[slug] ?? {}) as Record<string, unknown>;
				return { ...shared, pixelIds, trackingIds, name: names[slug === "facebook" ? 0 : 1] };
			};
			later(() => fire(Object.fromEntries(slugs.map((slug) => [slug, eventFor(slug)]))));
		});
	}
};
