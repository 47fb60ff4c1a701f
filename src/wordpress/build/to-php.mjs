// Writes data as a PHP literal.

const text = (value) => `'${value.replace(/[\\']/g, "\\$&")}'`;

/** @param {unknown} value what JSON can hold */
export const toPhp = (value, indent = "") => {
	if (typeof value === "string") return text(value);
	if (value === null || typeof value !== "object") return `${value ?? null}`;
	const inner = `${indent}\t`;
	const lines = Object.entries(value)
		.filter(([, member]) => member !== undefined)
		.map(([key, member]) => `${inner}${Array.isArray(value) ? "" : `${text(key)} => `}${toPhp(member, inner)},\n`);
	return `array(\n${lines.join("")}${indent})`;
};
