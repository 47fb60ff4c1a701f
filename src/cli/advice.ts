// What an owner can do about a verdict that only a look from outside gives.
import type { Reason } from "../verdict";

/** Words of an address by which an optimiser leaves a single visit as the site prints it. */
const switches = [
	"?ao_noptimize=1 (Autoptimize)",
	"?nowprocket (WP Rocket)",
	"?LSCWP_CTRL=before_optm (LiteSpeed Cache)",
	"?perfmattersoff (Perfmatters)",
];

export const adviceOn = (reasons: readonly Reason[]): string[] =>
	reasons.some(({ kind }) => kind === "combined")
		? [
				`In WordPress, Gossamer judges the page before an optimiser combines its scripts. To judge it from here, add to its address ${switches.join(", ")}, or switch combining off.`,
			]
		: [];
