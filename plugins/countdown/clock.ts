// One timer for all countdowns of a page, set to the next moment at which one of them has something to do.

/** Gets the time, in milliseconds since 1970. @returns milliseconds until it wants to be called again; undefined: no more */
type Tick = (now: number) => number | undefined;

const ticks = new Set<Tick>();
let timer: ReturnType<typeof setTimeout>;

/** Calls all who wait: with the clock's time, not with a count of ticks, which a sleeping computer or tab leaves out. */
export const tickNow = (): void => {
	const now = Date.now();
	let waitMs = Infinity;
	for (const tick of ticks) {
		const again = tick(now);
		if (again === undefined) ticks.delete(tick);
		else waitMs = Math.min(waitMs, again);
	}
	// Only now: a tick may have started another countdown, and with it this timer.
	clearTimeout(timer);
	if (ticks.size) timer = setTimeout(tickNow, waitMs);
};

/** Calls back now and whenever it asks for it. @returns ends it */
export const addTick = (tick: Tick): (() => void) => {
	ticks.add(tick);
	tickNow();
	return () => {
		ticks.delete(tick);
		if (!ticks.size) clearTimeout(timer);
	};
};
