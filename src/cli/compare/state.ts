// The data of a comparison about a page at one moment, and about a whole visit.

/** Left, top, width, height in the window, in CSS pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** An element that is compared: one of the builder's, or a visible heading, text, picture, link or control. */
export interface Item {
	/** The same element in every visit. */
	key: string;
	/** For people, without text of the page: `nested-tabs 1a2b3c4`, `<h2> in heading 77aa`. */
	name: string;
	/** Keys of the builder's elements that contain it, the nearest first; its own if it is one. */
	owners: readonly string[];
	/** The part that its parents' bounds do not clip; the whole box if nothing is visible. */
	box: Box;
	isVisible: boolean;
	/** Something moves, turns, scales or fades it. */
	isAfloat?: true;
	text?: string;
	/** Of an `<img>`: whether it has come. */
	picture?: "loaded" | "waiting" | "broken";
	/** Addresses of background pictures. */
	background?: string;
	/** A heading, text, picture, link or control: compared only if it is visible. */
	isLeaf?: true;
}

export interface Focusable {
	/** Owner, accessible name and number. */
	key: string;
	owners: readonly string[];
	name: string;
	/** Its state for assistive technology: `expanded, not pressed`; empty if it has no such attribute. */
	state: string;
	box?: Box;
}

/** The result of one inspection by the script in the page. */
export interface Look {
	items: Item[];
	focusables: Focusable[];
	/** Keys of elements that an overlay makes inert, as a dialog does with the page. */
	inert: string[];
	/** The focused element. */
	focus: string;
	/** Its box with the ring around it. */
	focusBox?: Box;
	scrollY: number;
	height: number;
	/** Boxes that are not compared as pictures: frames of other hosts, players. */
	foreign: Box[];
}

/** The step before a state. */
export interface Done {
	/** `tabs: click on the second` */
	label: string;
	/** Key of the builder's element that was worked on. */
	host?: string;
	/** `done`, `not there`, `leaves for /path`. */
	outcome: string;
	/** The focus afterwards depends on the browser. */
	isFocusFree?: true;
	/** Keys were pressed. */
	isByKey?: true;
	/** Milliseconds from the press to the next frame; none below 16. */
	pressMs?: number;
}

export interface State extends Look {
	/** Number of the state in its visit. */
	step: number;
	done: Done;
	/** The step had no target, so nothing was inspected. */
	isBlank?: true;
	/** PNG of the window. */
	picture?: Buffer;
}

/** One visit at one width. */
export interface Visit {
	width: number;
	states: State[];
	errors: string[];
	/** Requests that failed. */
	failed: string[];
	/** Other hosts that cannot be reached from here: what the page requests there proves nothing about it. */
	unreached: string[];
	cookies: string[];
	storage: string[];
	/** Its errors, requests, cookies and keys from before any step. */
	early?: string[];
	/** Whether the page builder's script is printed and has not started. */
	isBroken?: boolean;
	/** Whether the page builder takes the window for a widescreen one, which the site does not know. */
	isTakenForWide?: boolean;
	/** Elements that exist but are not compared, for people. */
	notes?: string[];
	/** Owners that change although nothing is done. */
	live: string[];
	/** Owners in the window while it was watched whether something moves. */
	watched: string[];
}

export type Kind =
	| "missing"
	| "added"
	| "hidden"
	| "shown"
	| "moved"
	| "text"
	| "picture"
	| "background"
	| "pixels"
	| "focusable"
	| "focus"
	| "state"
	| "scroll"
	| "height"
	| "dead"
	| "outcome"
	| "still"
	| "slow"
	| "error"
	| "request"
	| "cookie"
	| "storage";

export interface Difference {
	kind: Kind;
	/** For people, without text of the page. */
	element: string;
	/** Key of the builder's element, of the moved element, or of the message. */
	key: string;
	owners: readonly string[];
	width: number;
	/** Index of the state; -1 for the whole visit. */
	step: number;
	/** The step. */
	done: string;
	expected: string;
	found: string;
	/** How many others differ alike. */
	others: number;
	/** Its box in the original, and swapped. */
	boxes?: [expected: Box | undefined, found: Box | undefined];
}
