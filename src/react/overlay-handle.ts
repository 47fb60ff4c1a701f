// What components have in common that open above the page.
import type { ChangeDetails } from "./change";

/** What the ref of a popup or an off-canvas panel holds. */
export interface OverlayHandle {
	open(): void;
	close(): void;
	toggle(): void;
	readonly isOpen: boolean;
}

export interface OverlayState {
	/** Whether it is open; whoever gives it changes it in `onOpenChange`. */
	open?: boolean;
	/** Whether it is open at first; it is not by default. */
	defaultOpen?: boolean;
	/** Called when it opens or closes; `details.preventDefault()` takes that back. */
	onOpenChange?(isOpen: boolean, details: ChangeDetails): void;
}
