// A floating bar: closes, and at the top of the page makes room for itself.
import { closest, contains } from "../../src/base/dom";
import { type Styles, setStyles } from "../../src/kit/inline-styles";
import { plainKey } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";

const hidden = "is-hidden";

export const setUpBar = (host: HTMLElement, bar: HTMLElement, stays: boolean, scope: Scope): void => {
	const { classList } = bar;
	const isTop = classList.contains("has-vertical-position-top") && !scope.page.edit;
	const isSticky = isTop && classList.contains("is-sticky");
	const [closer] = queryOwn(host, ".e-floating-bars__close-button");
	scope.keep(bar, "class", "aria-hidden", "inert");
	const room = isSticky ? makeRoom(bar, scope) : undefined;
	if (isTop && !isSticky && !stays) moveToStart(host, scope);

	const setHidden = () => {
		classList.add(hidden);
		bar.ariaHidden = "true";
		bar.inert = true;
		room?.();
	};
	if (classList.contains(hidden)) setHidden();
	if (!closer) return;
	scope.on(closer, "click", setHidden);
	scope.on(document, "keydown", (event) => {
		const { activeElement, body } = document;
		// With the focus elsewhere, Escape is for that: a menu, a dialog, a field.
		const isMeant = !activeElement || activeElement === body || contains.call(bar, activeElement);
		if (plainKey(event) === "Escape" && !event.defaultPrevented && isMeant) setHidden();
	});
};

/** Keeps the page, and elements that stick to its top, below the bar. @returns undoes it */
const makeRoom = (bar: HTMLElement, scope: Scope) => {
	const { body, documentElement: root } = document;
	let height = 0;
	let undo = () => {};
	const setHeight = (next: number) => {
		if (next === height) return;
		height = next;
		undo();
		const styles: [HTMLElement, Styles][] = height
			? [
					[body, setStyles(body, { "padding-top": `${height}px` })],
					[root, setStyles(root, { "--gossamer-bar": `${height}px` })],
				]
			: [];
		undo = () => {
			for (const [node, before] of styles) setStyles(node, before);
		};
		scope.emit(window, "gossamer:bar");
	};
	const measure = () => setHeight(bar.offsetHeight);
	const sizes = scope.connect(ResizeObserver, measure);
	measure();
	sizes.observe(bar, { box: "border-box" });
	const end = () => {
		sizes.disconnect();
		setHeight(0);
	};
	scope.add(end);
	return end;
};

/** A bar that scrolls with the page is its first line, wherever it was printed. */
const moveToStart = (host: HTMLElement, scope: Scope) => {
	const { body } = document;
	const unit = closest.call(host, "[data-elementor-type=floating-buttons]") ?? host;
	if (body.firstElementChild === unit) return;
	const place = new Text();
	unit.before(place);
	body.prepend(unit);
	scope.add(() => place.replaceWith(unit));
};
