// The pages of the versions hold every plugin, or there is a reason why a version makes no difference to it.
import { expect, it } from "vitest";
import { rows } from "../../../plugins";
import { completeRow } from "../../../src/base/descriptor";
import { pageOf, versions } from "../../versions";

/** By plugin: why its markup is the same with all versions of the page builder. */
const sameWithAll: Record<string, string> = {
	"accessibility-panel": "printed by WP Accessibility Helper",
	chat: "printed by Joinchat",
	"elementor-frontend": "asked for by other scripts, not by markup",
	lightbox: "a link to a picture; its switch and its links are in the scenarios of versions",
	"lead-form": "printed by Responder",
	"photo-feed": "printed by Instagram Feed",
	"preview-scroll": "an address with `theme_template_id`",
	"sticky-anchors": "links of the page; they are in the scenarios of versions",
	"sticky-header": "a class of the theme's header",
	tracking: "printed by PixelYourSite",
};

it("is every plugin of the table", () => {
	const pages = versions.map((version) => {
		const page = document.implementation.createHTMLDocument();
		page.body.innerHTML = pageOf(version);
		return page;
	});
	const isShown = (name: string) =>
		rows.some((row) => row.name === name && pages.some((page) => page.querySelector(completeRow(row).selector)));
	const names = [...new Set(rows.map(({ name }) => name))];
	expect(names.filter((name) => !(name in sameWithAll) && !isShown(name))).toEqual([]);
	expect(Object.keys(sameWithAll).filter((name) => !names.includes(name))).toEqual([]);
});
