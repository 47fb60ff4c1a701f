// Elements that open the window as soon as one of them comes into view.
import type { Scope } from "../../src/kit/scope";
import type { Chat, ChatPage } from "./model";

export const watchElements = (elements: Iterable<Element>, chat: Chat, page: ChatPage, scope: Scope): void => {
	if (!window.IntersectionObserver) return;
	const observer: IntersectionObserver = scope.connect(
		IntersectionObserver,
		(entries) => {
			// Touching the edge has a ratio of 0, so there is a second threshold.
			if (!entries.some(({ intersectionRatio }) => intersectionRatio > 0)) return;
			observer.disconnect();
			page.afterTyping(() => chat.open(false, undefined, undefined, "screen"));
		},
		{ threshold: [0, 1e-7] },
	);
	for (const element of elements) observer.observe(element);
};
