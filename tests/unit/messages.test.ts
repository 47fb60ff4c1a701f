// Every code of the error sink has its sentence.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { messages } from "../../src/dev/messages";

it("has a sentence for every code that is reported", () => {
	const files = ["src", "plugins"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file))
			.map((file) => `${folder}/${file}`),
	);
	const codes = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\breport\(\s*"([a-z-]+)"/g)].map(([, code]) => code!),
	);
	expect(codes.filter((code) => !messages[code])).toEqual([]);
});
