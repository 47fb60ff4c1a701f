// The drawing on a page's card: one size, a handful of classes that the theme colours.
import { html } from "./html.mjs";

/**
 * Shapes take the classes `paper`, `blue`, `sea`, `clay`, `sun`, `ghost` for their fill and `line` for a stroke.
 * @param {unknown} shapes markup for a view box of 240 by 140
 */
export const picture = (shapes) =>
	html`<svg class="picture" viewBox="0 0 240 140" aria-hidden="true" focusable="false">${shapes}</svg>`;
