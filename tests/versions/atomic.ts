// Elements of version 4, from 4.0 on: tabs alongside an accordion of version 3, a form, an action, a video, a loop, interactions.
import { atomicForm, atomicTabs, interaction, interactionList, youtube } from "../helpers/atomic";
import { accordion } from "./tabs";
import { builderBefore, type Version } from "./version";

const email =
	'<label class="e-form-label-base" for="mail">E-mail</label><input id="mail" name="mail" class="e-form-input-base" type="email" required data-interaction-id="i1">';
const select =
	'<select name="size" class="e-form-select-base" aria-label="Size" data-interaction-id="i2"><option value="s">Small</option></select>';

const of = (type: string, id: string) =>
	`class="e-con e-atomic-element ${type}-base" data-id="${id}" data-element_type="${type}" data-e-type="${type}" data-interaction-id="${id}"`;

/** A page of a loop of two, from 4.2 on. */
export const atomicLoop = (page: number): string => {
	const step = (name: string, to: number) =>
		`<a ${of(`e-pagination-${name}`, `al1${name}`)} aria-label="${name}" aria-controls="e-collection-loop-layout-al1l" data-e-pagination="${name}" ${
			to < 1 || to > 2
				? 'role="link" aria-disabled="true" tabindex="-1"'
				: `href="?e-page-al1=${to}" data-e-pagination-link`
		}>${name}</a>`;
	return `<div ${of("e-collection-loop", "al1")} data-e-settings='{"pagination":true,"pagination_load_type":"ajax"}'><div ${of("e-collection-loop-layout", "al1l")} id="e-collection-loop-layout-al1l" role="list"><div ${of("e-collection-loop-item", "al1i")} role="listitem">Page ${page}</div></div><nav ${of("e-pagination", "al1n")} aria-label="Pagination"><span role="status" aria-live="polite" data-e-pagination-status>Page ${page} of 2</span>${step("prev", page - 1)}${step("next", page + 1)}</nav></div>`;
};

/** A file, of which a part repeats; it came with 4.0. */
const film =
	'<video data-id="sv1" data-interaction-id="sv1" data-e-type="e-self-hosted-video" class="e-self-hosted-video-base" muted loop playsinline preload="metadata"><source src="/public/wheel.webm#t=0.5,1.5"></video>';

/** Behind a container: the next version prints it, in the form of its development source. */
const background =
	'<div class="e-background-video" data-id="bg4" data-interaction-id="bg4" data-e-type="e-background-video" x-data="eBackgroundVideobg4" x-bind="rootState" data-e-settings=\'{"autoplay":true,"mute":true,"loop":true,"show_controls":true}\'><video class="e-background-video__media" aria-hidden="true" playsinline preload="auto" muted width="40" height="20"><source src="/public/wheel.webm#t=0"></video><div class="e-background-video__content"><p>Words</p></div><div class="e-background-video__controls"><button type="button" class="e-background-video__play" x-bind="playButton" aria-label="Play video">Play</button><button type="button" class="e-background-video__pause" x-bind="pauseButton" aria-label="Pause video">Pause</button></div></div>';

/** One by one, as sections of the page hold them. */
export const atomic = (version: Version): string[] => [
	atomicTabs(["<p>First</p>", accordion(version).replaceAll("ac1", "ac2").replaceAll("-51", "-52")], { printed: 0 }),
	// Fields of choice come with 4.1.
	atomicForm(builderBefore(version, "4.1") ? email : email + select),
	`<div class="elementor-element elementor-element-fx1 e-con e-atomic-element e-flexbox-base" data-id="fx1" data-element_type="e-flexbox" data-e-type="e-flexbox" data-interaction-id="fx1"><h2 class="e-heading-base" data-interaction-id="hx1"><button class="e-heading-link-base" data-action-link="${encodeURIComponent("#elementor-action:action=said:hello")}">Say hello</button></h2></div>`,
	youtube({ source: "https://youtu.be/aaaaaaaaaaa" }),
	film,
	...(builderBefore(version, "4.2") ? [] : [atomicLoop(1), background]),
	interactionList({
		fx1: [interaction({ trigger: "load" })],
		hx1: [interaction({ trigger: "click", effect: "scale" })],
	}),
];
