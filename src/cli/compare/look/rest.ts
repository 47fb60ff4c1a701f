// Waits in the page until nothing moves; sent as text, so the functions refer only to each other and to the same script.
import type { Box } from "../state";

// Of the script that both are sent in.
declare const builderElements: string;
declare const restless: WeakSet<Node>;
declare const unbegun: WeakSet<Node>;
declare function boxOf(element: Element): Box;
declare function isInWindow(box: Box): boolean;
declare function builderKeys(): Map<Element, string>;
declare function playing(): Map<HTMLElement, number>;

/**
 * Represents something that is moving, each with a text that changes until it rests.
 * @param rewritten nodes whose text or style a script has written since the last call: a number that counts up, a dialog that fades
 */
export function motions(rewritten: ReadonlySet<Node>): Map<Node, string> {
	const now = `${performance.now()}`;
	const found = new Map<Node, string>([[document, `${scrollY}`]]);
	for (const element of document.querySelectorAll(builderElements)) found.set(element, `${boxOf(element)}`);
	for (const node of rewritten) if (node.isConnected) found.set(node, now);
	for (const image of document.images) if (!image.complete && isInWindow(boxOf(image))) found.set(image, now);
	for (const video of document.querySelectorAll("video"))
		if (isAwaited(video) && isInWindow(boxOf(video))) found.set(video, now);
	for (const { playState, effect, timeline } of document.getAnimations()) {
		const { iterations, endTime } = effect?.getComputedTiming() ?? {};
		const { target } = (effect ?? {}) as KeyframeEffect;
		const isPassing = iterations !== Infinity && Number(endTime) < 1e4;
		if (playState === "running" && target && timeline instanceof DocumentTimeline && isPassing) found.set(target, now);
	}
	return found;
}

/** Until its first picture a video has another size. Media count as no traffic, because they may never end. */
export function isAwaited({ networkState, readyState, autoplay }: HTMLVideoElement): boolean {
	if (readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return false;
	const { NETWORK_LOADING, NETWORK_EMPTY } = HTMLMediaElement;
	return networkState === NETWORK_LOADING || (autoplay && networkState === NETWORK_EMPTY);
}

/** The comparison does not wait for these elements of the builder: they move all the time. */
export function ignoreMotion(owners: readonly string[]): void {
	for (const [element, key] of builderKeys()) if (owners.includes(key)) restless.add(element);
}

/** The same for elements that show slides in turn by their settings. */
export function ignorePlaying(): void {
	for (const element of playing().keys()) restless.add(element);
}

/** Whether it, or a builder's element around it, is restless; so is a background whose pictures take turns. */
export function isRestless(node: Node): boolean {
	if (restless.has(node)) return true;
	const element = node instanceof Element ? node : node.parentElement;
	if (element?.closest(".elementor-background-slideshow")) return true;
	let at = element?.closest(builderElements);
	for (; at; at = at.parentElement?.closest(builderElements)) if (restless.has(at)) return true;
	return false;
}

/** Whether something in the window is hidden until its entrance. */
export function hasEntrances(): boolean {
	return [...document.querySelectorAll(".elementor-invisible")].some((element) => isInWindow(boxOf(element)));
}

/** Counters in the window or above it that have not reached their number; not those that count for ever. */
export function unfinishedCounters(): Element[] {
	const digits = (text: string | null) => `${text}`.replace(/\D/g, "");
	return [...document.querySelectorAll(".elementor-counter-number[data-to-value]")].filter(
		(counter) =>
			!restless.has(counter) &&
			boxOf(counter)[1] < innerHeight &&
			digits(counter.textContent) !== digits(counter.getAttribute("data-to-value")),
	);
}

/**
 * Settles once the page looks the same three times, 60 ms and a frame apart, or after `maxMs`. Without a frame nothing of a
 * lazy loader or an entrance begins; a page that draws none is looked at every half a second. An element that moves all that
 * time is restless: the comparison does not wait for it again. Entrances and counters may begin late: it waits for them,
 * with a limit, and for a counter that counts until it has counted.
 * @returns whether it rests
 */
export function rest(maxMs: number): Promise<boolean> {
	const latest = performance.now() + maxMs;
	const latestEntrance = performance.now() + Math.min(maxMs, 2000);
	const changes = new Map<Node, number>();
	let last: Map<Node, string> | undefined;
	let looks = 0;
	let same = 0;
	let countedAt = -300;
	const rewritten = new Set<Node>();
	const observer = new MutationObserver((records) => {
		for (const { target, type } of records)
			if (type !== "childList" || !(target as Element).childElementCount) rewritten.add(target);
	});
	observer.observe(document, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
		attributeFilter: ["style"],
	});
	return new Promise((resolve) => {
		const end = (isAtRest: boolean) => {
			observer.disconnect();
			resolve(isAtRest);
		};
		const afterFrame = () => {
			const go = () => {
				cancelAnimationFrame(frame);
				clearTimeout(timer);
				check();
			};
			const frame = requestAnimationFrame(go);
			const timer = setTimeout(go, 500);
		};
		const check = () => {
			const now = motions(rewritten);
			const moved = [...now].filter(([node, text]) => last && last.get(node) !== text && !isRestless(node));
			for (const [node] of moved) changes.set(node, (changes.get(node) ?? 0) + 1);
			const isEarly = performance.now() < latestEntrance;
			const counters = unfinishedCounters();
			if (counters.some((counter) => rewritten.has(counter) || rewritten.has(counter.firstChild!)))
				countedAt = performance.now();
			const isCounting = counters.length > 0 && performance.now() - countedAt < 300;
			rewritten.clear();
			// Each is waited for once: one that never begins would cost every look.
			const still = counters.filter((counter) => !unbegun.has(counter) && isInWindow(boxOf(counter)));
			if (!isEarly && !isCounting) for (const counter of still) unbegun.add(counter);
			const isAwaited = isCounting || (isEarly && (still.length > 0 || hasEntrances()));
			same = last && !moved.length && !isAwaited ? same + 1 : 0;
			looks++;
			last = now;
			if (same >= 2) return end(true);
			if (performance.now() < latest || (isCounting && performance.now() < latest + maxMs))
				return setTimeout(afterFrame, 60);
			if (isCounting) for (const counter of counters) restless.add(counter);
			for (const [node, times] of changes) if (node !== document && times > looks / 2) restless.add(node);
			end(false);
		};
		check();
	});
}
