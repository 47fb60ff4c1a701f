// A loop grid of products with its paging, and the filters of it, as the server prints them.
import { categories, filtersIn, glazes, productsBy } from "../../../tests/site/catalogue.mjs";
import { html } from "../../../tests/site/html.mjs";
import { button, heading } from "../../../tests/site/widgets/basics.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/** @typedef {import("../../../tests/site/context.mjs").Context} Context */

/**
 * @typedef {object} Loop
 * @property {string} id
 * @property {"load_more_on_click" | "load_more_infinite_scroll" | "numbers" | "prev_next"} paging
 * @property {boolean} [ajax]
 * @property {number} size items on a page
 * @property {number} [columns]
 * @property {boolean} [byPath] the pages are `/2/` and not a parameter
 */

const template = 55;
const picture = {
	mugs: "waves",
	bowls: "waves",
	plates: "rings",
	vases: "speckles",
	jugs: "rings",
	teapots: "speckles",
	tiles: "rings",
	lamps: "speckles",
};

/** @param {Context} context @param {import("../../../tests/site/catalogue.mjs").Product} product */
const item = (context, { id, title, category, glaze, price }) =>
	html`<div data-elementor-type="loop-item" data-elementor-id="${template}" class="elementor elementor-${template} e-loop-item e-loop-item-${id} post-${id} product type-product product_cat-${category} pa_glaze-${glaze}" data-elementor-post-type="elementor_library" data-custom-edit-handle="1" role="listitem">
<div class="elementor-element elementor-element-7c0ffee e-con-full e-flex e-con e-parent" data-id="7c0ffee" data-element_type="container" data-e-type="container">
${widget(context, { type: "image", id: "7c0ff01" }, html`<img loading="lazy" width="240" height="160" src="/public/bowl-${picture[category]}.svg" alt="">`)}
${heading(context, { text: title, level: 3, id: "7c0ff02" })}
${widget(context, { type: "text-editor", id: "7c0ff03" }, html`<p>€ ${price}</p>`)}
${button(context, { text: { en: "Choose", he: "לבחור" }, href: context.link("/shop/mug"), id: "7c0ff04" })}
</div>
</div>
`;

/** Which page of a loop the address names. @param {Context} context @param {Loop} loop */
export const pageOf = ({ query, pathPage }, { id, byPath }) =>
	Math.max(1, Math.trunc(Number(byPath ? (pathPage ?? query.get("paged")) : query.get(`e-page-${id}`))) || 1);

/** The address of another page of a loop. */
const pageLink = ({ page: { path }, query }, { id, byPath }, number) => {
	const kept = new URLSearchParams([...query].filter(([name]) => !name.startsWith(`e-page-${id}`) && name !== "paged"));
	if (!byPath && number > 1) kept.set(`e-page-${id}`, number);
	const text = `${kept}`;
	return `${path}/${byPath && number > 1 ? `${number}/` : ""}${text && `?${text}`}`;
};

/**
 * What the loop's widget holds: the page builder sends the same to who asks the endpoint.
 * @param {Context} context
 * @param {Loop} loop
 * @param {{ filters?: Record<string, object>, page?: number }} [state] default: the address's
 */
export const loopContent = (
	context,
	loop,
	{ filters = filtersIn(context.query, loop.id), page = pageOf(context, loop) } = {},
) => {
	const { size, paging } = loop;
	const found = productsBy(filters);
	const max = Math.ceil(found.length / size);
	const items = found.slice((page - 1) * size, page * size);
	const isMore = paging.startsWith("load_more");
	const next = page < max && html` data-next-page="${context.origin}${pageLink(context, loop, page + 1)}"`;
	const anchor = html`<div class="e-load-more-anchor" data-page="${page}" data-max-page="${max}"${next}></div>`;
	const say = context.t;
	// The first loop of a template brings its styles.
	const isFirst = !context.hasLoop;
	context.hasLoop = true;
	return html`<div class="elementor-widget-container">
<div class="elementor-loop-container elementor-grid" role="list">
${isFirst && html`<style id="loop-${template}">.elementor-${template} .elementor-heading-title { text-wrap: balance; }</style>`}
${items.map((product) => item(context, product))}</div>
${!items.length && html`<div class="e-loop-nothing-found-message"><p>${say({ en: "Nothing of that kind is on the shelf.", he: "אין על המדף דבר כזה." })}</p></div>`}
${
	max > 1 &&
	html`${
		isMore
			? html`<span class="e-load-more-spinner"><svg aria-hidden="true" class="e-font-icon-svg e-fas-spinner" viewBox="0 0 24 24"><path d="M12 2a10 10 0 0 1 10 10h-3a7 7 0 0 0-7-7z"/></svg></span>
${anchor}
${paging === "load_more_on_click" && html`<div class="e-loop__load-more elementor-button-wrapper"><a class="elementor-button elementor-size-sm" role="button"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${say({ en: "Load more", he: "עוד" })}</span></span></a></div>`}
<div class="e-load-more-message"><p>${say({ en: "That is all there is.", he: "זה הכול." })}</p></div>`
			: html`${anchor}
<nav class="elementor-pagination" aria-label="${say({ en: "Pagination", he: "עמודים" })} ${loop.id}">${Array.from(
					{ length: max },
					(_, index) => index + 1,
				).map((number) => {
					const label = html`<span class="elementor-screen-only">${say({ en: "Page", he: "עמוד" })}</span>${number}`;
					return number === page
						? html`<span aria-current="page" class="page-numbers current">${label}</span>
`
						: html`<a class="page-numbers" href="${pageLink(context, loop, number)}">${label}</a>
`;
				})}</nav>`
	}`
}
</div>`;
};

/** @param {Context} context @param {Loop} loop */
export const loopGrid = (context, loop) => {
	const { id, paging, ajax, columns = 3 } = loop;
	const settings = {
		template_id: `${template}`,
		columns,
		pagination_type: paging,
		pagination_load_type: ajax ? "ajax" : "",
		_skin: "product",
		columns_tablet: "2",
		columns_mobile: "1",
		load_more_spinner: paging.startsWith("load_more") ? { value: "fas fa-spinner", library: "fa-solid" } : null,
	};
	return widget(
		context,
		{
			type: "loop-grid",
			id,
			classes: `elementor-grid-${columns} elementor-grid-tablet-2 elementor-grid-mobile-1`,
			settings,
		},
		loopContent(context, loop),
	);
};

const taxonomies = { product_cat: categories, pa_glaze: glazes };

/**
 * The buttons are in a form, so that they filter without any script too.
 * @param {Context} context
 * @param {{ id?: string, loop: Loop, taxonomy: string, label: import("../../../tests/site/context.mjs").Text, settings?: object }} options
 */
export const loopFilter = (context, { id = context.id(), loop, taxonomy, label, settings = {} }) => {
	const { origin, page, query, t } = context;
	const name = `e-filter-${loop.id}-${taxonomy}`;
	const pressed = filtersIn(query, loop.id)[taxonomy]?.terms ?? [];
	const kept = [...query].filter(([key]) => key !== name && !/^(paged?$|e-page-)/.test(key));
	const base = `${origin}${page.path}/${kept.length ? `?${new URLSearchParams(kept)}` : ""}`;
	const all = [...Object.entries(taxonomies[taxonomy]), ["__all", { en: "All", he: "הכול" }]];
	return widget(
		context,
		{
			type: "taxonomy-filter",
			id,
			settings: {
				selected_element: loop.id,
				taxonomy,
				multiple_selection: "no",
				horizontal_scroll: "disable",
				...settings,
			},
		},
		html`<form action="${page.path}/">${kept.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}<search class="e-filter" role="search" aria-label="${t(label)}" data-base-url="${base}" data-page-num="${pageOf(context, loop)}">
${all.map(([slug, text]) => {
	const isPressed = slug === "__all" ? !pressed.length : pressed.includes(slug);
	const field = slug !== "__all" && html` name="${name}" value="${slug}"`;
	return html`<button class="e-filter-item"${field} data-filter="${slug}" aria-pressed="${isPressed ? "true" : "false"}">${t(text)}</button>
`;
})}</search></form>`,
	);
};
