// The types of a popup for other scripts and the rest of the plugin.
import type { Scope } from "../../src/kit/scope";
import type { Impressions } from "./counters";
import type { PopupSettings } from "./settings";

/** The API for other scripts: `elementorFrontend.documentsManager.documents[id]`, and `detail.instance` of the events. */
export interface Popup {
	/** The popup's element, in jQuery if the page has it; that of the last copy. */
	$element: unknown;
	getModal(): PopupModal;
	/** Opens it, unless the visitor has asked not to see it again. Open already, it starts over. */
	showModal(): void;
	/** Never again for this visitor. */
	disable(): void;
	getStorage(key: string): unknown;
	setStorage(key: string, value: unknown, options?: { lifetimeInSeconds?: number }): void;
	/** One setting that the server printed, or all. */
	getDocumentSettings(key?: string): unknown;
	getSettings(key?: "id"): unknown;
}

export interface PopupModal {
	show(): void;
	/** Does nothing while another dialog is above. */
	hide(): void;
	isVisible(): boolean;
	/** `widget`, `widgetContent`, `message`, `closeButton`… in jQuery if the page has it; all nodes without a name. */
	getElements(name?: string): unknown;
}

/** A popup with the members that only this plugin uses. */
export interface OwnedPopup {
	popup: Popup;
	id: string;
	/** In the page builder's editor or preview of this popup it is shown immediately. */
	mode: "edited" | "previewed" | undefined;
	settings: PopupSettings;
	impressions: Impressions;
	/** The popup's own: a failing popup does not affect others. */
	scope: Scope;
	/** Opens it for a trigger; other popups may forbid that. */
	openByTrigger(): void;
	/** @param event a click that has just closed the popup from outside does not open it again */
	toggle(event?: Event): void;
}
