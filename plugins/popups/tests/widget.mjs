// A popup as the server prints it at the end of a page, and the links that open and close it.
import { html, phpJson } from "../../../tests/site/html.mjs";
import { actionHash } from "../../../tests/site/widgets/basics.mjs";

/** @param {number} id @param {boolean} [toggle] */
export const popupHash = (id, toggle = false) => actionHash("popup:open", { id: `${id}`, toggle });

/** @param {boolean} [forGood] the visitor does not want to see it again */
export const closeHash = (forGood) => actionHash("popup:close", { do_not_show_again: forGood ? "yes" : "" });

/**
 * @param {{ id: number, settings?: Record<string, unknown>, look?: string }} options `look`: class of the demo's style sheet
 * @param {...unknown} children
 */
export const popup = ({ id, settings = {}, look }, ...children) =>
	html`<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings="${phpJson({ a11y_navigation: "yes", classes: look, ...settings })}" data-elementor-post-type="elementor_library">
${children}
</div>
`;
