// Preview scroll: scrolls the template that the address names to the middle of the window.
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";

export default definePlugin({
	setup() {
		const id = /[?&]theme_template_id=(\d+)(&|$)/.exec(location.search)?.[1];
		const template = id && document.querySelector(`.elementor-${id}`);
		if (template)
			scrollTo({
				top: template.getBoundingClientRect().top + scrollY - innerHeight / 2,
				behavior: $preferences.get().reducedMotion ? "instant" : "smooth",
			});
	},
});
