// Keeps the page behind an overlay from being scrolled, without moving it.

/** The body class of each lock that is held. */
const held: string[] = [];
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the page from being scrolled: `scrollY` stays, and so does the room of the scroll bar. A class stays on `body`
 * until the last lock that wants it is released, for the site's style sheets.
 * @param className none when empty
 * @returns releases this lock; idempotent
 */
export const lockScroll = (className = ""): (() => void) => {
	const { body } = document;
	// Before the class: the page's state without it counts.
	if (!held.length) adopt(rules());
	held.push(className);
	if (className) body.classList.add(className);
	let isHeld = true;
	return () => {
		if (!isHeld) return;
		isHeld = false;
		held.splice(held.indexOf(className), 1);
		if (className && !held.includes(className)) body.classList.remove(className);
		if (!held.length) adopt();
	};
};

/**
 * `body` is locked, as the page builder does it: the site's rules for the class apply. Two things would move the page
 * and are overridden: a maximum height of `body`, and its own overflow if `html` has one, which then applies to the
 * window instead of that of `body` (https://drafts.csswg.org/css-overflow-3/#overflow-propagation).
 */
const rules = (): string => {
	const { documentElement: html, body } = document;
	const [isOpen, isBodyOpen] = [html, body].map((element) => getComputedStyle(element).overflowY === "visible");
	const gutter = innerWidth - html.clientWidth > 1 ? "scrollbar-gutter:stable!important" : "";
	const lock = isOpen
		? `html{${gutter}}html>body{overflow:hidden;`
		: `html{overflow:hidden!important;${gutter}}body{overflow:${isBodyOpen ? "visible" : "hidden"}!important;`;
	return `${lock}max-height:none!important}`;
};

/** Puts the sheet of the lock into the place of the one before. */
const adopt = (text?: string) => {
	const sheets = document.adoptedStyleSheets;
	// Older browsers leave it to the class.
	if (!sheets) return;
	const others = sheets.filter((other) => other !== sheet);
	sheet = text === undefined ? undefined : new CSSStyleSheet();
	sheet?.replaceSync(text!);
	document.adoptedStyleSheets = sheet ? [...others, sheet] : others;
};
