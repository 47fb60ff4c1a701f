// A place in an island that stays the app's own.
import type { ReactNode } from "react";

export interface SlotProps {
	/** What the app renders there. */
	children?: ReactNode;
}

/**
 * Marks what of an island's children the plugin leaves alone: React changes it as anywhere else, and the plugin stays
 * mounted. Without a slot children that differ have it mounted again.
 * @example <Island plugin={tabs}><button role="tab">One</button><div role="tabpanel"><Slot>{count} items</Slot></div></Island>
 */
export const Slot = ({ children }: SlotProps): ReactNode => children;
