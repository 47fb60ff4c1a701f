// Countdown: writes the remaining time by the clock, and runs the widget's actions at the end.
import { getJQuery } from "../../src/base/jquery";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { addTick, tickNow } from "./clock";
import { digitsAt, dueOf, nextChange, parts, readActions } from "./model";

/** Out of view the clock is asked this often, so that a sleeping computer does not put the end off for long. */
const unseenMs = 60_000;

export default definePlugin({
	setup(host, _settings, scope) {
		const wrapper = host.querySelector<HTMLElement>(".elementor-countdown-wrapper");
		if (!wrapper) return scope.report("markup", ".elementor-countdown-wrapper");
		const digits = parts.map((name) => wrapper.querySelector(`.elementor-countdown-${name}`));
		const due = dueOf(wrapper.dataset, host.dataset.id, Date.now(), () => localStorage);
		let isSeen = true;

		const show = (leftMs: number) => {
			for (const [index, text] of digitsAt(leftMs).entries()) {
				const node = digits[index];
				if (node && node.textContent !== text) node.textContent = text;
			}
		};
		for (const node of digits) {
			const before = node?.textContent;
			scope.add(() => {
				if (node) node.textContent = before!;
			});
		}
		scope.keep(wrapper, "role");
		// A timer is not announced, but its digits are read on demand.
		wrapper.role ??= "timer";
		if (due === undefined) return show(0);

		scope.add(
			addTick((now) =>
				scope.run(() => {
					const leftMs = due - now;
					show(leftMs);
					if (leftMs > 0) return isSeen && !document.hidden ? nextChange(leftMs) : Math.min(leftMs, unseenMs);
					expire(host, wrapper, scope);
				}),
			),
		);
		scope.observe(wrapper, (isVisible) => {
			isSeen = isVisible;
			tickNow();
		});
		scope.on(document, "visibilitychange", tickNow);
	},
});

const expire = (host: HTMLElement, wrapper: HTMLElement, scope: Scope) => {
	notify(host, scope);
	if (scope.signal.aborted) return;
	const message = host.querySelector<HTMLElement>(".elementor-countdown-expire--message");
	for (const { type, address } of readActions(wrapper.dataset.expireActions)) {
		if (type === "hide") setDisplay(wrapper, "none", scope);
		if (type === "message" && message) setDisplay(message, "block", scope);
		// A page that leads to itself would be loaded for ever.
		if (type === "redirect" && address && address !== location.href && !scope.page.edit) location.assign(address);
	}
};

const setDisplay = (node: HTMLElement, display: string, scope: Scope) => {
	scope.keep(node, "style");
	node.style.display = display;
};

/** Notifies jQuery handlers, with the widget as their second argument, and then native ones. */
const notify = (host: HTMLElement, scope: Scope) => {
	const type = "countdown_expire";
	const jQuery = getJQuery();
	const hooks = jQuery?.event ?? {};
	try {
		jQuery?.(host).trigger(type, [jQuery(host)]);
	} catch (error) {
		scope.report("listener", error);
	}
	// jQuery skips a native event of the type that it is just triggering:
	// https://github.com/jquery/jquery/blob/3.7.1/src/event.js#L113
	hooks.triggered = type;
	scope.emit(host, type, host);
	hooks.triggered = undefined;
};
