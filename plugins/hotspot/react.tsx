// The hotspots as a React component.
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

/** A point of the picture, and what it tells. */
export interface HotspotItem {
	/** What is told. */
	content?: ReactNode;
	/** Text of the point; one without is called by its content. */
	label?: ReactNode;
	/** In the point, next to its text. */
	icon?: ReactNode;
	/** Where the point leads; it then tells nothing. */
	href?: string;
	/** Where it stands: `{ left: "30%", top: "40%" }`. */
	style?: CSSProperties;
}

export interface HotspotProps extends Omit<HostProps, "settings"> {
	/** The picture. */
	children?: ReactNode;
	/** The points of the picture. */
	items: readonly HotspotItem[];
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
}

/** @example <Hotspot items={[{ content: "The handle", style: { left: "30%", top: "40%" } }]}><img src="jug.jpg" alt="A jug" /></Hotspot> */
export const Hotspot = ({ children, items, ...host }: HotspotProps): ReactElement => (
	<Widget {...host} type="hotspot" plugin={plugin} pluginName="hotspot">
		<Slot>{children}</Slot>
		{items.map(({ content, label, icon, href, style }, index) => {
			const Tag = href === undefined ? "div" : "a";
			const hasTooltip = href === undefined && content !== undefined;
			return (
				<Tag
					className={classNames("e-hotspot", href && "e-hotspot--link", !hasTooltip && "e-hotspot--no-tooltip")}
					href={href}
					style={style}
					key={index}
				>
					<div className="e-hotspot__button">
						{icon && <div className="e-hotspot__icon">{icon}</div>}
						{label !== undefined && (
							<div className="e-hotspot__label">
								<Slot>{label}</Slot>
							</div>
						)}
					</div>
					{hasTooltip && (
						<div className="e-hotspot__direction-mask e-hotspot--tooltip-position">
							<div className="e-hotspot__tooltip">
								<Slot>{content}</Slot>
							</div>
						</div>
					)}
				</Tag>
			);
		})}
	</Widget>
);
