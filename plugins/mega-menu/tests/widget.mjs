// The mega menu.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   items: { title: import("../../../tests/site/context.mjs").Text, href?: string, panel?: unknown }[], number?: number,
 *   label?: import("../../../tests/site/context.mjs").Text, openOn?: "hover" | "click", fits?: boolean, animation?: string,
 * }} options `number` is part of the ids
 */
export const megaMenu = (
	context,
	{ items, number = 427, label = "Menu", openOn = "hover", fits, animation, ...element },
) => {
	const title = ({ title, href, panel }, index) => {
		const id = `${number}${index}`;
		const name = context.t(title);
		const text = html`<span class="e-n-menu-title-text">${name}</span>`;
		const classes = [
			"e-n-menu-title",
			href?.startsWith("#") && "e-anchor",
			openOn === "click" && (panel ? "e-click" : "link-only"),
		];
		return html`<li class="e-n-menu-item"><div id="e-n-menu-title-${id}" class="${classes.filter(Boolean).join(" ")}">${
			href
				? html`<a class="e-n-menu-title-container e-focus e-link" href="${href}">${text}</a>`
				: html`<div class="e-n-menu-title-container">${text}</div>`
		}${
			panel &&
			html`<button id="e-n-menu-dropdown-icon-${id}" class="e-n-menu-dropdown-icon e-focus" data-tab-index="${index}" aria-haspopup="true" aria-expanded="false" aria-controls="e-n-menu-content-${id}"><span class="e-n-menu-dropdown-icon-opened"><span aria-hidden="true">▴</span><span class="elementor-screen-only">${context.t({ en: "Close", he: "סגירת" })} ${name}</span></span><span class="e-n-menu-dropdown-icon-closed"><span aria-hidden="true">▾</span><span class="elementor-screen-only">${context.t({ en: "Open", he: "פתיחת" })} ${name}</span></span></button>`
		}</div>${
			panel &&
			html`<div class="e-n-menu-content"><div id="e-n-menu-content-${id}" data-tab-index="${index}" aria-labelledby="e-n-menu-dropdown-icon-${id}" class="elementor-element e-con-full e-flex e-con e-child">${panel}</div></div>`
		}</li>
`;
	};
	return widget(
		context,
		{
			type: "mega-menu",
			name: "n-menu",
			classes: `${fits ? "e-fit_to_content" : "e-full_width"} e-n-menu-layout-horizontal e-n-menu-tablet`,
			settings: {
				item_layout: "horizontal",
				open_on: openOn,
				content_width: fits ? "fit_to_content" : "full_width",
				breakpoint_selector: "tablet",
				horizontal_scroll: "disable",
				...(animation && { open_animation: animation }),
			},
			...element,
		},
		html`<nav class="e-n-menu" data-widget-number="${number}" aria-label="${context.t(label)}">
<button class="e-n-menu-toggle" id="menu-toggle-${number}" aria-haspopup="true" aria-expanded="false" aria-controls="menubar-${number}" aria-label="${context.t({ en: "Menu Toggle", he: "פתיחת התפריט" })}"><span aria-hidden="true">☰</span></button>
<div class="e-n-menu-wrapper" id="menubar-${number}" aria-labelledby="menu-toggle-${number}"><ul class="e-n-menu-heading">
${items.map((item, index) => title(item, index + 1))}</ul></div></nav>`,
	);
};
