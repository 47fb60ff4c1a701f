// Facebook widgets: reserves their space, and lets Facebook's script render them when they are in view and the visitor allows it.
import { setStyles } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";

import { startWhenSeen } from "../../src/parts/players";
import { facebookAddress, heightOf } from "./model";
import { loadSdk } from "./sdk";
import { settings } from "./settings";

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const [element] = queryOwn(host, ".elementor-facebook-widget");
		if (!element) return scope.report("markup", ".elementor-facebook-widget");
		const { facebook_sdk: printed } = window.ElementorProFrontendConfig ?? {};
		const before = [...element.childNodes];
		// Attributes that Facebook's script writes in addition to a frame.
		scope.keep(element, "class", "style", "fb-xfbml-state", "fb-iframe-plugin-query");
		scope.add(() => element.replaceChildren(...before));

		const height = heightOf(element.dataset.height);
		if (height && !element.style.height) setStyles(element, { "min-height": `${height}px` });

		const address = facebookAddress(element.dataset.href);
		let link: HTMLElement | undefined;
		/** The content until Facebook's script has loaded. */
		const showLink = () => {
			if (!address || link || element.childElementCount) return;
			const made = document.createElement("a");
			made.href = address;
			made.textContent = address.replace(/^https?:\/\/(www\.)?|\/$/g, "");
			element.append((link = made));
		};
		const start = async () => {
			showLink();
			try {
				const appId = settings.app_id || `${printed?.app_id ?? ""}`;
				const sdk = await loadSdk(appId, settings.lang || `${printed?.lang ?? ""}`, scope);
				if (scope.signal.aborted) return;
				link?.remove();
				link = undefined;
				sdk.XFBML.parse(host);
			} catch (error) {
				scope.report("request", error);
			}
		};
		startWhenSeen(scope, host, "facebook", start, showLink);
	},
});
