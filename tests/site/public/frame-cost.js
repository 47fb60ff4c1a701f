// Tells in a corner of the page what the main thread spends on a frame while the page scrolls, alongside the frames that were late.
const output = document.querySelector("[data-frame-cost]");
const channel = new MessageChannel();
const quiet = 400;
let costs = [];
let late = 0;
let last = 0;
let until = 0;
let began = 0;
let isRunning = false;

output.textContent = output.dataset.waiting;

addEventListener(
	"scroll",
	() => {
		until = performance.now() + quiet;
		if (isRunning) return;
		isRunning = true;
		last = 0;
		requestAnimationFrame(frame);
	},
	{ passive: true },
);

function frame(time) {
	if (last && time - last > 25) late += Math.round((time - last) / 16.7) - 1;
	last = time;
	began = performance.now();
	// The message comes when the frame has been styled, laid out and painted.
	channel.port2.postMessage(0);
	isRunning = performance.now() < until;
	if (isRunning) requestAnimationFrame(frame);
}

channel.port1.onmessage = () => {
	costs = [...costs.slice(-119), performance.now() - began];
	const sorted = costs.toSorted((one, other) => one - other);
	const median = sorted[sorted.length >> 1];
	const moving = document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length;
	output.textContent = `${median.toFixed(1)} ms ${output.dataset.frame} · ${late} ${output.dataset.late} · ${moving} ${output.dataset.by}`;
};
