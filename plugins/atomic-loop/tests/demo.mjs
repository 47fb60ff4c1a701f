// A loop of version 4: the next six products come in place, and the address follows.
import { products } from "../../../tests/site/catalogue.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { atomicHeading, atomicLoop, flexbox, paragraph } from "../../../tests/site/widgets/atomic.mjs";

const id = "100bd34";
const size = 6;

export default {
	path: "/atomic-loop",
	group: "version-4",
	title: { en: "Loop of version 4", he: "לולאה של גרסה 4" },
	summary: {
		en: "A list of posts whose next page comes in place; Back brings the one before.",
		he: "רשימה שהעמוד הבא שלה מגיע במקום; כפתור החזרה מביא את הקודם.",
	},
	tries: {
		en: ["Press the arrow: the address changes, the page stays.", "Go back, and the first six are there again."],
		he: ["לחצו על החץ: הכתובת משתנה, העמוד נשאר.", "חזרו אחורה, והשישה הראשונים שוב כאן."],
	},
	picture: picture(
		html`<rect class="paper" x="44" y="22" width="44" height="34" rx="5"/><rect class="paper" x="98" y="22" width="44" height="34" rx="5"/><rect class="paper" x="152" y="22" width="44" height="34" rx="5"/><rect class="sea" x="44" y="64" width="44" height="34" rx="5"/><rect class="paper" x="98" y="64" width="44" height="34" rx="5"/><rect class="paper" x="152" y="64" width="44" height="34" rx="5"/><path class="line" d="M100 118h-14m5-5-5 5 5 5M140 118h14m-5-5 5 5-5 5"/>`,
	),
	body: (context) => {
		const { t, query, link } = context;
		const key = `e-page-${id}`;
		const pages = 4;
		const page = Math.min(pages, Math.max(1, Number(query.get(key)) || 1));
		const shown = products.slice((page - 1) * size, page * size);
		return [
			flexbox(
				context,
				{},
				atomicHeading(context, { text: { en: "From the kiln", he: "מהכבשן" } }),
				atomicLoop(context, {
					id,
					page,
					pages,
					address: (to) => link("/atomic-loop", { [key]: `${to}` }),
					items: shown.map(({ title, price }) => [
						atomicHeading(context, { text: title, level: 3 }),
						paragraph(context, { text: `€${price}` }),
					]),
				}),
				html`<p>${t({ en: "Twenty-four pieces in all.", he: "עשרים וארבעה כלים בסך הכול." })}</p>`,
			),
		];
	},
};
