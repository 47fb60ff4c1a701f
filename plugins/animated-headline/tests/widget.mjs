// The animated headline.
import { classNames, html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   before: import("../../../tests/site/context.mjs").Text, words: { en: string[], he: string[] }, animation?: string, marker?: string, delay?: number,
 * }} options with a `marker` the one word is highlighted, else the words take turns
 */
export const animatedHeadline = (context, { before, words, animation = "typing", marker, delay, ...element }) => {
	const style = marker ? "highlight" : "rotate";
	const list = context.t(words);
	const hasLetters = /^(typing|swirl|blinds|wave)$/.test(animation);
	const rotation = { animation_type: animation, rotating_text: list.join("\n"), rotate_iteration_delay: delay ?? 2500 };
	return widget(
		context,
		{
			type: "animated-headline",
			classes: `elementor-headline--style-${style}`,
			...element,
			settings: { headline_style: style, ...(marker ? { marker, highlighted_text: list[0] } : rotation), loop: "yes" },
		},
		html`<h3 class="${classNames("elementor-headline", !marker && `elementor-headline-animation-type-${animation}`, !marker && hasLetters && "elementor-headline-letters")}">
<span class="elementor-headline-plain-text elementor-headline-text-wrapper">${context.t(before)}</span>
<span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper">
${list.map(
	(word, index) =>
		html`<span class="elementor-headline-dynamic-text${index || marker ? "" : " elementor-headline-text-active"}"> ${word} </span>`,
)}
</span>
</h3>`,
	);
};
