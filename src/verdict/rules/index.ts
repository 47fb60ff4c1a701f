// The verdict's rules, as data: the build writes it to `manifest.json`, where PHP and TypeScript read the same.
import { closed } from "../../base/closed";
import { proPattern, versionPatterns } from "../../base/version";
import { consentTools } from "./consent-tools";
import { inertElements } from "./elements";
import { notYet } from "./not-yet";
import {
	actionLinks,
	askedByWidgets,
	bodyWords,
	calls,
	combined,
	dependencies,
	dollar,
	files,
	harmless,
	optionalJquery,
	ranOnSurface,
	surfaceWords,
	toldByCode,
} from "./scripts";
import { folder, noAddOns, ofAddOns, unserved } from "./widgets";
import { levels, words } from "./words";

export const rules = {
	/** Versions of the page builder and its second half below which a page is left alone. */
	floor: { builder: "2.9", pro: "2.9" },
	/** The newest known versions: in a later one any unknown widget or element may be the page builder's own. */
	newest: { builder: "4.2", pro: "4.2" },
	/** Where the versions stand, the most reliable sign first. */
	version: { ...versionPatterns, pro: proPattern },
	/** Content that starts only when it is opened: no plugin finds a host there at the start. */
	closed,
	notYet,
	inertElements,
	unserved,
	ofAddOns,
	folder,
	noAddOns,
	consentTools,
	files,
	dependencies,
	askedByWidgets,
	toldByCode,
	calls,
	dollar,
	optionalJquery,
	surfaceWords,
	combined,
	harmless,
	ranOnSurface,
	actionLinks,
	bodyWords,
	words,
	levels,
};

export type Rules = typeof rules;
