// Which tab is the active one at the start.

/** The properties of a tab that the choice reads. */
export interface TabState {
	id: string;
	isSelected: boolean;
}

/**
 * The index of the tab that the settings name, by its id or by its index in the host; else that of the tab printed as
 * selected; else the first.
 * @example activeAtStart([{ id: "a-tab-0", isSelected: false }], "a-tab-7", "a") // 0
 */
export const activeAtStart = (tabs: readonly TabState[], wanted: unknown, hostId: string): number => {
	const byId = tabs.findIndex(({ id }, index) => wanted === id || wanted === `${hostId}-tab-${index}`);
	return byId < 0
		? Math.max(
				0,
				tabs.findIndex(({ isSelected }) => isSelected),
			)
		: byId;
};
