import { expect, it, vi } from "vitest";
import { countListeners } from "../../../src/testing";
import { countLayoutReads } from "../../helpers/layout-reads";

it("offers all stores from one entry, and loading it attaches, reads and schedules nothing", async () => {
	vi.useFakeTimers();
	const counts = [countListeners(), countLayoutReads()] as const;
	try {
		const stores = await import("../../../src/stores");
		expect(Object.keys(stores).sort()).toEqual([
			"$address",
			"$consent",
			"$cookies",
			"$preferences",
			"$scroll",
			"$viewport",
			"activeBreakpoints",
			"consentFor",
			"cookies",
			"deny",
			"deviceOf",
			"deviceQueries",
			"frame",
			"grant",
			"isDesktop",
			"isDevice",
			"isMobile",
			"isTablet",
			"noteConsent",
			"onGranted",
			"persistConsent",
			"pushAddress",
			"queryOf",
			"registrableDomain",
			"replaceAddress",
			"setPreference",
			"storage",
			"suffixesOf",
		]);
		expect(counts[0].attached()).toEqual([]);
		expect(counts[1].reads()).toEqual([]);
		expect(vi.getTimerCount()).toBe(0);
	} finally {
		for (const { stop } of counts) stop();
		vi.useRealTimers();
	}
});
