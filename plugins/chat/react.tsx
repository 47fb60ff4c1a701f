// The chat as a React component.
import type { ReactElement, Ref } from "react";
import { ask } from "../../src/react/change";
import { Island } from "../../src/react/island";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import { useHandle } from "../../src/react/use-handle";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { classNames, type HostProps } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";
import { linkOf } from "./model";
import { ChatContent, classesOf, type ViewSettings, withHash } from "./view";

/** `open`: its window is; a chat without messages has none. */
export interface ChatProps extends Omit<HostProps, "ref">, OverlayState {
	/** As on a page with only settings: those of the server, and the texts. */
	settings: ViewSettings;
	/** Receives its handle. */
	ref?: Ref<OverlayHandle>;
}

/**
 * The chat of a page; there is one such component on it.
 * @example <Chat settings={{ telephone: "15550100", title: "Acme", messages: ["Hi!", "How can we help?"], message_send: "Hello" }} />
 */
export const Chat = ({
	settings,
	className,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: ChatProps): ReactElement => {
	const words = useWords();
	const all = withHash({ label: words.openChat, title: words.chat, close_label: words.close, ...settings });
	const root = useHandle<OverlayHandle>(ref, (host) => overlayHandle(host, markup));
	const { whileMounted } = useOverlay({ open, defaultOpen, onOpenChange }, markup, ["class"]);
	return (
		<Island
			{...host}
			plugin={plugin}
			pluginName="chat"
			settings={all as Record<string, unknown>}
			className={classNames(...classesOf(all), className)}
			hidden
			aria-hidden="false"
			ref={root}
			whileMounted={(host) => onceStarted(host, () => whileMounted(host))}
		>
			<ChatContent settings={all} href={linkOf(all.telephone ?? "", all.message_send ?? "")} />
		</Island>
	);
};

/** The chat starts with its parts, which may still have to load. @returns ends what `run` began, or the wait for it */
const onceStarted = (host: HTMLElement, run: () => (() => void) | void) => {
	let end: (() => void) | void;
	const start = () => {
		const chat = window.joinchat_obj;
		if (!chat?.is_ready || chat.$div !== host) return;
		stop();
		end = run();
	};
	const stop = () => document.removeEventListener("joinchat:start", start);
	document.addEventListener("joinchat:start", start);
	start();
	return () => {
		stop();
		end?.();
	};
};

const markup: OverlayMarkup = {
	isOpen: (host) => host.classList.contains("joinchat--chatbox"),
	// The app asks for it, whatever the visitor does until the chat has started.
	turn: (host, isOpen) =>
		void onceStarted(host, () =>
			ask(() => (isOpen ? window.joinchat_obj!.chatbox_show() : window.joinchat_obj!.close())),
		),
	// Links to the chat may be anywhere on the page.
	isInside: () => true,
};
