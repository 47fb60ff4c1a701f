// A video playlist with sections, files of our own and films of providers.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { videoPlaylist } from "./widget.mjs";

const file = (id, en, he, duration) => ({
	id,
	title: { en, he },
	type: "hosted",
	url: `/public/wheel.webm?${id}`,
	duration,
});
const items = [
	{ id: "5ec7101", title: { en: "On the wheel", he: "על האובניים" } },
	file("7ecb491", "Centring the clay", "מרכוז החומר", "0:04"),
	file("7ecb492", "Opening it", "פתיחה", "0:04"),
	{ id: "5ec7102", title: { en: "Films", he: "סרטים" } },
	{
		id: "7ecb493",
		title: { en: "A rabbit, from YouTube", he: "ארנב, מ‑YouTube" },
		type: "youtube",
		url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
		duration: "10:35",
	},
	{
		id: "7ecb494",
		title: { en: "Mountains, from Vimeo", he: "הרים, מ‑Vimeo" },
		type: "vimeo",
		url: "https://vimeo.com/76979871",
		duration: "1:02",
	},
];

export default {
	path: "/video-playlist",
	group: "widgets",
	scripts: ["https://www.youtube.com", "https://player.vimeo.com"],
	title: { en: "Video playlist", he: "רשימת סרטונים" },
	summary: {
		en: "Videos in a list next to one player; what was watched is marked, and an address leads to each.",
		he: "סרטונים ברשימה ליד נגן אחד; מה שנצפה מסומן, וכתובת מובילה לכל אחד.",
	},
	tries: {
		en: [
			"Choose a video: the former one stops, the address leads to the new one.",
			"Let one run to its end: its title is marked, the next one plays.",
			"Down and Up move past the sections; Enter chooses.",
		],
		he: [
			"בחרו סרטון: הקודם נעצר, והכתובת מובילה אל החדש.",
			"תנו לאחד להגיע לסופו: הכותרת מסומנת והבא מתנגן.",
			"החצים מדלגים על כותרות הקבוצות; Enter בוחר.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="24" y="26" width="120" height="84" rx="6"/><path class="paper" d="M76 54v28l24-14z"/><rect class="clay" x="152" y="26" width="64" height="20" rx="4"/><rect class="ghost" x="152" y="52" width="64" height="20" rx="4"/><rect class="ghost" x="152" y="78" width="64" height="20" rx="4"/>`,
	),
	body: (context) =>
		section(
			context,
			{},
			videoPlaylist(context, {
				id: "8039434",
				title: { en: "Throwing", he: "עבודה על האובניים" },
				items,
				poster: "/public/bowl-waves.svg",
				inner: [
					{ en: "What you see here was filmed in the workshop.", he: "צולם בסדנה." },
					{ en: "Clay, water, a wheel, two hands.", he: "חומר, מים, אובניים, שתי ידיים." },
				],
				settings: { autoplay_next: "yes", show_watched_indication: "yes" },
			}),
		),
};
