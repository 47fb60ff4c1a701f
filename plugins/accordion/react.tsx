// The classic accordion, toggle and tabs as React components.
// biome-ignore-all lint/a11y: the markup is the one that stylesheets and the plugin know
import { Fragment, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface AccordionProps extends HostProps {
	/** Titles, and what they open. */
	items: readonly { title: ReactNode; content: ReactNode }[];
	/** Beside the titles; `+` and `−` unless said. */
	icons?: { opened: ReactNode; closed: ReactNode };
}

export interface TabsProps extends HostProps {
	/** Titles, and what they show. */
	items: readonly { title: ReactNode; content: ReactNode }[];
	/** `horizontal` unless said. */
	view?: "horizontal" | "vertical";
}

const list =
	(kind: "accordion" | "toggle") =>
	({ items, icons = { opened: "−", closed: "+" }, ...host }: AccordionProps): ReactElement => {
		const { titleId, contentId, box } = useItems();
		return (
			<Widget {...host} type={kind} plugin={plugin} pluginName="accordion">
				<div className={`elementor-${kind}`}>
					{items.map(({ title, content }, index) => (
						<div key={titleId(index)} className={`elementor-${kind}-item`}>
							<div
								id={titleId(index)}
								className="elementor-tab-title"
								data-tab={index + 1}
								role="button"
								aria-controls={contentId(index)}
								aria-expanded={false}
							>
								<span className={`elementor-${kind}-icon elementor-${kind}-icon-left`} aria-hidden="true">
									<span className={`elementor-${kind}-icon-closed`}>{icons.closed}</span>
									<span className={`elementor-${kind}-icon-opened`}>{icons.opened}</span>
								</span>
								<a className={`elementor-${kind}-title`} tabIndex={0}>
									<Slot>{title}</Slot>
								</a>
							</div>
							{box(index, content, { role: "region" })}
						</div>
					))}
				</div>
			</Widget>
		);
	};

/** One item open at a time, the first at start. @example <Accordion items={[{ title: "Shipping", content: <p>…</p> }]} /> */
export const Accordion = list("accordion");

/** Items that open and close by themselves. @example <Toggle items={[{ title: "Shipping", content: <p>…</p> }]} /> */
export const Toggle = list("toggle");

/** One panel at a time, the first at start. @example <Tabs items={[{ title: "One", content: <p>…</p> }]} /> */
export const Tabs = ({ items, view = "horizontal", className, ...host }: TabsProps): ReactElement => {
	const { titleId, contentId, box } = useItems();
	const state = (index: number) => ({
		"data-tab": index + 1,
		"aria-selected": !index,
		"aria-expanded": false,
		"aria-controls": contentId(index),
		role: "tab",
		tabIndex: index ? -1 : 0,
	});
	return (
		<Widget
			{...host}
			type="tabs"
			plugin={plugin}
			pluginName="accordion"
			className={classNames(`elementor-tabs-view-${view}`, className)}
		>
			<div className="elementor-tabs">
				<div className="elementor-tabs-wrapper" role="tablist">
					{items.map(({ title }, index) => (
						<div
							key={titleId(index)}
							id={titleId(index)}
							className="elementor-tab-title elementor-tab-desktop-title"
							{...state(index)}
						>
							<Slot>{title}</Slot>
						</div>
					))}
				</div>
				<div className="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">
					{items.map(({ title, content }, index) => (
						<Fragment key={titleId(index)}>
							<div className="elementor-tab-title elementor-tab-mobile-title" {...state(index)}>
								<Slot>{title}</Slot>
							</div>
							{box(index, content, { role: "tabpanel", tabIndex: 0, hidden: true })}
						</Fragment>
					))}
				</div>
			</div>
		</Widget>
	);
};

/** What the items of all three have in common: ids, and the box of the content. */
const useItems = () => {
	const number = useWidgetId();
	const titleId = (index: number) => `elementor-tab-title-${number}${index + 1}`;
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
	return { titleId, contentId, box };
};
