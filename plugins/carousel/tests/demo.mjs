// Carousels and slides: each family, and one whose settings can be changed on the page.
import { questions, techniques } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { carousel } from "./widget.mjs";

const gap = { unit: "px", size: 20, sizes: [] };
const drawings = ["bowl-rings", "bowl-speckles", "bowl-waves", "rings", "speckles", "waves"];
const names = {
	en: ["Rings in a bowl", "Speckles in a bowl", "Waves in a bowl", "Rings", "Speckles", "Waves"],
	he: ["טבעות בקערה", "נקודות בקערה", "גלים בקערה", "טבעות", "נקודות", "גלים"],
};
const usual = { autoplay_speed: 4000, pause_on_hover: "yes", pause_on_interaction: "yes", speed: 500 };

/** Which settings the panel changes, and the values it offers. */
const knobs = {
	slides_to_show: ["1", "2", "3", "4"],
	slides_to_scroll: ["1", "2", "3"],
	image_spacing_custom: ["0", "10", "20", "40"],
	infinite: ["yes", ""],
	autoplay: ["", "yes"],
	speed: ["500", "150", "1500"],
	effect: ["slide", "fade"],
	pagination: ["bullets", "fraction", "progressbar"],
};

/** The settings that the panel begins with. */
const played = { ...usual, slides_to_show: "3", infinite: "yes", navigation: "both" };
const shown = {
	slides_to_scroll: "1",
	image_spacing_custom: "20",
	autoplay: "",
	effect: "slide",
	pagination: "bullets",
	...played,
};

export default {
	path: "/carousel",
	group: "widgets",
	title: { en: "Carousels and slides", he: "קרוסלות ושקופיות" },
	summary: {
		en: "Rows and rings of pictures, cards and words, moved by finger, mouse, keys, or automatically.",
		he: "שורות וטבעות של תמונות, כרטיסים ומילים, שזזות באצבע, בעכבר, במקשים או מעצמן.",
	},
	tries: {
		en: [
			"Drag a row and let it go: quickly it moves on, slowly it goes to the nearer picture.",
			"Focus an arrow or a dot and use the arrow keys.",
			"Change the settings of the first carousel and see it follow.",
			"Press the round button to hold what moves automatically.",
		],
		he: [
			"גררו שורה ושחררו: במהירות היא ממשיכה, לאט היא הולכת לתמונה הקרובה.",
			"העבירו מיקוד לחץ או לנקודה והשתמשו במקשי החצים.",
			"שנו את ההגדרות של הקרוסלה הראשונה וראו אותה משתנה.",
			"לחצו על הכפתור העגול כדי לעצור את מה שזז מעצמו.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="20" y="36" width="60" height="62" rx="6"/><rect class="blue" x="90" y="36" width="60" height="62" rx="6"/><rect class="paper" x="160" y="36" width="60" height="62" rx="6"/><path class="line" d="M12 60l-6 7 6 7M228 60l6 7-6 7"/><circle class="blue" cx="108" cy="114" r="4"/><circle class="ghost" cx="120" cy="114" r="4"/><circle class="ghost" cx="132" cy="114" r="4"/>`,
	),
	body: (context) => {
		const { t } = context;
		const pictures = (link) =>
			drawings.map((name, at) => {
				const figure = html`<figure class="swiper-slide-inner"><img class="swiper-slide-image" src="/public/${name}.svg" width="320" height="240" alt="${t(names)[at]}"></figure>`;
				return link
					? html`<a href="/public/${name}.svg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="photos" data-elementor-lightbox-title="${t(names)[at]}">${figure}</a>`
					: figure;
			});
		const backgrounds = drawings.map(
			(name, at) =>
				html`<div class="elementor-carousel-image" role="img" aria-label="${t(names)[at]}" style="background-image:url(/public/${name}.svg)"></div>`,
		);
		const title = (en, he) => heading(context, { text: { en, he } });
		return [
			section(
				context,
				{},
				title("Settings to play with", "הגדרות למשחק"),
				html`<form class="carousel-knobs" data-carousel-knobs>${Object.entries(knobs).map(
					([name, values]) =>
						html`<label>${name}<select name="${name}">${values.map((value) => html`<option value="${value}"${value === `${shown[name]}` && html` selected`}>${value || "–"}</option>`)}</select></label>`,
				)}</form>`,
				carousel(context, {
					classes: "carousel-played",
					label: { en: "Bowls", he: "קערות" },
					slides: pictures(true),
					settings: { ...played, image_spacing_custom: gap },
				}),
				html`<script type="module" src="/public/carousel.js"></script>`,
			),
			section(
				context,
				{},
				title("By itself", "מעצמה"),
				carousel(context, {
					label: { en: "Pictures that follow each other", he: "תמונות שבאות זו אחר זו" },
					slides: pictures(),
					settings: { ...usual, infinite: "yes", autoplay: "yes", navigation: "both", image_spacing_custom: gap },
				}),
			),
			section(
				context,
				{},
				title("Cards", "כרטיסים"),
				carousel(context, {
					type: "loop-carousel",
					label: { en: "Questions", he: "שאלות" },
					slides: questions.map(
						({ title, content }) => html`<div class="carousel-card"><h3>${t(title)}</h3><p>${t(content)}</p></div>`,
					),
					settings: { ...usual, slides_to_show: "2", pagination: "fraction", arrows: "yes", image_spacing_custom: gap },
				}),
				carousel(context, {
					type: "nested-carousel",
					label: { en: "Ways to build a pot", he: "דרכים לבנות כלי" },
					slides: techniques.map(({ title, content }) => textEditor(context, { text: `${t(title)}. ${t(content)}` })),
					settings: {
						...usual,
						slides_to_show: "2",
						infinite: "yes",
						pagination: "bullets",
						image_spacing_custom: gap,
					},
				}),
			),
			section(
				context,
				{},
				title("Words", "מילים"),
				carousel(context, {
					type: "testimonial-carousel",
					label: { en: "What people say", he: "מה אומרים" },
					slides: techniques.map(
						({ title, content }) =>
							html`<div class="elementor-testimonial"><div class="elementor-testimonial__text">${t(content)}</div><cite class="elementor-testimonial__name">${t(title)}</cite></div>`,
					),
					settings: { ...usual, loop: "yes", pagination: "bullets" },
				}),
			),
			section(
				context,
				{},
				title("Slideshow with thumbs", "מצגת עם תמונות קטנות"),
				carousel(context, {
					type: "media-carousel",
					label: { en: "Slideshow", he: "מצגת" },
					slides: backgrounds,
					settings: { ...usual, skin: "slideshow", loop: "yes", space_between: { unit: "px", size: 10, sizes: [] } },
				}),
				title("Coverflow and cube", "כריכות וקובייה"),
				carousel(context, {
					type: "media-carousel",
					label: { en: "Coverflow", he: "כריכות" },
					slides: backgrounds,
					settings: { ...usual, skin: "coverflow", loop: "yes", centered_slides: "yes", pagination: "bullets" },
				}),
				carousel(context, {
					type: "media-carousel",
					classes: "carousel-cube",
					label: { en: "Cube", he: "קובייה" },
					slides: backgrounds.slice(0, 4),
					settings: { ...usual, skin: "carousel", effect: "cube", loop: "yes", pagination: "bullets" },
				}),
			),
			section(
				context,
				{},
				title("Slides", "שקופיות"),
				carousel(context, {
					type: "slides",
					label: { en: "The workshop", he: "הסדנה" },
					animation: "fadeInUp",
					slides: techniques.map(
						({ title, content }, at) =>
							html`<div class="swiper-slide-bg elementor-ken-burns elementor-ken-burns--in" style="background-image:url(/public/${drawings[at + 3]}.svg)"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><div class="elementor-slide-heading">${t(title)}</div><div class="elementor-slide-description">${t(content)}</div></div></div>`,
					),
					settings: { ...usual, transition: "fade", transition_speed: 500, infinite: "yes", navigation: "both" },
				}),
			),
		];
	},
};
