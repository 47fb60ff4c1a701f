// Marks of a bar from the start: marks on items with a list, and on links to the place in view. The rest loads at the first interaction.
import type { Scope } from "../../src/kit/scope";
import { awaitSign, type Sign } from "./await-sign";
import { findBranches } from "./branches";

const loadAnchors = () => import("./anchors");
const loadBar = () => import("./bar");

export const serveMarks = (bar: HTMLElement, scope: Scope): void => {
	const branches = findBranches(bar, scope);
	const anchors = bar.querySelectorAll<HTMLAnchorElement>("a.elementor-item-anchor");
	if (anchors[0]) scope.part(loadAnchors, ({ serveAnchors }) => serveAnchors(anchors, scope));

	/** Kind of the pointer that was pressed last. */
	let pointer = "";
	const sign: Sign = {
		isServed: false,
		serve: () =>
			scope.part(loadBar, ({ serveBar }) => {
				if (sign.isServed) return;
				sign.isServed = true;
				serveBar(bar, branches, pointer, scope);
			}),
		// The mouse hovers for the list, and clicks for the page.
		waits: () => /touch|pen/.test(pointer),
		keys: /^( |Arrow)/,
	};
	scope.on(bar, "pointerdown", ({ pointerType }) => {
		pointer = pointerType;
	});
	awaitSign(bar, [bar], sign, scope);
	if (bar.matches(":hover,:focus-within")) sign.serve();
};
