// The text on a path.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   text: import("../../../tests/site/context.mjs").Text, file: string, href?: string, start?: number, settings?: object,
 * }} options address of the drawing; `start` in percent of its path
 */
export const textPath = (context, { text, file, href, start = 0, settings, ...element }) =>
	widget(
		context,
		{
			type: "text-path",
			...element,
			settings: {
				start_point: { unit: "%", size: start, sizes: [] },
				...(href && { link: { url: href, is_external: "", nofollow: "" } }),
				...settings,
			},
		},
		html`<div class="e-text-path" data-text="${context.t(text)}" data-url="${file}" data-link-url="${href ?? ""}"></div>`,
	);
