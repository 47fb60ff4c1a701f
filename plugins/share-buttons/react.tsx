// The share buttons as a React component.
// biome-ignore-all lint/a11y: stylesheets and the plugin rely on this markup
import type { ReactElement, ReactNode } from "react";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import { fill, useWords } from "../../src/react/words";
import plugin from "./index";
import type { ShareNetwork } from "./model";

export type { ShareNetwork } from "./model";

export interface ShareButtonsProps extends HostProps {
	/** In their order; a button of a network that is not known does nothing. */
	networks: readonly (ShareNetwork | (string & {}))[];
	/** Shared instead of this page. */
	url?: string;
	/** Accessible name of a button; `Share on {network}` by default. */
	label?(network: string): string;
	/** Text of the button; by default the network's name if there is no icon, and none next to an icon. */
	title?(network: string): ReactNode;
	/** Icon of the button; none by default. */
	icon?(network: string): ReactNode;
	/** Added to the names of buttons that open a window: `opens in a new window`. */
	newWindowLabel?: string;
}

/** @example <ShareButtons networks={["facebook", "whatsapp", "email"]} title={(network) => names[network]} /> */
export const ShareButtons = ({
	networks,
	url,
	label,
	title,
	icon,
	newWindowLabel,
	...host
}: ShareButtonsProps): ReactElement => {
	const words = useWords();
	return (
		<Widget
			{...host}
			type="share-buttons"
			plugin={plugin}
			pluginName="share-buttons"
			when={networks.length ? "now" : "never"}
			settings={{ ...(url && { share_url: { url } }), ...(newWindowLabel && { new_window_label: newWindowLabel }) }}
		>
			<div className="elementor-grid" role="list">
				{networks.map((network) => (
					<div className="elementor-grid-item" role="listitem" key={network}>
						<div
							className={classNames("elementor-share-btn", `elementor-share-btn_${network}`)}
							role="button"
							tabIndex={0}
							aria-label={label?.(network) ?? fill(words.shareOn, { network })}
						>
							{icon && (
								<span className="elementor-share-btn__icon">
									<Slot>{icon(network)}</Slot>
								</span>
							)}
							{(title || !icon) && (
								<div className="elementor-share-btn__text">
									<span className="elementor-share-btn__title">
										<Slot>{title ? title(network) : network}</Slot>
									</span>
								</div>
							)}
						</div>
					</div>
				))}
			</div>
		</Widget>
	);
};
