// The options of a comparison, and their defaults.
import type { DriveRow } from "./drive/rows";

export interface CompareOptions {
	/** Widths of the window, in CSS pixels. */
	widths: number[];
	reducedMotion: boolean;
	/** Tries pages that are not covered. */
	isForced: boolean;
	/** Presses, drags and types. */
	isDriven: boolean;
	/** Sent to the page's own origin. */
	headers: Record<string, string>;
	/** How many pages of a site. */
	pages: number;
	/** Milliseconds between two page views. */
	pauseMs: number;
	/** Milliseconds within which a page must open. */
	openMs: number;
	/** Milliseconds after which a page is given up. */
	pageMs: number;
	/** How many times each side is measured; 0 measures nothing. */
	rounds: number;
	/** Program of the browser; found in its usual place by default. */
	browser?: string;
	/** Flags for the browser. */
	browserFlags: string[];
	/** Additional rows of drivers. */
	rows: readonly DriveRow[];
	/** Another way to swap a page, instead of the verdict's. */
	swap?(html: string): string;
	signal?: AbortSignal;
}

export const usualOptions: CompareOptions = {
	widths: [1280, 390],
	reducedMotion: false,
	isForced: false,
	isDriven: true,
	headers: {},
	pages: 1,
	pauseMs: 250,
	openMs: 20_000,
	pageMs: 180_000,
	rounds: 3,
	browserFlags: [],
	rows: [],
};

/** Height of the window at a width. */
export const heightAt = (width: number): number => (width < 768 ? 844 : 800);
