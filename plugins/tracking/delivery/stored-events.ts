// The storage keys of waiting server events, so that code without the outbox can remove them.

/** Of the keys; the name of the destination follows. */
export const prefix = "gossamer-event:";

/** Undefined if the browser refuses. */
export const storageOf = (): Storage | undefined => {
	try {
		return window.localStorage;
	} catch {}
};

export const keysIn = (storage: Storage | undefined): string[] =>
	Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix));

/** Removes a destination's waiting events, from any page. */
export const removeEvents = (pixel: string): void => {
	const storage = storageOf();
	for (const key of keysIn(storage)) if (key.startsWith(`${prefix}${pixel}:`)) storage!.removeItem(key);
};
