// Lets a bar of titles that is wider than its box be scrolled by dragging it.
export { makeScrollable } from "../../src/parts/menu/scroll-row";
