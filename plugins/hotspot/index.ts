// Hotspot: opens one tooltip at a time, by press or pointer, and closes it by Escape, a press elsewhere, or leaving.
import { closestTo, contains } from "../../src/base/dom";
import { isPress } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";
import { delays } from "./model";
import { settings } from "./settings";

const active = "e-hotspot--active";
let count = 0;

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const all = [...host.querySelectorAll<HTMLElement>(".e-hotspot")];
		if (!all[0]) return scope.report("markup", ".e-hotspot");
		const trigger = settings.tooltip_trigger;
		let open: HTMLElement | undefined;
		const buttonOf = (spot: Element) => spot.querySelector<HTMLElement>(".e-hotspot__button");

		const setOpen = (spot?: HTMLElement) => {
			if (spot === open) return;
			for (const [node, isOpen] of [
				[open, false],
				[spot, true],
			] as const) {
				node?.classList.toggle(active, isOpen);
				const button = node && buttonOf(node);
				if (button) button.ariaExpanded = `${isOpen}`;
			}
			open = spot;
		};
		const toggle = (spot: HTMLElement) => setOpen(spot === open ? undefined : spot);

		for (const spot of all) {
			const button = buttonOf(spot);
			const tooltip = spot.querySelector<HTMLElement>(".e-hotspot__tooltip");
			// A link leads somewhere; it has nothing to show.
			if (!button || !tooltip || spot.matches("a, .e-hotspot--no-tooltip")) continue;
			if (/^e-hotspot--(slide|fade)-direction$/.test(settings.tooltip_animation)) {
				scope.keep(tooltip, "class");
				tooltip.classList.add(`e-hotspot--tooltip-animation-from-${settings.tooltip_position()}`);
			}
			if (trigger() === "none") continue;
			scope.keep(tooltip, "id");
			tooltip.id ||= `e-hotspot-${++count}`;
			scope.keep(button, "role", "tabindex", "aria-expanded", "aria-describedby", "aria-labelledby");
			button.role ??= "button";
			button.tabIndex = 0;
			button.ariaExpanded = "false";
			// A button with only an icon is named by its tooltip.
			const isNamed = button.ariaLabel || button.textContent.trim();
			button.setAttribute(isNamed ? "aria-describedby" : "aria-labelledby", tooltip.id);

			const isHover = () => trigger() === "mouseenter";
			scope.on(button, "click", () => {
				if (isHover()) setOpen(spot);
				else if (trigger() === "click") toggle(spot);
			});
			scope.on(button, "keydown", (event) => {
				if (button.matches("button") || trigger() === "none" || !isPress(event)) return;
				event.preventDefault();
				toggle(spot);
			});
			scope.on(button, "focus", () => isHover() && setOpen(spot));
			scope.on(spot, "focusout", ({ relatedTarget }) => {
				// The focus, or a press that removes it, may go to a link in the tooltip.
				const stays = contains.call(spot, relatedTarget as Node | null) || spot.matches(":active");
				if (!stays && isHover() && open === spot) setOpen();
			});
			scope.on(button, "pointerenter", ({ pointerType }) => pointerType !== "touch" && isHover() && setOpen(spot));
			// From the button to the tooltip the pointer stays in the hotspot.
			scope.on(spot, "pointerleave", ({ pointerType }) => {
				if (pointerType !== "touch" && isHover() && open === spot) setOpen();
			});
		}
		scope.add(setOpen);
		scope.on(document, "click", ({ target }) => open && closestTo(target, ".e-hotspot") !== open && setOpen());
		// Before ancestors such as an accordion or a popup get the key: one press closes one thing.
		scope.on(
			document,
			"keydown",
			(event) => {
				if (event.key !== "Escape" || !open) return;
				if (contains.call(open, event.target as Node) || open.matches(":hover")) event.preventDefault();
				setOpen();
			},
			{ capture: true },
		);

		if (!settings.hotspot_sequenced_animation || $preferences.get().reducedMotion) return;
		const stop = scope.observe(host, (isVisible) => {
			if (!isVisible) return;
			stop?.();
			for (const [index, delay] of delays(all.length, settings.hotspot_sequenced_animation_duration.size).entries()) {
				if (!index) continue;
				scope.keep(all[index]!, "style");
				all[index]!.style.animationDelay = `${delay}ms`;
			}
		});
	},
});
