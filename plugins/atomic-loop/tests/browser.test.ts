// Atomic loop in a browser: where the browser has to go, and what new items need.
import { expect, it } from "vitest";
import { atomicTabs, interaction, interactionList } from "../../../tests/helpers/atomic";
import { openMarkup, siteUrl } from "../../../tests/helpers/browser";
import { popup } from "../../../tests/versions/panels";

const loop = (items: string, links: string) =>
	`<div class="elementor-element e-con e-atomic-element e-collection-loop-base" data-id="lp1" data-element_type="e-collection-loop" data-e-type="e-collection-loop" data-e-settings='{"pagination":true,"pagination_load_type":"ajax"}'><div role="list">${items}</div><nav>${links}</nav></div>`;
const link = (href: string, text: string) =>
	`<a data-e-pagination-link data-e-pagination="next" href="${href}">${text}</a>`;
const page = (body: string) => `<!doctype html><title>Page</title><link rel="icon" href="data:,">${body}`;

it.each([
	["another path", "/shelf/?e-page-lp1=2", 200],
	["another host", "http://other.localhost/?e-page-lp1=2", 200],
	["an address that the server does not answer in the background", "?e-page-lp1=2", 500],
])("a link to %s takes the browser there (atomic #74)", async (_, href, status) => {
	const answers: string[] = [];
	const tab = await openMarkup(loop("<p>Item 1</p>", link(href, "Next")), {
		expected: [/status of 500/],
		prepare: (tab) =>
			tab.route(/e-page-lp1=2/, (route) => {
				const type = route.request().resourceType();
				answers.push(type);
				return route.fulfill({
					status: type === "document" ? 200 : status,
					contentType: "text/html",
					body: page("<p>There</p>"),
				});
			}),
	});
	const address = new URL(href, `${siteUrl()}/markup`).href;
	await tab.click("text=Next");
	await tab.waitForSelector("text=There");
	expect(tab.url()).toBe(address);
	expect(answers).toEqual(status === 200 ? ["document"] : ["fetch", "document"]);
});

it("new items have tabs, action buttons and interactions that work (atomic #75)", async () => {
	const item = (name: string) =>
		`<section data-interaction-id="in1" class="item">${name}</section>${atomicTabs([`${name} 0`, `${name} 1`], { id: "t1", printed: 0 })}<button class="e-button-base" data-action-link="${encodeURIComponent(`#elementor-action:action=popup:open&settings=${btoa('{"id":"44","toggle":false}')}`)}">Offer ${name}</button>`;
	const data = interactionList({ in1: [interaction({ trigger: "scrollIn", duration: { size: 100, unit: "ms" } })] });
	const tab = await openMarkup(
		`${loop(item("one"), link("?e-page-lp1=2", "Next"))}${data}${popup({ builder: "4.2", pro: "4.2" })}`,
		{
			prepare: async (tab) => {
				await tab.addInitScript(() => {
					const animated: string[] = [];
					const own = Element.prototype.animate;
					Element.prototype.animate = function (this: Element, ...args) {
						if (this.matches(".item") && !animated.includes(this.textContent!)) animated.push(this.textContent!);
						return own.apply(this, args);
					};
					Object.assign(window, { animated });
				});
				await tab.route(/e-page-lp1=2/, (route) =>
					route.fulfill({ contentType: "text/html", body: page(loop(item("two"), "") + data) }),
				);
			},
		},
	);
	await tab.click("text=Next");
	await tab.waitForSelector("text=two 0");
	await tab.click('[id="t1-tab-1"]');
	await tab.waitForSelector("text=two 1");
	await tab.click("text=Offer two");
	await tab.waitForSelector(".elementor-popup-modal a[href='/sale/']");
	await expect
		.poll(() => tab.evaluate(() => (window as never as { animated: string[] }).animated))
		.toEqual(["one", "two"]);
});
