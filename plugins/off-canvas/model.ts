// Off-canvas rules: the id of a panel, the meaning of a request, and what counts as a keyboard.

/** `detail` of `elementor-pro/off-canvas/toggle-display-mode`; anyone may send it, so anything may be in it. */
export interface ToggleRequest {
	id?: unknown;
	displayMode?: unknown;
	/** The visitor's event. */
	previousEvent?: { pointerType?: unknown; detail?: unknown } | null;
}

/**
 * The id that addresses a panel: in a loop item, whose panels share a `data-id`, the part after `off-canvas-` in the wrapper's id.
 * @example addressOf("off-canvas-9ef01aa-512-ab12cd3", "ab12cd3") // "9ef01aa-512-ab12cd3"
 */
export const addressOf = (wrapperId: string, dataId = ""): string =>
	wrapperId.endsWith(`-${dataId}`) ? wrapperId.slice("off-canvas-".length) : dataId;

/** Whether an id, which may be printed as a number when it is all digits, is this address. */
export const isAddress = (id: unknown, address: string): boolean =>
	id === address || (typeof id === "number" && `${id}` === address);

/** Whether the panel should be open after a request; undefined when it asks for nothing known. */
export const wanted = ({ displayMode }: ToggleRequest, isOpen: boolean): boolean | undefined => {
	if (displayMode === "toggle") return !isOpen;
	if (displayMode === "open") return true;
	if (displayMode === "close") return false;
};

/** A key's clicks have no pointer; browsers that do not report a click's pointer have a `detail` of 0 for them. */
export const isByKeyboard = (event: ToggleRequest["previousEvent"]): boolean =>
	!!event && (event.pointerType === undefined ? !event.detail : event.pointerType === "");
