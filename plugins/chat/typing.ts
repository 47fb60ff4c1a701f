// How messages follow each other as if someone typed them, without a DOM.
import type { ChatPage } from "./model";

/** How typing affects the page. */
export interface Typing {
	/** Says that the next bubble is being typed. */
	write(): void;
	/** Shows it instead of that. */
	reveal(index: number): void;
	finish(): void;
}

/**
 * Lets hidden bubbles appear one after another.
 * @param bubbles text of each; nothing for a note, which is not typed
 */
export const type = (
	bubbles: readonly (string | undefined)[],
	timeout: ChatPage["timeout"],
	typing: Typing,
	index = 0,
): void => {
	const text = bubbles[index];
	const next = () => type(bubbles, timeout, typing, index + 1);
	if (index >= bubbles.length) typing.finish();
	else if (text === undefined)
		timeout(100, () => {
			typing.reveal(index);
			next();
		});
	else {
		typing.write();
		timeout(60 * text.split(/\s+/).length + between(100, 200), () => {
			typing.reveal(index);
			timeout(between(400, 600), next);
		});
	}
};

const between = (from: number, to: number) => from + Math.random() * (to - from);
