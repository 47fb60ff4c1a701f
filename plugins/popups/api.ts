// A popup's API for other scripts.
import { getJQuery } from "../../src/base/jquery";
import { storage } from "../../src/stores/storage";
import type { Modal } from "./modal";
import type { Popup, PopupModal } from "./types";

export interface Openable {
	open(): void;
	close(): void;
	isOpen(): boolean;
	getModal(): Modal;
}

/** @param values the settings as the server printed them */
export const createApi = (
	id: string,
	values: Record<string, unknown>,
	{ open, close, isOpen, getModal }: Openable,
): Popup => {
	const keyOf = (key: string) => `popup_${id}_${key}`;
	const modal: PopupModal = {
		show: open,
		hide: close,
		isVisible: isOpen,
		getElements(name) {
			const elements = getModal();
			return name ? wrap(elements[name as keyof Modal]) : elements;
		},
	};
	const popup: Popup = {
		$element: undefined,
		getModal: () => modal,
		showModal: open,
		disable: () => popup.setStorage("disable", true),
		getStorage: (key) => storage.get(keyOf(key)),
		setStorage: (key, value, options) => storage.set(keyOf(key), value, options),
		getDocumentSettings: (key) => (key ? values[key] : values),
		getSettings: (key) => (key ? id : { id }),
	};
	return popup;
};

/** In jQuery, if the page has it. */
export const wrap = (node: unknown): unknown => getJQuery()?.(node) ?? node;
