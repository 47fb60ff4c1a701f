// What the made-up pottery has to say, in both languages; pages share it.

export const questions = [
	{
		title: { en: "How long does a commission take?", he: "כמה זמן לוקחת הזמנה אישית?" },
		content: {
			en: "Five to six weeks. A day on the wheel, two weeks to dry slowly on the north shelf, and two firings with a glaze in between.",
			he: "חמישה עד שישה שבועות: יום על האובניים, שבועיים של ייבוש איטי על המדף הצפוני, ושתי שריפות עם זיגוג ביניהן.",
		},
	},
	{
		title: { en: "Do you ship?", he: "האם אתם שולחים?" },
		content: {
			en: "On Mondays and Thursdays. Each piece travels in shredded paper from our own cutting table; if it breaks on the way, we make it again.",
			he: "בימי שני וחמישי. כל כלי יוצא לדרך ארוז בגזירי נייר משולחן החיתוך שלנו; אם נשבר בדרך, נכין אותו שוב.",
		},
	},
	{
		title: { en: "Can it go in the dishwasher?", he: "אפשר להכניס למדיח?" },
		content: {
			en: "Everything with a glossy glaze can. Matt and unglazed pieces prefer warm water and a soft sponge.",
			he: "כל מה שמזוגג במבריק – כן. כלים מט או ללא זיגוג מעדיפים מים פושרים וספוג רך.",
		},
	},
	{
		title: { en: "May I bring my own glaze?", he: "אפשר להביא זיגוג משלי?" },
		content: {
			en: "Please ask first. We fire a test tile at 1,240 °C, and if it stays on the tile it may go on a bowl.",
			he: "כדאי לשאול קודם. נשרוף אריח ניסיון ב־1,240 מעלות, ואם הזיגוג יישאר על האריח הוא יוכל לעלות על קערה.",
		},
	},
];

export const techniques = [
	{
		title: { en: "Wheel", he: "אובניים" },
		content: {
			en: "A ball of clay is centred, opened and pulled up between two hands. Bowls and mugs begin here, forty in a good morning.",
			he: "כדור חומר ממורכז, נפתח ונמשך כלפי מעלה בין שתי הידיים. כך מתחילים קערות וספלים, ארבעים בבוקר טוב.",
		},
	},
	{
		title: { en: "Slab", he: "משטחים" },
		content: {
			en: "Clay is rolled flat, cut with a template and joined with slip. Trays, tiles and the square jars are built this way.",
			he: "החומר מרודד, נחתך לפי שבלונה ומחובר בחמרה נוזלית. כך נבנים מגשים, אריחים והצנצנות המרובעות.",
		},
	},
	{
		title: { en: "Coil", he: "חוליות" },
		content: {
			en: "Long ropes of clay are laid in rings and smoothed by thumb. It is slow, and nothing else gives a jar such shoulders.",
			he: "חבלי חומר ארוכים מונחים בטבעות ומוחלקים באגודל. זה איטי, ושום דבר אחר לא נותן לכד כתפיים כאלה.",
		},
	},
];

export const courses = [
	{
		title: { en: "Mornings", he: "בקרים" },
		text: {
			en: "Three hours at the wheel for six people. You throw, we trim and fire, and two bowls of yours are ready in a fortnight.",
			he: "שלוש שעות על האובניים לשישה משתתפים. אתם יוצרים, אנחנו מגלפים ושורפים, ושתי קערות שלכם מוכנות בתוך שבועיים.",
		},
	},
	{
		title: { en: "Evenings", he: "ערבים" },
		text: {
			en: "Glazing by lamplight, with something warm to drink. Bring a biscuit-fired piece, or choose one from our shelf.",
			he: "זיגוג לאור מנורה עם משקה חם. הביאו כלי שעבר שריפה ראשונה, או בחרו אחד מהמדף שלנו.",
		},
	},
	{
		title: { en: "Families", he: "משפחות" },
		text: {
			en: "A Saturday for hands of every size: pinch pots, tiles with leaf prints, and a bird whistle that really works.",
			he: "שבת לידיים מכל הגדלים: כלי צביטה, אריחים עם הטבעות עלים, ומשרוקית ציפור שבאמת שורקת.",
		},
	},
];

export const care = [
	{
		title: { en: "The clay", he: "החומר" },
		text: {
			en: "A grey stoneware with fine sand in it. Once fired it rings like a bell and holds water without any glaze.",
			he: "חומר אבן אפור עם חול דק. אחרי השריפה הוא מצלצל כפעמון ואוצר מים גם בלי זיגוג.",
		},
	},
	{
		title: { en: "The glaze", he: "הזיגוג" },
		text: {
			en: "Ash from the olive wood we burn, feldspar, and a little cobalt for the blue. It pools in the bowls and breaks on the rims.",
			he: "אפר של עצי הזית שאנחנו שורפים, פצלת השדה ומעט קובלט בשביל הכחול. הוא נקווה בקערות ונשבר בשפות.",
		},
	},
	{
		title: { en: "The fire", he: "האש" },
		text: {
			en: "Eleven hours up, a night to hold, and two days down. Whoever opens the door early owes everyone cake.",
			he: "אחת־עשרה שעות עלייה, לילה של שמירה ויומיים של ירידה. מי שפותח את הדלת מוקדם חייב לכולם עוגה.",
		},
	},
];

export const story = [
	{
		en: "The workshop stands where the harbour road turns, in a shed that used to mend nets. We kept the hooks; they hold our aprons now.",
		he: "הסדנה עומדת במקום שבו דרך הנמל פונה, במחסן שבו תיקנו פעם רשתות. את הווים השארנו; היום תלויים עליהם הסינרים שלנו.",
	},
	{
		en: "Clay comes by truck in spring, three tons of it, and rests under wet cloth until it stops being stubborn. By summer it does what it is asked.",
		he: "החומר מגיע במשאית באביב, שלושה טון, ונח מתחת לבד רטוב עד שהוא מפסיק להתעקש. בקיץ הוא כבר עושה מה שמבקשים ממנו.",
	},
	{
		en: "The kiln is the oldest of us. It was built from the bricks of a bakery and still bakes unevenly, hot at the back, gentle by the door.",
		he: "הכבשן הוא הוותיק מכולנו. הוא נבנה מלבני מאפייה, ועדיין אופה לא אחיד: לוהט מאחור, עדין ליד הדלת.",
	},
	{
		en: "Every piece carries a thumb mark under the foot. It tells us who made it, and tells you that somebody did.",
		he: "לכל כלי יש טביעת אגודל מתחת לבסיס. היא מספרת לנו מי יצר אותו, ולכם – שמישהו יצר אותו.",
	},
];
