// The photo feed as its server prints it, its pictures and the answers to its calls.
import { html, raw } from "../../../tests/site/html.mjs";

/** Posts that there are, newest first. */
export const postCount = 40;
const pageSize = 8;
const idOf = (number) => `17800${String(number).padStart(4, "0")}`;
const widths = { 150: "t", 320: "l", 640: "f" };
/** Pictures that the site has itself: every third post is the network's alone. */
const hasOwn = (number) => number % 3 !== 0;

const placeholder = (origin) => `${origin}/wp-content/plugins/instagram-feed/img/placeholder.png`;

/** @param {number} number of the post, from 1 */
const item = ({ origin, t }, number) => {
	const name = t({ en: `Bowl ${number}, glazed and fired`, he: `קערה ${number}, מזוגגת ושרופה` });
	const address = (size) => `${origin}/photos/cdninstagram/${number}-${size}.svg`;
	const set = { d: address("d"), ...Object.fromEntries(Object.keys(widths).map((width) => [width, address(width)])) };
	const type = number % 7 === 5 ? "video" : number % 7 === 2 ? "carousel" : "image";
	return html`<div class="sbi_item sbi_type_${type} sbi_new sbi_transition" id="sbi_${idOf(number)}" data-date="${1700000000 - number * 3600}"><div class="sbi_photo_wrap"><a class="sbi_photo" href="${origin}/photos/${number}" rel="noopener nofollow" data-full-res="${address(640)}" data-img-src-set="${JSON.stringify(set)}"><span class="sbi-screenreader">${name}</span><img src="${placeholder(origin)}" alt="${name}" aria-hidden="true"></a></div></div>`;
};

const recordsOf = (numbers) =>
	Object.fromEntries(
		numbers
			.filter(hasOwn)
			.map((number) => [
				idOf(number),
				{ id: `${number}_n`, ratio: "1.00", sizes: { full: 640, low: 320, thumb: 150 }, extension: ".svg" },
			]),
	);

const range = (from, count) =>
	Array.from({ length: Math.max(0, Math.min(count, postCount - from)) }, (_, index) => from + index + 1);

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {{ flags?: string, columns?: number, count?: number, ratio?: string, isEmpty?: boolean, lightbox?: boolean }} [options]
 */
export const photoFeed = (
	context,
	{ flags = "favorLocal", columns = 4, count = 8, ratio = "1:1", isEmpty, lightbox } = {},
) => {
	const { t, origin } = context;
	const numbers = isEmpty ? [] : range(0, count);
	return html`<div id="sb_instagram" class="sbi sbi_mob_col_2 sbi_tab_col_3 sbi_col_${columns}" data-feedid="*1" data-res="auto" data-cols="${columns}" data-colsmobile="2" data-colstablet="3" data-num="${count}" data-nummobile="4" data-item-padding="5" data-shortcode-atts="${JSON.stringify({ feed: "1" })}" data-postid="${context.page.id ?? 0}" data-locatornonce="0a1b2c3d4e" data-imageaspectratio="${ratio}" data-sbi-flags="${flags}"${lightbox && raw(` data-settings='{"lightbox":"yes"}'`)}>
<div class="sb_instagram_header sbi_medium"><a class="sbi_header_link" href="${origin}/photos"><div class="sbi_header_text"><div class="sbi_header_img"><div class="sbi_header_img_hover"></div><img src="/public/favicon.svg" alt="" width="50" height="50"></div><div class="sbi_feedtheme_header_text"><h3>${t({ en: "The workshop", he: "הסדנה" })}</h3></div></div></a></div>
<div id="sbi_images" style="gap:10px">${numbers.map((number) => item(context, number))}</div>
<div id="sbi_load"><button class="sbi_load_btn" type="button"><span class="sbi_btn_text">${t({ en: "Load more", he: "עוד תמונות" })}</span><span class="sbi_loader sbi_hidden" aria-hidden="true"></span></button></div>
<span class="sbi_resized_image_data" data-feed-id="*1" data-resized="${JSON.stringify(recordsOf(numbers))}"></span>
</div>`;
};

/** Answers a call of a feed. @returns undefined for any other */
export const answerFeed = async (c, body, context) => {
	const { action } = body;
	if (!`${action}`.startsWith("sbi_")) return;
	if (action === "sbi_resized_images_submit") {
		const numbers = Object.values(body.needs_resizing ?? {}).map((id) => Number(`${id}`.slice(5)));
		const records = recordsOf(numbers.map((number) => (number % 2 ? number : 0)));
		return c.json({ success: true, data: records });
	}
	if (action !== "sbi_load_more_clicked") return c.json({ success: true, data: "" });
	const numbers = range(Number(body.offset) || 0, pageSize);
	const last = numbers.at(-1) ?? postCount;
	return c.json({
		success: true,
		data: {
			html: (await Promise.all(numbers.map((number) => item(context, number)))).join(""),
			feedStatus: { shouldPaginate: last < postCount },
			resizedImages: recordsOf(numbers),
		},
	});
};

const hues = ["#3f6f8f", "#7d9a8c", "#b5683c", "#d9a441", "#5b4a6f", "#8c3f4d"];
/** A picture of a post, drawn. Every fifth original is wide. */
export const drawPhoto = (number, width) => {
	const size = Number(width) || 800;
	const wide = number % 5 ? size : Math.round(size * 1.6);
	const [back, front] = [hues[number % 6], hues[(number * 5 + 2) % 6]];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${size}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect x="-50" width="200" height="100" fill="${back}"/><path d="M18 42h64c0 30-14 42-32 42S18 72 18 42z" fill="${front}"/><ellipse cx="50" cy="42" rx="32" ry="9" fill="#0003"/><circle cx="${20 + ((number * 13) % 60)}" cy="18" r="6" fill="#fff8"/></svg>`;
};
