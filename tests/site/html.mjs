// Escaping for every template: markup, attributes, settings as the server prints them, JSON inside a script element.
import { html, raw } from "hono/html";

export { html, raw };

/** JSON as PHP prints it: plain ASCII, slashes escaped. */
export const phpJson = (value) =>
	JSON.stringify(value)
		.replaceAll("/", "\\/")
		.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * The `data-settings` attribute, or nothing when there is nothing to print: `null` and empty texts are dropped.
 * @param {Record<string, unknown>} [settings]
 */
export const settingsAttribute = (settings = {}) => {
	const kept = Object.entries(settings).filter(([, value]) => value !== null && value !== undefined && value !== "");
	return kept.length ? html` data-settings="${phpJson(Object.fromEntries(kept))}"` : "";
};

/** Text for the inside of `<script type="application/json">`: it cannot close the element. */
export const scriptText = (text) => raw(text.replaceAll("<", "\\u003c"));

/** Class names, the empty ones left out. */
export const classNames = (...names) => names.filter(Boolean).join(" ");
