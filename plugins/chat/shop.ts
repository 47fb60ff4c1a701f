// Follows the product variation that is chosen: its SKU stands in the messages and in the text that is sent.
import type { Scope } from "../../src/kit/scope";
import type { Chat } from "./model";

interface Variation {
	sku?: string;
}

/** @param onChange links are others now */
export const followVariations = ({ settings }: Chat, scope: Scope, onChange: () => void): void => {
	const { jQuery } = window;
	const message = settings.message_send;
	const types = ["found_variation", "reset_data"];
	const form = "form.variations_form";

	const onVariation = ({ target }: Event, variation?: Variation | null) => {
		if (!(target as Element).matches?.(form)) return;
		const sku = `${variation?.sku || settings.sku}`;
		for (const mark of document.querySelectorAll(".joinchat__chat jc-sku")) {
			const before = mark.textContent;
			scope.add(() => (mark.textContent = before));
			mark.textContent = sku;
		}
		settings.message_send = withSku(message, sku);
		onChange();
	};
	for (const type of types)
		scope.on(document, type, (event) => onVariation(event, (event as CustomEvent<Variation>).detail), {
			capture: true,
		});
	if (!jQuery) return;
	// A native event reaches both, and jQuery's then has no arguments.
	const listener = (event: Event & { originalEvent?: Event }, variation?: Variation) =>
		event.originalEvent || onVariation(event, variation);
	jQuery(document).on(types.join(" "), form, listener);
	scope.add(() => jQuery(document).off(types.join(" "), form, listener));
};

/** The message for another product; each mark stands for itself. */
export const withSku = (message: string, sku: string): string => message.replace(/<jc-sku>.*?<\/jc-sku>/gs, () => sku);
