// What moves a carousel and says where it is: arrows, bullets, keys, announcements.
import { closestTo } from "../../base/dom";
import { isPress, plainKey } from "../../kit/keys";
import type { Parts } from "./types";

const english = {
	PrevSlide: "Previous slide",
	NextSlide: "Next slide",
	FirstSlide: "This is the first slide",
	LastSlide: "This is the last slide",
	PaginationBullet: "Go to slide",
};
const bulletClass = "swiper-pagination-bullet";

const loadStops = () => import("../carousel-stops");

/** @returns `draw`: after the number of stops has changed; `mark`: after a move has begun */
export const addControls = (parts: Parts, host: HTMLElement) => {
	const { scope, carousel, track, stop, go } = parts;
	const { params, el: container, wrapperEl } = carousel;
	const { prevEl, nextEl } = params.navigation ?? {};
	const { el: pagination, type = "bullets" } = params.pagination ?? {};
	const notice = document.createElement("span");
	let bullets: HTMLElement[] = [];

	/** A text for assistive technology: the page's, as far as it has it. */
	const textOf = (name: keyof typeof english) => {
		const text = params.texts?.[`a11yCarousel${name}Message`];
		return (typeof text === "string" && text) || english[name];
	};

	/** @param isKey says where it leads, for whoever does not see it */
	const move = (steps: number, isKey?: boolean) => {
		carousel.emit("interaction");
		go(stop() + steps);
		if (!isKey) return;
		const isStuck = !params.loop && stop() === (steps > 0 ? track().stops - 1 : 0);
		notice.textContent = "";
		notice.textContent = textOf(
			steps > 0 ? (isStuck ? "LastSlide" : "NextSlide") : isStuck ? "FirstSlide" : "PrevSlide",
		);
	};

	/** Calls back for each arrow that there is, with the steps that it goes. */
	const forArrows = (use: (arrow: HTMLElement, steps: number) => void) => {
		if (prevEl) use(prevEl, -1);
		if (nextEl) use(nextEl, 1);
	};
	forArrows((arrow, steps) => {
		scope.keep(arrow, "class", "aria-label", "aria-controls", "aria-disabled", "tabindex", "role");
		arrow.setAttribute("aria-controls", wrapperEl.id);
		arrow.role = "button";
		arrow.ariaLabel = textOf(steps > 0 ? "NextSlide" : "PrevSlide");
		scope.on(arrow, "click", (event) => {
			event.preventDefault();
			move(steps);
		});
	});
	notice.className = "swiper-notification";
	notice.ariaLive = "assertive";
	notice.ariaAtomic = "true";
	container.append(notice);
	scope.add(() => notice.remove());

	scope.on(host, "keydown", (event) => {
		const target = event.target as HTMLElement;
		const bullet = bullets.indexOf(target);
		const isControl = bullet >= 0 || target === nextEl || target === prevEl;
		if (event.defaultPrevented) return;
		if (isControl && isPress(event)) {
			event.preventDefault();
			return bullet < 0 ? move(target === nextEl ? 1 : -1, true) : target.click();
		}
		const way = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)];
		const isOnSlide =
			closestTo(event.target, ".swiper") === container &&
			closestTo(event.target, ".swiper-slide") &&
			!closestTo(event.target, "input,select,textarea,[contenteditable]");
		if (!way || !(isControl || isOnSlide)) return;
		event.preventDefault();
		move(params.rtlKeys ? -way : way, true);
		if (bullet >= 0) bullets[stop()]?.focus();
	});

	if (pagination) {
		scope.keep(pagination, "class");
		scope.add(() => pagination.replaceChildren());
		pagination.classList.add(`swiper-pagination-${type}`, "swiper-pagination-horizontal");
		pagination.classList.toggle("swiper-pagination-clickable", type === "bullets");
		scope.on(pagination, "click", (event) => {
			const index = bullets.indexOf(closestTo(event.target, `.${bulletClass}`) as HTMLElement);
			if (index < 0) return;
			carousel.emit("interaction");
			go(index);
		});
	}

	const draw = () => {
		const { stops } = track();
		const isLocked = stops < 2;
		forArrows(({ classList }) => classList.toggle("swiper-button-lock", isLocked));
		pagination?.classList.toggle("swiper-pagination-lock", isLocked);
		if (!pagination || type !== "bullets") return;
		const hadFocus = bullets.includes(document.activeElement as HTMLElement);
		bullets = Array.from({ length: stops }, (_, index) => {
			const bullet = document.createElement("span");
			bullet.className = bulletClass;
			bullet.dataset.bulletIndex = `${index}`;
			bullet.role = "button";
			bullet.ariaLabel = `${textOf("PaginationBullet")} ${index + 1}`;
			return bullet;
		});
		pagination.replaceChildren(...bullets);
		if (hadFocus) scope.run(() => bullets[stop()]?.focus());
	};

	const mark = () => {
		const now = stop();
		const { stops } = track();
		forArrows((arrow, steps) => {
			const isEnd = now === (steps > 0 ? stops - 1 : 0);
			const isDisabled = isEnd && (!params.loop || stops < 2);
			arrow.classList.toggle("swiper-button-disabled", isDisabled);
			arrow.ariaDisabled = `${isDisabled}`;
			arrow.tabIndex = isDisabled ? -1 : 0;
		});
		bullets.forEach((bullet, index) => {
			const isActive = index === now;
			bullet.classList.toggle(`${bulletClass}-active`, isActive);
			bullet.ariaCurrent = isActive ? "true" : null;
			if (isActive) bullet.tabIndex = 0;
			else bullet.removeAttribute("tabindex");
		});
		if (pagination && type !== "bullets") parts.need(loadStops, ({ showStops }) => showStops(parts, pagination, type));
	};

	return { draw, mark };
};
