// Steps of the build that anyone who compares two builds relies on.
import { describe, expect, it } from "vitest";
import { compress } from "../../.ci/site.mjs";
import { minifyOptions } from "../../src/rollup";

describe("the runtime's modules", () => {
	it("are the same in every build, in whatever order rollup hands them over", async () => {
		const sources = {
			"a.js": "export const one = { firstMember_: 1, secondMember_: 2 };",
			"b.js": "export const two = (x) => x.thirdMember_ + x.secondMember_;",
		};
		const build = async (names: (keyof typeof sources)[]) => {
			const bundle = Object.fromEntries(names.map((name) => [name, { code: sources[name] }]));
			await compress(minifyOptions).generateBundle({}, bundle);
			return bundle;
		};
		const built = await build(["a.js", "b.js"]);
		expect(await build(["b.js", "a.js"])).toEqual(built);
		const second = /(\w+): ?2/.exec(built["a.js"]!.code)![1];
		expect(built["b.js"]!.code).toContain(`.${second}`);
		expect(JSON.stringify(built)).not.toContain("Member_");
	});
});
