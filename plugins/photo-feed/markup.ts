// The markup of a feed in React apps, whose server prints none: the items, first and later ones, and the little style they need.

/** A photo of a feed. */
export interface FeedPhoto {
	/** Of the post; each has its own. */
	id: string | number;
	/** The post. */
	href: string;
	/** The picture, in its largest size. */
	src: string;
	/** The picture in other widths. */
	sources?: Partial<Record<150 | 320 | 640, string>>;
	/** Alternative text. */
	alt: string;
	/** Type of the post; `image` by default. */
	type?: "image" | "video" | "carousel";
}

/** Placeholder for a picture that may not be requested yet. */
const placeholder = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='placeholder'/%3E";

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** @param more names for the items' class; `sbi_transition` lets them fade in */
export const itemsMarkup = (items: readonly FeedPhoto[], isGated = false, more = ""): string =>
	items
		.map(({ id, href, src, sources, alt, type = "image" }) => {
			const set = JSON.stringify({ d: src, 640: src, ...sources });
			const address = /^\s*javascript:/i.test(href) ? "" : href;
			return `<div class="sbi_item sbi_type_${escaped(type)} sbi_new${more}" id="sbi_${escaped(`${id}`)}"><div class="sbi_photo_wrap"><a class="sbi_photo" href="${escaped(address)}" data-full-res="${escaped(src)}" data-img-src-set="${escaped(set)}"><img src="${escaped(isGated ? placeholder : (sources?.[320] ?? src))}" alt="${escaped(alt)}" loading="lazy" decoding="async"></a></div></div>`;
		})
		.join("");

/** Rules without weight: any style of the app wins. */
export const feedStyle = `:where(.gossamer-photos){display:grid;grid-template-columns:repeat(var(--desktop),minmax(0,1fr))}
@media(max-width:800px){:where(.gossamer-photos){grid-template-columns:repeat(var(--tablet),minmax(0,1fr))}}
@media(max-width:480px){:where(.gossamer-photos){grid-template-columns:repeat(var(--phone),minmax(0,1fr))}}
:where(.gossamer-photos .sbi_item){transition:opacity .5s}:where(.gossamer-photos .sbi_transition){opacity:0}:where(.gossamer-photos .sbi_num_diff_hide){display:none}
:where(.gossamer-photos .sbi_photo){display:block;aspect-ratio:var(--ratio)}:where(.gossamer-photos img){display:block;width:100%;height:100%;object-fit:cover}
:where(.gossamer-photos+#sbi_load .sbi_loader){position:absolute}:where(.gossamer-photos+#sbi_load .sbi_hidden){opacity:0}`;
