// The page "Works with": a table of what the last runs saw, in words for an owner.
import { list } from "./list.mjs";

const groups = {
	consent: "Consent tools",
	cache: "Page caches and optimisers",
	pack: "Add-on packs of the page builder",
	other: "Forms, search engines, languages",
	theme: "Themes",
};

const levels = {
	whole: "swapped, without jQuery",
	"with-jquery": "swapped, jQuery stays",
	"add-ons": "swapped, the add-on runs on our surface",
	left: "stays as it is",
};

/** How many members of one file, or handles, a sentence names. */
const mostNames = 4;

const sentenceOf = (row, result) => {
	if (!result) return "not run yet";
	if (result.failed) return `could not be run: ${result.failed}`;
	const isOpen = (step) => result.faults.some((fault) => fault.startsWith(`${step}:`));
	const parts = [levels[result.level] ?? result.level];
	for (const file of new Set(result.reasons.map(([, , file]) => file))) {
		const names = result.reasons.filter(([, , of]) => of === file).map(([, name]) => `\`${name}\``);
		const more = names.length - mostNames;
		const some = names.slice(0, mostNames).join(", ") + (more > 0 ? ` and ${more} more` : "");
		parts.push(file ? `\`${file}\` uses ${some}` : some);
	}
	if (row.group === "consent" && !result.isSwapped) parts.push("tracking is the original's, and so is what it asks");
	else if (row.group === "consent" && !isOpen("before"))
		parts.push(
			[
				"nothing is sent before an answer",
				...(result.steps?.includes("refused") && !isOpen("refused") ? ["nothing after a refusal"] : []),
				...(result.steps?.includes("accepted") && !isOpen("accepted")
					? ["tracking starts with a yes on the same page"]
					: []),
			].join(", "),
			...(result.steps?.includes("beforeAfterBack") ? ["the same in a second tab and after Back"] : []),
			...(result.also?.length ? [`the same with ${result.also.join(", and with ")}`] : []),
			...(result.stays?.length ? [`stays as it is with ${result.stays.join(", and with ")}`] : []),
		);
	const { widgets } = result;
	if (widgets?.types)
		parts.push(
			`its own ${widgets.types} widgets ${widgets.isSwapped ? "on a swapped page" : "on a page that stays as it is"}: ${widgets.same} of ${2 * widgets.types} states as with the originals${widgets.noisy ? `, ${widgets.noisy} differ from one visit to the next` : ""}${widgets.different?.length && !result.faults.length ? `; ${widgets.different.map((type) => `\`${type}\``).join(", ")} only because another widget of that page stops them with the originals, each alone is the same` : ""}`,
		);
	if (result.isCached && !result.faults.length)
		parts.push(
			"from its cache, and each change reaches the next visitor: modes, chosen pages, updates, deactivating, deleting",
		);
	if (row.note) parts.push(row.note);
	if (result.faults.length) parts.push(`**seen and open**: ${result.faults.join("; ")}`);
	return parts.join("; ");
};

/** @param {Record<string, object>} results by name */
export const worksWith = (results) => {
	const tables = Object.entries(groups).map(([group, title]) => {
		const rows = list
			.filter((row) => row.group === group)
			.map((row) => {
				const result = results[row.name];
				return `| ${row.name} | ${result?.version ?? ""} | ${result?.date ?? ""} | ${sentenceOf(row, result).replaceAll("|", "\\|")} |`;
			});
		return `## ${title}\n\n| plugin | version | seen | what happens |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
	});
	return `# Works with\n\nPublic plugins beside Gossamer for WordPress, each alone on a site with all originals, as freshly activated where nothing else is said. \`npm run beside\` visits that site and writes this page.\n\n${tables.join("\n")}`;
};
