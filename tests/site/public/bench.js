// Scrolls the frames of the page together: down and up again, from a press of the button to the next.
const frames = [...document.querySelectorAll(".bench-frames iframe")];
const button = document.querySelector("[data-bench-scroll]");
/** CSS pixels a second. */
const speed = 500;
let isRunning = false;

button?.addEventListener("click", () => {
	isRunning = !isRunning;
	if (isRunning) requestAnimationFrame((time) => run(time));
});

function run(begin) {
	requestAnimationFrame((time) => {
		if (!isRunning) return;
		const along = ((time - begin) / 1000) * speed;
		for (const { contentWindow: view } of frames) {
			const root = view.document.documentElement;
			const end = root.scrollHeight - view.innerHeight;
			if (end <= 0) continue;
			const place = along % (2 * end);
			view.scrollTo({ top: place > end ? 2 * end - place : place, behavior: "instant" });
		}
		run(begin);
	});
}
