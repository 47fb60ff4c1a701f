// The public API as a text that is kept: a change of it is seen, meant, and told.
import { expect, it } from "vitest";
import { publicApi } from "../helpers/public-api";

const advice = `The public API differs from tests/contract/public-api.txt. If that is meant:
1. npx vitest run tests/unit/public-api.test.ts -u
2. write what changed to CHANGELOG.md, under Unreleased; what narrows or goes needs a new minor version (CONTRIBUTING.md, “What is public”).`;

it("is as it was told", async () => {
	await expect(`${publicApi()}\n`, advice).toMatchFileSnapshot("../contract/public-api.txt");
}, 180_000);
