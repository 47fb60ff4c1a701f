// Plays one interaction on one element, at its moments.
import type { Scope } from "../../src/kit/scope";
import { type Interaction, keyframesOf } from "./model";
import type { Player } from "./player";

const loadMore = () => import("./more");

/** Plays one interaction on one element. @returns ends it, and gives the element its own look */
export const play = (element: HTMLElement, interaction: Interaction, scope: Scope): (() => void) => {
	const { trigger, isEntrance, iterations, replay } = interaction;
	// A browser without animations shows how it ends.
	if (!Element.prototype.animate) return () => {};
	const player = createPlayer(element, interaction, scope);
	const { run, hide, observe } = player;
	const isMore = replay || iterations === Number.POSITIVE_INFINITY || !/^(load|scrollIn)$/.test(trigger);
	if (isEntrance && (isMore || trigger !== "load")) hide();
	if (isMore) scope.part(loadMore, ({ playMore }) => player.isOver() || playMore(element, interaction, player, scope));
	else if (trigger === "load") run();
	else {
		let isDone = false;
		observe((isIn) => {
			if (!isIn || isDone) return;
			isDone = true;
			run();
		});
	}
	return player.end;
};

const createPlayer = (element: HTMLElement, interaction: Interaction, scope: Scope): Player => {
	const { frames, endsNatural, durationMs, delayMs, easing, iterations } = interaction;
	// A form's control may have the name of a method.
	const { animate } = Element.prototype;
	const ends: (() => void)[] = [];
	let isOver = false;
	const end = () => {
		isOver = true;
		for (const run of ends.splice(0).reverse()) run();
	};
	const listen: Player["listen"] = (target, type, listener, options) => {
		ends.push(scope.on(target, type, listener as (event: Event) => void, options));
	};
	const observe: Player["observe"] = (listener, threshold = 0) => {
		const run = (entries: IntersectionObserverEntry[]) =>
			scope.run(() => {
				const { isIntersecting, intersectionRatio } = entries.at(-1)!;
				listener(threshold ? intersectionRatio >= threshold : isIntersecting);
			});
		const observer = new IntersectionObserver(run, { threshold });
		observer.observe(element);
		ends.push(() => observer.disconnect());
	};

	/** Hides an element before its entrance but keeps its own box: a moved or scaled one would intersect elsewhere, or never. */
	let cloak: Animation | undefined;
	const hide = () => {
		cloak ??= animate.call(element, { opacity: [0, 0] }, { duration: 1, fill: "both" });
		cloak.pause();
	};
	const show = () => {
		cloak?.cancel();
		cloak = undefined;
	};
	let animation: Animation | undefined;
	const cancel = () => animation?.cancel();
	ends.push(() => {
		show();
		cancel();
	});
	const run: Player["run"] = (onFinish) => {
		cancel();
		// The element's own look, without the previous animation.
		const looks = keyframesOf(frames, getComputedStyle(element).transform);
		show();
		const own = (animation = animate.call(element, looks, {
			duration: durationMs,
			delay: delayMs,
			easing,
			fill: "both",
			iterations,
		}));
		own.onfinish = () => {
			// Without a trace: rules of the site keep holding.
			if (endsNatural) own.cancel();
			onFinish?.();
		};
		return own;
	};
	return {
		end,
		isOver: () => isOver,
		run,
		cancel,
		hide,
		listen,
		observe,
		add: (undo) => ends.push(undo),
	};
};
