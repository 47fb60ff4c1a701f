// Says politely what loops are doing, to those who do not see it.
import type { Scope } from "../../src/kit/scope";

let region: HTMLElement | undefined;
let users = 0;

/** Gives the page a place for it for as long as the scope lives: what is said in a new one is not heard. */
export const openRegion = (scope: Scope): void => {
	if (!users++) {
		region = Object.assign(document.createElement("div"), { role: "status", className: "elementor-screen-only" });
		// The page builder's class may come late, or not at all.
		region.style.cssText =
			"position:absolute;inset-inline-start:0;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
		document.body.append(region);
	}
	scope.add(() => {
		if (--users) return;
		region?.remove();
		region = undefined;
	});
};

export const announce = (text: string): void => {
	if (region) region.textContent = text;
};
