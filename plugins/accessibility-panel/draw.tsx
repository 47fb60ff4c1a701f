// Draws the panel on pages that carry only settings.
import type { Scope } from "../../src/kit/scope";
import { drawView } from "../../src/react/draw-view";
import { useStore } from "../../src/react/use-store";
import { $display } from "./display";
import { classesOf, PanelContent, type PanelSettings } from "./view";

/** Draws the panel into its host, instead of the printed content, until teardown. @returns settles when it is rendered */
export const draw = (host: HTMLElement, settings: PanelSettings, scope: Scope): Promise<void> => {
	const printed = [...host.childNodes];
	scope.keep(host, "class");
	scope.add(() => host.replaceChildren(...printed));
	host.classList.add(...classesOf(settings));
	host.replaceChildren();
	return drawView(host, <PanelContent settings={settings} changes={<Changes />} />, scope);
};

/** How much of the page is changed, next to the button that resets it. */
const Changes = () => {
	const { modes, colours, zoom } = useStore($display);
	const count = modes.length + Number(!!colours) + Number(zoom !== 1);
	return count ? ` (${count})` : "";
};
