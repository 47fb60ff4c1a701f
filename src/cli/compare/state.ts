// What a comparison keeps of a page at one moment, and of one whole visit: data without a browser.

/** Left, top, width, height in the window, in CSS pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** An element that is compared: one of the builder's, or a heading, text, picture, link or control that is seen. */
export interface Item {
	/** The same element in every visit. */
	key: string;
	/** For people, without text of the page: `nested-tabs 1a2b3c4`, `<h2> in heading 77aa`. */
	name: string;
	/** Keys of the builder's elements that it lies in, the nearest first; its own where it is one. */
	owners: readonly string[];
	/** What of it is not clipped or covered by its parents' bounds; the whole box where nothing is seen. */
	box: Box;
	isVisible: boolean;
	/** Something moves, turns, scales or fades it. */
	isAfloat?: true;
	text?: string;
	/** Of an `<img>`: whether it has come. */
	picture?: "loaded" | "waiting" | "broken";
	/** Addresses of background pictures. */
	background?: string;
	/** A heading, text, picture, link or control: compared only where it is seen. */
	isLeaf?: true;
}

export interface Focusable {
	/** Owner, accessible name and number. */
	key: string;
	owners: readonly string[];
	name: string;
	/** What it says to assistive technology: `expanded, not pressed`; nothing where it has no such attribute. */
	state: string;
	box?: Box;
}

/** What one look of the script in the page returns. */
export interface Look {
	items: Item[];
	focusables: Focusable[];
	/** Keys of those that something above them holds back, as a dialog does with the page. */
	inert: string[];
	/** Where the keyboard is. */
	focus: string;
	/** Its box with the ring around it. */
	focusBox?: Box;
	scrollY: number;
	height: number;
	/** Boxes of what is not compared as a picture: frames of other hosts, players. */
	foreign: Box[];
}

/** What was done before a state. */
export interface Done {
	/** `tabs: click on the second` */
	label: string;
	/** Key of the builder's element that was worked on. */
	host?: string;
	/** `done`, `not there`, `leaves for /path`. */
	outcome: string;
	/** Where the keyboard is afterwards is the browser's affair. */
	isFocusFree?: true;
	/** Keys were pressed. */
	isByKey?: true;
	/** Milliseconds from the press to the next frame. */
	pressMs?: number;
}

export interface State extends Look {
	/** Number of the state in its visit. */
	step: number;
	done: Done;
	/** Nothing was there to work on, so that nothing was looked at. */
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
	cookies: string[];
	storage: string[];
	/** Those of its errors, requests, cookies and keys that were there before anything was driven. */
	early?: string[];
	/** Whether the page builder's script is printed and has not started. */
	isBroken?: boolean;
	/** Whether the page builder takes the window for a widescreen one, which the site does not know. */
	isTakenForWide?: boolean;
	/** Of what is there and not compared, for people. */
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
	/** Key of the builder's element, of what moved, or of the message. */
	key: string;
	owners: readonly string[];
	width: number;
	/** Number of the state; -1 for what belongs to the whole visit. */
	step: number;
	/** What was done. */
	done: string;
	expected: string;
	found: string;
	/** How many others differ alike. */
	others: number;
	/** Where it is in the original, and swapped. */
	boxes?: [expected: Box | undefined, found: Box | undefined];
}
