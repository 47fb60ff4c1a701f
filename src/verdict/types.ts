// The verdict's input and result.
import type { CompleteRow, Covers } from "../base/descriptor";
import type { Rules } from "./rules";

/** The parts of a release's manifest that the verdict reads. */
export interface RulesOfRelease {
	rows: CompleteRow[];
	covers: Record<string, Covers>;
	inert: readonly string[];
	/** Paths that the page builder's surface offers. */
	surface: readonly string[];
	rules: Rules;
}

export interface PageToJudge {
	html: string;
	/** Its address: files of its own host are read. */
	address?: string;
	/** Texts by absolute address; missing ones could not be read. */
	scripts: ReadonlyMap<string, string>;
	/** Texts of style sheets, likewise; requested only if a page may need no script. */
	sheets?: ReadonlyMap<string, string>;
	/** The server's data about its scripts; without it they are identified by ids and addresses. */
	registry?: Registry;
	/** Folders of the active plugins, if they are known. */
	folders?: readonly string[];
}

export interface Registry {
	/** By handle of the printed scripts: address and dependencies. */
	handles: Record<string, { src: string; deps: string[] }>;
	/** Handles that the site has enqueued directly. */
	queue: string[];
}

export interface JudgeOptions {
	/** Our plugins that must not be used. */
	without?: readonly string[];
}

export type Level = "whole" | "with-jquery" | "add-ons" | "left";

export interface Reason {
	kind: keyof Rules["words"];
	/** Its subject: a type, a member, a handle. */
	name: string;
	/** The file or inline script that it is in. */
	in?: string;
}

export interface Verdict {
	level: Level;
	/** Why the page is left; none on other levels. */
	reasons: Reason[];
	/** Handles of scripts that go, and that stay. */
	go: string[];
	stay: string[];
	/** Removed handles that a file of ours replaces, for scripts that stay. */
	standIns: string[];
	/** Friends of the originals that stay, each with the first that needs it. */
	kept: { name: string; for: string }[];
	/** Scripts that run on the page builder's surface. */
	onSurface: string[];
	/** Our plugins that will find a host, and those that are switched off. */
	plugins: string[];
	off: string[];
	/** The rows of the table that will find a host, by their numbers. */
	rows: number[];
	/** Scripts of the page's own host that could not be read. */
	unread: string[];
	/** Whether nothing on the page needs a script: the originals go and nothing comes. */
	scriptless: boolean;
	/** Handles of originals whose tag a gate takes the place of, as a consent tool holds it back or may. */
	gated: string[];
	/** Consent tools that tracking has to follow. */
	tools: string[];
}
