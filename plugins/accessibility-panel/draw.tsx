// Draws the panel on pages that carry only settings.
import { computed, signal } from "@preact/signals-react";
import type { Scope } from "../../src/kit/scope";
import { drawView } from "../../src/react/draw-view";
import { $display } from "./display";
import { classesOf, PanelContent, type PanelSettings } from "./view";

/** Draws the panel into its host, in place of what was printed there, until teardown. @returns settled when it is drawn */
export const draw = (host: HTMLElement, settings: PanelSettings, scope: Scope): Promise<void> => {
	const printed = [...host.childNodes];
	const count = signal(0);
	const changes = computed(() => (count.value ? ` (${count.value})` : ""));
	scope.watch($display, ({ modes, colours, zoom }) => {
		count.value = modes.length + Number(!!colours) + Number(zoom !== 1);
	});
	scope.keep(host, "class");
	scope.add(() => host.replaceChildren(...printed));
	host.classList.add(...classesOf(settings));
	host.replaceChildren();
	return drawView(host, <PanelContent settings={settings} changes={<>{changes}</>} />, scope);
};
