// What moves a carousel and says where it is: arrows, bullets, fraction, progress bar, keys, announcements.
import { closestTo } from "../../base/dom";
import { plainKey } from "../../kit/keys";
import type { Messages, Parts } from "./types";

const english: Messages = {
	prevSlideMessage: "Previous slide",
	nextSlideMessage: "Next slide",
	firstSlideMessage: "This is the first slide",
	lastSlideMessage: "This is the last slide",
	paginationBulletMessage: "Go to slide",
	pauseMessage: "Pause",
	playMessage: "Play",
};

/** A text for assistive technology. */
export const messageOf = ({ carousel: { params } }: Parts, name: keyof Messages): string =>
	(typeof params.a11y?.[name] === "string" && params.a11y[name]) || english[name];

const div = (className: string, tag = "span") => Object.assign(document.createElement(tag), { className });

/** @returns `draw`: after the number of stops has changed; `mark`: after a move has begun */
export const addControls = (parts: Parts, host: HTMLElement) => {
	const { scope, carousel, stop, stops, go } = parts;
	const { params, el: container, wrapperEl } = carousel;
	const { prevEl, nextEl } = params.navigation ?? {};
	const { el: pagination, type = "bullets" } = params.pagination ?? {};
	const bulletClass = "swiper-pagination-bullet";
	const notice = div("swiper-notification");
	let bullets: HTMLElement[] = [];

	/** @param isKey says where it leads, for whoever does not see it */
	const move = (steps: number, isKey?: boolean) => {
		const before = stop();
		carousel.emit("interaction");
		go(before + steps);
		if (!isKey) return;
		const isStuck = !params.loop && stop() === (steps > 0 ? stops() - 1 : 0);
		const side = steps > 0 ? "next" : "prev";
		const end = steps > 0 ? "last" : "first";
		notice.textContent = "";
		notice.textContent = messageOf(parts, `${isStuck ? end : side}SlideMessage`);
	};

	const setUp = (arrow: HTMLElement | undefined, steps: number) => {
		if (!arrow) return;
		scope.keep(arrow, "class", "aria-label", "aria-controls", "aria-disabled", "tabindex", "role");
		arrow.setAttribute("aria-controls", wrapperEl.id);
		arrow.setAttribute("role", "button");
		arrow.setAttribute("aria-label", messageOf(parts, steps > 0 ? "nextSlideMessage" : "prevSlideMessage"));
		scope.on(arrow, "click", (event) => {
			event.preventDefault();
			move(steps);
		});
	};
	setUp(prevEl, -1);
	setUp(nextEl, 1);
	if (pagination) scope.keep(pagination, "class");
	notice.setAttribute("aria-live", "assertive");
	notice.setAttribute("aria-atomic", "true");
	container.append(notice);
	scope.add(() => {
		notice.remove();
		pagination?.replaceChildren();
	});

	scope.on(host, "keydown", (event) => {
		const target = event.target as HTMLElement;
		const bullet = bullets.indexOf(target);
		const steps = target === nextEl ? 1 : target === prevEl ? -1 : 0;
		if (event.defaultPrevented) return;
		const key = plainKey(event);
		if (/^(Enter| )$/.test(key) && (steps || bullet >= 0)) {
			// Held down as well: the page would scroll.
			event.preventDefault();
			if (event.repeat) return;
			if (steps) return move(steps, true);
			target.click();
		}
		const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
		const isOnSlide =
			closestTo(event, ".swiper") === container && !closestTo(event, "input,select,textarea,[contenteditable]");
		if (!way || !(steps || bullet >= 0 || (isOnSlide && closestTo(event, ".swiper-slide")))) return;
		event.preventDefault();
		move(params.rtlKeys ? -way : way, true);
		if (bullet >= 0) bullets[stop()]?.focus();
	});

	if (pagination)
		scope.on(pagination, "click", (event) => {
			const index = bullets.indexOf(closestTo(event, `.${bulletClass}`) as HTMLElement);
			if (index < 0) return;
			carousel.emit("interaction");
			go(index);
		});

	const draw = () => {
		const count = stops();
		const isLocked = count < 2;
		for (const arrow of [prevEl, nextEl]) arrow?.classList.toggle("swiper-button-lock", isLocked);
		if (!pagination) return;
		pagination.classList.add(`swiper-pagination-${type}`, "swiper-pagination-horizontal");
		pagination.classList.toggle("swiper-pagination-clickable", type === "bullets");
		pagination.classList.toggle("swiper-pagination-lock", isLocked);
		const hadFocus = bullets.includes(document.activeElement as HTMLElement);
		if (type === "bullets") {
			bullets = Array.from({ length: count }, (_, index) => {
				const bullet = div(bulletClass);
				bullet.dataset.bulletIndex = `${index}`;
				bullet.setAttribute("role", "button");
				bullet.setAttribute("aria-label", `${messageOf(parts, "paginationBulletMessage")} ${index + 1}`);
				return bullet;
			});
			pagination.replaceChildren(...bullets);
			if (hadFocus) scope.run(() => bullets[stop()]?.focus());
		} else if (type === "fraction") {
			const total = div("swiper-pagination-total");
			total.textContent = `${count}`;
			pagination.replaceChildren(div("swiper-pagination-current"), " / ", total);
		} else pagination.replaceChildren(div("swiper-pagination-progressbar-fill"));
	};

	const mark = () => {
		const now = stop();
		const count = stops();
		const setDisabled = (arrow: HTMLElement | undefined, isEnd: boolean) => {
			if (!arrow) return;
			const isDisabled = isEnd && (!params.loop || count < 2);
			arrow.classList.toggle("swiper-button-disabled", isDisabled);
			arrow.ariaDisabled = `${isDisabled}`;
			arrow.tabIndex = isDisabled ? -1 : 0;
		};
		setDisabled(prevEl, !now);
		setDisabled(nextEl, now === count - 1);
		bullets.forEach((bullet, index) => {
			const isActive = index === now;
			bullet.classList.toggle(`${bulletClass}-active`, isActive);
			bullet.ariaCurrent = isActive ? "true" : null;
			if (isActive) bullet.tabIndex = 0;
			else bullet.removeAttribute("tabindex");
		});
		const first = pagination?.firstElementChild as HTMLElement | null | undefined;
		if (type === "fraction" && first) first.textContent = `${now + 1}`;
		else if (type !== "bullets" && first)
			first.style.cssText = `transform:translate3d(0,0,0) scaleX(${(now + 1) / count});transition-duration:${params.speed ?? 300}ms`;
	};

	return { draw, mark };
};
