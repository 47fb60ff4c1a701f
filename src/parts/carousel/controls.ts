// The controls of a carousel, which also show its position: arrows and bullets.
import { closestTo } from "../../base/dom";
import { wrap } from "./model";
import type { Parts } from "./types";

const bulletClass = "swiper-pagination-bullet";

const loadStops = () => import("./stops");

/** @returns updates them after a move has begun or the number of stops has changed */
export const addControls = ({ scope, carousel, state, go, need, textOf, arrows }: Parts): (() => void) => {
	const { params, wrapperEl } = carousel;
	const { el: pagination, type = "bullets" } = params.pagination ?? {};
	let bullets: HTMLElement[] = [];
	/** The stop it is at, of one round. */
	let now = 0;

	const goTo = (target: number) => {
		carousel.emit("interaction");
		go(target);
	};

	for (const [arrow, steps] of arrows) {
		scope.keep(arrow, "class", "aria-label", "aria-controls", "aria-disabled", "tabindex", "role");
		arrow.setAttribute("aria-controls", wrapperEl.id);
		arrow.role = "button";
		// Before 3.14 the page builder has no such texts, and prints a hidden one in the language of the page. An app draws its own.
		const printed = arrow.ariaLabel || arrow.textContent.trim();
		arrow.ariaLabel =
			steps > 0 ? textOf("NextSlide", printed || "Next slide") : textOf("PrevSlide", printed || "Previous slide");
		scope.on(arrow, "click", (event) => {
			event.preventDefault();
			goTo(state.stop + steps);
		});
	}

	if (pagination) {
		scope.keep(pagination, "class");
		scope.add(() => pagination.replaceChildren());
		pagination.classList.add(`swiper-pagination-${type}`, "swiper-pagination-horizontal");
		pagination.classList.toggle("swiper-pagination-clickable", type === "bullets");
		scope.on(pagination, "click", ({ target }) => {
			const index = bullets.indexOf(closestTo(target, `.${bulletClass}`)!);
			if (index >= 0) goTo(state.stop - now + index);
		});
	}

	const drawBullets = (count: number) => {
		bullets = Array.from({ length: count }, (_, index) => {
			const bullet = document.createElement("span");
			bullet.className = bulletClass;
			bullet.setAttribute("data-bullet-index", `${index}`);
			bullet.role = "button";
			bullet.ariaLabel = `${textOf("PaginationBullet", "Go to slide")} ${index + 1}`;
			return bullet;
		});
		pagination!.replaceChildren(...bullets);
	};

	return () => {
		const { isRing, stops } = state.track;
		const hadFocus = bullets.includes(document.activeElement as HTMLElement);
		const isLocked = stops < 2;
		now = wrap(state.stop, stops);
		for (const [arrow, steps] of arrows) {
			const isDisabled = isLocked || (!isRing && now === (steps > 0 ? stops - 1 : 0));
			arrow.classList.toggle("swiper-button-lock", isLocked);
			arrow.classList.toggle("swiper-button-disabled", isDisabled);
			arrow.ariaDisabled = `${isDisabled}`;
			arrow.tabIndex = isDisabled ? -1 : 0;
		}
		if (!pagination) return;
		pagination.classList.toggle("swiper-pagination-lock", isLocked);
		if (type !== "bullets")
			return need(loadStops, ({ showStops }) => showStops(pagination, type, now, stops, params.speed));
		if (bullets.length !== stops) drawBullets(stops);
		bullets.forEach((bullet, index) => {
			const isActive = index === now;
			const stop = isActive ? 0 : -1;
			if (bullet.getAttribute("tabindex") === `${stop}`) return;
			bullet.classList.toggle(`${bulletClass}-active`, isActive);
			bullet.ariaCurrent = isActive ? "true" : null;
			// An element that a press has focused keeps the focus.
			bullet.tabIndex = stop;
		});
		// The old one has left the way of the keyboard.
		if (hadFocus) bullets[now]?.focus();
	};
};
