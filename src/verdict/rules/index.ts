// What the verdict goes by, as data: the build writes it to `manifest.json`, where PHP and TypeScript read the same.
import { consentTools } from "./consent-tools";
import { inertElements } from "./elements";
import { notYet } from "./not-yet";
import { askedByWidgets, calls, combined, dependencies, dollar, files, surfaceWords } from "./scripts";
import { unserved } from "./widgets";
import { levels, words } from "./words";

export const rules = {
	/** Versions of the page builder and its second half below which a page is left alone. */
	floor: { builder: "2.9", pro: "2.9" },
	notYet,
	inertElements,
	unserved,
	consentTools,
	files,
	dependencies,
	askedByWidgets,
	calls,
	dollar,
	surfaceWords,
	combined,
	words,
	levels,
};

export type Rules = typeof rules;
