// The terminal's output during and after a comparison: a line per page, with an estimate.
import { forTerminal } from "../terminal";
import type { PageResult } from "./compare-page";
import { titleOf } from "./report/describe";
import { gainRows } from "./report/gain-words";

/** @param perPageMs estimated time per page before any was measured */
export const progressLine = (
	done: readonly PageResult[],
	next: string | undefined,
	all: number,
	perPageMs = 40_000,
): string => {
	if (!next) return "";
	const average = done.length ? done.reduce((sum, { ms }) => sum + ms, 0) / done.length : perPageMs;
	const seconds = Math.round(((all - done.length) * average) / 1000);
	const left = seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
	return forTerminal(`[${done.length + 1}/${all}] ${next} (about ${left} left)`);
};

export const pageLines = (page: PageResult): string[] => {
	const { address, outcome, differences, reasons, notes, gains, ms } = page;
	const count = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
	const rows = gainRows(gains).filter(({ title }) => /^(script, as sent|main thread)/.test(title));
	return [
		`${{ differs: count, "original broken": `${outcome}, ${count}` }[outcome as string] ?? outcome}  ${address}  (${(ms / 1000).toFixed(1)} s)`,
		...reasons.map((reason) => `    ${reason}`),
		...notes.map((note) => `    ${note}`),
		...differences
			.slice(0, 12)
			.map((difference) => `    ${difference.width} px, ${difference.done}: ${titleOf(difference)}`),
		...(differences.length > 12 ? [`    and ${differences.length - 12} more: see the report`] : []),
		...rows.map(({ title, before, after }) => `    ${title}: ${before} → ${after}`),
	].map(forTerminal);
};
