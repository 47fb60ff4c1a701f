// Common to components that open: their state props, and the handle of their ref.
import type { ChangeDetails } from "./change";
import type { ComponentHandle } from "./use-handle";

/** The handle in the ref of a component that opens and closes. */
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
