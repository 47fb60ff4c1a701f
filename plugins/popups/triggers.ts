// The triggers that open a popup automatically: each watches the page until it fires.
import { isSelector } from "../../src/base/is-selector";
import type { Scope } from "../../src/kit/scope";
import { choice, type Lookup, number, text } from "../../src/kit/settings";
import { $preferences } from "../../src/stores/preferences";
import { $scroll } from "../../src/stores/scroll";

/** Arms the enabled triggers; they are armed until the scope ends. */
export const arm = (triggers: Record<string, unknown>, scope: Scope, fire: () => void): void => {
	for (const [name, start] of Object.entries(starts)) {
		if (triggers[name] === "yes" || triggers[name] === true) {
			start(scope, fire, (key) => triggers[`${name}_${key}`]);
		}
	}
};

type Start = (scope: Scope, fire: () => void, get: Lookup) => void;

const starts: Record<string, Start> = {
	page_load(scope, fire, get) {
		scope.timeout(number()(get, "delay") * 1000, fire);
	},
	scrolling(scope, fire, get) {
		const wanted = choice("down", "up")(get, "direction");
		const offset = wanted === "up" ? 0 : number(50)(get, "offset");
		// The store's value before the first movement does not count as scrolling.
		scope.add(
			$scroll.listen(({ direction, progress }) => {
				if (direction === wanted && progress * 100 >= offset) fire();
			}),
		);
	},
	scrolling_to(scope, fire, get) {
		const selector = text()(get, "selector");
		const target = isSelector(selector) && document.querySelector(selector);
		if (target) scope.observe(target, (isVisible) => isVisible && fire());
	},
	click(scope, fire, get) {
		let clicksLeft = number(1)(get, "times");
		scope.on(document.body, "click", () => {
			clicksLeft--;
			if (clicksLeft === 0) fire();
		});
	},
	inactivity(scope, fire, get) {
		let cancel: (() => void) | undefined;
		const restart = () => {
			cancel?.();
			cancel = scope.timeout(number(30)(get, "time") * 1000, fire);
		};
		for (const type of ["keypress", "keydown", "mousemove", "pointerdown", "touchmove", "wheel", "scroll"]) {
			scope.on(document, type, restart, { passive: true });
		}
		restart();
	},
	exit_intent(scope, fire) {
		scope.on(window, "mouseout", (event) => (event as MouseEvent).clientY <= 0 && fire());
		// A finger never leaves at the top; it leaves by going to another page or program.
		if ($preferences.get().pointer === "coarse") {
			scope.on(document, "visibilitychange", () => document.hidden && fire());
		}
	},
	adblock_detection(scope, fire, get) {
		scope.timeout(number()(get, "delay") * 1000, () => isBlocked() && fire());
	},
};

/** Whether an ad blocker hides or removes an element that looks like an advertisement. */
const isBlocked = () => {
	const bait = document.createElement("div");
	bait.id = `elementor-adblock-detection-${Math.random().toString(36).slice(2, 8).padEnd(6, "0")}`;
	bait.className = "ad-box";
	bait.ariaHidden = "true";
	bait.textContent = "\xa0";
	Object.assign(bait.style, { position: "fixed", top: 0, left: 0 });
	document.body.append(bait);
	const blocked = !document.getElementById(bait.id) || getComputedStyle(bait).display === "none";
	bait.remove();
	return blocked;
};
