// The header that stays, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface StickyHeaderProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Its content. */
	children?: ReactNode;
}

/** @example <StickyHeader settings={{ threshold: 60 }}><Menu /></StickyHeader> */
export const StickyHeader = ({ className, children, ...host }: StickyHeaderProps): ReactElement => (
	<Island
		{...host}
		as="header"
		plugin={plugin}
		pluginName="sticky-header"
		className={classNames("elementor-location-header", className)}
	>
		<Slot>{children}</Slot>
	</Island>
);
