// The Lottie animation.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   file: string, caption?: import("../../../tests/site/context.mjs").Text, href?: string, settings?: object,
 * }} options address of the animation; `href` is a link round it
 */
export const lottie = (context, { file, caption, href, settings, ...element }) => {
	const content = html`<div class="e-lottie__container"><div class="e-lottie__animation"></div>${caption && html`<p class="e-lottie__caption">${context.t(caption)}</p>`}</div>`;
	return widget(
		context,
		{
			type: "lottie",
			...element,
			settings: {
				source: "media_file",
				source_json: { url: file, id: 41 },
				trigger: "arriving_to_viewport",
				play_speed: { unit: "px", size: 1 },
				start_point: { unit: "%", size: 0 },
				end_point: { unit: "%", size: 100 },
				viewport: { unit: "%", size: "", sizes: { start: 0, end: 100 } },
				renderer: "svg",
				...settings,
			},
		},
		href ? html`<a class="e-lottie__container__link" href="${href}">${content}</a>` : content,
	);
};
