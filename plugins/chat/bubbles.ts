// The messages of the window: a random text is chosen, then they appear one after another, the first time that they are visible.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import type { ChatPage } from "./model";
import { type } from "./typing";

const hidden = "joinchat--hidden";

/** Keeps one option of each random text. */
export const chooseTexts = (root: ParentNode, scope: Scope): void => {
	for (const text of root.querySelectorAll("jc-rand")) {
		const options = text.querySelectorAll(":scope>jc-opt");
		const option = options[Math.floor(Math.random() * options.length)];
		const end = new Text();
		const nodes = [...(option?.childNodes ?? []), end];
		text.replaceWith(...nodes);
		scope.add(() => {
			end.replaceWith(text);
			nodes.pop();
			option?.append(...nodes);
		});
	}
};

/** @param choose keeps one of each random text, if enabled */
export const showBubbles = (
	host: Element,
	choose: ((root: Element) => unknown) | "",
	scope: Scope,
	timeout: ChatPage["timeout"],
): void => {
	const chat = host.querySelector(".joinchat__chat");
	const scroll = host.querySelector(".joinchat__scroll");
	if (!chat || scope.signal.aborted) return;
	scope.keep(chat, "aria-live");
	chat.ariaLive = "polite";
	if (choose) choose(chat);
	for (const media of chat.querySelectorAll<HTMLImageElement>("[data-src]")) {
		scope.keep(media, "src");
		media.src = media.dataset.src!;
	}
	const bubbles = [...chat.querySelectorAll<HTMLElement>(".joinchat__bubble")];
	const optin = host.querySelector(".joinchat__optin");
	let isOver: boolean | undefined;
	const finish = () => {
		isOver = true;
		optin?.classList.remove(hidden);
		chat.dispatchEvent(new CustomEvent("joinchat:bubbles"));
	};
	if (bubbles.length < 2 || $preferences.get().reducedMotion) {
		timeout(1, finish);
		return;
	}

	// In the frame that shows it: the press does not lay out elements that are about to change again.
	const readEnd = () => {
		const end = scroll?.scrollHeight;
		return end === undefined ? end : () => (scroll!.scrollTop = end);
	};
	const toEnd = () => scope.frame(readEnd);
	for (const node of [...bubbles, optin]) {
		if (!node) continue;
		scope.keep(node, "class");
		node.classList.add(hidden);
	}
	const loading = document.createElement("div");
	loading.className = "joinchat__bubble joinchat__bubble--loading";
	loading.ariaHidden = "true";
	scope.add(() => loading.remove());
	const texts = bubbles.map(({ classList, textContent }) =>
		classList.contains("joinchat__bubble--note") ? undefined : textContent,
	);
	let cancel: () => void;
	/** One at a time. */
	const next: ChatPage["timeout"] = (ms, callback) => (cancel = timeout(ms, callback));
	// When opened again, it shows everything at the same time.
	scope.on(document, "joinchat:show", () => {
		if (isOver) return;
		cancel();
		loading.remove();
		for (const { classList } of bubbles) classList.remove(hidden);
		toEnd();
		finish();
	});
	type(texts, next, {
		finish,
		write() {
			chat.append(loading);
			toEnd();
		},
		reveal(index) {
			loading.remove();
			bubbles[index]!.classList.remove(hidden);
			toEnd();
		},
	});
};
