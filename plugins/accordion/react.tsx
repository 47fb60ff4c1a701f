// The classic accordion, toggle and tabs as React components.
// biome-ignore-all lint/a11y: stylesheets and the plugin rely on this markup
import { Fragment, type HTMLAttributes, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { plainKey, rove } from "../../src/kit/keys";
import type { ChangeDetails } from "../../src/react/change";
import { type Item, useItems, usePrinted } from "../../src/react/items";
import { Slot } from "../../src/react/slot";
import { type OpenItemsMarkup, useOpenItems } from "../../src/react/use-open-items";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface AccordionItem extends Item {
	/** What it opens. */
	content: ReactNode;
}

interface ListProps extends HostProps {
	/** Titles, and what they open. */
	items: readonly AccordionItem[];
	/** Next to the titles; `+` and `−` by default. */
	icons?: { opened: ReactNode; closed: ReactNode };
	/** Level of the titles as headings of the page; none by default. */
	headingLevel?: 2 | 3 | 4 | 5 | 6;
}

export interface AccordionProps extends ListProps {
	/** The open item, `null` for none; if you set it, update it in `onValueChange`. */
	value?: string | null;
	/** The item that is open at first: the first one by default. */
	defaultValue?: string | null;
	/** Called when another item opens, or none is open. */
	onValueChange?(value: string | null, details: ChangeDetails): void;
}

export interface ToggleProps extends ListProps {
	/** The open items; if you set it, update it in `onValueChange`. */
	value?: readonly string[];
	/** The items that are open at first: none by default. */
	defaultValue?: readonly string[];
	/** Called when an item opens or closes. */
	onValueChange?(value: readonly string[], details: ChangeDetails): void;
}

export interface TabsProps extends HostProps {
	/** Titles, and what they show. */
	items: readonly AccordionItem[];
	/** `horizontal` by default. */
	view?: "horizontal" | "vertical";
	/** The tab that is shown; if you set it, update it in `onValueChange`. */
	value?: string;
	/** The tab that is shown at first: the first one by default. */
	defaultValue?: string;
	/** Called when another tab is shown. */
	onValueChange?(value: string, details: ChangeDetails): void;
	/** Accessible name of the tabs. */
	label?: string;
}

interface FrameProps extends ListProps {
	kind: "accordion" | "toggle";
	keys: string[];
	/** Keys of the items that are open before the script. */
	printed: readonly string[];
	whileMounted(host: HTMLElement): () => void;
}

const List = ({
	kind,
	items,
	keys,
	printed,
	icons = { opened: "−", closed: "+" },
	headingLevel,
	onKeyDown,
	whileMounted,
	...host
}: FrameProps): ReactElement => {
	const { titleId, contentId, box } = useParts();
	return (
		<Widget
			{...host}
			type={kind}
			plugin={plugin}
			pluginName="accordion"
			when={items.length ? "now" : "never"}
			whileMounted={whileMounted}
			onKeyDown={(event) => {
				onKeyDown?.(event);
				// As in other accordions for React; on a site these keys scroll the page.
				if (!event.defaultPrevented) moveFocus(event, titleStops(event.currentTarget));
			}}
		>
			<div className={`elementor-${kind}`}>
				{items.map(({ title, content }, index) => {
					const button = (
						<div
							id={titleId(index)}
							className="elementor-tab-title"
							data-tab={index + 1}
							role="button"
							aria-controls={contentId(index)}
							aria-expanded={false}
						>
							<span className={`elementor-${kind}-icon elementor-${kind}-icon-left`} aria-hidden="true">
								<span className={`elementor-${kind}-icon-closed`}>
									<Slot>{icons.closed}</Slot>
								</span>
								<span className={`elementor-${kind}-icon-opened`}>
									<Slot>{icons.opened}</Slot>
								</span>
							</span>
							<a className={`elementor-${kind}-title`} tabIndex={0}>
								<Slot>{title}</Slot>
							</a>
						</div>
					);
					return (
						<div key={keys[index]} className={`elementor-${kind}-item`}>
							{headingLevel ? (
								<div role="heading" aria-level={headingLevel}>
									{button}
								</div>
							) : (
								button
							)}
							{box(index, content, { role: "region", ...open(printed.includes(keys[index]!)) })}
						</div>
					);
				})}
			</div>
		</Widget>
	);
};

/** Up, Down, Home and End lead from stop to stop. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, stops: readonly (HTMLElement | null)[]) => {
	const at = stops.indexOf(event.target as HTMLElement);
	const next = at < 0 ? undefined : stops[rove(plainKey(event), at, stops.length, false, true) ?? -1];
	if (!next) return;
	event.preventDefault();
	next.focus();
};

/** Of accordions and toggles: each title, or the link in it. */
const titleStops = (host: HTMLElement) => {
	const stop = "[tabindex='0']";
	return markup.titlesIn(host).map((title) => (title.matches(stop) ? title : title.querySelector<HTMLElement>(stop)));
};

/** One item open at a time, the first at start. @example <Accordion items={[{ title: "Shipping", content: <p>…</p> }]} /> */
export const Accordion = ({ value, defaultValue, onValueChange, ...props }: AccordionProps): ReactElement => {
	const known = useItems(props.items);
	const listOf = (value?: string | null) => (value === undefined ? undefined : value === null ? [] : [value]);
	const state = { value: listOf(value), defaultValue: listOf(defaultValue) };
	const printed = usePrinted(known, state, known.values[0]);
	const whileMounted = useOpenItems(markup, known, {
		...state,
		onChange: ([open = null], details) => onValueChange?.(open, details),
	});
	return <List {...props} kind="accordion" keys={known.keys} printed={printed} whileMounted={whileMounted} />;
};

/** Items that open and close on their own. @example <Toggle items={[{ title: "Shipping", content: <p>…</p> }]} /> */
export const Toggle = ({ value, defaultValue, onValueChange, ...props }: ToggleProps): ReactElement => {
	const known = useItems(props.items);
	const printed = usePrinted(known, { value, defaultValue });
	const whileMounted = useOpenItems(markup, known, { value, defaultValue, onChange: onValueChange });
	return <List {...props} kind="toggle" keys={known.keys} printed={printed} whileMounted={whileMounted} />;
};

/** One panel at a time, the first at start. @example <Tabs items={[{ title: "One", content: <p>…</p> }]} /> */
export const Tabs = ({
	items,
	view = "horizontal",
	className,
	value,
	defaultValue,
	onValueChange,
	label,
	onKeyDown,
	...host
}: TabsProps): ReactElement => {
	const known = useItems(items);
	const ofOne = {
		value: value === undefined ? undefined : [value],
		defaultValue: defaultValue === undefined ? undefined : [defaultValue],
	};
	const printed = usePrinted(known, ofOne, known.values[0]);
	const isPrinted = (index: number) => printed.includes(known.keys[index]!);
	const whileMounted = useOpenItems(tabsMarkup, known, {
		...ofOne,
		onChange: ([shown], details) => shown !== undefined && onValueChange?.(shown, details),
	});
	const { titleId, mobileTitleId, contentId, box } = useParts();
	const state = (index: number) => ({
		"data-tab": index + 1,
		"aria-selected": isPrinted(index),
		"aria-expanded": false,
		"aria-controls": contentId(index),
		role: "tab",
		tabIndex: isPrinted(index) ? 0 : -1,
	});
	return (
		<Widget
			{...host}
			type="tabs"
			plugin={plugin}
			pluginName="accordion"
			when={items.length ? "now" : "never"}
			whileMounted={whileMounted}
			className={classNames(`elementor-tabs-view-${view}`, className)}
			onKeyDown={(event) => {
				onKeyDown?.(event);
				if (!event.defaultPrevented) moveFocus(event, mobileTitles(event.currentTarget));
			}}
		>
			<div className="elementor-tabs">
				<div className="elementor-tabs-wrapper" role="tablist" aria-label={label}>
					{items.map(({ title }, index) => (
						<div
							key={known.keys[index]}
							id={titleId(index)}
							className="elementor-tab-title elementor-tab-desktop-title"
							{...state(index)}
						>
							<Slot>{title}</Slot>
						</div>
					))}
				</div>
				<div className="elementor-tabs-content-wrapper">
					{/* Between the panels, which no list of tabs may hold. */}
					<div
						role="tablist"
						aria-label={label}
						aria-orientation="vertical"
						aria-owns={items.map((_, index) => mobileTitleId(index)).join(" ")}
					/>
					{items.map(({ title, content }, index) => (
						<Fragment key={known.keys[index]}>
							<div
								id={mobileTitleId(index)}
								className="elementor-tab-title elementor-tab-mobile-title"
								{...state(index)}
							>
								<Slot>{title}</Slot>
							</div>
							{box(index, content, {
								role: "tabpanel",
								tabIndex: 0,
								...(isPrinted(index) ? open(true) : { hidden: true }),
							})}
						</Fragment>
					))}
				</div>
			</div>
		</Widget>
	);
};

/** For the style sheet, until the plugin shows and hides contents. */
const open = (isOpen: boolean) => (isOpen ? { "data-open": "" } : {});

/** Common to the items of all three: ids, and the box of the content. */
const useParts = () => {
	const number = useWidgetId();
	const titleId = (index: number) => `elementor-tab-title-${number}${index + 1}`;
	const mobileTitleId = (index: number) => `elementor-tab-mobile-title-${number}${index + 1}`;
	const contentId = (index: number) => `elementor-tab-content-${number}${index + 1}`;
	const box = (index: number, content: ReactNode, attributes: HTMLAttributes<HTMLElement>) => (
		<div
			id={contentId(index)}
			className="elementor-tab-content elementor-clearfix"
			data-tab={index + 1}
			aria-labelledby={titleId(index)}
			{...attributes}
		>
			<Slot>{content}</Slot>
		</div>
	);
	return { titleId, mobileTitleId, contentId, box };
};

const markup: OpenItemsMarkup = {
	/** One per item: for tabs those of the row. */
	titlesIn(host) {
		const list = host.querySelector(".elementor-tabs-wrapper,.elementor-accordion,.elementor-toggle");
		const titles = [...(list?.querySelectorAll<HTMLElement>(".elementor-tab-title") ?? [])];
		return titles.filter((title) => title.closest("[data-widget_type]") === host);
	},
	attribute: "aria-expanded",
	runAtOnce(host, run) {
		run();
		for (const content of host.querySelectorAll(".elementor-tab-content"))
			for (const animation of content.getAnimations?.() ?? []) animation.finish();
	},
};
const mobileTitles = (host: HTMLElement) =>
	[...host.querySelectorAll<HTMLElement>(".elementor-tab-mobile-title")].filter(
		(title) => title.closest("[data-widget_type]") === host,
	);
const tabsMarkup: OpenItemsMarkup = { ...markup, isAlwaysOne: true };
