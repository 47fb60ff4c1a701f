// Whether something is open that a plugin opens and closes, as state of its component and by the component's handle.
import { useLayoutEffect, useRef } from "react";
import type { ChangeReason } from "./change";
import type { OverlayHandle, OverlayState } from "./overlay-handle";
import { type DrivenState, useDriven } from "./use-driven";

/** How the plugin's markup shows and changes it. */
export interface OverlayMarkup {
	/** Undefined while there is nothing yet that could be. */
	isOpen(host: HTMLElement): boolean | undefined;
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
	const { noteOpen } = useReturnedFocus();
	const state: DrivenState = useDriven<boolean>(
		{
			value: open,
			// A link, or the handle in the app's first effect, may have opened it before.
			defaultValue: defaultOpen || undefined,
			initial: false,
			onChange: onOpenChange,
			otherwise,
			read(host) {
				const now = isOpen(host);
				return now === undefined ? now : noteOpen(now);
			},
			write: (host, isWanted) => isWanted !== isOpen(host) && turn(host, noteOpen(isWanted)),
			isInside(target) {
				const host = state.host.current!;
				return isInside ? isInside(target, host) : host.contains(target);
			},
		},
		attributes,
	);
	return state;
};

/** Milliseconds that closing may take, at whose end plugins return the focus. */
const closingMs = 2000;

/** Returns the focus to where it was before the overlay opened, if an app removes the component while it is open or closing. */
const useReturnedFocus = () => {
	const { current: focus } = useRef({ openUntil: 0, isRemoved: false, before: null as HTMLElement | null });
	useLayoutEffect(() => {
		focus.isRemoved = false;
		return () => {
			focus.isRemoved = true;
			const wasOpen = performance.now() < focus.openUntil;
			// When its elements have left the page, which is no longer inert. React also runs effects again without removing anything.
			queueMicrotask(() => {
				const { activeElement, body } = document;
				const isLost = !activeElement || activeElement === body;
				if (focus.isRemoved && wasOpen && isLost) focus.before?.focus({ preventScroll: true });
			});
		};
	}, []);
	return {
		/** To be called before the focus moves. @returns its argument */
		noteOpen(isOpen: boolean) {
			const wasOpen = focus.openUntil === Number.POSITIVE_INFINITY;
			if (isOpen && !wasOpen) focus.before = document.activeElement as HTMLElement | null;
			if (isOpen) focus.openUntil = Number.POSITIVE_INFINITY;
			else if (wasOpen) focus.openUntil = performance.now() + closingMs;
			return isOpen;
		},
	};
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
			return !!(node && isOpen(node));
		},
	};
};
