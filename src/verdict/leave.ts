// Pages that are left alone though their widgets are known: markup that we do not support yet, and versions that are too old.
import { isOlder } from "../base/version";
import { versionsOf } from "./builder-version";
import type { Html } from "./read-html";
import type { PageScript } from "./read-scripts";
import type { Reason, RulesOfRelease } from "./types";
import { unservedElements } from "./unserved";

export const leftAlone = (html: Html, scripts: readonly PageScript[], release: RulesOfRelease): Reason[] => [
	...unservedElements(html, scripts, release),
	...notYet(html, scripts, release),
];

const notYet = (html: Html, scripts: readonly PageScript[], { rules }: RulesOfRelease): Reason[] => {
	const versions = versionsOf(html, scripts);
	const reasons: Reason[] = [];
	for (const [part, name] of [
		["builder", "Elementor"],
		["pro", "Elementor Pro"],
	] as const)
		if (isOlder(versions[part], rules.floor[part]))
			reasons.push({ kind: "version", name: `${name} ${versions[part]}` });
	for (const { name, selector, text, below } of rules.notYet) {
		if (below && !isOlder(versions.builder, below)) continue;
		if (text && !scripts.some((script) => RegExp(text).test(script.text))) continue;
		if (selector && !html.find(selector).length) continue;
		reasons.push({ kind: "not-yet", name });
	}
	return reasons;
};
