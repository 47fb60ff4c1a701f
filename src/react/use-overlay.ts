// Whether something is open that a plugin opens and closes, as state of its component and by the component's handle.
import type { ChangeReason } from "./change";
import type { OverlayHandle, OverlayState } from "./overlay-handle";
import { type DrivenState, useDriven } from "./use-driven";

/** How the plugin's markup shows and changes it. */
export interface OverlayMarkup {
	isOpen(host: HTMLElement): boolean;
	/** Called if the state differs. */
	turn(host: HTMLElement, isOpen: boolean): void;
	/** Whether a press there is one on the component; any in its host is by default. */
	isInside?(target: Node, host: HTMLElement): boolean;
	/** The reason of a change without an event of the visitor; `script` by default. */
	otherwise?: ChangeReason;
}

/** @param attributes those by which the plugin shows it @returns for the island */
export const useOverlay = (
	{ open, defaultOpen, onOpenChange }: OverlayState,
	{ isOpen, turn, isInside, otherwise }: OverlayMarkup,
	attributes: string[],
): DrivenState => {
	const state: DrivenState = useDriven<boolean>(
		{
			value: open,
			// A link may have opened it before.
			defaultValue: defaultOpen || undefined,
			onChange: onOpenChange,
			otherwise,
			read: isOpen,
			write: (host, isWanted) => isWanted !== isOpen(host) && turn(host, isWanted),
			isInside(target) {
				const host = state.host.current!;
				return isInside ? isInside(target, host) : host.contains(target);
			},
		},
		attributes,
	);
	return state;
};

/** @param host while it is mounted */
export const overlayHandle = (
	host: () => HTMLElement | null,
	{ isOpen, turn }: OverlayMarkup,
): Omit<OverlayHandle, "element"> => {
	const set = (isWanted: boolean) => {
		const node = host();
		if (node && isOpen(node) !== isWanted) turn(node, isWanted);
	};
	return {
		open: () => set(true),
		close: () => set(false),
		toggle: () => set(!host() || !isOpen(host()!)),
		get isOpen() {
			const node = host();
			return !!node && isOpen(node);
		},
	};
};
