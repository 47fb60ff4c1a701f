// Pages with popups in a browser.
import type { Page } from "playwright-core";
import { openMarkup } from "../../../tests/helpers/browser";

export const head = `<style>
[data-elementor-type=popup]:not(.elementor-edit-area){display:none}
.elementor-popup-modal{display:flex;position:fixed;inset:0;align-items:center;justify-content:center;pointer-events:none}
.elementor-popup-modal .dialog-widget-content{pointer-events:all;position:relative;background:#fff;padding:40px;width:300px}
.elementor-popup-modal .dialog-close-button{display:flex;width:24px;height:24px;color:#000}
#elementor-popup-modal-77,#elementor-popup-modal-78{background:rgb(0 0 0/.5);pointer-events:all}
.animated{animation-duration:.2s}.fadeIn{animation-name:fadeIn}@keyframes fadeIn{from{opacity:0}}
@media(prefers-reduced-motion:reduce){.animated{animation:none!important}}
</style>`;

export const hash = (name: string, settings: object) =>
	`#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;
export const popup = (
	settings: object = {},
	id = 77,
	content = `<h2>Offer</h2><a id="first${id}" href="#a">First</a> <button id="last${id}">Last</button>`,
) =>
	`<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings='${JSON.stringify(settings)}'><div class="elementor-element e-con" data-id="c${id}" data-element_type="container">${content}</div></div>`;
export const link = (id = 77, more = {}) =>
	`<a id="open${id}" href="${hash("popup:open", { id: `${id}`, toggle: false, ...more })}">Open ${id}</a>`;

export const open = (body: string, options: Parameters<typeof openMarkup>[1] = {}) =>
	openMarkup(body, { ...options, head: head + (options.head ?? "") });
export const isOpen = (page: Page, id = 77) => page.locator(`#elementor-popup-modal-${id}`).isVisible();
export const show = async (page: Page, id = 77) => {
	await page.click(`#open${id}`);
	await page.waitForSelector(`#elementor-popup-modal-${id}`, { state: "visible" });
};
export const gone = (page: Page, id = 77) => page.waitForSelector(`#elementor-popup-modal-${id}`, { state: "hidden" });
