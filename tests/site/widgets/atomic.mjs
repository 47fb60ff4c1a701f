// Elements of the page builder's version 4, as its server prints them: layout, text, tabs, forms, videos, loops, the list of interactions.
import { classNames, html, raw, scriptText } from "../html.mjs";

/** @typedef {import("../context.mjs").Context} Context */

/** What every element with a box of its own bears. */
const attributesOf = (type, id, classes, hasHost = false) =>
	html`class="${classNames(hasHost && `elementor-element elementor-element-${id}`, "e-con e-atomic-element", `${type}-base`, classes)}" data-id="${id}" data-element_type="${type}" data-e-type="${type}" data-interaction-id="${id}"`;

/** JSON as an attribute's text. */
const settingsOf = (settings) => html` data-e-settings="${JSON.stringify(settings)}"`;

/**
 * A layout element.
 * @param {Context} context
 * @param {{ id?: string, classes?: string, attributes?: unknown }} options
 * @param {...unknown} children
 */
export const flexbox = (context, { id = context.id(), classes, attributes }, ...children) =>
	html`<div ${attributes} ${attributesOf("e-flexbox", id, classes, true)}>
${children}
</div>
`;

/** @param {Context} context @param {{ text: import("../context.mjs").Text, level?: number, id?: string }} options */
export const atomicHeading = (context, { text, level = 2, id = context.id() }) =>
	html`${raw(`<h${level}`)} data-interaction-id="${id}" class="e-heading-base">${context.t(text)}${raw(`</h${level}>`)}
`;

/** @param {Context} context @param {{ text: import("../context.mjs").Text, id?: string, classes?: string }} options */
export const paragraph = (context, { text, id = context.id(), classes }) =>
	html`<p data-interaction-id="${id}" class="${classNames("e-paragraph-base", classes)}">${context.t(text)}</p>
`;

/**
 * A button whose link is an action.
 * @param {Context} context
 * @param {{ text: import("../context.mjs").Text, action: string, id?: string }} options `action`: what `actionHash` gives
 */
export const actionButton = (context, { text, action, id = context.id() }) =>
	html`<button type="button" data-action-link="${action.replace("#", "%23")}" class="e-button-base" data-interaction-id="${id}">${context.t(text)}</button>
`;

/**
 * @param {Context} context
 * @param {{ items: { title: import("../context.mjs").Text, content: unknown }[], active?: number, label?: import("../context.mjs").Text, classes?: string, id?: string }} options
 */
export const atomicTabs = (
	context,
	{ items, active = 0, label, classes, id = context.id() },
) => html`<div ${attributesOf("e-tabs", id, classes)} x-data="eTabs${id}"${settingsOf({ "default-active-tab": `${id}-tab-${active}` })}>
<div ${attributesOf("e-tabs-menu", `${id}m`)} role="tablist"${label && html` aria-label="${context.t(label)}"`}>
${items.map(
	({ title }, at) =>
		html`<button type="button" ${attributesOf("e-tab", `${id}t${at}`, at === active && "e--selected")} role="tab" tabindex="${at === active ? 0 : -1}" aria-selected="${at === active ? "true" : "false"}" x-bind="tab" x-ref="${id}t${at}" id="${id}-tab-${at}" aria-controls="${id}-tab-content-${at}"><span class="e-paragraph-base">${context.t(title)}</span></button>
`,
)}</div>
<div ${attributesOf("e-tabs-content-area", `${id}c`)}>
${items.map(
	({ content }, at) =>
		html`<div ${attributesOf("e-tab-content", `${id}p${at}`, at === active && "e--selected")} role="tabpanel" x-bind="tabContent" id="${id}-tab-content-${at}" aria-labelledby="${id}-tab-${at}"${at !== active && html` hidden="true" style="display: none;"`}>
${content}</div>
`,
)}</div>
</div>
`;

/** Controls of a field, by its type. */
const controls = {
	textarea: ({ attributes }, t, { placeholder }) =>
		html`<textarea rows="3" class="e-form-textarea-base"${placeholder && html` placeholder="${t(placeholder)}"`} ${attributes}></textarea>`,
	select: ({ attributes }, t, { options }) =>
		html`<select class="e-form-select-base" ${attributes}>${options.map(({ value, label }) => html`<option value="${value}">${t(label)}</option>`)}</select>`,
	file: ({ attributes }, _t, { rules }) =>
		html`<input class="e-form-file-upload-base" type="file" ${raw(rules)} ${attributes}>`,
	input: ({ attributes }, t, { type, placeholder }) =>
		html`<input class="e-form-input-base" type="${type}"${placeholder && html` placeholder="${t(placeholder)}"`} ${attributes}>`,
};

/**
 * @param {Context} context
 * @param {{ form: import("../atomic-forms.mjs").AtomicForm }} options
 */
export const atomicForm = (context, { form: { id, name, button, thanks, sorry, fields } }) => {
	const { t } = context;
	const row = ({ type, name, label, required, options, ...field }) => {
		const own = context.id();
		const attributes = (id, value) =>
			html`id="${id}" name="${name}"${value !== undefined && html` value="${value}"`}${required && html` required`} data-interaction-id="${id.slice(2)}"`;
		if (type === "radio" || type === "checkbox")
			return html`<fieldset class="e-form-group"><legend>${t(label)}</legend>
${options.map(({ value, label }, at) => {
	const id = `f-${own}${at}`;
	return html`<div ${attributesOf("e-flexbox", `${own}r${at}`, `e-form-${type}-row`, true)}><input class="e-form-${type === "radio" ? "radio-button" : "checkbox"}-base" type="${type}" ${attributes(id, value)}><label class="e-form-label-base" for="${id}">${t(label)}</label></div>
`;
})}</fieldset>
`;
		const draw = controls[type] ?? controls.input;
		const id = `f-${own}`;
		return html`<label class="e-form-label-base" for="${id}" data-interaction-id="${own}l">${t(label)}</label>
${draw({ attributes: attributes(id) }, t, { type, options, ...field })}
`;
	};
	const message = (kind, text, role) =>
		html`<div ${attributesOf(`e-form-${kind}-message`, `${id}${kind[0]}`, `message-${kind}`)} tabindex="-1" ${raw(role)}><p class="e-paragraph-base">${t(text)}</p></div>
`;
	return html`<form ${attributesOf("e-form", id, "form-state-default")} x-data="eForm${id}" x-on:submit="submit" aria-label="${t(name)}" data-form-name="${t(name)}">
${fields.map(row)}<button class="e-form-submit-button-base" type="submit" data-interaction-id="${id}b">${t(button)}</button>
${message("success", thanks, 'aria-live="polite"')}${message("error", sorry, 'role="alert"')}</form>
`;
};

/** @param {Context} context @param {{ settings: Record<string, unknown>, id?: string }} options */
export const atomicYouTube = (context, { settings, id = context.id() }) => {
	const all = { autoplay: false, mute: false, controls: true, cc_load_policy: false, loop: false, rel: true };
	const data = JSON.stringify({ ...all, start: null, end: null, privacy: false, lazyload: false, ...settings });
	return html`<div data-id="${id}" data-interaction-id="${id}" data-e-type="e-youtube" class="e-youtube-base" data-settings="${data}"></div>
`;
};

/** @param {Context} context @param {{ url: string, flags?: string, label?: import("../context.mjs").Text, id?: string }} options */
export const atomicFile = (context, { url, flags = "controls", label, id = context.id() }) =>
	html`<video data-id="${id}" data-interaction-id="${id}" data-e-type="e-self-hosted-video" class="e-self-hosted-video-base"${label && html` aria-label="${context.t(label)}"`} playsinline preload="metadata" ${raw(flags)}><source src="${url}"></video>
`;

/**
 * A film behind its content, with its two buttons.
 * @param {Context} context
 * @param {{ url: string, settings?: Record<string, unknown>, id?: string }} options
 * @param {...unknown} children
 */
export const atomicBackground = (context, { url, settings = {}, id = context.id() }, ...children) => {
	const button = (name, label) =>
		html`<button type="button" class="e-background-video__${name}" x-bind="${name}Button" aria-label="${context.t(label)}"></button>`;
	return html`<div class="e-background-video" data-id="${id}" data-interaction-id="${id}" data-e-type="e-background-video" x-data="eBackgroundVideo${id}" x-bind="rootState"${settingsOf(settings)}>
<video class="e-background-video__media" aria-hidden="true" playsinline preload="auto" muted><source src="${url}"></video>
<div class="e-background-video__content">
${children}</div>
<div class="e-background-video__controls">${button("play", { en: "Play video", he: "ניגון הסרטון" })}${button("pause", { en: "Pause video", he: "השהיית הסרטון" })}</div>
</div>
`;
};

/**
 * A list of posts that pages.
 * @param {Context} context
 * @param {{ id: string, items: unknown[], page: number, pages: number, address(page: number): string }} options
 */
export const atomicLoop = (context, { id, items, page, pages, address }) => {
	const layout = `e-collection-loop-layout-${id}l`;
	const step = (direction, to, label) => {
		const isOff = to < 1 || to > pages;
		const state = isOff ? html`aria-disabled="true" tabindex="-1"` : html`href="${address(to)}" data-e-pagination-link`;
		return html`<a ${attributesOf(`e-pagination-${direction}`, `${id}${direction}`, isOff && "e--disabled", true)} aria-label="${context.t(label)}" aria-controls="${layout}" data-e-pagination="${direction}" ${isOff && html`role="link"`} ${state}>${direction === "next" ? "→" : "←"}</a>
`;
	};
	return html`<div ${attributesOf("e-collection-loop", id, "", true)}${settingsOf({ pagination: true, pagination_load_type: "ajax" })}>
<div id="${layout}" role="list" ${attributesOf("e-collection-loop-layout", `${id}l`, "", true)}>
${items.map(
	(
		item,
		at,
	) => html`<div role="listitem" ${attributesOf("e-collection-loop-item", `${id}i${at}`, "", true)}>${item}</div>
`,
)}</div>
<nav aria-label="${context.t({ en: "Pages", he: "עמודים" })}" ${attributesOf("e-pagination", `${id}n`, "", true)}><span class="elementor-screen-only" role="status" aria-live="polite" data-e-pagination-status>${context.t({ en: `Page ${page} of ${pages}`, he: `עמוד ${page} מתוך ${pages}` })}</span>
${step("prev", page - 1, { en: "Previous page", he: "העמוד הקודם" })}${step("next", page + 1, { en: "Next page", he: "העמוד הבא" })}</nav>
</div>
`;
};

const wrapped = ($$type, value) => ({ $$type, value });

/**
 * An item of the list of interactions.
 * @param {{ trigger: string, effect?: string, type?: string, direction?: string, ms?: number, delay?: number, config?: Record<string, unknown>, keyframes?: object[] }} options
 */
export const interaction = ({
	trigger,
	effect = "fade",
	type = "in",
	direction = "",
	ms = 600,
	delay = 0,
	config = {},
	keyframes,
}) =>
	wrapped("interaction-item", {
		interaction_id: wrapped("string", "42-1"),
		trigger: wrapped("string", trigger),
		animation: wrapped("animation-preset-props", {
			effect: wrapped("string", effect),
			type: wrapped("string", type),
			direction: wrapped("string", direction),
			timing_config: wrapped("timing-config", {
				duration: wrapped("size", { size: ms, unit: "ms" }),
				delay: wrapped("size", { size: delay, unit: "ms" }),
			}),
			config: wrapped(
				"config-v2",
				Object.fromEntries(Object.entries(config).map(([key, value]) => [key, wrapped(typeof value, value)])),
			),
			...(keyframes && { custom_effect: wrapped("custom-effect", { keyframes }) }),
		}),
		breakpoints: wrapped("interaction-breakpoints", { excluded: wrapped("excluded-breakpoints", []) }),
	});

/** The list of the page, which the server prints at its end. @param {Record<string, unknown[]>} entries by element */
export const interactionList = (entries) =>
	html`<script type="application/json" id="elementor-interactions-data">${scriptText(
		JSON.stringify(
			Object.entries(entries).map(([elementId, interactions]) => ({ elementId, dataId: elementId, interactions })),
		),
	)}</script>
`;
