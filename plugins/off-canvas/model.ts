// Off-canvas rules: what addresses a panel, what a request asks for, and what counts as a keyboard.

/** `detail` of `elementor-pro/off-canvas/toggle-display-mode`; anyone may send it, so anything may be in it. */
export interface ToggleRequest {
	id?: unknown;
	displayMode?: unknown;
	/** What the visitor did. */
	previousEvent?: { pointerType?: unknown; detail?: unknown } | null;
}

/**
 * What a panel is addressed by: in a loop item, whose panels share a `data-id`, what follows `off-canvas-` in the id of the wrapper.
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

/** A key makes clicks without a pointer; browsers that do not tell the pointer of a click count no presses in it. */
export const isByKeyboard = (event: ToggleRequest["previousEvent"]): boolean =>
	!!event && (event.pointerType === undefined ? !event.detail : event.pointerType === "");
