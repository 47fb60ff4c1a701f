// The markup of the widget, if the server prints only settings.
// biome-ignore-all lint/a11y/useSemanticElements: style sheets of sites know this markup
import type { ReactElement } from "react";
import type { Scope } from "../../src/kit/scope";
import { drawView } from "../../src/react/draw-view";
import { type ChatSettings, linkOf } from "./model";
import { styles } from "./view-style";

/** Text, or a note between messages, or a picture. */
export type ChatMessage = string | { note: string } | { image: string; alt?: string };

/** The widget's content, all optional. */
export interface ChatTexts {
	/** Spoken name of the button. */
	label?: string;
	/** Next to the button. */
	tooltip?: string;
	title?: string;
	/** Without any, and without `optin`, there is no window: the button leads to the app. */
	messages?: readonly ChatMessage[];
	/** The text to which the visitor has to agree first. */
	optin?: string;
	open_text?: string;
	close_label?: string;
	/** Above the QR picture. */
	qr_text?: string;
	position?: "right" | "left";
	dark?: boolean;
}

export type ViewSettings = Partial<ChatSettings> & ChatTexts;

/** Classes of the widget. */
export const classesOf = (settings: ViewSettings): string[] => [
	"joinchat",
	`joinchat--${settings.position === "left" ? "left" : "right"}`,
	...(settings.dark ? ["joinchat--dark"] : []),
	...(settings.optin ? ["joinchat--optout"] : []),
	...(hasWindow(settings) ? [] : ["joinchat--btn"]),
];

/** Settings with a hash of the messages, if the server printed none. */
export const withHash = <S extends ViewSettings>(settings: S): S => {
	let hash = 0;
	for (const letter of JSON.stringify(messagesOf(settings))) hash = (hash * 31 + letter.codePointAt(0)!) | 0;
	const has = settings.message_hash || !messagesOf(settings).length;
	return has ? settings : { ...settings, message_hash: (hash >>> 0).toString(16) };
};

/** The widget's content. @param href address of its links without script */
export const ChatContent = ({ settings, href }: { settings: ViewSettings; href: string }): ReactElement => {
	const { label = "Open chat", tooltip, title = "Chat", optin, open_text = label } = settings;
	return (
		<>
			<style>{styles}</style>
			<a className="joinchat__button" role="button" href={href} aria-label={tooltip ? `${tooltip} ${label}` : label}>
				<svg className="joinchat__button__ico" viewBox="0 0 30 30" aria-hidden="true">
					<path d="M15 3C8 3 3 8 3 14c0 3 1 5 3 7l-2 6 6-2c2 .6 3 1 5 1 7 0 12-5 12-11.5S22 3 15 3zM9 13a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z" />
				</svg>
				{tooltip && (
					<div className="joinchat__tooltip" aria-hidden="true">
						<div>{`${tooltip}`}</div>
					</div>
				)}
			</a>
			{settings.message_badge && hasWindow(settings) && <div className="joinchat__badge">1</div>}
			{!!settings.qr && (
				<div className="joinchat__qr">
					<div>{`${settings.qr_text ?? label}`}</div>
				</div>
			)}
			{hasWindow(settings) && (
				<div className="joinchat__chatbox" role="dialog" aria-labelledby="joinchat__label">
					<div className="joinchat__header">
						<div id="joinchat__label">
							<span>{`${title}`}</span>
						</div>
						<div
							className="joinchat__close"
							role="button"
							tabIndex={0}
							aria-label={`${settings.close_label ?? "Close"}`}
						/>
					</div>
					<div className="joinchat__scroll">
						<div className="joinchat__content">
							<div className="joinchat__chat">
								{messagesOf(settings).map((message, index) => (
									<Bubble key={index} message={message} />
								))}
							</div>
							{optin && (
								<div className="joinchat__optin">
									<input type="checkbox" id="joinchat_optin" />
									<label htmlFor="joinchat_optin">{`${optin}`}</label>
								</div>
							)}
							<a className="joinchat__open" role="button" href={href}>
								<div className="joinchat__open__text">{`${open_text}`}</div>
								<svg className="joinchat__open__icon" viewBox="0 0 20 20" aria-hidden="true">
									<path d="M2 2l17 8-17 8 3-7 8-1-8-1z" />
								</svg>
							</a>
						</div>
					</div>
				</div>
			)}
		</>
	);
};

const Bubble = ({ message }: { message: ChatMessage }) => {
	if (typeof message !== "object") return <div className="joinchat__bubble">{`${message}`}</div>;
	if ("image" in message)
		return (
			<div className="joinchat__bubble joinchat__bubble--media">
				<img src={`${message.image}`} alt={`${message.alt ?? ""}`} loading="lazy" />
			</div>
		);
	return <div className="joinchat__bubble joinchat__bubble--note">{`${message.note}`}</div>;
};

/** Draws the widget into its host, instead of the printed content, until teardown. @returns settles when it is rendered */
export const draw = (host: HTMLElement, settings: ChatSettings & ViewSettings, scope: Scope): Promise<void> => {
	const printed = [...host.childNodes];
	scope.keep(host, "class", "hidden");
	scope.add(() => host.replaceChildren(...printed));
	host.classList.add(...classesOf(settings));
	host.hidden = true;
	host.replaceChildren();
	const href = linkOf(settings.telephone, settings.message_send);
	return drawView(host, <ChatContent settings={settings} href={href} />, scope);
};

const messagesOf = ({ messages }: ViewSettings) =>
	Array.isArray(messages) ? (messages as ChatMessage[]).filter((message) => message !== null) : [];
const hasWindow = (settings: ViewSettings) => !!(messagesOf(settings).length || settings.optin);
