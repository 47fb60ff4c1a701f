// Follows the product variation that is chosen: its SKU is in the messages and in the text that is sent.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import type { Chat } from "./model";

/** @param onChange links are others now */
export const followVariations = ({ settings }: Chat, scope: Scope, onChange: () => void): void => {
	const message = settings.message_send;
	const texts = new Map<Element, string>();
	scope.add(() => {
		for (const [mark, text] of texts) mark.textContent = text;
	});
	const onVariation = ({ target }: Event, variation: unknown) => {
		if (!closestTo(target, "form.variations_form")) return;
		const sku = `${(variation as { sku?: unknown } | null | undefined)?.sku || settings.sku}`;
		for (const mark of document.querySelectorAll(".joinchat__chat jc-sku")) {
			if (!texts.has(mark)) texts.set(mark, mark.textContent);
			mark.textContent = sku;
		}
		settings.message_send = withSku(message, sku);
		onChange();
	};
	for (const type of ["found_variation", "reset_data"]) scope.onBoth(document, type, onVariation, { capture: true });
};

/** The message for another product; each placeholder is taken literally. */
export const withSku = (message: string, sku: string): string => message.replace(/<jc-sku>.*?<\/jc-sku>/gs, () => sku);
