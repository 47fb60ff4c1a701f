// The tabs of version 4 as a React component.
// biome-ignore-all lint/a11y: the markup is the one that stylesheets and the plugin know
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, useWidgetId } from "../../src/react/widget";
import plugin from "./index";

export interface AtomicTabsProps extends HostProps {
	items: readonly { title: ReactNode; content: ReactNode }[];
	/** The one that shows at first, from 0. */
	active?: number;
	/** What assistive technology calls them. */
	label?: string;
}

const atomic = (type: string, ...names: (string | false)[]) => ({
	className: classNames("e-con e-atomic-element", `${type}-base`, ...names),
	"data-e-type": type,
	"data-element_type": type,
});

/** @example <AtomicTabs items={[{ title: "One", content: <One /> }, { title: "Two", content: <Two /> }]} /> */
export const AtomicTabs = ({ items, active = 0, label, className, ...host }: AtomicTabsProps): ReactElement => {
	const id = useWidgetId();
	return (
		<Island
			{...host}
			{...atomic("e-tabs", className ?? "")}
			plugin={plugin}
			pluginName="atomic-tabs"
			data-id={id}
			data-e-settings={JSON.stringify({ "default-active-tab": `${id}-tab-${active}` })}
		>
			<div {...atomic("e-tabs-menu")} role="tablist" aria-label={label}>
				{items.map(({ title }, at) => (
					<button
						key={`${id}-tab-${at}`}
						{...atomic("e-tab", at === active && "e--selected")}
						type="button"
						role="tab"
						id={`${id}-tab-${at}`}
						aria-controls={`${id}-tab-content-${at}`}
						aria-selected={at === active}
						tabIndex={at === active ? 0 : -1}
					>
						<Slot>{title}</Slot>
					</button>
				))}
			</div>
			<div {...atomic("e-tabs-content-area")}>
				{items.map(({ content }, at) => (
					<div
						key={`${id}-tab-content-${at}`}
						{...atomic("e-tab-content", at === active && "e--selected")}
						role="tabpanel"
						id={`${id}-tab-content-${at}`}
						aria-labelledby={`${id}-tab-${at}`}
						hidden={at !== active}
						style={at === active ? undefined : { display: "none" }}
					>
						<Slot>{content}</Slot>
					</div>
				))}
			</div>
		</Island>
	);
};
