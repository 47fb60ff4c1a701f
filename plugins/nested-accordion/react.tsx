// The nested accordion as a React component.
// biome-ignore-all lint/a11y: the markup is the one that stylesheets and the plugin know
import type { ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface NestedAccordionProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin> & {
		/** Whether the first item is printed open; it is unless said. */
		default_state?: "expanded" | "all_collapsed";
	};
	/** Titles, and what they open. */
	items: readonly { title: ReactNode; content: ReactNode }[];
	/** What assistive technology calls it. */
	label?: string;
	/** Beside the titles; `+` and `−` unless said. */
	icons?: { opened: ReactNode; closed: ReactNode };
}

const hint = "Open links with Enter or Space, close with Escape, and navigate with Arrow Keys";

/** @example <NestedAccordion settings={{ max_items_expended: "multiple" }} items={[{ title: "Size", content: <Sizes /> }]} /> */
export const NestedAccordion = ({
	items,
	label = "Accordion",
	icons = { opened: "−", closed: "+" },
	...host
}: NestedAccordionProps): ReactElement => {
	const itemId = `e-n-accordion-item-${useWidgetId()}`;
	const isCollapsed = host.settings?.default_state === "all_collapsed";
	return (
		<Widget {...host} type="nested-accordion" name="n-accordion" plugin={plugin} pluginName="nested-accordion">
			<div className="e-n-accordion" aria-label={`${label}. ${hint}`}>
				{items.map(({ title, content }, index) => {
					const id = itemId + index;
					const isOpen = !index && !isCollapsed;
					return (
						<details key={id} id={id} className="e-n-accordion-item" open={isOpen}>
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
									<span className="e-opened">{icons.opened}</span>
									<span className="e-closed">{icons.closed}</span>
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
