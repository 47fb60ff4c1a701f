// The icons that widgets print inline.
import { html } from "../html.mjs";

const icon = (name, path) => (extra) =>
	html`<svg class="${extra ? `${extra} ` : ""}e-font-icon-svg e-${name}" viewBox="0 0 20 20" aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg"><path d="${path}"></path></svg>`;

export const plus = icon("plus", "M9 3h2v6h6v2h-6v6H9v-6H3V9h6z");
export const minus = icon("minus", "M3 9h14v2H3z");
export const caretEnd = icon("caret-right", "M7 4l7 6-7 6z");
export const caretUp = icon("caret-up", "M4 13l6-7 6 7z");
export const playIcon = icon("eicon-play", "M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 6l7 4-7 4z");
export const caretDown = icon("fas-caret-down", "M4 7l6 7 6-7z");
export const menuBar = icon("eicon-menu-bar", "M2 4h16v2H2zM2 9h16v2H2zM2 14h16v2H2z");
export const closeIcon = icon("eicon-close", "M4 3l6 6 6-6 1 1-6 6 6 6-1 1-6-6-6 6-1-1 6-6-6-6z");
