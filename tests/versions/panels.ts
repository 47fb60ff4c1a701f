// Nested accordions, hotspots, panels next to the page and popups as the versions print them.
import { builderBefore, proBefore, type Version, widget } from "./version";

/** From 3.14 on. */
export const nestedAccordion = (version: Version): string => {
	const isFirst = builderBefore(version, "3.15");
	const isBare = builderBefore(version, "3.17");
	const icons = isFirst
		? ""
		: '<span class="e-n-accordion-item-title-icon"><span class="e-opened">-</span><span class="e-closed">+</span></span>';
	const states = (at: number) =>
		isBare
			? ""
			: ` data-accordion-index="${at + 1}" tabindex="${at ? -1 : 0}" aria-expanded="${!at}" aria-controls="e-n-accordion-item-81${at}"`;
	return widget(
		"nested-accordion",
		"na1",
		isFirst
			? {}
			: {
					default_state: "expanded",
					max_items_expended: "one",
					n_accordion_animation_duration: { unit: "ms", size: 0, sizes: [] },
				},
		`<div class="e-n-accordion">${["One", "Two"]
			.map(
				(name, at) =>
					`<details id="e-n-accordion-item-81${at}" class="e-n-accordion-item"${at ? "" : " open"}><summary class="e-n-accordion-item-title"${states(at)}><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">${name}</div></span>${icons}</summary><div class="elementor-element elementor-element-na1${at} e-con e-child" data-id="na1${at}" data-element_type="container">${name}</div></details>`,
			)
			.join("")}</div>`,
	);
};

/** From Pro 3.3 on. */
export const hotspot = (version: Version): string =>
	widget(
		"hotspot",
		"ho1",
		{ tooltip_trigger: "click", tooltip_position: "top", tooltip_animation: "e-hotspot--fade-in-out" },
		`<img src="data:," alt="A jug">${["The handle", "The lip"]
			.map(
				(text) =>
					`<div class="e-hotspot ${proBefore(version, "3.4") ? "e-hotspot--overidde-tooltip-width" : "e-hotspot--override-tooltip-width"}"><div class="e-hotspot__button e-hotspot--sequenced"><div class="e-hotspot__icon"><i aria-hidden="true" class="fas fa-plus"></i></div></div><div class="e-hotspot__direction-mask e-hotspot--tooltip-position"><div class="e-hotspot__tooltip">${text}</div></div></div>`,
			)
			.join("")}`,
	);

const actionHash = (action: string, settings: object): string =>
	`#elementor-action%3Aaction%3D${encodeURIComponent(action)}%26settings%3D${encodeURIComponent(Buffer.from(JSON.stringify(settings)).toString("base64"))}`;

const opener = (id: string, hash: string): string =>
	widget(
		"button",
		id,
		{},
		`<div class="elementor-button-wrapper"><a href="${hash}" class="elementor-button-link elementor-button" role="button"><span class="elementor-button-text">Open</span></a></div>`,
	);

/** From Pro 3.22 on. */
export const offCanvas = (): string =>
	opener("oc2", actionHash("off_canvas:open", { id: "oc1", displayMode: "open" })) +
	widget(
		"off-canvas",
		"oc1",
		{},
		'<div id="off-canvas-oc1" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Filters" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content"><a href="/all/">All</a></div></div></div>',
	);

export const popupOpener = (): string => opener("po1", actionHash("popup:open", { id: "44", toggle: false }));

/** Printed behind the page. `a11y_navigation` is from Pro 3.11 on. */
export const popup = (version: Version): string => {
	const settings = {
		entrance_animation: "",
		...(!proBefore(version, "3.11") && { a11y_navigation: "yes" }),
		triggers: [],
		timing: [],
	};
	return `<div data-elementor-type="popup" data-elementor-id="44" class="elementor elementor-44 elementor-location-popup" data-elementor-settings='${JSON.stringify(settings)}'><a href="/sale/">Sale</a></div>`;
};
