// The page that the test pack is written for, and what it has to note there.
import { container, page, widget } from "./setup.markup";

const slides = '<div class="swiper-wrapper"><div class="swiper-slide">1</div><div class="swiper-slide">2</div></div>';

export const config = {
	version: "3.20.0",
	kit: { a: "kit" },
	settings: { page: { b: "page" } },
	breakpoints: { md: 768 },
	experimentalFeatures: { container: true },
	swiperClass: "swiper-container",
};

export const markup = page(
	container("box", widget("old", "tea.default", "", "<b></b>")) +
		widget("new", "tea.green", `data-settings='{"color":"red","gap":7}'`) +
		widget("s", "slides.default", "", `<div class="swiper">${slides}</div>`) +
		`<div id="own-slider" class="swiper">${slides}</div>`,
	42,
	`data-elementor-settings='{"x":1}'`,
);

/** @param has whether the page has jQuery */
export const expected = (has: boolean): string[] => [
	'evaluated: ["boolean","desktop","3.20.0"]',
	"filter: [8,4]",
	'config: [["mobile","tablet"],false,768,null,null,true,"swiper-container"]',
	"breakpoints: [1025,true]",
	"elements: [true,true]",
	'settings: ["kit","kit","page",1]',
	"listener: heard",
	"module: 1",
	"older names: [true,true]",
	"controls: 3",
	'tools: ["function","function",true]',
	'pro: ["function",true,"function"]',
	'dialogs: ["lightbox",true]',
	"document: [true,1]",
	'waypoint: ["BODY","down"]',
	'lightbox: ["function","function"]',
	'swiper: [2,"function"]',
	...["global", "widget", "tea.default"].map((name) => `ready: ["${name}","old",${has}]`),
	'constructor function: ["old","tea",1,false]',
	...["global", "widget", "tea.green"].map((name) => `ready: ["${name}","new",${has}]`),
	'extend: ["red","new",true]',
	"from DOM ready: new",
	...["global", "widget"].map((name) => `ready: ["${name}","s",${has}]`),
	"slides: true",
	`ready: ["global","box",${has}]`,
];

/** In the order that counts: what a widget is told, one after the other. */
export const sequence = [
	'ready: ["global","new",',
	'ready: ["widget","new",',
	'ready: ["tea.green","new",',
	'extend: ["red","new",true]',
	"from DOM ready: new",
];
