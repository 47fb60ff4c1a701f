// The nested tabs as a React component.
// biome-ignore-all lint/a11y: the markup is the one that stylesheets and the plugin know
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface NestedTabsProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** `id`: of the title, for links to it. */
	items: readonly { title: ReactNode; content: ReactNode; id?: string }[];
	/** What assistive technology calls them. */
	label?: string;
	/** Device at and below which the layout is an accordion's; `mobile` unless said. */
	accordionFrom?: "mobile" | "tablet" | "none";
}

const hint = "Open items with Enter or Space, close with Escape and navigate using the Arrow keys.";

/** @example <NestedTabs items={[{ title: "One", content: <One /> }, { title: "Two", content: <Two /> }]} /> */
export const NestedTabs = ({
	items,
	label = "Tabs",
	accordionFrom = "mobile",
	className,
	...host
}: NestedTabsProps): ReactElement => {
	const number = useWidgetId();
	const rows = items.map((item, index) => {
		const own = `e-n-tab-title-${number}${index + 1}`;
		return {
			...item,
			own,
			titleId: item.id ?? own,
			panelId: `e-n-tab-content-${number}${index + 1}`,
			style: { "--n-tabs-title-order": index + 1 } as CSSProperties,
		};
	});
	return (
		<Widget
			{...host}
			type="nested-tabs"
			name="n-tabs"
			plugin={plugin}
			pluginName="nested-tabs"
			className={classNames(`e-n-tabs-${accordionFrom}`, className)}
		>
			<div className="e-n-tabs" data-widget-number={number} aria-label={`${label}. ${hint}`}>
				<div className="e-n-tabs-heading" role="tablist">
					{rows.map(({ title, own, titleId, panelId, style }, index) => (
						<button
							key={own}
							type="button"
							id={titleId}
							data-tab-title-id={own}
							className="e-n-tab-title"
							aria-selected={!index}
							data-tab-index={index + 1}
							role="tab"
							tabIndex={index ? -1 : 0}
							aria-controls={panelId}
							style={style}
						>
							<span className="e-n-tab-title-text">
								<Slot>{title}</Slot>
							</span>
						</button>
					))}
				</div>
				<div className="e-n-tabs-content">
					{rows.map(({ content, own, titleId, panelId, style }, index) => (
						<div
							key={own}
							id={panelId}
							role="tabpanel"
							aria-labelledby={titleId}
							data-tab-index={index + 1}
							style={style}
							className={classNames(!index && "e-active", "elementor-element e-con-full e-flex e-con e-child")}
						>
							<Slot>{content}</Slot>
						</div>
					))}
				</div>
			</div>
		</Widget>
	);
};
