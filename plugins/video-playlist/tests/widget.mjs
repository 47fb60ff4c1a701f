// The video playlist.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";
import { playIcon } from "../../../tests/site/widgets/icons.mjs";

/**
 * @typedef {object} PlaylistItem
 * @property {string} id
 * @property {import("../../../tests/site/context.mjs").Text} title of a video, or of a section
 * @property {string} [url] without one it is a section
 * @property {"youtube" | "vimeo" | "hosted"} [type]
 * @property {string} [duration]
 */

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { title: import("../../../tests/site/context.mjs").Text, items: PlaylistItem[], poster?: string, inner?: import("../../../tests/site/context.mjs").Text[], settings?: object }} options
 */
export const videoPlaylist = (context, { title, items, poster, inner, settings, id = context.id(), ...element }) => {
	const { t } = context;
	const entries = items.map((item, index) => ({ ...item, number: index + 1 }));
	const videos = entries.filter(({ url }) => url);
	return widget(
		context,
		{
			type: "video-playlist",
			id,
			...element,
			settings: { playlist_title: t(title), tabs: items.map(({ id }) => ({ _id: id })), ...settings },
		},
		html`<div class="e-tabs" role="region" aria-label="${t(title)}"><div class="e-tabs-main-area">
<div class="e-tabs-wrapper">
<div class="e-tabs-header"><h2 class="e-tabs-title">${t(title)}</h2><div class="e-tabs-header-right-side"><span class="e-tabs-videos-count">${videos.length}</span><span class="e-tabs-toggle-videos-display-button rotate-down">${arrow}</span></div></div>
<div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist" aria-label="${t(title)}">${entries.map(
			({ number, url, title, duration }) =>
				url
					? html`<div class="e-tab-title" role="tab" id="${id}-tab-${number}" data-tab="${number}" aria-controls="${id}-panel-${number}" aria-selected="${number === videos[0].number}" tabindex="${number === videos[0].number ? 0 : -1}"><span class="e-tab-title-text">${t(title)}</span><span class="e-tab-duration">${duration}</span></div>`
					: html`<div class="e-section-title" role="presentation">${t(title)}</div>`,
		)}</div></div>
</div>
<div class="e-tabs-content-wrapper">${videos.map(
			({ number, url, type, title, duration }, index) =>
				html`<div class="e-tab-content" role="tabpanel" id="${id}-panel-${number}" aria-labelledby="${id}-tab-${number}" data-tab="${number}" data-video-url="${url}" data-video-type="${type}" data-video-title="${t(title)}" data-video-duration="${duration}"${index ? html` hidden` : ""}><div></div>${index === 0 && poster ? html`<div class="elementor-custom-embed-image-overlay" style="background-image: url(${poster});"><div class="elementor-custom-embed-play" role="button" aria-label="${t(play)}" tabindex="0">${playIcon()}</div></div>` : ""}</div>`,
		)}</div>
</div>
${
	inner
		? html`<div class="e-tabs-inner-tabs">${videos.map(
				({ number }) =>
					html`<div class="e-tab-content" data-tab="${number}"><div class="e-inner-tabs-wrapper">${inner.map((_, index) => html`<div class="e-inner-tab-title${index ? "" : " e-inner-tab-active"}"><a class="e-inner-tab-title-text" href="#">${number}.${index + 1}</a></div>`)}</div>
<div class="e-inner-tabs-content-wrapper">${inner.map((text, index) => html`<div class="e-inner-tab-content${index ? "" : " e-inner-tab-active"}"${index ? html` hidden` : ""}><div class="e-inner-tab-text">${t(text)}</div><button type="button" class="show-button">${t(more)}</button><button type="button">${t(less)}</button></div>`)}</div></div>`,
			)}</div>`
		: ""
}</div>`,
	);
};

const arrow = html`<svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true"><path d="M3 7l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;
const play = { en: "Play Video", he: "ניגון הסרטון" };
const more = { en: "Show more", he: "להציג עוד" };
const less = { en: "Show less", he: "להציג פחות" };
