// What does a page of the demo load of the runtime? Files and brotli bytes, after scrolling to its end.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { release } from "../tests/site/release.mjs";

const paths = ["/heading", "/counter", "/accordion", "/lead-form", "/everything"];

export default async ({ browser, url }) => {
	const rows = [];
	for (const path of paths) {
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
		const files = new Set();
		page.on("request", (request) => {
			const file = new URL(request.url()).pathname.split("/gossamer/")[1];
			if (file) files.add(file);
		});
		await page.goto(url + path);
		await page.evaluate(async () => {
			await window.gossamer.ready;
			const turn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
				scrollTo({ top: y, behavior: "instant" });
				await turn();
			}
		});
		await page.waitForLoadState("networkidle");
		const bytes = [...files].reduce(
			(sum, file) => sum + brotliCompressSync(readFileSync(`${release}/${file}`)).length,
			0,
		);
		rows.push({
			page: path,
			files: files.size,
			"brotli bytes": bytes,
			"of them": [...files].join(", "),
		});
		await page.close();
	}
	return rows;
};
