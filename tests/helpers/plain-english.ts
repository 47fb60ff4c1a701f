// Phrases that no native engineer would write here, each with what to write instead, and the prose of a file that is searched for them.

/** A pattern, and what to write instead. Add a phrase when a reader stumbles over it. */
export const oddPhrases: [pattern: RegExp, instead: string][] = [
	[/\banew\b/i, "again"],
	[/\bunless said\b/i, "by default"],
	[/\b(be|been|to) had\b/i, "could not be loaded, is unavailable"],
	[/\bgoes on\b/i, "continues, keeps …ing"],
	[/\bmend(s|ed|ing)?\b/i, "fix"],
	[/\bmeanwhile\b/i, "in the meantime"],
	[/\bin (the )?place of\b/i, "instead of; “stands in the place of”: replaces"],
	[/\bstands? in\b(?! for)/i, "is in"],
	[/\bstands? before\b/i, "comes before"],
	[/\bby (itself|themselves)\b/i, "automatically; each alone: on its own"],
	[/(?<!\b(there|join) )\bis none\b(?=[.,;) ]|$)(?! of| \()/im, "is not one, is not a …"],
	[/(?<!\ball |looked )\bat once\b/i, "immediately; of several: at the same time"],
	[/\b(is|are|was|were|been) asked for(?=[.,;:)]| (at|by|when|again|once|ahead|first|with)\b)/i, "is requested"],
	[/\bwhere there (is|are)\b/i, "if there is"],
	[/\bbeside\b/i, "next to (a place), alongside, in addition to, compared with; not of a press: outside"],
	[/\b(some|any)body\b/i, "someone, anyone; better: a visitor, a listener, the caller"],
	[/\bwhoever\b/i, "anyone who; better: the caller, the app"],
	[/\bin vain\b/i, "fails"],
	[/\b(hence|thereby|therein|thereof|upon|shall)\b(?! a time)/i, "so, by that, in it, of it, on, will"],
	[/(?<!the )\b(in|out)side of\b/i, "inside, outside"],
	[/\bon paper\b/i, "in print"],
	[/\b(script|slider|handler)s of others\b/i, "other scripts, third-party sliders"],
	[/\bdevice of (the|that) moment\b/i, "current device"],
	[/\bfirst sign of a visitor\b/i, "first interaction"],
	[/\bas ever\b/i, "as usual"],
	[/\b(be|is|are|as they are) spelt\b/i, "is written; as it is spelt: unchanged"],
	[/\bthe browser's own search\b/i, "find-in-page"],
	[/\bassistive technology calls\b/i, "accessible name of"],
	[/\bsuch a one\b/i, "the thing's name"],
];

/** Phrases that tests may still have: in the sources, their READMEs and the documentation they are not used. */
export const oddInSources: [pattern: RegExp, instead: string][] = [
	[/\bnobody\b/i, "no script, no listener; better: say who does what"],
	[/\btak(e|es|en|ing) (it |them |this )?away\b/i, "remove"],
	[/\b(give|gives|given) back\b|\bgives? (the|its|what|all)( \w+){1,3} back\b/i, "restore, return"],
	[/\bstands? for\b/i, "means, matches, represents, replaces"],
	[/\bstands? (above|below|behind|under|still)\b/i, "is above, is below, pauses"],
	[/\bfor who\b/i, "for visitors who"],
	[/\bwho (comes|goes|asks) (?!who)/i, "the caller, a visitor who"],
	[/\b(is|are) there already\b/i, "already exists"],
	[/\bon need\b/i, "when needed"],
	[/\bgoes away\b/i, "is removed, disappears"],
	[/\bby a pixel\b/i, "in steps of 1 px"],
	[/\bfirst panel alone\b/i, "only the first panel"],
];

const comments = /(?<=^|\s)\/\/.*|\/\*[\s\S]*?\*\//gm;
const titles = /\b(?:it|describe|same)(?:\.\w+)?\(\s*(["`])(.*?)\1/g;

/** Comments and titles of tests of a file of code; the text of a Markdown file without its code. */
export const proseOf = (file: string, text: string): string => {
	const prose = file.endsWith(".md")
		? text.replace(/^\s*```[\s\S]*?^\s*```/gm, "")
		: [...(text.match(comments) ?? []), ...[...text.matchAll(titles)].map(([, , title]) => title)].join("\n");
	return prose.replace(/`[^`\n]*`/g, "…");
};
