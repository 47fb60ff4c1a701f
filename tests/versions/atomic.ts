// Elements of version 4, from 4.0 on: tabs alongside an accordion of version 3, a form, an action, a video, a loop, interactions.
import { atomicForm, atomicTabs, interaction, interactionList, youtube } from "../helpers/atomic";
import { accordion } from "./tabs";
import { builderBefore, type Version } from "./version";

const email =
	'<label class="e-form-label-base" for="mail">E-mail</label><input id="mail" name="mail" class="e-form-input-base" type="email" required data-interaction-id="i1">';
const select =
	'<select name="size" class="e-form-select-base" aria-label="Size" data-interaction-id="i2"><option value="s">Small</option></select>';

/** One by one, as sections of the page hold them. */
export const atomic = (version: Version): string[] => [
	atomicTabs(["<p>First</p>", accordion(version).replaceAll("ac1", "ac2").replaceAll("-51", "-52")], { printed: 0 }),
	// Fields of choice come with 4.1.
	atomicForm(builderBefore(version, "4.1") ? email : email + select),
	`<div class="elementor-element elementor-element-fx1 e-con e-atomic-element e-flexbox-base" data-id="fx1" data-element_type="e-flexbox" data-e-type="e-flexbox" data-interaction-id="fx1"><h2 class="e-heading-base" data-interaction-id="hx1"><button class="e-heading-link-base" data-action-link="${encodeURIComponent("#elementor-action:action=said:hello")}">Say hello</button></h2></div>`,
	youtube({ source: "https://youtu.be/aaaaaaaaaaa" }),
	interactionList({
		fx1: [interaction({ trigger: "load" })],
		hx1: [interaction({ trigger: "click", effect: "scale" })],
	}),
];
