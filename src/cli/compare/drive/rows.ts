// How a plugin's widgets are driven, as data: each plugin may have such rows in its `drive.ts`; the manifest holds them.

/** One thing that a visitor does. */
export interface DriveStep {
	/** For people: `opens the second`. */
	label: string;
	/**
	 * - `click`, `hover`: with the mouse, where the target is
	 * - `keys`: focuses the target, if one is named, and presses these keys
	 * - `drag`: with the mouse, from the middle of the target by `by` pixels
	 */
	act: "click" | "hover" | "keys" | "drag";
	/** Target in the host; in the whole page where it begins with `page `. The host itself without it. */
	at?: string;
	/** Which of the targets that are seen; the first is 0. */
	number?: number;
	/** Names of keys, with blanks between them. */
	keys?: string;
	by?: readonly [x: number, y: number];
	/** What it does asks the server, which may answer: a filter, a page of posts. Elsewhere nothing is sent. */
	asks?: true;
	/** A link in the page: the keyboard may stay on it or go with it. */
	isFocusFree?: true;
	/** Must match in the host, or in the page after `page `, or the step is left out. */
	if?: string;
	/** Where the mouse leaves its place afterwards. */
	away?: true;
}

/** What a plugin does otherwise on purpose, as its README says: a report notes it, and it is not compared. */
export interface IntendedRow {
	/** Selector of what is left out, with all that lies in it. */
	at: string;
	/** Only its accessible name differs: everything else of it is compared. */
	isNameOnly?: true;
	/** For an owner, where the swapped page has it. */
	note: string;
}

export interface DriveRow {
	/** What people call it: `tabs`. */
	name: string;
	/** Hosts. */
	host: string;
	/** Must be in the host. */
	within?: string;
	/** Only where the window is this wide: below 768 or from 1025 on. */
	width?: "narrow" | "wide";
	/** Name of the host's setting that says after how many seconds it comes automatically. */
	delay?: string;
	/** Hosts of a page that are driven; two by default. */
	most?: number;
	steps: DriveStep[];
}
