// The rules of motion effects on their own, for regressions: `npx vitest bench --project unit bench/motion-model.bench.ts`.
import { bench, describe } from "vitest";
import { readGroup, toKeyframes, toRange } from "../plugins/motion/model";

const slider = (size: number) => ({ unit: "px", size, sizes: [] });
const settings = {
	motion_fx_motion_fx_scrolling: "yes",
	motion_fx_translateY_effect: "yes",
	motion_fx_translateY_speed: slider(4),
	motion_fx_opacity_effect: "yes",
	motion_fx_opacity_direction: "out-in-out",
	motion_fx_scale_effect: "yes",
	motion_fx_devices: ["desktop", "tablet", "mobile"],
};
const tracks = readGroup(settings, "motion_fx")!.tracks([]);
const way = toRange(200, 1200, true);
let y = 0;

describe("motion", () => {
	bench("reads the settings of an element", () => void readGroup(settings, "motion_fx"));
	bench("makes the keyframes of three effects", () => void toKeyframes(tracks, ""));
	bench("takes three values at a scroll position", () => {
		const percent = way.progressAt((y = (y + 7) % 1400));
		for (const { valueAt } of tracks) valueAt(percent);
	});
});
