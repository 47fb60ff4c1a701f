// The nested tabs as a React component.
// biome-ignore-all lint/a11y: stylesheets and the plugin rely on this markup
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { type Item, useItems, usePrinted } from "../../src/react/items";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type OpenItemsMarkup, useOpenItems } from "../../src/react/use-open-items";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface NestedTabsProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** `id`: of the title, for links to it. */
	items: readonly (Item & { content: ReactNode; id?: string })[];
	/** The tab that is shown; if you set it, update it in `onValueChange`. */
	value?: string;
	/** The tab that is shown at first: the first one by default. */
	defaultValue?: string;
	/** Called when another tab is shown. */
	onValueChange?(value: string, details: ChangeDetails): void;
	/** Said after the label; how the keys work, in English by default. */
	hint?: string;
	/** Accessible name of the tabs. */
	label?: string;
	/** Device at and below which the layout is an accordion's; `mobile` by default. */
	accordionFrom?: "mobile" | "tablet" | "none";
}

/** @example <NestedTabs items={[{ title: "One", content: <One /> }, { title: "Two", content: <Two /> }]} /> */
export const NestedTabs = ({
	items,
	label,
	accordionFrom = "mobile",
	className,
	hint,
	value,
	defaultValue,
	onValueChange,
	...host
}: NestedTabsProps): ReactElement => {
	const words = useWords();
	const known = useItems(items);
	const state = {
		value: value === undefined ? undefined : [value],
		defaultValue: defaultValue === undefined ? undefined : [defaultValue],
	};
	const [printed = known.keys[0]] = usePrinted(known, state, known.values[0]);
	const whileMounted = useOpenItems(markup, known, {
		...state,
		onChange: ([shown], details) => shown !== undefined && onValueChange?.(shown, details),
	});
	const number = useWidgetId();
	const rows = items.map((item, index) => {
		const own = `e-n-tab-title-${number}${index + 1}`;
		return {
			...item,
			own,
			key: known.keys[index],
			isShown: known.keys[index] === printed,
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
			when={items.length ? "now" : "never"}
			whileMounted={whileMounted}
			className={classNames(`e-n-tabs-${accordionFrom}`, className)}
		>
			<div
				className="e-n-tabs"
				data-widget-number={number}
				aria-label={`${label ?? words.tabs}. ${hint ?? words.tabsHint}`}
			>
				<div className="e-n-tabs-heading" role="tablist" aria-label={label ?? words.tabs}>
					{rows.map(({ title, key, isShown, own, titleId, panelId, style }, index) => (
						<button
							key={key}
							type="button"
							id={titleId}
							data-tab-title-id={own}
							className="e-n-tab-title"
							aria-selected={isShown}
							data-tab-index={index + 1}
							role="tab"
							tabIndex={isShown ? 0 : -1}
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
					{rows.map(({ content, key, isShown, titleId, panelId, style }, index) => (
						<div
							key={key}
							id={panelId}
							role="tabpanel"
							aria-labelledby={titleId}
							data-tab-index={index + 1}
							style={style}
							className={classNames(isShown && "e-active", "elementor-element e-con-full e-flex e-con e-child")}
						>
							<Slot>{content}</Slot>
						</div>
					))}
				</div>
			</div>
		</Widget>
	);
};

const markup: OpenItemsMarkup = {
	titlesIn: (host) =>
		[...host.querySelectorAll<HTMLElement>(".e-n-tab-title")].filter(
			(title) => title.closest("[data-widget_type]") === host,
		),
	attribute: "aria-selected",
	isAlwaysOne: true,
};
