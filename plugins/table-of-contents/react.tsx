// The table of contents as a React component.
import type { ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface TableOfContentsProps extends Omit<HostProps, "id"> {
	/** Title above the list, and its accessible name. */
	title: ReactNode;
	/** Accessible names of the buttons that open and close the list; without them it has none. */
	toggle?: { open: string; close: string };
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
}

/** The page builder's default settings. */
const defaults = { hierarchical_view: "yes" } as const;

/** @example <TableOfContents title="Contents" settings={{ container: "article" }} /> */
export const TableOfContents = ({ title, toggle, settings, ...host }: TableOfContentsProps): ReactElement => {
	const id = `elementor-toc__${useWidgetId()}`;
	const words = useWords();
	const button = (kind: "expand" | "collapse", label: string, sign: string) => (
		<button
			type="button"
			className={`elementor-toc__toggle-button elementor-toc__toggle-button--${kind}`}
			aria-controls={id}
			aria-label={label}
		>
			{sign}
		</button>
	);
	return (
		<Widget
			{...host}
			type="table-of-contents"
			plugin={plugin}
			pluginName="table-of-contents"
			settings={{ ...defaults, no_headings_message: words.noHeadings, ...settings }}
		>
			<div className="elementor-toc__header">
				<div className="elementor-toc__header-title">
					<Slot>{title}</Slot>
				</div>
				{toggle && button("expand", toggle.open, "+")}
				{toggle && button("collapse", toggle.close, "−")}
			</div>
			<div id={id} className="elementor-toc__body" />
		</Widget>
	);
};
