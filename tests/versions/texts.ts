// Headlines, texts on a path, share buttons, tables of contents, videos and search as the versions print them.
import { builderBefore, proBefore, type Version, widget } from "./version";

export const headline = (version: Version, settings: object = { headline_style: "rotate" }): string => {
	const isOld = proBefore(version, "3.1");
	const words = ["Better tea", "Bigger", "Faster"];
	const inner = isOld
		? ""
		: words
				.map(
					(word, at) =>
						`<span class="elementor-headline-dynamic-text${at ? "" : " elementor-headline-text-active"}">${word.replace(" ", "&nbsp;")}</span>`,
				)
				.join("");
	return widget(
		"animated-headline",
		"he1",
		{ animation_type: "drop-in", ...(isOld && { rotating_text: words.join("\n") }), ...settings },
		`<h3 class="elementor-headline elementor-headline-animation-type-drop-in"><span class="elementor-headline-plain-text elementor-headline-text-wrapper">We are</span> <span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper">${inner}</span></h3>`,
	);
};

/** From 3.2 on. */
export const textPath = (version: Version): string => {
	const isOld = builderBefore(version, "3.5");
	const text = builderBefore(version, "3.3") ? "" : ' data-text="Round and round"';
	return widget(
		"text-path",
		"tp1",
		builderBefore(version, "3.3") ? { text: "Round and round" } : {},
		isOld
			? `<div class="e-text-path"${text}><svg viewBox="0 0 250 42"><path d="M0 42C62 0 187 0 250 42"/></svg></div>`
			: `<div class="e-text-path"${text} data-url="/wave.svg"></div>`,
	);
};

export const shareButtons = (version: Version): string => {
	const role = proBefore(version, "3.6") ? "" : ' role="button" tabindex="0"';
	const label = (name: string) => (proBefore(version, "3.8") ? "" : ` aria-label="Share on ${name}"`);
	const hidden = (name: string) =>
		proBefore(version, "3.8") ? `<span class="elementor-screen-only">Share on ${name}</span>` : "";
	return widget(
		"share-buttons",
		"sb1",
		{},
		`<div class="elementor-grid">${["facebook", "email"]
			.map(
				(name) =>
					`<div class="elementor-grid-item"><div class="elementor-share-btn elementor-share-btn_${name}"${role}${label(name)}><span class="elementor-share-btn__icon"><i class="fab fa-${name}" aria-hidden="true"></i>${hidden(name)}</span></div></div>`,
			)
			.join("")}</div>`,
	);
};

export const contents = (version: Version, settings = {}): string => {
	const button = (name: string) =>
		`<div class="elementor-toc__toggle-button elementor-toc__toggle-button--${name}"${
			proBefore(version, "3.13") ? "" : ` role="button" tabindex="0" aria-expanded="true" aria-label="${name}"`
		}><i class="fas fa-chevron-up"></i></div>`;
	const state = proBefore(version, "3.13") || !proBefore(version, "3.17") ? "" : ' aria-expanded="true"';
	return widget(
		"table-of-contents",
		"tc1",
		{ headings_by_tags: ["h2"], minimized_on: "tablet", ...settings },
		`<div class="elementor-toc__header"><h4 class="elementor-toc__header-title">Contents</h4>${button("expand")}${button("collapse")}</div><div class="elementor-toc__body"${state}><div class="elementor-toc__spinner-container"></div></div>`,
	);
};

export const video = (version: Version, host = "www.youtube.com/embed", overlay = true): string => {
	const isOld = builderBefore(version, "3.1");
	const cover = `<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button"><i class="eicon-play" aria-hidden="true"></i><span class="elementor-screen-only">Play Video</span></div></div>`;
	return widget(
		"video",
		"vi1",
		isOld
			? { aspect_ratio: "169" }
			: {
					youtube_url: "https://www.youtube.com/watch?v=aaaaaaaaaaa",
					video_type: "youtube",
					controls: "yes",
					image_overlay: { url: "data:," },
					show_image_overlay: "yes",
				},
		`<div class="elementor-wrapper ${isOld ? "elementor-fit-aspect-ratio " : ""}elementor-open-inline">${
			isOld
				? `<iframe class="elementor-video-iframe" allowfullscreen title="Video" data-lazy-load="https://${host}/aaaaaaaaaaa?controls=1"></iframe>`
				: '<div class="elementor-video"></div>'
		}${overlay ? cover : ""}</div>`,
		isOld ? "elementor-aspect-ratio-169" : "",
	);
};

export const gallery = (version: Version): string =>
	widget(
		"gallery",
		"ga1",
		{ gallery_layout: "grid" },
		`<div class="elementor-gallery__titles-container">${["all", "0"]
			.map(
				(index) =>
					`<a class="elementor-item elementor-gallery-title" ${proBefore(version, "3.12") ? "" : 'role="button" tabindex="0" '}data-gallery-index="${index}">${index}</a>`,
			)
			.join("")}</div><div class="elementor-gallery__container">${[0, 1]
			.map(
				(tag) =>
					`<a class="e-gallery-item elementor-gallery-item elementor-animated-content" data-e-gallery-tags="${tag}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="data:," data-width="300" data-height="200"></div></a>`,
			)
			.join("")}</div>`,
	);

export const searchForm = (version: Version): string => {
	const role = proBefore(version, "3.11") ? "" : ' role="button" tabindex="0" aria-label="Search"';
	return widget(
		"search-form",
		"sf1",
		{ skin: "full_screen" },
		`<form class="elementor-search-form" role="search" action="/" method="get"><div class="elementor-search-form__toggle"${role}><i aria-hidden="true" class="fas fa-search"></i></div><div class="elementor-search-form__container"><input class="elementor-search-form__input" type="search" name="s"><div class="dialog-lightbox-close-button dialog-close-button"${proBefore(version, "3.13") ? "" : role}><i class="eicon-close"></i></div></div></form>`,
	);
};

/** Live search, from Pro 3.23 on. */
export const liveSearch = (version: Version): string =>
	widget(
		"search",
		"se1",
		{ live_results: "yes", template_id: 7, minimum_search_characters: 3 },
		`<search class="e-search hidden" role="search"><form class="e-search-form" action="/" method="get"><div class="e-search-input-wrapper"><input class="e-search-input" type="search" name="s" role="combobox" autocomplete="off">${
			proBefore(version, "3.24")
				? '<output class="e-search-results" aria-live="polite"></output>'
				: '<output class="e-search-results-container hidden hide-loader" aria-live="polite"><div class="e-search-results"></div></output>'
		}</div><button class="e-search-submit" type="submit">Search</button><input type="hidden" name="e_search_props" value="se1-12"></form></search>`,
	);
