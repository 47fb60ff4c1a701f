// Rules of floating buttons that need no page: the time of a message, and clicks that are sent in tens.

/** Clicks that are sent together. */
const batch = 10;

/**
 * A time of day as the visitor writes it, with 12 or 24 hours.
 * @param printed the printed time, `14:05` or `2:05 pm`; if it is not a time, now
 * @param locale the visitor's unless given
 */
export const timeOfDay = (printed: string, now: Date, locale?: string): string => {
	const [, hours = Number.NaN, minutes = 0, half] =
		/^\s*(\d{1,2}):(\d{2})\s*(?:([ap])\.?m\.?)?\s*$/i.exec(printed) ?? [];
	const time = new Date(now);
	if (+hours < 24 && +minutes < 60) time.setHours(half ? (+hours % 12) + (/p/i.test(half) ? 12 : 0) : +hours, +minutes);
	return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(time);
};

export interface Clicks {
	/** @param id of the document in which was clicked */
	add(id: string): void;
	/** Sends the collected clicks. */
	flush(): void;
}

/** @param send returns whether the browser accepted them; others are kept for the next time */
export const createClicks = (send: (ids: readonly string[]) => boolean): Clicks => {
	let ids: string[] = [];
	const clicks: Clicks = {
		add(id) {
			ids.push(id);
			if (ids.length >= batch) clicks.flush();
		},
		flush() {
			while (ids.length && send(ids.slice(0, batch))) ids = ids.slice(batch);
		},
	};
	return clicks;
};
