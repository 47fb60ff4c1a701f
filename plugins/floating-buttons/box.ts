// The box of contact buttons: opens and closes, with its animation, and takes the focus in and back.
import { contains } from "../../src/base/dom";
import { plainKey } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import type { Overlay } from "../../src/parts/overlays";
import { $preferences } from "../../src/stores/preferences";
import { timeOfDay } from "./model";
import type { Settings } from "./settings";

/** Milliseconds after which an animation that the browser knows nothing of counts as ended. */
const timeoutMs = 2000;

const loadOverlays = () => import("../../src/parts/overlays");

export const setUpBox = (host: HTMLElement, wrapper: HTMLElement, settings: Settings, scope: Scope): void => {
	const [opener] = queryOwn(host, ".e-contact-buttons__chat-button");
	const [closer] = queryOwn(host, ".e-contact-buttons__close-button");
	const [content = wrapper] = queryOwn(host, ".e-contact-buttons__content");
	const [time] = queryOwn(host, ".e-contact-buttons__message-bubble-time");
	if (!opener) return;
	const buttons = [opener, ...(closer ? [closer] : [])];
	scope.keep(wrapper, "class", "aria-hidden", "inert");
	scope.keep(content, "class");
	for (const button of buttons) scope.keep(button, "aria-expanded");
	if (time) {
		const printed = [...time.childNodes];
		time.textContent = timeOfDay(time.textContent, new Date());
		scope.add(() => time.replaceChildren(...printed));
	}

	let isOpen = !wrapper.classList.contains("hidden");
	let overlay: Overlay | undefined;
	/** Whether it has been opened on the page. */
	let hasEntered: boolean | undefined;
	let animation: string[] = [];
	let end: (() => void) | undefined;
	let cancelTimeout: (() => void) | undefined;

	const tell = () => {
		wrapper.ariaHidden = `${!isOpen}`;
		wrapper.inert = !isOpen;
		for (const button of buttons) button.ariaExpanded = `${isOpen}`;
	};
	const finish = () => {
		cancelTimeout?.();
		const run = end;
		end = undefined;
		run?.();
	};
	/** Gives the content the classes of an animation. @param onEnd called when it ends */
	const animate = (names: string[], onEnd?: () => void) => {
		finish();
		content.classList.remove(...animation);
		content.classList.add(...(animation = names));
		if (!onEnd) return;
		end = onEnd;
		cancelTimeout = scope.timeout(timeoutMs, finish);
		// Reduced motion, a style sheet that is missing, a box that is not shown: no end would ever come.
		if (!names[0] || $preferences.get().reducedMotion || content.getAnimations?.().length === 0) finish();
	};

	const setOpen = (isNowOpen: boolean) => {
		if (isNowOpen === isOpen) return;
		const hadFocus = contains.call(wrapper, document.activeElement);
		isOpen = isNowOpen;
		tell();
		const entrance = namesOf(settings.style_chat_box_entrance_animation());
		if (isOpen) {
			finish();
			wrapper.classList.remove("hidden");
			content.classList.toggle("visible", !entrance[0]);
			animate(entrance);
			return enter();
		}
		overlay?.close();
		overlay = undefined;
		if (hadFocus) opener.focus({ preventScroll: true });
		const exit = namesOf(settings.style_chat_box_exit_animation());
		animate(exit[0] ? ["reverse", ...exit] : [], () => {
			wrapper.classList.add("hidden");
			content.classList.remove("visible");
			animate([]);
		});
	};
	const enter = () => {
		hasEntered = true;
		return scope.part(
			loadOverlays,
			({ openOverlay }) => {
				if (!isOpen || overlay) return;
				overlay = openOverlay(scope, {
					root: wrapper,
					escape: "keydown",
					onDismiss: (reason) => /escape|return/.test(reason) && setOpen(false),
				});
				scope.keep(content, "tabindex");
				overlay.focusFirst(content, content);
			},
			true,
		);
	};

	for (const type of ["animationend", "animationcancel"] as const) {
		scope.on(content, type, (event) => {
			// The cancel event of an entrance comes when the exit is already running.
			const isOver = type === "animationend" || !content.getAnimations?.()[0];
			if (event.target === content && !event.pseudoElement && isOver) finish();
		});
	}
	scope.on(opener, "click", () => setOpen(!isOpen));
	if (closer) scope.on(closer, "click", () => setOpen(false));
	// Until the part that handles it has loaded. A box printed open is not a dialog.
	scope.on(document, "keydown", (event) => {
		if (hasEntered && isOpen && !overlay && plainKey(event) === "Escape") setOpen(false);
	});
	scope.add(finish);
	// The focus must not move when the page loads.
	tell();
};

const namesOf = (setting: string): string[] => {
	const names = setting.match(/\S+/g) ?? [];
	return names[0] && names[0] !== "none" ? ["animated", ...names] : [];
};
