// Draws the cost of a frame against the number of elements, a line a library.

const [width, height, left, bottom, top, right] = [760, 380, 56, 46, 20, 170];
const colours = {
	floor: "#8a979d",
	gossamer: "#1d4f91",
	"gossamer-frames": "#6b9bd8",
	css: "#17252d",
	motion: "#b34e24",
	gsap: "#3f8f5f",
	rellax: "#a3711a",
	lenis: "#8b4fa8",
};

/** @param {{ name: string, title: string, count: number, cost: number }[]} points @returns SVG, readable on light and dark pages */
export const plot = (points) => {
	const counts = [...new Set(points.map(({ count }) => count))];
	const most = Math.max(...points.map(({ cost }) => cost)) * 1.05;
	const x = (count) =>
		left + ((width - left - right) * Math.log(count / counts[0])) / Math.log(counts.at(-1) / counts[0]);
	const y = (cost) => height - bottom - ((height - bottom - top) * cost) / most;
	const round = (value) => Math.round(value * 10) / 10;
	const steps = Array.from({ length: 5 }, (_, at) => (most * at) / 4);
	const names = [...new Set(points.map(({ name }) => name))];
	const lastOf = (name) => points.filter((point) => point.name === name).at(-1);
	// Labels keep their distance, from the cheapest up.
	let lowest = height;
	const labels = names
		.toSorted((one, other) => lastOf(one).cost - lastOf(other).cost)
		.map((name) => {
			lowest = Math.min(y(lastOf(name).cost) + 4, lowest - 16);
			return [name, lowest];
		});
	const lines = names.map((name) => {
		const own = points.filter((point) => point.name === name);
		const path = own.map(({ count, cost }) => `${round(x(count))},${round(y(cost))}`).join(" ");
		const dots = own
			.map(({ count, cost }) => `<circle cx="${round(x(count))}" cy="${round(y(cost))}" r="3.5"/>`)
			.join("");
		return `<g fill="${colours[name]}" stroke="none"><polyline points="${path}" fill="none" stroke="${colours[name]}" stroke-width="2.5"/>${dots}</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="12">
<title>Milliseconds of the main thread a frame, by library, against the number of elements that move</title>
<rect width="${width}" height="${height}" rx="10" fill="#fff"/>
<g fill="#51626b">${steps.map((cost) => `<path d="M${left} ${round(y(cost))}H${width - right}" stroke="#dfe6e6"/><text x="${left - 8}" y="${round(y(cost)) + 4}" text-anchor="end">${cost.toFixed(1)}</text>`).join("")}
${counts.map((count) => `<text x="${round(x(count))}" y="${height - bottom + 20}" text-anchor="middle">${count}</text>`).join("")}
<text x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle">elements that move</text><text x="8" y="14">ms a frame on the main thread</text></g>
${lines.join("\n")}
${labels.map(([name, at]) => `<text x="${width - right + 12}" y="${round(at)}" fill="${colours[name]}" font-weight="600">${lastOf(name).title}</text>`).join("\n")}
</svg>
`;
};
