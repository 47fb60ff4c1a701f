// Alert: fades the widget out and hides it when its button is pressed; the focus goes on to what follows.
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";

/** Milliseconds. */
const fadeTime = 400;

export default definePlugin({
	setup(host, _settings, scope) {
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
					const takeFocus = (node: Element | null) => {
						if (!(node instanceof HTMLElement)) return;
						// Never a tab stop: the next Tab goes on from here.
						if (node.tabIndex < 0 && !node.hasAttribute("tabindex")) {
							scope.keep(node, "tabindex");
							node.tabIndex = -1;
							scope.on(node, "blur", () => node.removeAttribute("tabindex"), { once: true });
						}
						node.focus({ preventScroll: true });
						return node.matches(":focus");
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
