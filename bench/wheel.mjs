// Turns the wheel of the mouse, for benches of scrolled frames.

/** CSS pixels a turn; at the end of the page the way goes back. */
const step = 20;

/**
 * Scrolls as a visitor does, a turn for each frame that a display of 60 Hz would show.
 * @param {import("playwright-core").CDPSession} client
 * @param {number} end where the page ends
 * @param {number} frames how many turns
 * @returns milliseconds that it took
 */
export const wheel = async (client, end, frames) => {
	const begin = performance.now();
	const turns = [];
	for (let at = 1; at <= frames; at++) {
		const isBack = Math.floor((at * step) / end) % 2;
		const deltaY = isBack ? -step : step;
		turns.push(client.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 640, y: 400, deltaX: 0, deltaY }));
		await new Promise((resolve) => setTimeout(resolve, begin + (at * 1000) / 60 - performance.now()));
	}
	await Promise.all(turns);
	return performance.now() - begin;
};
