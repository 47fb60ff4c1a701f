// The progress tracker.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { kind?: "horizontal" | "circular", of?: string }} options `of`: selector of what is read
 */
export const progressTracker = (context, { kind = "horizontal", of, ...element }) =>
	widget(
		context,
		{
			type: "progress-tracker",
			...element,
			settings: {
				type: kind,
				relative_to: of ? "selector" : "entire_page",
				selector: of,
				direction: context.rtl ? "rtl" : "ltr",
				percentage: "yes",
			},
		},
		html`<div class="elementor-scrolling-tracker elementor-scrolling-tracker-${kind} ${context.rtl ? "rtl" : "ltr"}">
${
	kind === "circular"
		? html`<svg width="100%" height="100%" aria-hidden="true"><circle class="circle" r="40%" cx="50%" cy="50%"></circle><circle class="current-progress" r="40%" cx="50%" cy="50%"></circle></svg>
<div class="current-progress-percentage"></div>`
		: html`<div class="current-progress"><div class="current-progress-percentage"></div></div>`
}
</div>`,
	);
