// Share buttons: a press opens the network's page in a small window; e-mail and print stay in this one.
import { closestTo } from "../../src/base/dom";
import { clickByKey } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";

import { addressOf, sharedOf, windowFeatures } from "./model";
import { settings } from "./settings";

const button = ".elementor-share-btn";

export default definePlugin({
	settings,
	setup(host, { share_url, new_window_label }, scope) {
		const { page } = scope;
		const buttons = host.querySelectorAll<HTMLElement>(button);
		if (!buttons[0]) return scope.report("markup", button);
		const { url } = share_url;
		const share = (target: EventTarget | null) => {
			const network = networkOf(closestTo(target, button));
			if (!network || page.edit) return;
			if (network === "print") return window.print();
			const address = addressOf(
				network,
				sharedOf(typeof url === "string" ? url : "", location.href, page.builder.post),
			);
			if (network === "email") window.open(address, "_self");
			else if (address) window.open(address, "", windowFeatures(screen.width, screen.height));
		};
		scope.on(host, "click", ({ target }) => share(target));
		scope.on(host, "keydown", (event) => clickByKey(event, closestTo(event.target, `div${button}`)));

		for (const node of buttons) {
			const network = networkOf(node);
			scope.keep(node, "aria-label", "role", "tabindex");
			// Before 3.8 the buttons are `div`s without a role, and their names are hidden text.
			const label = node.ariaLabel || node.querySelector(".elementor-screen-only")?.textContent.trim();
			if (node.matches("div")) {
				node.role ??= "button";
				if (node.tabIndex < 0 && !node.hasAttribute("tabindex")) node.tabIndex = 0;
			}
			if (!network || !label) continue;
			// The server prints the machine name of the network; the accessible name must contain the visible text.
			const title = node.querySelector(".elementor-share-btn__title")?.textContent?.trim();
			const opens = !/^(email|print)$/.test(network) && new_window_label;
			node.ariaLabel = label.replace(network, () => title || network) + (opens ? `, ${opens}` : "");
		}
	},
});

const networkOf = (node: Element | null) => /\belementor-share-btn_([\w-]+)/.exec(node?.className ?? "")?.[1];
