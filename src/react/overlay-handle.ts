// What components have in common that open: the state they are given, and what their ref holds.
import type { ChangeDetails } from "./change";
import type { ComponentHandle } from "./use-handle";

/** What opens and closes, as a ref holds it. */
export interface OverlayHandle extends ComponentHandle {
	/** Opens it. */
	open(): void;
	/** Closes it. */
	close(): void;
	/** Opens or closes it. */
	toggle(): void;
	/** Whether it is open. */
	readonly isOpen: boolean;
}

export interface OverlayState {
	/** Whether it is open; if you set it, update it in `onOpenChange`. */
	open?: boolean;
	/** Whether it is open at first; it is not by default. */
	defaultOpen?: boolean;
	/** Called when it opens or closes; `details.preventDefault()` takes that back. */
	onOpenChange?(isOpen: boolean, details: ChangeDetails): void;
}
