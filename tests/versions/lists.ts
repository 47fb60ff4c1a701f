// Lists of posts, the portfolio, loops and playlists as the versions print them.
import { proBefore, type Version, widget } from "./version";

/** Its button is from Pro 3.5 on; before, pages have links. */
export const posts = (version: Version): string => {
	const articles = `<div class="elementor-posts-container elementor-posts elementor-posts--skin-classic elementor-grid">${[
		1, 2,
	]
		.map(
			(number) =>
				`<article class="elementor-post elementor-grid-item post-${number}"><h3>Post ${number}</h3></article>`,
		)
		.join("")}</div>`;
	const load = proBefore(version, "3.8") ? "" : "e-loop__load-more ";
	const more = `<span class="e-load-more-spinner"><i class="fas fa-spinner"></i></span><div class="e-load-more-anchor" data-page="1" data-max-page="2" data-next-page="/more/"></div><div class="${load}elementor-button-wrapper"><a class="elementor-button-link elementor-button" role="button"><span class="elementor-button-text">Load more</span></a></div><div class="e-load-more-message"></div>`;
	const isOld = proBefore(version, "3.5");
	return widget(
		"posts",
		"ps1",
		isOld ? {} : { pagination_type: "load_more_on_click" },
		articles + (isOld ? '<nav class="elementor-pagination"><a class="page-numbers" href="/page/2/">2</a></nav>' : more),
	);
};

/** What the posts' next address answers. */
export const morePosts = (version: Version): string =>
	`<!doctype html><body>${posts(version)
		.replace("Post 1", "Post 3")
		.replace("Post 2", "Post 4")
		.replaceAll(/post-([12])/g, "post-1$1")}</body>`;

export const portfolio = (): string =>
	widget(
		"portfolio",
		"pf1",
		{},
		`<ul class="elementor-portfolio__filters"><li class="elementor-portfolio__filter elementor-active" tabindex="0" data-filter="__all">All</li><li class="elementor-portfolio__filter" tabindex="0" data-filter="7">Jugs</li></ul><div class="elementor-portfolio elementor-grid elementor-posts-container">${[
			7, 8,
		]
			.map(
				(term) =>
					`<article class="elementor-portfolio-item elementor-post elementor-filter-${term}"><a href="#">${term}</a></article>`,
			)
			.join("")}</div>`,
	);

const loopItems = (numbers: readonly number[], role: string) =>
	`<div class="elementor-loop-container elementor-grid"${role && ' role="list"'}>${numbers
		.map(
			(number) =>
				`<div data-elementor-type="loop-item" data-elementor-id="56" class="elementor elementor-56 e-loop-item e-loop-item-${number} post-${number}"${role}><h3>Item ${number}</h3></div>`,
		)
		.join("")}</div>`;

/** What the widget holds, which the filter's endpoint answers as well. Lists have their role from Pro 3.14 on. */
export const loopContent = (version: Version, numbers = [21, 22], next = ""): string =>
	`<div class="elementor-widget-container">${loopItems(numbers, proBefore(version, "3.14") ? "" : ' role="listitem"')}${next}</div>`;

/** From Pro 3.8 on. @param numbers of its items @param page of two */
export const loopGrid = (version: Version, numbers = [21, 22], page = 1): string => {
	const next = page < 2 ? ' data-next-page="/loop/"' : "";
	const more = `<span class="e-load-more-spinner"><i class="fas fa-spinner"></i></span><div class="e-load-more-anchor" data-page="${page}" data-max-page="2"${next}></div><div class="e-loop__load-more elementor-button-wrapper"><a class="elementor-button-link elementor-button" role="button"><span class="elementor-button-text">Load more</span></a></div><div class="e-load-more-message"></div>`;
	return widget("loop-grid", "lg1", { template_id: 56, columns: "2", pagination_type: "load_more_on_click" }, "")
		.replace("loop-grid.default", "loop-grid.post")
		.replace('<div class="elementor-widget-container"></div>', loopContent(version, numbers, more));
};

/** From Pro 3.15 on: a `div` until 3.17, and single terms. */
export const loopFilter = (version: Version): string => {
	const isOld = proBefore(version, "3.18");
	const tag = isOld ? "div" : "search";
	return widget(
		"taxonomy-filter",
		"tf1",
		{
			selected_element: "lg1",
			taxonomy: "product_cat",
			...(!isOld && { multiple_selection: "yes", logical_combination: "OR" }),
			horizontal_scroll: "disable",
		},
		`<${tag} class="e-filter"${isOld ? "" : ' role="search"'} data-base-url="/" data-page-num="1">${[
			"mugs",
			"hats",
			"__all",
		]
			.map(
				(slug) =>
					`<button class="e-filter-item" data-filter="${slug}" aria-pressed="${slug === "__all"}">${slug}</button>`,
			)
			.join("")}</${tag}>`,
	);
};

/** From Pro 3.11 on. Until 3.13 dots and arrows are in the root. */
export const loopCarousel = (version: Version): string => {
	const isOld = proBefore(version, "3.14");
	const arrows = ["prev", "next"]
		.map(
			(side) =>
				`<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0"></div>`,
		)
		.join("");
	const dots = '<div class="swiper-pagination"></div>';
	const root = version.hasNewSlider ? "swiper" : "swiper-container";
	const items = [1, 2, 3]
		.map(
			(number) =>
				`<div data-elementor-type="loop-item" data-elementor-id="55" class="elementor elementor-55 swiper-slide e-loop-item e-loop-item-${number}"${isOld ? "" : ' role="group" aria-roledescription="slide"'}>${number}</div>`,
		)
		.join("");
	return widget(
		"loop-carousel",
		"lc1",
		{
			template_id: 55,
			slides_to_show: "1",
			infinite: "no",
			autoplay: "no",
			speed: 0,
			arrows: "yes",
			pagination: "bullets",
		},
		`<div class="${root} elementor-loop-container elementor-grid" dir="ltr"><div class="swiper-wrapper"${isOld ? "" : ' aria-live="polite"'}>${items}</div>${isOld ? dots + arrows : ""}</div>${isOld ? "" : arrows + dots}`,
	);
};

/** From Pro 3.3 on. */
export const playlist = (): string =>
	widget(
		"video-playlist",
		"pl1",
		{ playlist_title: "Throwing", tabs: [{ _id: "a" }, { _id: "b" }], lazy_load: "yes" },
		`<div class="e-tabs" role="region" aria-label="Throwing"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><div class="e-tabs-header"><h2 class="e-tabs-title">Throwing</h2></div><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist">${[
			1, 2,
		]
			.map(
				(number) =>
					`<div class="e-tab-title" role="tab" id="e-tab-title-${number}" data-tab="${number}" aria-controls="e-tab-content-${number}" aria-selected="${number === 1}" tabindex="${number === 1 ? 0 : -1}"><a class="e-tab-title-text" href="#">Film ${number}</a></div>`,
			)
			.join("")}</div></div></div><div class="e-tabs-content-wrapper">${[1, 2]
			.map(
				(number) =>
					`<div class="e-tab-content" role="tabpanel" id="e-tab-content-${number}" data-tab="${number}" data-video-url="/public/wheel.webm?${number}" data-video-type="hosted" data-video-title="Film ${number}" data-video-duration="1:00"${number === 1 ? "" : " hidden"}><div></div></div>`,
			)
			.join("")}</div></div></div>`,
	);
