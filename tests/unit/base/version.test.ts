// Which of two versions is the older one.
import { expect, it } from "vitest";
import { isOlder } from "../../../src/base/version";

it.each<[unknown, string, boolean]>([
	["3.9.2", "3.11", true],
	["3.11", "3.9", false],
	["3.11.5", "3.11", false],
	["2.9.14", "3.0", true],
	["4.0", "3.33", false],
	["", "3.1", false],
	[undefined, "3.1", false],
	["beta", "3.1", false],
	["3.0-beta1", "3.1", true],
	["5.0-dev2", "4.2", false],
	["4.2", "5.0-dev2", true],
	["3", "3.24", false],
])("%j is older than %s: %s", (version, than, is) => {
	expect(isOlder(version, than)).toBe(is);
});
