// Loads touch, mouse and keyboard handling at the first input, and passes it the events of the meantime.
import type { Parts } from "./types";

/** CSS pixels that a press may move and is still a click. */
const clickReach = 10;

const loadHands = () => import("./hands");

export const awaitHands = (parts: Parts, host: HTMLElement): void => {
	const { scope, carousel } = parts;
	const { el: container, wrapperEl } = carousel;
	/** Events since the last press of a pointer; undefined once the part has loaded, which listens itself. */
	let missed: Event[] | undefined = [];
	const ask = () => {
		if (missed)
			scope.part(
				loadHands,
				({ serveHands }) => {
					const events = missed;
					missed = undefined;
					if (events) events.forEach(serveHands(parts, host, notice));
				},
				true,
			);
	};

	// Added before it has text: assistive technology announces changes in it.
	const notice = document.createElement("span");
	notice.className = "swiper-notification";
	notice.ariaLive = "assertive";
	notice.ariaAtomic = "true";
	container.append(notice);
	scope.add(() => notice.remove());
	// The browser asks for it at the press.
	wrapperEl.style.touchAction = "pan-y pinch-zoom";
	scope.on(host, "focusin", ask);
	scope.on(host, "keydown", (event) => {
		if (!missed || event.defaultPrevented) return;
		missed.push(event);
		// It would scroll the page.
		if (event.key === " " && (event.target as Element).role === "button") event.preventDefault();
		// The focused element may have had the focus before the carousel started.
		ask();
	});
	// Pictures and links would be dragged by the browser.
	scope.on(wrapperEl, "dragstart", (event) => missed && event.preventDefault());
	let isFollowed: boolean | undefined;
	const follow = () => {
		ask();
		if (!missed || isFollowed) return;
		isFollowed = true;
		for (const type of ["pointermove", "pointerup", "pointercancel"])
			scope.on(wrapperEl, type, (event) => missed?.push(event));
	};
	scope.on(wrapperEl, "pointerover", follow, { once: true });
	scope.on(wrapperEl, "pointerdown", (event) => {
		missed &&= [event];
		// A mouse that was already there when the carousel appeared sends no enter event.
		follow();
	});
	// The click of a drag that is not handled yet must not follow a link. Without a `click` listener, Chromium would
	// retarget a touch to a clickable element nearby: the bullets.
	scope.on(
		wrapperEl,
		"click",
		(event) => {
			const press = missed?.find(({ type }) => type === "pointerdown") as PointerEvent | undefined;
			const { detail, clientX, clientY } = event as MouseEvent;
			// A key's click has no place.
			if (!press || !detail || Math.hypot(clientX - press.clientX, clientY - press.clientY) < clickReach) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ capture: true },
	);
};
