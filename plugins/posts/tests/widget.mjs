// Lists of posts and the portfolio.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/** @typedef {{ title: import("../../../tests/site/context.mjs").Text, image: string, width: number, height: number, terms?: number[] }} Post */

const thumbnail = ({ image, width, height }) =>
	html`<div class="elementor-post__thumbnail"><img src="${image}" width="${width}" height="${height}" alt=""></div>`;

/** @param {import("../../../tests/site/context.mjs").Context} context @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { terms: [id: number, name: import("../../../tests/site/context.mjs").Text][], all: import("../../../tests/site/context.mjs").Text, posts: Post[] }} options */
export const portfolio = (context, { terms, all, posts, ...element }) =>
	widget(
		context,
		{ type: "portfolio", ...element },
		html`<ul class="elementor-portfolio__filters">
${[["__all", all], ...terms].map(
	([id, name]) =>
		html`<li class="elementor-portfolio__filter${id === "__all" && " elementor-active"}" tabindex="0" data-filter="${id}">${context.t(name)}</li>
`,
)}</ul>
<div class="elementor-portfolio elementor-grid elementor-posts-container">
${posts.map(
	(
		post,
	) => html`<article class="elementor-portfolio-item elementor-post ${(post.terms ?? []).map((term) => `elementor-filter-${term} `).join("")}">
<a class="elementor-post__thumbnail__link" href="#">${thumbnail(post)}<div class="elementor-portfolio-item__overlay"><h3 class="elementor-portfolio-item__title">${context.t(post.title)}</h3></div></a>
</article>
`,
)}</div>`,
	);

/** @param {import("../../../tests/site/context.mjs").Context} context @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { posts: Post[] }} options */
export const postList = (context, { posts, ...element }) =>
	widget(
		context,
		{ type: "posts", ...element },
		html`<div class="elementor-posts-container elementor-posts elementor-posts--skin-classic elementor-grid">
${posts.map(
	(
		post,
	) => html`<article class="elementor-post elementor-grid-item"><a class="elementor-post__thumbnail__link" href="#" tabindex="-1" aria-hidden="true">${thumbnail(post)}</a>
<div class="elementor-post__text"><h3 class="elementor-post__title"><a href="#">${context.t(post.title)}</a></h3></div></article>
`,
)}</div>`,
	);
