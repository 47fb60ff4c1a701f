// The table of contents.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

const words = {
	open: { en: "Open table of contents", he: "פתיחת תוכן העניינים" },
	close: { en: "Close table of contents", he: "סגירת תוכן העניינים" },
	none: { en: "No headings were found on this page.", he: "לא נמצאו כותרות בעמוד." },
};
const dot =
	'<svg aria-hidden="true" class="e-font-icon-svg e-fas-circle" viewBox="0 0 512 512"><path d="M256 8C119 8 8 119 8 256s111 248 248 248 248-111 248-248S393 8 256 8z"></path></svg>';

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { title: import("../../../tests/site/context.mjs").Text }} options
 */
export const tableOfContents = (context, { id = context.id(), title, settings = {}, classes, ...element }) => {
	const all = {
		headings_by_tags: ["h2", "h3", "h4"],
		marker_view: "numbers",
		no_headings_message: context.t(words.none),
		icon: settings.marker_view === "bullets" ? { value: "fas fa-circle", library: "fa-solid", rendered_tag: dot } : "",
		minimize_box: "yes",
		minimized_on: "tablet",
		hierarchical_view: "yes",
		min_height: { unit: "px", size: "", sizes: [] },
		...settings,
	};
	const button = (kind, label, path) =>
		html`<div class="elementor-toc__toggle-button elementor-toc__toggle-button--${kind}" role="button" tabindex="0" aria-controls="elementor-toc__${id}" aria-expanded="true" aria-label="${context.t(label)}"><svg aria-hidden="true" viewBox="0 0 20 20" width="16" height="16"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2"/></svg></div>`;
	return widget(
		context,
		{
			type: "table-of-contents",
			id,
			classes: `elementor-toc--minimized-on-${all.minimized_on} ${classes ?? ""}`,
			settings: all,
			...element,
		},
		html`<div class="elementor-toc__header"><h2 class="elementor-toc__header-title">${context.t(title)}</h2>
${button("expand", words.open, "M4 7l6 6 6-6")} ${button("collapse", words.close, "M4 13l6-6 6 6")}</div>
<div id="elementor-toc__${id}" class="elementor-toc__body${all.collapse_subitems && " elementor-toc__list-items--collapsible"}"><div class="elementor-toc__spinner-container"></div></div>`,
	);
};
