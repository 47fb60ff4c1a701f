// How a plugin's widgets are driven, as data: each plugin may have such rows in its `drive.ts`; the manifest holds them.

/** One thing that a visitor does. */
export interface DriveStep {
	/** For people: `opens the second`. */
	label: string;
	/**
	 * - `click`, `hover`: with the mouse, on the target
	 * - `leave`: with the mouse, to the corner of the window
	 * - `keys`: focuses the target, if one is named, and presses these keys
	 * - `drag`: with the mouse, from the middle of the target by `by` pixels
	 */
	act: "click" | "hover" | "leave" | "keys" | "drag";
	/** Target in the host; in the whole page if it starts with `page `. Default: the host itself. */
	at?: string;
	/** Index among the visible targets, from 0. */
	number?: number;
	/** Names of keys, with blanks between them. */
	keys?: string;
	by?: readonly [x: number, y: number];
	/** The step sends a request, which the server may answer: a filter, a page of posts. Other steps send nothing. */
	asks?: true;
	/** A link in the page: the keyboard may stay on it or go with it. */
	isFocusFree?: true;
	/** Must match in the host, or in the page after `page `, or the step is left out. */
	if?: string;
	/** The mouse moves away afterwards. */
	away?: true;
}

/** An intended difference of a plugin, which its README states: a report notes it, and it is not compared. */
export interface IntendedRow {
	/** Selector of elements that are left out, with their content. */
	at: string;
	/** Only its accessible name differs: everything else of it is compared. */
	isNameOnly?: true;
	/** For an owner, if the swapped page has it. */
	note: string;
}

export interface DriveRow {
	/** Name for people: `tabs`. */
	name: string;
	/** Hosts. */
	host: string;
	/** Must be in the host. */
	within?: string;
	/** Only if the window is this wide: below 768 or from 1025. */
	width?: "narrow" | "wide";
	/** Name of the host's setting with the seconds after which it appears automatically. */
	delay?: string;
	/** Hosts of a page that are driven; two by default. */
	most?: number;
	steps: DriveStep[];
}
