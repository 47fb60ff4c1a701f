// Draws the icon of a menu from its settings: markup of an icon, or its class names.
import type { Scope } from "../../src/kit/scope";

/** Marks the items of a menu that have a list below them. The icon takes part in the width of the menu, so it is drawn first of all. */
export const drawArrows = (root: Element, icon: string, scope: Scope): void => {
	const drawn = icon && drawIcon(icon);
	if (!drawn) return;
	// A page may arrive with them.
	for (const link of root.querySelectorAll("li:has(>ul)>a:not(:has(.sub-arrow))")) {
		const arrow = drawn.cloneNode(true) as ChildNode;
		link.append(arrow);
		scope.add(() => arrow.remove());
	}
};

/**
 * Built node by node, as pages under a strict policy accept no markup from scripts: an icon's class, `viewBox` and
 * paths. Nothing in it loads or runs.
 */
const drawIcon = (icon: string): HTMLElement => {
	const arrow = document.createElement("span");
	arrow.className = "sub-arrow";
	let parent: Element = arrow;
	const markup = icon.includes("<") ? icon : `<i class="${icon}">`;
	for (const [, tag, attributes] of markup.matchAll(/<(\w+)([^>]*)/g)) {
		const node =
			tag === "i" ? document.createElement(tag) : document.createElementNS("http://www.w3.org/2000/svg", tag!);
		for (const [, name, value] of attributes!.matchAll(/\s(?!on|href|style)([a-z][\w-]*)="([^"]*)"/gi))
			node.setAttribute(name!, value!);
		parent.append(node);
		// Shapes are of the picture, whatever they were grouped by.
		if (parent === arrow) parent = node;
	}
	return arrow;
};
