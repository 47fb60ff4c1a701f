// Alert: fades the widget out and hides it when its button is pressed; the focus moves to the next element.
import { matches, setAttribute } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";

/** Milliseconds. */
const fadeTime = 400;

export default definePlugin({
	setup(host, _settings, scope) {
		if (!host.querySelector(".elementor-alert")) return scope.report("markup", ".elementor-alert");
		for (const button of host.querySelectorAll(".elementor-alert-dismiss"))
			scope.on(
				button,
				"click",
				() => {
					let fade: Animation | undefined;
					const hide = () => {
						const hadFocus = host.contains(document.activeElement);
						fade?.cancel();
						host.style.display = "none";
						if (hadFocus) [host.nextElementSibling, host.parentElement].some(takeFocus);
					};
					const { focus } = HTMLElement.prototype;
					const takeFocus = (node: Element | null) => {
						if (!(node instanceof HTMLElement)) return;
						// Never a tab stop: the next Tab continues from here.
						focus.call(node, { preventScroll: true });
						if (!matches.call(node, ":focus,[tabindex]")) {
							scope.keep(node, "tabindex");
							setAttribute.call(node, "tabindex", "-1");
							scope.on(node, "blur", () => Element.prototype.toggleAttribute.call(node, "tabindex", false), {
								once: true,
							});
							focus.call(node, { preventScroll: true });
						}
						return matches.call(node, ":focus");
					};
					scope.keep(host, "style");
					scope.add(() => fade?.cancel());
					if ($preferences.get().reducedMotion) return hide();
					fade = host.animate?.({ opacity: 0 }, { duration: fadeTime, fill: "forwards" });
					scope.timeout(fadeTime, hide);
				},
				{ once: true },
			);
	},
});
