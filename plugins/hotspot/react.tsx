// The hotspots as a React component.
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { useItems } from "../../src/react/items";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type OpenItemsMarkup, useOpenItems } from "../../src/react/use-open-items";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

/** A point on the picture, and its tooltip. */
export interface HotspotItem {
	/** Identifies the point; default: its label if that is a string, else its index. */
	value?: string;
	/** Content of the tooltip. */
	content?: ReactNode;
	/** Text of the point; one without is called by its content. */
	label?: ReactNode;
	/** In the point, next to its text. */
	icon?: ReactNode;
	/** Address of the point, which then has no tooltip. */
	href?: string;
	/** Its position: `{ left: "30%", top: "40%" }`. */
	style?: CSSProperties;
}

export interface HotspotProps extends Omit<HostProps, "settings"> {
	/** The picture. */
	children?: ReactNode;
	/** The points of the picture. */
	items: readonly HotspotItem[];
	/** Of the point whose tooltip is open; `null` for none. Where tooltips open by a press, as they do by default. */
	value?: string | null;
	/** Of the tooltip that is open at first. */
	defaultValue?: string;
	/** Called when the visitor opens or closes a tooltip. */
	onValueChange?(value: string | null, details: ChangeDetails): void;
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
}

/** @example <Hotspot items={[{ content: "The handle", style: { left: "30%", top: "40%" } }]}><img src="jug.jpg" alt="A jug" /></Hotspot> */
export const Hotspot = ({
	children,
	items,
	value,
	defaultValue,
	onValueChange,
	...host
}: HotspotProps): ReactElement => {
	const known = useItems(items.map(({ value, label }) => ({ value, title: label })));
	const whileMounted = useOpenItems(markup, known, {
		value: value === undefined ? undefined : value === null ? [] : [value],
		defaultValue: defaultValue === undefined ? undefined : [defaultValue],
		onChange: onValueChange && (([open = null], details) => onValueChange(open, details)),
	});
	return (
		<Widget
			{...host}
			type="hotspot"
			plugin={plugin}
			pluginName="hotspot"
			when={items.length ? "now" : "never"}
			whileMounted={whileMounted}
		>
			<Slot>{children}</Slot>
			{items.map(({ content, label, icon, href, style }, index) => {
				const Tag = href === undefined ? "div" : "a";
				const hasTooltip = href === undefined && content !== undefined;
				return (
					<Tag
						className={classNames("e-hotspot", href && "e-hotspot--link", !hasTooltip && "e-hotspot--no-tooltip")}
						href={href}
						style={style}
						key={known.keys[index]}
					>
						<div className="e-hotspot__button">
							{icon && (
								<div className="e-hotspot__icon">
									<Slot>{icon}</Slot>
								</div>
							)}
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
};

const markup: OpenItemsMarkup = {
	titlesIn: (host) => [...host.querySelectorAll<HTMLElement>(".e-hotspot__button")],
	attribute: "aria-expanded",
};
