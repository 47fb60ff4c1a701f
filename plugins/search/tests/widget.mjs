// The search form in its looks, and the search with live results.
import { products } from "../../../tests/site/catalogue.mjs";
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/** @typedef {import("../../../tests/site/context.mjs").Context} Context */

const words = {
	search: { en: "Search", he: "חיפוש" },
	open: { en: "Open the search", he: "פתיחת החיפוש" },
	close: { en: "Close this search box.", he: "סגירת תיבת החיפוש." },
	label: { en: "Results for search", he: "תוצאות החיפוש" },
	none: { en: "Nothing was found.", he: "לא נמצא דבר." },
	placeholder: { en: "Mug, jug, tile…", he: "ספל, כד, אריח…" },
};
const glass = html`<svg aria-hidden="true" class="e-font-icon-svg e-fas-search" viewBox="0 0 20 20" width="18" height="18"><circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 12l6 6" stroke="currentColor" stroke-width="2"/></svg>`;
const cross = html`<svg aria-hidden="true" class="e-font-icon-svg e-fas-times" viewBox="0 0 20 20" width="16" height="16"><path d="M4 4l12 12M16 4L4 16" stroke="currentColor" stroke-width="2"/></svg>`;

/** @param {Context} context @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { skin: "classic" | "minimal" | "full_screen" }} options */
export const searchForm = (context, { skin, id = context.id(), ...element }) => {
	const say = context.t;
	const input = html`<label class="elementor-screen-only" for="search-form-${id}">${say(words.search)}</label>
${skin === "minimal" && html`<div class="elementor-search-form__icon">${glass}</div>`}<input id="search-form-${id}" placeholder="${say(words.placeholder)}" class="elementor-search-form__input" type="search" name="s" value="">
${skin === "classic" && html`<button class="elementor-search-form__submit" type="submit" aria-label="${say(words.search)}">${glass}</button>`}`;
	const toggle = html`<div class="elementor-search-form__toggle" role="button" tabindex="0" aria-label="${say(words.open)}">${glass}</div>`;
	const close = html`<div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0">${cross}<span class="elementor-screen-only">${say(words.close)}</span></div>`;
	const isFull = skin === "full_screen";
	return widget(
		context,
		{ type: "search-form", id, classes: `elementor-search-form--skin-${skin}`, settings: { skin }, ...element },
		html`<search role="search"><form class="elementor-search-form" action="${context.page.path}" method="get">
${isFull && toggle}<div class="elementor-search-form__container">${input}${isFull && close}</div>
</form></search>`,
	);
};

/** @param {Context} context @param {import("../../../tests/site/widgets/element.mjs").ElementOptions} options */
export const liveSearch = (context, { id = context.id(), ...element }) => {
	const say = context.t;
	return widget(
		context,
		{
			type: "search",
			id,
			settings: {
				submit_trigger: "click_submit",
				pagination_type_options: "numbers",
				live_results: "yes",
				template_id: "77",
				minimum_search_characters: 3,
			},
			...element,
		},
		html`<search class="e-search hidden" role="search">
<form class="e-search-form" action="${context.page.path}" method="get">
<label class="e-search-label" for="search-${id}"><span class="elementor-screen-only">${say(words.search)}</span>${glass}</label>
<div class="e-search-input-wrapper">
<input id="search-${id}" placeholder="${say(words.placeholder)}" class="e-search-input" type="search" name="s" value="" autocomplete="off" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="results-${id}" aria-haspopup="listbox">
${cross}
<output id="results-${id}" class="e-search-results-container hide-loader" aria-live="polite" aria-atomic="true" aria-label="${say(words.label)}" tabindex="0">
<div class="e-search-results"></div></output>
</div>
<button class="e-search-submit" type="submit">${say(words.search)}</button>
<input type="hidden" name="e_search_props" value="${id}-${context.page.id}">
</form></search>`,
	);
};

const size = 5;

/** What is found of the catalogue. @param {Context} context @param {string} term */
export const found = (context, term) =>
	products.filter(({ title }) => context.t(title).toLowerCase().includes(term.trim().toLowerCase()));

/** @param {Context} context @param {typeof products} list */
export const resultItems = (context, list) =>
	list.map(
		({ id, title, price }) =>
			html`<div class="elementor e-loop-item e-loop-item-${id} post-${id}" data-elementor-type="loop-item"><a class="search-result" href="${context.link("/shop/mug")}"><span>${context.t(title)}</span> <span>€ ${price}</span></a></div>
`,
	);

/** The endpoint's answer. @param {Context} context @param {string} term @param {number} page */
export const searchAnswer = (context, term, page) => {
	const all = found(context, term);
	if (!all.length)
		return { data: `<div class="e-search-nothing-found-message">${context.t(words.none)}</div>`, pagination: "" };
	const count = Math.ceil(all.length / size);
	const link = (number) =>
		number === page
			? html`<span aria-current="page" class="page-numbers current">${number}</span> `
			: html`<a class="page-numbers" href="${context.origin}${context.page.path}?e-search-page=${number}">${number}</a> `;
	return {
		data: `${html`${resultItems(context, all.slice((page - 1) * size, page * size))}`}`,
		pagination: count > 1 ? `${html`${Array.from({ length: count }, (_, index) => link(index + 1))}`}` : "",
	};
};
