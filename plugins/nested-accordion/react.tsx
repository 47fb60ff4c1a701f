// The nested accordion as a React component.
// biome-ignore-all lint/a11y: stylesheets and the plugin rely on this markup
import type { ReactElement, ReactNode } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { type Item, useItems, usePrinted } from "../../src/react/items";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type OpenItemsMarkup, useOpenItems } from "../../src/react/use-open-items";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface NestedAccordionProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin> & {
		/** Whether the first item is printed open; it is by default. */
		default_state?: "expanded" | "all_collapsed";
	};
	/** Titles, and what they open. */
	items: readonly (Item & { content: ReactNode })[];
	/** The open items; if you set it, update it in `onValueChange`. */
	value?: readonly string[];
	/** The items that are open at first: as `default_state` says by default. */
	defaultValue?: readonly string[];
	/** Called when an item opens or closes. */
	onValueChange?(value: readonly string[], details: ChangeDetails): void;
	/** Said after the label; how the keys work, in English by default. */
	hint?: string;
	/** Accessible name. */
	label?: string;
	/** Next to the titles; `+` and `−` by default. */
	icons?: { opened: ReactNode; closed: ReactNode };
}

/** @example <NestedAccordion settings={{ max_items_expended: "multiple" }} items={[{ title: "Size", content: <Sizes /> }]} /> */
export const NestedAccordion = ({
	items,
	label,
	icons = { opened: "−", closed: "+" },
	hint,
	value,
	defaultValue,
	onValueChange,
	...host
}: NestedAccordionProps): ReactElement => {
	const words = useWords();
	const known = useItems(items);
	const whileMounted = useOpenItems(markup, known, { value, defaultValue, onChange: onValueChange });
	const itemId = `e-n-accordion-item-${useWidgetId()}`;
	const isCollapsed = host.settings?.default_state === "all_collapsed";
	const printed = usePrinted(known, { value, defaultValue }, isCollapsed ? undefined : known.values[0]);
	return (
		<Widget
			{...host}
			type="nested-accordion"
			name="n-accordion"
			plugin={plugin}
			pluginName="nested-accordion"
			when={items.length ? "now" : "never"}
			whileMounted={whileMounted}
		>
			<div className="e-n-accordion" aria-label={`${label ?? words.accordion}. ${hint ?? words.accordionHint}`}>
				{items.map(({ title, content }, index) => {
					const id = itemId + index;
					const isOpen = printed.includes(known.keys[index]!);
					return (
						<details key={known.keys[index]} id={id} className="e-n-accordion-item" open={isOpen}>
							<summary
								className="e-n-accordion-item-title"
								data-accordion-index={index + 1}
								tabIndex={index ? -1 : 0}
								aria-expanded={isOpen}
								aria-controls={id}
							>
								<span className="e-n-accordion-item-title-header">
									<div className="e-n-accordion-item-title-text">
										<Slot>{title}</Slot>
									</div>
								</span>
								<span className="e-n-accordion-item-title-icon">
									<span className="e-opened">
										<Slot>{icons.opened}</Slot>
									</span>
									<span className="e-closed">
										<Slot>{icons.closed}</Slot>
									</span>
								</span>
							</summary>
							<div role="region" aria-labelledby={id} className="elementor-element e-con-full e-flex e-con e-child">
								<Slot>{content}</Slot>
							</div>
						</details>
					);
				})}
			</div>
		</Widget>
	);
};

const markup: OpenItemsMarkup = {
	titlesIn: (host) =>
		[...host.querySelectorAll<HTMLElement>(".e-n-accordion-item-title")].filter(
			(title) => title.closest("[data-widget_type]") === host,
		),
	attribute: "aria-expanded",
	runAtOnce(host, run) {
		// Items that are not rendered open without animation.
		const { display } = host.style;
		host.style.display = "none";
		run();
		host.style.display = display;
	},
};
