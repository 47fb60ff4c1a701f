// Facebook's widgets.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   kind: "like" | "page" | "comments", href: string, height?: number, tabs?: string,
 * }} options
 */
export const facebook = (context, { kind, href, height, tabs, ...element }) =>
	widget(
		context,
		{ type: `facebook-${kind === "like" ? "button" : kind}`, ...element },
		html`<div class="elementor-facebook-widget fb-${kind}" data-href="${href}"${height && html` data-height="${height}"`}${tabs && html` data-tabs="${tabs}"`}></div>`,
	);
