// What a page of the demo loads of the runtime, scrolled to its end with nothing pressed.

/** Pages whose whole load is a budget, by its name. */
export const scenarios = {
	"page: text and pictures": "/heading",
	"page: landing": "/landing",
	"page: shop": "/shop",
	"page: everything": "/everything",
};

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @returns {Promise<string[]>} paths in the release, in alphabetical order
 */
export const filesOfPage = async (browser, address) => {
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	const files = new Set();
	page.on("request", (request) => {
		const file = new URL(request.url()).pathname.split("/gossamer/")[1];
		if (file) files.add(file);
	});
	await page.goto(address);
	await page.evaluate(async () => {
		await window.gossamer.ready;
		// The core looks ten times a second for what has come near: who scrolls faster passes it by.
		const turn = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 120));
		for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
			scrollTo({ top: y, behavior: "instant" });
			await turn();
		}
	});
	await page.waitForLoadState("networkidle");
	await page.close();
	return [...files].sort();
};
