// Videos of every kind: behind an overlay, without one, in the lightbox, from a cache plugin.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { lazyVideo, video } from "../../../tests/site/widgets/video.mjs";
import { lightboxVideo } from "../../lightbox/tests/widget.mjs";

const film = "aqz-KE-bpKQ";
const rings = "/public/bowl-rings.svg";
const speckles = "/public/bowl-speckles.svg";
const waves = "/public/bowl-waves.svg";

export default {
	path: "/video",
	group: "widgets",
	scripts: ["https://www.youtube.com", "https://player.vimeo.com"],
	title: { en: "Video", he: "סרטון" },
	summary: {
		en: "Films that wait behind a picture; no player comes before you press play, at most a picture of it.",
		he: "סרטים שמחכים מאחורי תמונה; שום נגן לא נטען לפני שלוחצים על ניגון, לכל היותר תמונה שלו.",
	},
	tries: {
		en: [
			"Open the network panel: until you press a play button YouTube alone is asked, for two pictures, when they come near; the other films have pictures of ours.",
			"Tab to a play button and press Enter: the keyboard continues in the player.",
			"Block youtube.com and press play: the picture stays, with a link to the film.",
		],
		he: [
			"פתחו את לוח הרשת: עד ללחיצה על ניגון פונים רק ל‑YouTube, בשביל שתי תמונות, כשהן מתקרבות; לשאר הסרטים יש תמונות שלנו.",
			"הגיעו לכפתור הניגון במקש Tab ולחצו Enter: המקלדת ממשיכה בנגן.",
			"חסמו את youtube.com ולחצו על ניגון: התמונה נשארת, עם קישור לסרט.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="44" y="22" width="152" height="92" rx="8"/><circle class="paper" cx="120" cy="68" r="25"/><path class="clay" d="M112 55v26l21-13z"/><path class="line light" d="M56 124h128"/>`,
	),
	body: (context) => {
		const { t } = context;
		const titled = (text, content) => box(context, {}, heading(context, { text, level: 3 }), content);
		return [
			section(
				context,
				{},
				heading(context, { text: { en: "From the workshop", he: "מהסדנה" } }),
				textEditor(context, {
					text: {
						en: "A bowl on the wheel, a file of our own. It starts at one press, on phones too.",
						he: "קערה על האובניים, קובץ משלנו. מתחיל בלחיצה אחת, גם בטלפון.",
					},
				}),
				video(context, { type: "hosted", url: "/public/wheel.webm", poster: waves }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "From providers", he: "מספקים" } }),
				box(
					context,
					{ classes: "in-a-row" },
					titled(
						{ en: "YouTube, with our picture", he: "YouTube, עם תמונה שלנו" },
						video(context, {
							type: "youtube",
							url: `https://www.youtube.com/watch?v=${film}`,
							poster: rings,
							settings: { yt_privacy: "yes", play_on_mobile: "yes" },
						}),
					),
					titled(
						{ en: "YouTube, with its own", he: "YouTube, עם תמונה שלו" },
						video(context, { type: "youtube", url: `https://youtu.be/${film}`, settings: { play_on_mobile: "yes" } }),
					),
					titled(
						{ en: "Vimeo", he: "Vimeo" },
						video(context, {
							type: "vimeo",
							url: "https://player.vimeo.com/video/76979871?color&autopause=0&loop=0&muted=0&title=1&portrait=1&byline=1#t=5s",
							poster: speckles,
						}),
					),
					titled(
						{ en: "Dailymotion", he: "Dailymotion" },
						video(context, {
							type: "dailymotion",
							url: "https://dailymotion.com/embed/video/x84sh87?mute=0&controls=1",
							poster: rings,
						}),
					),
					titled(
						{ en: "VideoPress", he: "VideoPress" },
						video(context, {
							type: "videopress",
							url: "https://videopress.com/embed/OcobLTqC?preloadContent=metadata",
							poster: waves,
						}),
					),
					titled(
						{ en: "In the lightbox", he: "בתצוגה מוגדלת" },
						lightboxVideo(context, {
							url: `https://www.youtube-nocookie.com/embed/${film}?rel=0`,
							poster: speckles,
							label: t({ en: "Play the film", he: "לנגן את הסרט" }),
						}),
					),
				),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "From a cache plugin", he: "מתוסף מטמון" } }),
				lazyVideo(context, { id: film, alt: { en: "A rabbit in the meadow", he: "ארנב באחו" } }),
			),
		];
	},
};
