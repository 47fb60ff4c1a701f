// The chat as a React component.
import type { ReactElement } from "react";
import { Island } from "../../src/react/island";
import { classNames, type HostProps } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";
import { linkOf } from "./model";
import { ChatContent, classesOf, type ViewSettings, withHash } from "./view";

export interface ChatProps extends HostProps {
	/** As on a page with only settings: those of the server, and the texts. */
	settings: ViewSettings;
}

/**
 * The chat of a page; there is one such component on it.
 * @example <Chat settings={{ telephone: "15550100", title: "Acme", messages: ["Hi!", "How can we help?"], message_send: "Hello" }} />
 */
export const Chat = ({ settings, className, ...host }: ChatProps): ReactElement => {
	const words = useWords();
	const all = withHash({ label: words.openChat, title: words.chat, close_label: words.close, ...settings });
	return (
		<Island
			{...host}
			plugin={plugin}
			pluginName="chat"
			settings={all as Record<string, unknown>}
			className={classNames(...classesOf(all), className)}
			hidden
			aria-hidden="false"
		>
			<ChatContent settings={all} href={linkOf(all.telephone ?? "", all.message_send ?? "")} />
		</Island>
	);
};
