// The open state of a menu component: the menu itself on small screens, and one item of its bar.
import { type Ref, type RefObject, useRef } from "react";
import { closestTo } from "../base/dom";
import type { ChangeDetails } from "./change";
import type { OverlayHandle, OverlayState } from "./overlay-handle";
import { type DrivenState, useDriven, whileAll } from "./use-driven";
import { useHandle, withGetters } from "./use-handle";
import { type OverlayMarkup, overlayHandle, useOverlay } from "./use-overlay";

/** The handle of a menu: opens and closes it on small screens, and its items. */
export interface MenuHandle extends OverlayHandle {
	/** Opens the list or panel of an item of the bar; `null` closes the open one. */
	show(value: string | null): void;
	/** The item that is open. */
	readonly value: string | null;
}

export interface MenuState extends OverlayState {
	/** The item of the bar that is open, `null` for none; if you set it, update it in `onValueChange`. */
	value?: string | null;
	/** The item of the bar that is open at first; none by default. */
	defaultValue?: string | null;
	/** Called when another item of the bar opens, or none is open; `details.preventDefault()` takes that back. */
	onValueChange?(value: string | null, details: ChangeDetails): void;
	/** Receives the functions that open and close it. */
	ref?: Ref<MenuHandle>;
}

/** How the plugin's markup shows and changes the open state. */
export interface MenuMarkup extends OverlayMarkup {
	/** Index of the item that is open; -1 for none. */
	openIn(host: HTMLElement): number;
	/** @param index -1 closes the open one */
	show(host: HTMLElement, index: number): void;
	/** Whether a press on a link follows it; it does by default. */
	isFollowed?(event: Event): boolean;
	/** Whether the menu listens for that yet; it does by default. */
	isServed?(host: HTMLElement, index: number): boolean;
}

interface MenuParts {
	ref: RefObject<HTMLElement | null>;
	whileMounted: DrivenState["whileMounted"];
}

/** @param values of the items, in their order @returns for the island */
export const useMenu = (
	{ value, defaultValue, onValueChange, ref, ...state }: MenuState,
	values: readonly string[],
	markup: MenuMarkup,
): MenuParts => {
	const latest = useRef(values);
	latest.current = values;
	/** An item is requested but not open yet, as its part is loading. */
	const isPending = useRef(false);
	/** Asks for the item again, until the menu listens. */
	const unheard = useRef<() => void>(undefined);
	const overlay = useOverlay(state, markup, ["aria-expanded"]);
	const items: DrivenState = useDriven<string | null>(
		{
			value,
			defaultValue: defaultValue ?? undefined,
			onChange: onValueChange,
			otherwise: "hover",
			read(host) {
				const now = values[markup.openIn(host)] ?? null;
				unheard.current?.();
				if (now === null && isPending.current) return;
				isPending.current = false;
				return now;
			},
			write(host, wanted) {
				const index = values.indexOf(wanted ?? "");
				unheard.current = () => {
					if (index >= 0 && markup.isServed?.(host, index) === false) return;
					unheard.current = undefined;
					markup.show(host, index);
				};
				unheard.current();
				isPending.current = index >= 0 && markup.openIn(host) !== index;
			},
			isInside: (target) => !!items.host.current?.contains(target),
		},
		["aria-expanded"],
	);
	const root = useHandle<MenuHandle>(ref, (host) =>
		withGetters(overlayHandle(host, markup), {
			show(wanted: string | null) {
				if (host()) markup.show(host()!, latest.current.indexOf(wanted ?? ""));
			},
			get value() {
				return (host() && latest.current[markup.openIn(host()!)]) ?? null;
			},
		}),
	);
	return { ref: root, whileMounted: whileAll(overlay.whileMounted, items.whileMounted, leaveByLinks(markup)) };
};

/** A link that an app's router follows closes the menu, which elsewhere goes with its page. */
const leaveByLinks = (markup: MenuMarkup) => (host: HTMLElement) => {
	const leave = (event: MouseEvent) => {
		const link = closestTo<HTMLAnchorElement>(event.target, "a[href]:not([href=''],[href='#'])");
		// Such a link opens elsewhere, as with these keys.
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target) return;
		if (markup.isFollowed?.(event) === false) return;
		if (markup.openIn(host) >= 0) markup.show(host, -1);
		if (markup.isOpen(host)) markup.turn(host, false);
	};
	host.addEventListener("click", leave);
	return () => host.removeEventListener("click", leave);
};
