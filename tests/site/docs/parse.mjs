// Parses HTML in one window for the whole build: a window costs more than most of the documents.
import { JSDOM } from "jsdom";

const parser = new new JSDOM().window.DOMParser();

/** @param {unknown} markup as text @returns {Document} */
export const parse = (markup) => parser.parseFromString(`${markup}`, "text/html");
