// Markup of the page builder's version 4, as its server prints it.

/** An attribute's text, as the server escapes it. */
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const layout = (type: string, id: string, classes = "") =>
	`class="e-con e-atomic-element ${type}-base ${classes}" data-id="${id}" data-element_type="${type}" data-e-type="${type}" data-interaction-id="${id}"`;

export interface TabsOptions {
	id?: string;
	/** `default-active-tab`. */
	active?: string;
	/** The one that the server printed as selected. */
	printed?: number;
	count?: number;
	/** Text of `data-e-settings`. */
	settings?: string;
	menuStyle?: string;
	/** The content area comes first. */
	swapped?: boolean;
	/** Around each tab. */
	around?: (tab: string) => string;
}

export const atomicTabs = (panels: string[], options: TabsOptions = {}): string => {
	const { id = "a1", printed = 1, count = panels.length, active = `${id}-tab-${printed}`, menuStyle = "" } = options;
	const {
		settings = JSON.stringify({ "default-active-tab": active }),
		swapped,
		around = (tab: string) => tab,
	} = options;
	const menu = `<div ${layout("e-tabs-menu", `${id}m`)} role="tablist" style="${menuStyle}">${Array.from(
		{ length: count },
		(_, at) =>
			around(
				`<button ${layout("e-tab", `${id}t${at}`, at === printed ? "e--selected" : "")} role="tab" tabindex="${at === printed ? 0 : -1}" aria-selected="${at === printed}" x-bind="tab" x-ref="${id}t${at}" id="${id}-tab-${at}" aria-controls="${id}-tab-content-${at}"><span class="e-paragraph-base">Tab ${at}</span></button>`,
			),
	).join("")}</div>`;
	const content = `<div ${layout("e-tabs-content-area", `${id}c`)}>${panels
		.map(
			(panel, at) =>
				`<div ${layout("e-tab-content", `${id}p${at}`, at === printed ? "e--selected" : "")} role="tabpanel" x-bind="tabContent" id="${id}-tab-content-${at}" aria-labelledby="${id}-tab-${at}"${at === printed ? "" : ' hidden="true" style="display: none;"'}>${panel}</div>`,
		)
		.join("")}</div>`;
	return `<div ${layout("e-tabs", id)} data-interactions="null" x-data="eTabs${id}" data-e-settings="${escapeText(settings)}">${swapped ? content + menu : menu + content}</div>`;
};

export const atomicForm = (fields: string, { id = "f0", attributes = "" } = {}): string =>
	`<form ${layout("e-form", id, "form-state-default")} data-interactions="null" x-data="eForm${id}" x-on:submit="submit" aria-label="Contact" data-form-name="Contact" toolname="contact_${id}" ${attributes}>${fields}
<button class="e-form-submit-button-base" type="submit" data-interaction-id="i3">Submit</button>
<div ${layout("e-form-success-message", `${id}s`, "message-success")} tabindex="-1" aria-live="polite"><p>Great!</p></div>
<div ${layout("e-form-error-message", `${id}e`, "message-error")} tabindex="-1" role="alert"><p>Sorry.</p></div></form>`;

export const youtube = (settings: object, id = "y1"): string =>
	`<div data-id="${id}" data-interaction-id="${id}" data-e-type="e-youtube" class="e-youtube-base" data-settings="${escapeText(JSON.stringify({ autoplay: false, mute: false, controls: true, cc_load_policy: false, loop: false, rel: true, start: null, end: null, privacy: false, lazyload: false, ...settings }))}"></div>`;

const wrapped = ($$type: string, value: unknown) => ({ $$type, value });

export interface ItemOptions {
	trigger: string;
	effect?: string;
	type?: string;
	direction?: string;
	duration?: { size: number; unit: string };
	delay?: { size: number; unit: string };
	config?: Record<string, unknown>;
	excluded?: string[];
	keyframes?: unknown[];
}

/** An item of the list, with all its wrappers. */
export const interaction = ({ trigger, effect = "fade", type = "in", direction = "", ...rest }: ItemOptions) => {
	const { duration = { size: 600, unit: "ms" }, delay = { size: 0, unit: "ms" }, config = {}, excluded = [] } = rest;
	return wrapped("interaction-item", {
		interaction_id: wrapped("string", "42-1"),
		trigger: wrapped("string", trigger),
		animation: wrapped("animation-preset-props", {
			effect: wrapped("string", effect),
			type: wrapped("string", type),
			direction: wrapped("string", direction),
			timing_config: wrapped("timing-config", { duration: wrapped("size", duration), delay: wrapped("size", delay) }),
			config: wrapped(
				"config-v2",
				Object.fromEntries(Object.entries(config).map(([key, value]) => [key, wrapped(typeof value, value)])),
			),
			...(rest.keyframes && { custom_effect: wrapped("custom-effect", { keyframes: rest.keyframes }) }),
		}),
		breakpoints: wrapped("interaction-breakpoints", {
			excluded: wrapped(
				"excluded-breakpoints",
				excluded.map((name) => wrapped("string", name)),
			),
		}),
	});
};

/** The list that the server prints in the footer. */
export const interactionList = (entries: Record<string, unknown[]>): string =>
	`<script type="application/json" id="elementor-interactions-data">${JSON.stringify(
		Object.entries(entries).map(([elementId, interactions]) => ({ elementId, dataId: elementId, interactions })),
	)}</script>`;
