// Navigation menus: every layout of the page builder's widget, and the menu of its theme.
import { classNames, html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";
import { caretDown, closeIcon, menuBar } from "../../../tests/site/widgets/icons.mjs";

/** @typedef {{ title: import("../../../tests/site/context.mjs").Text, href?: string, items?: Item[], classes?: string }} Item */

/**
 * The list of a menu as WordPress prints it.
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {Item[]} items
 */
const list = (context, items, { isDropdown, isTop = true, attributes }) =>
	html`<ul ${attributes}>${items.map(
		({ title, href, items: below, classes }) =>
			html`<li class="${classNames("menu-item", below && "menu-item-has-children")}"><a${href !== undefined && html` href="${href}"`} class="${classNames(isTop ? "elementor-item" : "elementor-sub-item", href?.includes("#") && "elementor-item-anchor", classes)}"${isDropdown && html` tabindex="-1"`}>${context.t(title)}</a>${
				below &&
				html`
${list(context, below, { isDropdown, isTop: false, attributes: html`class="sub-menu elementor-nav-menu--dropdown"` })}`
			}</li>
`,
	)}</ul>`;

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   items: Item[],
 *   layout?: "horizontal" | "vertical" | "dropdown",
 *   dropdown?: "tablet" | "mobile" | "none",
 *   toggle?: boolean,
 *   stretch?: boolean,
 *   label?: import("../../../tests/site/context.mjs").Text,
 * }} options `dropdown`: the device at and below which the button takes the bar's place
 */
export const navMenu = (
	context,
	{
		items,
		layout = "horizontal",
		dropdown = "tablet",
		toggle = true,
		stretch = false,
		label = { en: "Menu", he: "תפריט" },
		id = context.id(),
		classes,
		settings,
	},
) => {
	const lists = (name) =>
		html`id="menu-${name}-${id}" class="${classNames("elementor-nav-menu", layout === "vertical" && "sm-vertical")}"`;
	const isDropdown = layout === "dropdown";
	return widget(
		context,
		{
			type: "nav-menu",
			id,
			classes: classNames(
				!isDropdown && `elementor-nav-menu--dropdown-${dropdown}`,
				stretch && "elementor-nav-menu--stretch",
				"elementor-nav-menu__text-align-aside",
				toggle && "elementor-nav-menu--toggle elementor-nav-menu--burger",
				classes,
			),
			settings: {
				full_width: stretch ? "stretch" : undefined,
				layout,
				toggle: toggle ? "burger" : undefined,
				submenu_icon: { value: String(caretDown()), library: "fa-solid" },
				...settings,
			},
		},
		html`${
			isDropdown
				? ""
				: html`<nav aria-label="${context.t(label)}" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-${layout} e--pointer-underline e--animation-fade">
${list(context, items, { attributes: lists(1) })}</nav>
`
		}${
			toggle &&
			html`<div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="${context.t({ en: "Menu Toggle", he: "פתיחת התפריט" })}" aria-expanded="false">${menuBar("elementor-menu-toggle__icon--open")}${closeIcon("elementor-menu-toggle__icon--close")}</div>
`
		}<nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true">
${list(context, items, { isDropdown: true, attributes: lists(2) })}</nav>`,
	);
};

/**
 * The theme's own menu, for the inside its header.
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {{ items: Item[] }} options
 */
export const themeMenu = (context, { items }) =>
	html`<div class="site-navigation-toggle-holder"><button type="button" class="site-navigation-toggle" aria-expanded="false" aria-label="${context.t({ en: "Menu", he: "תפריט" })}"><span class="site-navigation-toggle-icon" aria-hidden="true">☰</span></button></div>
<nav class="site-navigation-dropdown" aria-label="${context.t({ en: "Mobile menu", he: "תפריט לנייד" })}" aria-hidden="true" inert>${list(context, items, { attributes: html`class="menu"` })}</nav>`;
