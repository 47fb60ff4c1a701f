// Rules of videos that need no page: the addresses that a frame may have.

/** Whether an address may become that of a frame. */
export const isWeb = (address: string): boolean => /^(https?:)?\/\//i.test(address);
