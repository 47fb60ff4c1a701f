// Measurements as text: a row per measure, medians with their spread.

import type { Gain, Metric } from "../gains/measure";
import { median, spreadOf } from "../gains/median";

const ms = (value: number) => `${Math.round(value).toLocaleString("en")} ms`;
const kib = (value: number) => `${(value / 1024).toLocaleString("en", { maximumFractionDigits: 1 })} KiB`;
const plain = (value: number) => `${Math.round(value * 1000) / 1000}`;

const words: Record<Metric, [title: string, say: (value: number) => string]> = {
	scriptFiles: ["script files", plain],
	scriptBytes: ["script, as sent", kib],
	scriptUnpacked: ["script, unpacked", kib],
	mainThread: ["main thread at load", ms],
	tbt: ["total blocking time", ms],
	lcp: ["largest contentful paint", ms],
	cls: ["layout shift", plain],
	inp: ["slowest press (INP)", ms],
	foreignRequests: ["requests to other hosts before consent", plain],
};

export interface GainRow {
	title: string;
	before: string;
	after: string;
	spread: string;
}

export const gainRows = (gains: readonly Gain[]): GainRow[] =>
	gains.flatMap(({ metric, before, after }) => {
		if (!before.length || !after.length) return [];
		const [title, say] = words[metric];
		const [one, two] = [spreadOf(before), spreadOf(after)];
		const spread = before.length > 1 && (one || two) ? `± ${say(one / 2)}, ± ${say(two / 2)}` : "";
		return [{ title, before: say(median(before)), after: say(median(after)), spread }];
	});

/** Sum of the medians of all pages, before and after. */
export const sumOf = (pages: readonly { gains: readonly Gain[] }[], metric: Metric): GainRow | undefined => {
	const found = pages.flatMap(({ gains }) =>
		gains.filter((gain) => gain.metric === metric && gain.before.length && gain.after.length),
	);
	if (!found.length) return;
	const sum = (side: "before" | "after") => found.reduce((total, gain) => total + median(gain[side]), 0);
	const [title, say] = words[metric];
	return { title, before: say(sum("before")), after: say(sum("after")), spread: "" };
};
