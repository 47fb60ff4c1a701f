// Menus and the menu cart as the versions print them.
import { proBefore, type Version, widget } from "./version";

export const navMenu = (version: Version, indicator = "classic"): string => {
	const list = (id: string) =>
		`<ul id="menu-${id}" class="elementor-nav-menu"><li class="menu-item menu-item-has-children"><a href="/courses/" class="elementor-item">Courses</a><ul class="sub-menu elementor-nav-menu--dropdown"><li class="menu-item"><a href="/a/" class="elementor-sub-item">A</a></li></ul></li><li class="menu-item"><a href="/b/" class="elementor-item">B</a></li></ul>`;
	const role = proBefore(version, "3.8") ? ' role="navigation"' : "";
	const icons = proBefore(version, "3.6")
		? '<i class="eicon-menu-bar" aria-hidden="true"></i>'
		: '<i aria-hidden="true" role="presentation" class="elementor-menu-toggle__icon--open eicon-menu-bar"></i><i aria-hidden="true" role="presentation" class="elementor-menu-toggle__icon--close eicon-close"></i>';
	const isOld = proBefore(version, "3.3");
	return widget(
		"nav-menu",
		"nm1",
		{
			layout: "horizontal",
			toggle: "burger",
			...(!isOld && { submenu_icon: { value: '<i class="fas fa-caret-down"></i>', library: "fa-solid" } }),
		},
		`<nav${role} class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal">${list("1-nm1")}</nav><div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="Menu Toggle" aria-expanded="false">${icons}</div><nav class="elementor-nav-menu--dropdown elementor-nav-menu__container"${role} aria-hidden="true">${list("2-nm1")}</nav>`,
		isOld && indicator
			? `elementor-nav-menu--indicator-${indicator} elementor-nav-menu--toggle`
			: "elementor-nav-menu--toggle",
	);
};

/** From Pro 3.16 on. */
export const megaMenu = (version: Version): string => {
	const isOld = proBefore(version, "3.23");
	const names = ["Shop", "Courses"];
	const icon = (at: number) =>
		`<button id="e-n-menu-dropdown-icon-427${at + 1}" class="e-n-menu-dropdown-icon e-focus" data-tab-index="${at + 1}" aria-expanded="false" aria-controls="e-n-menu-content-427${at + 1}"></button>`;
	const panel = (at: number) =>
		`<div id="e-n-menu-content-427${at + 1}" data-tab-index="${at + 1}" style="--n-menu-title-order: ${at + 1};" class="elementor-element e-con e-child" data-element_type="container">Panel ${at + 1}</div>`;
	const link = (name: string) => `<a class="e-n-menu-title-text e-focus" href="/${name}/">${name}</a>`;
	const isIn = proBefore(version, "3.20");
	const old = `<ul class="e-n-menu-heading" role="menubar">${names
		.map(
			(name, at) =>
				`<li id="e-n-menu-title-427${at + 1}" class="e-n-menu-title" role="presentation" style="--n-menu-title-order: ${at + 1};"><div class="e-n-menu-title-container">${link(name)}${isIn ? `${icon(at)}</div>` : `</div>${icon(at)}`}</li>`,
		)
		.join("")}</ul><div class="e-n-menu-content">${names.map((_, at) => panel(at)).join("")}</div>`;
	const today = `<ul class="e-n-menu-heading">${names
		.map(
			(name, at) =>
				`<li class="e-n-menu-item"><div id="e-n-menu-title-427${at + 1}" class="e-n-menu-title"><div class="e-n-menu-title-container">${link(name)}</div>${icon(at)}</div><div class="e-n-menu-content">${panel(at)}</div></li>`,
		)
		.join("")}</ul>`;
	return widget(
		"mega-menu",
		"mm1",
		{ open_on: "click", content_width: "full_width" },
		`<nav class="e-n-menu" data-widget-number="427"><button id="menu-toggle-427" class="e-n-menu-toggle" aria-haspopup="true" aria-expanded="false" aria-controls="menubar-427"></button><div class="e-n-menu-wrapper" id="menubar-427">${isOld ? old : today}</div></nav>`,
	);
};

export const menuCart = (version: Version): string => {
	const isOld = proBefore(version, "3.5");
	const state = isOld ? 'aria-expanded="false"' : 'aria-hidden="true"';
	const panel = `<div class="elementor-menu-cart__container elementor-lightbox" ${state}><div class="elementor-menu-cart__main" ${state}><div class="elementor-menu-cart__close-button"></div><div class="widget_shopping_cart_content"></div></div></div>`;
	const toggle = `<div class="elementor-menu-cart__toggle elementor-button-wrapper"><a id="elementor-menu-cart__toggle_button" href="#" class="${isOld ? "" : "elementor-menu-cart__toggle_button "}elementor-button elementor-size-sm"><span class="elementor-button-text">0.00</span><span class="elementor-button-icon" data-counter="0"><i class="eicon" aria-hidden="true"></i><span class="elementor-screen-only">Cart</span></span></a></div>`;
	return widget(
		"woocommerce-menu-cart",
		"wc1",
		isOld ? {} : { cart_type: "side-cart", open_cart: "click" },
		`<div class="elementor-menu-cart__wrapper">${isOld ? panel + toggle : `<div class="elementor-menu-cart__toggle_wrapper">${panel}${toggle}</div>`}</div>`,
	);
};
