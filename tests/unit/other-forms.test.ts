// A widget whose parts a version of the page builder prints in another form: its plugin says once what it lacks, instead of doing nothing in silence.
import { afterEach, describe, expect, it, vi } from "vitest";
import { rows } from "../../plugins";
import { type Covers, completeRow } from "../../src/base/descriptor";
import { mountPlugin, selectorOf, type TestMount } from "../helpers/mount-plugin";
import { plugins } from "../helpers/sources";

const content = "<p>Another form</p>";
const settings = (values: object) => `data-settings='${JSON.stringify(values)}'`;
const widget = (type: string, values: object = {}, inner = content) =>
	`<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="a1" data-element_type="widget" ${settings(values)} data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`;

/** Without these a widget of the type has nothing to do. */
const needed: Record<string, object> = {
	"taxonomy-filter": { selected_element: "b2", taxonomy: "category" },
	search: { live_results: "yes", template_id: 7 },
};

/** Widget types whose parts may rightly be missing. */
const optional: Record<string, string> = {
	"loop-carousel": "a loop without items prints none",
	"loop-grid": "a loop of one page has no paging",
	"code-highlight": "the page's own Prism finds its code itself",
};

/** Hosts that are no widgets. */
const hosts: Record<string, string> = {
	"atomic-tabs": `<div class="e-tabs-base" data-e-type="e-tabs">${content}</div>`,
	"atomic-video": `<div class="e-background-video" data-e-type="e-background-video">${content}</div>`,
	"background-video": `<section ${settings({ background_background: "video", background_video_link: "/a.mp4" })}>${content}</section>`,
	"lead-form": `<div class="responder-form-main-wrapper"><form>${content}</form></div>`,
};

/** Plugins whose hosts need not hold anything. */
const selfSufficient: Record<string, string> = {
	"accessibility-panel": "draws its panel",
	animations: "the host itself enters",
	"atomic-form": "sends whatever fields the form has",
	"atomic-loop": "follows whatever links it has",
	"background-slideshow": "draws its slides",
	chat: "draws its window",
	"drop-cap": "a text may have no paragraph",
	"elementor-frontend": "serves other scripts",
	interactions: "the host itself moves",
	"lazy-background": "the host itself is marked",
	lightbox: "opens what a link leads to",
	motion: "the host itself moves",
	"photo-feed": "draws its posts",
	popups: "show whatever they hold",
	"preview-scroll": "scrolls the page",
	sticky: "the host itself sticks",
	"sticky-anchors": "moves the page's links",
	"sticky-header": "the host itself is fixed",
	stretched: "the host itself is stretched",
	tracking: "listens to the page",
};

const table: [what: string, plugin: string, markup: string][] = [];
for (const name of plugins) {
	const covers: Covers = (await import(`../../plugins/${name}/plugin.ts`)).covers ?? {};
	if (hosts[name]) table.push([name, name, hosts[name]]);
	else
		for (const pattern of covers.widgets ?? []) {
			const type = pattern.replace("*", "var-1");
			if (!optional[type]) table.push([type, name, widget(type, needed[type])]);
		}
}

let mounted: TestMount | undefined;
afterEach(() => mounted?.unmount());

const mount = async (name: string, markup: string) => {
	const own = rows.filter((row) => completeRow(row).name === name);
	mounted = await mountPlugin((await import(`../../plugins/${name}/index.ts`)).default, selectorOf(own), markup);
	return mounted;
};

it("knows of each plugin what its hosts need", () => {
	const known = new Set([...table.map(([, name]) => name), ...Object.keys(selfSufficient), "code-highlight"]);
	expect(plugins.filter((name) => !known.has(name))).toEqual([]);
});

describe("a host of another form", () => {
	it.each(table)("of %s is reported with what it lacks, once", async (_, name, markup) => {
		const { host, errors } = await mount(name, markup);
		await vi.waitFor(() => expect(errors).not.toEqual([]));
		expect(errors).toEqual([{ code: "markup", error: expect.any(String), plugin: "test", host }]);
	});
});
