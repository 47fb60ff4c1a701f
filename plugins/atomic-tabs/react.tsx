// The tabs of version 4 as a React component.
// biome-ignore-all lint/a11y: stylesheets and the plugin rely on this markup
import type { ReactElement, ReactNode } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { Island } from "../../src/react/island";
import { type Item, useItems, usePrinted } from "../../src/react/items";
import { Slot } from "../../src/react/slot";
import { type OpenItemsMarkup, useOpenItems } from "../../src/react/use-open-items";
import { classNames, type HostProps, useWidgetId } from "../../src/react/widget";
import plugin from "./index";

export interface AtomicTabsProps extends HostProps {
	/** Titles, and what they show. */
	items: readonly (Item & { content: ReactNode })[];
	/** Index of the initial tab, from 0. */
	active?: number;
	/** The tab that is shown; if you set it, update it in `onValueChange`. */
	value?: string;
	/** The tab that is shown at first: that of `active` by default. */
	defaultValue?: string;
	/** Called when another tab is shown; `details.preventDefault()` takes that back. */
	onValueChange?(value: string, details: ChangeDetails): void;
	/** Accessible name of the tabs. */
	label?: string;
}

const atomic = (type: string, ...names: (string | false)[]) => ({
	className: classNames("e-con e-atomic-element", `${type}-base`, ...names),
	"data-e-type": type,
	"data-element_type": type,
});

/** @example <AtomicTabs items={[{ title: "One", content: <One /> }, { title: "Two", content: <Two /> }]} /> */
export const AtomicTabs = ({
	items,
	active = 0,
	label,
	className,
	value,
	defaultValue,
	onValueChange,
	...host
}: AtomicTabsProps): ReactElement => {
	const known = useItems(items);
	const state = {
		value: value === undefined ? undefined : [value],
		defaultValue: defaultValue === undefined ? undefined : [defaultValue],
	};
	const [printed = known.keys[active]] = usePrinted(known, state, known.values[active]);
	const isShown = (index: number) => known.keys[index] === printed;
	const whileMounted = useOpenItems(markup, known, {
		...state,
		onChange: ([shown], details) => shown !== undefined && onValueChange?.(shown, details),
	});
	const id = useWidgetId();
	return (
		<Island
			{...host}
			{...atomic("e-tabs", className ?? "")}
			plugin={plugin}
			pluginName="atomic-tabs"
			when={items.length ? "now" : "never"}
			whileMounted={whileMounted}
			data-id={id}
			data-e-settings={JSON.stringify({
				"default-active-tab": `${id}-tab-${Math.max(0, known.keys.indexOf(printed ?? ""))}`,
			})}
		>
			<div {...atomic("e-tabs-menu")} role="tablist" aria-label={label}>
				{items.map(({ title }, at) => (
					<button
						key={known.keys[at]}
						{...atomic("e-tab", isShown(at) && "e--selected")}
						type="button"
						role="tab"
						id={`${id}-tab-${at}`}
						aria-controls={`${id}-tab-content-${at}`}
						aria-selected={isShown(at)}
						tabIndex={isShown(at) ? 0 : -1}
					>
						<Slot>{title}</Slot>
					</button>
				))}
			</div>
			<div {...atomic("e-tabs-content-area")}>
				{items.map(({ content }, at) => (
					<div
						key={known.keys[at]}
						{...atomic("e-tab-content", isShown(at) && "e--selected")}
						role="tabpanel"
						id={`${id}-tab-content-${at}`}
						aria-labelledby={`${id}-tab-${at}`}
						hidden={!isShown(at)}
						style={isShown(at) ? undefined : { display: "none" }}
					>
						<Slot>{content}</Slot>
					</div>
				))}
			</div>
		</Island>
	);
};

const markup: OpenItemsMarkup = {
	titlesIn: (host) =>
		[...host.querySelectorAll<HTMLElement>("[data-e-type=e-tab]")].filter(
			(tab) => tab.closest("[data-e-type=e-tabs]") === host,
		),
	attribute: "aria-selected",
	isAlwaysOne: true,
};
