// Tracking as a component and a hook, on React and on the runtime.
import { act } from "react";
import { describe, expect, it } from "vitest";
import { grant } from "../../../src/stores/consent";
import { errors, renderView } from "../../../tests/helpers/react";
import { Tracking, useTracking } from "../../react";

describe("Tracking", () => {
	const options = { facebook: { pixelIds: ["7"] }, ga: { trackingIds: ["G-7"] }, ajaxForServerEvent: "1" };
	const Ask = () => {
		const track = useTracking();
		return (
			<button type="button" onClick={() => track("Lead", { value: 5 })}>
				Ask
			</button>
		);
	};
	const calls = () => (window.fbq?.queue ?? []) as unknown[][];

	it("waits for consent, sends what a component tells it, and survives a render", async () => {
		const page = (
			<>
				<Tracking options={options} requireConsent />
				<Ask />
			</>
		);
		const view = await renderView(page);
		await act(async () => view.get("button").click());
		expect(window.fbq).toBeUndefined();
		await act(async () => grant("marketing"));
		await expect.poll(() => calls().length).toBe(1);
		await view.render(page);
		await act(async () => view.get("button").click());
		expect(calls().slice(1)).toEqual([["track", "Lead", { value: 5 }, {}]]);
		expect(errors).toEqual([]);
		await view.render(null);
		expect(window.getPixelBySlag).toBeUndefined();
		for (const name of ["fbq", "_fbq"]) Reflect.deleteProperty(window, name);
	});
});
