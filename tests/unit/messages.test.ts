// Every code of the error sink has its sentence.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { messages } from "../../src/dev/messages";
import { sourcesIn } from "../helpers/sources";

it("has a sentence for every code that is reported", () => {
	const files = [...sourcesIn("src"), ...sourcesIn("plugins")];
	const codes = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\breport\(\s*"([a-z-]+)"/g)].map(([, code]) => code!),
	);
	expect(codes.filter((code) => !messages[code])).toEqual([]);
});
