// Motion effects: every one with its settings alongside it, backgrounds that move, and what a frame costs in the meantime.
import { story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section, widget } from "../../../tests/site/widgets/element.mjs";
import { motionExample, motionSettings, settingsList } from "./widget.mjs";

const vase = picture(
	html`<path class="blue" d="M104 26h32v22c0 12 28 28 28 56 0 16-10 26-22 26H98c-12 0-22-10-22-26 0-28 28-44 28-56z"/><rect class="sun" x="100" y="20" width="40" height="10" rx="3"/>`,
);
const bowl = picture(
	html`<path class="sea" d="M56 58h128c0 38-24 66-64 66S56 96 56 58z"/><path class="blue" d="M56 58h128c0 8-1 14-3 20-14 6-20-4-34-1s-16 10-28 6-18-9-30-1-20 6-31-3c-1-7-2-14-2-21z"/>`,
);
const mug = picture(
	html`<path class="clay" d="M76 36h76v70c0 10-8 18-18 18H94c-10 0-18-8-18-18z"/><path class="line" d="M152 52c32-4 36 46 0 44"/>`,
);
const plate = picture(
	html`<circle class="paper" cx="120" cy="70" r="56"/><circle class="blue" cx="120" cy="70" r="44"/><circle class="paper" cx="120" cy="70" r="36"/><path class="sea" d="M120 38c18 10 18 54 0 64-18-10-18-54 0-64z"/><circle class="clay" cx="120" cy="26" r="3"/><circle class="clay" cx="120" cy="114" r="3"/><circle class="clay" cx="76" cy="70" r="3"/><circle class="clay" cx="164" cy="70" r="3"/>`,
);

const examples = [
	{
		title: { en: "Vertical", he: "אנכי" },
		note: { en: "Rises faster than the page.", he: "עולה מהר יותר מהעמוד." },
		effects: { translateY: { speed: 2 } },
		art: vase,
	},
	{
		title: { en: "Horizontal", he: "אופקי" },
		note: { en: "Comes in from the side and stops half-way.", he: "נכנס מהצד ונעצר באמצע הדרך." },
		effects: { translateX: { speed: 3, affectedRange: [10, 50] } },
		art: mug,
	},
	{
		title: { en: "Rotation", he: "סיבוב" },
		note: { en: "A plate turns on the wheel as you scroll.", he: "צלחת מסתובבת על האובניים כשגוללים." },
		effects: { rotateZ: { speed: 3 } },
		art: plate,
	},
	{
		title: { en: "Transparency", he: "שקיפות" },
		note: { en: "There in the middle of the window, gone at its edges.", he: "נראה באמצע החלון, נעלם בשוליו." },
		effects: { opacity: { direction: "out-in-out", level: 9, range: [35, 65] } },
		art: bowl,
	},
	{
		title: { en: "Blur", he: "טשטוש" },
		note: { en: "Comes into focus.", he: "נכנס לפוקוס." },
		effects: { blur: { direction: "out-in", level: 12, range: [15, 50] } },
		art: vase,
	},
	{
		title: { en: "Scale", he: "גודל" },
		note: { en: "Grows until it is in the middle, then shrinks.", he: "גדל עד האמצע ואז קטן." },
		effects: { scale: { direction: "out-in-out", speed: 5, range: [40, 60] } },
		art: mug,
	},
	{
		title: { en: "All at once", he: "הכול יחד" },
		note: { en: "Thrown into the page and caught.", he: "נזרק אל העמוד ונתפס." },
		effects: {
			translateX: { speed: 4, direction: "negative", affectedRange: [5, 50] },
			rotateZ: { speed: 4, affectedRange: [5, 50] },
			scale: { speed: 3, range: [5, 50] },
			opacity: { range: [5, 30], level: 10 },
		},
		art: plate,
	},
	{
		title: { en: "Mouse track", he: "מעקב עכבר" },
		note: { en: "Keeps away from your mouse.", he: "מתרחק מהעכבר." },
		effects: { mouseTrack: { speed: 1 } },
		art: bowl,
	},
	{
		title: { en: "3D tilt", he: "הטיה תלת־ממדית" },
		note: { en: "Looks at your mouse.", he: "מביט אל העכבר." },
		effects: { tilt: { speed: 5 } },
		art: html`<div class="motion-tile">${plate}</div>`,
	},
];

const backdrop = { translateY: { speed: 5 } };
const growing = { scale: { speed: 4, range: [0, 100] }, opacity: { level: 6, direction: "in-out", range: [50, 90] } };

export default {
	path: "/motion",
	group: "effects",
	className: "motion-page",
	title: { en: "Motion", he: "תנועה" },
	summary: {
		en: "Elements and backgrounds that move with the page and the mouse, on the browser's own scroll timeline.",
		he: "רכיבים ורקעים שנעים עם העמוד והעכבר, על ציר הגלילה של הדפדפן.",
	},
	tries: {
		en: [
			"Scroll, slowly and fast: the corner tells what a frame costs.",
			"Move the mouse over the last two.",
			"Ask your system for less motion: everything stops immediately.",
		],
		he: [
			"גללו, לאט ומהר: הפינה אומרת כמה עולה פריים.",
			"הזיזו את העכבר על שני האחרונים.",
			"בקשו מהמערכת פחות תנועה: הכול עומד מיד.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="40" y="86" width="44" height="34" rx="6"/><rect class="sea" x="98" y="56" width="44" height="34" rx="6"/><rect class="blue" x="156" y="26" width="44" height="34" rx="6"/><path class="line" d="M52 70c30-8 40-26 66-30"/><path class="line" d="M110 36l10 4-4 9"/>`,
	),
	body: (context) => {
		const { t, link } = context;
		return [
			banner(context, backdrop, { en: "A shelf that moves slower than the page", he: "מדף שנע לאט יותר מהעמוד" }),
			section(
				context,
				{},
				examples.map((example) => motionExample(context, example)),
			),
			banner(
				context,
				growing,
				{ en: "One that comes closer and fades", he: "אחד שמתקרב ונעלם" },
				"motion-banner-waves",
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Measured over the whole page", he: "נמדד על פני כל העמוד" } }),
				widget(
					context,
					{
						type: "image",
						classes: "motion-thread",
						settings: { ...motionSettings({ translateX: { speed: 6, direction: "negative" } }, { range: "page" }) },
					},
					html`<div class="elementor-widget-container">${bowl}</div>`,
				),
				textEditor(context, { text: t(story[1]) }),
				textEditor(context, {
					text: html`<a href="${link("/motion", { config: context.knobs.config ? null : '{"plugins":{"motion":{"smoothing":"css"}}}' })}">${t(
						context.knobs.config
							? { en: "On the scroll timeline again", he: "שוב על ציר הגלילה" }
							: {
									en: "The same page, moved by frames and eased by the stylesheet",
									he: "אותו עמוד, מונע בפריימים ומרוכך בגיליון הסגנונות",
								},
					)}</a>`,
				}),
			),
			html`<output class="frame-cost" data-frame-cost data-waiting="${t({ en: "Scroll: what a frame costs", he: "גללו: כמה עולה פריים" })}" data-frame="${t({ en: "a frame", he: "לפריים" })}" data-late="${t({ en: "late", he: "באיחור" })}" data-by="${t({ en: "by timeline", he: "בציר גלילה" })}"></output>
<script type="module" src="/public/frame-cost.js"></script>`,
		];
	},
};

/** A section whose background moves, with its settings on it. */
function banner(context, effects, title, classes = "") {
	return section(
		context,
		{},
		box(
			context,
			{
				classes: `motion-banner e-no-lazyload ${classes}`,
				settings: { background_background: "classic", ...motionSettings(effects, {}, "background_motion_fx") },
			},
			heading(context, { text: title }),
			textEditor(context, { text: html`${settingsList(effects)}` }),
		),
	);
}
