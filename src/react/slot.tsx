// A place in an island that stays the app's own.
import type { ReactNode } from "react";

export interface SlotProps {
	/** The app's content. */
	children?: ReactNode;
}

/**
 * Marks the part of an island's children that the plugin leaves alone: React updates it as usual, and the plugin
 * stays mounted. Without a slot, changed children remount the plugin.
 * @example <Island plugin={tabs}><button role="tab">One</button><div role="tabpanel"><Slot>{count} items</Slot></div></Island>
 */
export const Slot = ({ children }: SlotProps): ReactNode => children;
