// Which browser `compare` opens.
import { afterEach, expect, it, vi } from "vitest";
import { findBrowser } from "../../../../src/cli/compare/find-browser.mjs";
import { launch } from "../../../../src/cli/compare/launch";

afterEach(() => vi.unstubAllEnvs());

it("is the one that CHROMIUM_PATH names, and no other if that one does not start", async () => {
	vi.stubEnv("CHROMIUM_PATH", "/nonexistent");
	expect(findBrowser()).toBe("/nonexistent");
	await expect(launch(undefined, [])).rejects.toThrow("/nonexistent does not start");
});
