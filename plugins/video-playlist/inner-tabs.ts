// The part of playlists with texts below the player: which text shows, and how much of a long one.
import { closestTo } from "../../src/base/dom";
import { isPress, plainKey, rove } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import type { Slider } from "../../src/kit/settings";

interface InnerSettings {
	inner_tab_is_content_collapsible: boolean;
	inner_tab_collapsible_height: Slider;
}

const controlOf = (title: HTMLElement) => title.querySelector<HTMLElement>("a") ?? title;

/** @param tell called with `tabOpened`, `tabExpanded`, `tabCollapsed` with the tab's name and index */
export const startInnerTabs = (
	host: HTMLElement,
	{ inner_tab_is_content_collapsible, inner_tab_collapsible_height }: InnerSettings,
	tell: (type: string, tab: object) => void,
	scope: Scope,
): void => {
	for (const area of queryOwn(host, ".e-tabs-inner-tabs .e-tab-content")) {
		const titles = [...area.querySelectorAll<HTMLElement>(".e-inner-tab-title")];
		const contents = [...area.querySelectorAll<HTMLElement>(".e-inner-tab-content")];
		const nameOf = (index: number) => ({ name: titles[index]?.textContent.trim(), index: index + 1 });
		const open = (index: number) => {
			for (const [at, title] of titles.entries()) {
				title.classList.toggle("e-inner-tab-active", at === index);
				if (title.role === "tab") title.ariaSelected = `${at === index}`;
				contents[at]?.classList.toggle("e-inner-tab-active", at === index);
				contents[at]?.toggleAttribute("hidden", at !== index);
			}
			tell("tabOpened", nameOf(index));
		};
		for (const node of titles) {
			scope.keep(node, "class", "aria-selected");
			const control = controlOf(node);
			// A link without an address is reached by no key.
			if (control.matches("[href],[tabindex]")) continue;
			scope.keep(control, "tabindex");
			control.tabIndex = 0;
		}
		for (const node of contents) scope.keep(node, "class", "hidden");
		scope.on(area, "click", (event) => {
			const index = titles.indexOf(closestTo(event.target, ".e-inner-tab-title")!);
			if (index < 0) return;
			event.preventDefault();
			open(index);
		});
		scope.on(area, "keydown", (event) => {
			const index = titles.indexOf(closestTo(event.target, ".e-inner-tab-title")!);
			if (index < 0) return;
			const to = isPress(event) ? index : rove(plainKey(event), index, titles.length, scope.page.rtl, false);
			if (to === undefined) return;
			event.preventDefault();
			if (to === index) return open(index);
			controlOf(titles[to]!).focus();
		});
		if (inner_tab_is_content_collapsible)
			for (const [index, content] of contents.entries()) {
				const text = content.querySelector<HTMLElement>(".e-inner-tab-text");
				if (text) collapse(content, text, index);
			}

		function collapse(content: HTMLElement, text: HTMLElement, index: number) {
			const buttons = [...content.querySelectorAll<HTMLElement>("button")];
			scope.keep(text, "class");
			for (const button of buttons) scope.keep(button, "class");
			// A hidden text has no height before it is opened.
			scope.observe(content, (isVisible) => {
				if (isVisible && text.scrollHeight > inner_tab_collapsible_height.size)
					content.classList.add("show-inner-tab-buttons");
			});
			scope.on(content, "click", (event) => {
				if (!buttons.includes(closestTo(event.target, "button")!)) return;
				event.preventDefault();
				for (const button of buttons) button.classList.toggle("show-button");
				tell(text.classList.toggle("show-full-height") ? "tabExpanded" : "tabCollapsed", nameOf(index));
			});
		}
	}
};
