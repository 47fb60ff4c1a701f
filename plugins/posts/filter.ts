// The filters of a portfolio: matching items move to their places, the others fade; back and forward go through the filters.
import { closestTo } from "../../src/base/dom";
import { clickByKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { afterFrame } from "../../src/parts/after-frame";
import { $preferences } from "../../src/stores/preferences";
import { $viewport } from "../../src/stores/viewport";
import { emptyCells } from "./model";

/** Milliseconds. */
const duration = 450;
const all = "__all";
const active = "elementor-active";

interface Portfolio {
	host: HTMLElement;
	container: HTMLElement;
	/** One at least. */
	titles: readonly HTMLElement[];
	columns(): number;
	/** Of masonry: lays out again. */
	place?(): void;
}

export const startFilter = ({ host, container, titles, columns, place }: Portfolio, scope: Scope): void => {
	const items = [...container.querySelectorAll<HTMLElement>(".elementor-portfolio-item:not(form)")];
	/** Under which the history keeps the filter. */
	const key = `gossamer-portfolio-${host.dataset.id}`;
	let ghosts: HTMLElement[] = [];
	let term = all;
	/** The term of the items that are shown. */
	let shown: string | undefined;
	/** Finishes running animations. */
	let settle = () => {};
	const isIn = (item: Element) => term === all || item.classList.contains(`elementor-filter-${term}`);

	const fill = () => {
		for (const ghost of ghosts) ghost.remove();
		const count = place ? 0 : emptyCells(items.filter(isIn).length, columns());
		ghosts = Array.from({ length: count }, () => {
			const ghost = document.createElement("div");
			ghost.className = "elementor-portfolio-item elementor-portfolio-ghost-item";
			ghost.ariaHidden = "true";
			return ghost;
		});
		container.append(...ghosts);
	};
	const mark = (next: string) => {
		term = next;
		for (const title of titles) {
			const isPressed = title.dataset.filter === term;
			title.classList.toggle(active, isPressed);
			title.ariaPressed = `${isPressed}`;
		}
	};
	const show = (mayMove = true) => {
		if (term === shown) return;
		shown = term;
		settle();
		const isMoving = mayMove && !place && !$preferences.get().reducedMotion && !!container.animate;
		const before = isMoving ? new Map(items.map((item) => [item, boxOf(item)])) : undefined;
		// The page below moves once.
		for (const item of items) {
			item.classList.toggle(active, isIn(item));
			item.style.display = isIn(item) ? "" : "none";
		}
		fill();
		place?.();
		if (before) settle = move(items, before);
	};

	const list = closestTo(titles[0], "ul,ol");
	if (list) {
		scope.keep(list, "role");
		// Its items are no longer list items.
		list.role ??= "group";
	}
	/** Writes the filter into an entry of the history. */
	const keep = (how: "pushState" | "replaceState") => {
		// Another script's state that is no object cannot hold it.
		if (how === "replaceState" && typeof history.state !== "object") return;
		try {
			history[how]({ ...history.state, [key]: term }, "");
		} catch {
			// Browsers limit how often the history may be written.
		}
	};
	const press = (title: HTMLElement) => {
		const next = title.dataset.filter ?? all;
		if (next === term) return;
		keep("replaceState");
		mark(next);
		keep("pushState");
		// The title responds to the press first: measuring, moving and painting pictures takes the time of several frames.
		afterFrame(scope, show);
	};
	for (const title of titles) {
		scope.keep(title, "class", "role", "tabindex", "aria-pressed");
		title.role = "button";
		title.tabIndex = 0;
		scope.on(title, "click", () => press(title));
		scope.on(title, "keydown", clickByKey);
	}
	for (const item of items) scope.keep(item, "class", "style");
	scope.add(() => {
		for (const ghost of ghosts) ghost.remove();
		settle();
	});
	const kept = () => {
		const value: unknown = history.state?.[key];
		return titles.some(({ dataset }) => dataset.filter === value) ? (value as string) : all;
	};
	scope.on(window, "popstate", () => {
		// The entry of a link to a place of the page, which changes no filter.
		if (!history.state?.[key]) return keep("replaceState");
		mark(kept());
		show();
	});
	mark(kept());
	show(false);
	scope.watch($viewport, fill);
};

/** An item's box, for absolute positioning; undefined if it is not shown. */
const boxOf = (item: HTMLElement) =>
	item.style.display === "none"
		? undefined
		: { left: item.offsetLeft, top: item.offsetTop, width: item.offsetWidth, height: item.offsetHeight };

type Box = ReturnType<typeof boxOf>;

/** Takes a leaving item out of the flow. @returns undoes it */
const lift = ({ style }: HTMLElement, { left, top, width, height }: NonNullable<Box>): (() => void) => {
	const old = style.cssText;
	style.cssText += `;display:block;position:absolute;margin:0;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`;
	return () => {
		style.cssText = old;
	};
};

/** Moves visible items from their previous positions, fades entering and leaving ones. @returns finishes immediately */
const move = (items: readonly HTMLElement[], before: ReadonlyMap<HTMLElement, Box>): (() => void) => {
	const endings: (() => void)[] = [];
	const animate = (item: HTMLElement, from: Keyframe, to: Keyframe, end = () => {}) => {
		const animation = item.animate([from, to], { duration, easing: "ease-in-out" });
		animation.onfinish = end;
		endings.push(() => {
			animation.cancel();
			end();
		});
	};
	const away = { opacity: 0, transform: "scale(.2)" };
	// Before the others are measured: the page is laid out once.
	const leaving = new Map<HTMLElement, () => void>();
	for (const [item, from] of before) if (from && item.style.display === "none") leaving.set(item, lift(item, from));
	const after = items.map((item) => [item, before.get(item), leaving.has(item) ? undefined : boxOf(item)] as const);
	for (const [item, from, to] of after) {
		if (from && to) {
			if (from.left === to.left && from.top === to.top) continue;
			const transform = `translate3d(${from.left - to.left}px,${from.top - to.top}px,0)`;
			animate(item, { transform }, { transform: "translate3d(0,0,0)" });
		} else if (to) animate(item, away, {});
		else if (from) animate(item, {}, away, leaving.get(item));
	}
	return () => {
		for (const end of endings) end();
	};
};
