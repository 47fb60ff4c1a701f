// Draws what script adds to whole pages, the page builder's own alongside Gossamer: KiB, and milliseconds of the main thread at load over the page without any.

/**
 * The originals, measured once on live pages on 2026-11-22 (processor four times slower, one run): KiB of script, and
 * milliseconds of tasks less those of the same page without a script file.
 */
const originals = {
	"/heading": { title: "text and pictures", kib: 85.6, ms: 602 - 214 },
	"/landing": { title: "chat, tracking, form", kib: 159, ms: 957 - 300 },
	"/everything": { title: "everything", kib: 265, ms: 5984 - 2000 },
};

const [width, left, right, line, bar] = [760, 150, 75, 50, 17];
const colours = { originals: "#b34e24", gossamer: "#1d4f91" };
const gap = 90;
const panel = (width - left - gap - right) / 2;

/** @param {Record<string, { kib: number, ms: number }>} measured by page; all three have to be there @returns SVG, readable on light and dark pages */
export const plot = (measured) => {
	const names = Object.keys(originals);
	const height = 62 + names.length * line + 30;
	const round = (value) => Math.round(value * 10) / 10;
	const bars = (key, from, unit) => {
		const most = Math.max(...names.map((name) => originals[name][key]));
		return names.flatMap((name, row) =>
			[
				["originals", originals[name][key]],
				["gossamer", Math.max(0, measured[name][key])],
			].map(([kind, value], at) => {
				const y = 52 + row * line + at * (bar + 2);
				const length = Math.max(1, (panel * value) / most);
				const label = key === "kib" ? value.toFixed(value < 100 ? 1 : 0) : value.toFixed(0);
				return `<rect x="${from}" y="${y}" width="${round(length)}" height="${bar}" rx="2" fill="${colours[kind]}"/><text x="${round(from + length + 6)}" y="${y + 13}" fill="#51626b">${label} ${unit}</text>`;
			}),
		);
	};
	const second = left + panel + gap;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="12">
<title>KiB of script, and milliseconds of the main thread at load over the same page without scripts: the page builder's own scripts and Gossamer, on three pages</title>
<rect width="${width}" height="${height}" rx="10" fill="#fff"/>
<g fill="#51626b" font-weight="600"><text x="${left}" y="36">script, brotli</text><text x="${second}" y="36">main thread at load, over no script</text></g>
<g fill="#51626b" text-anchor="end">${names.map((name, row) => `<text x="${left - 10}" y="${52 + row * line + 22}">${originals[name].title}</text>`).join("")}</g>
${[...bars("kib", left, "KiB"), ...bars("ms", second, "ms")].join("\n")}
<g font-weight="600"><text x="${left}" y="${height - 14}" fill="${colours.originals}">the builder's own scripts, live pages</text><text x="${second}" y="${height - 14}" fill="${colours.gossamer}">Gossamer, the demo's pages</text></g>
</svg>
`;
};
