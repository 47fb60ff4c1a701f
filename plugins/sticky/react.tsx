// An element that sticks, as a React component.
import type { ReactElement, ReactNode } from "react";
import type { Device } from "../../src/base/breakpoints";
import { Island, type IslandPlugin } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface StickyProps extends HostProps {
	/** `sticky` is `top` by default; lengths are pixels. */
	settings?: Omit<SettingsFor<typeof plugin>, "sticky_on"> & { sticky_on?: readonly Device[] };
	/** Its content. */
	children?: ReactNode;
}

/** @example <Sticky settings={{ sticky_offset: 20, sticky_offset_mobile: 0, sticky_parent: true }}>…</Sticky> */
export const Sticky = ({ className, settings, children, ...host }: StickyProps): ReactElement => (
	<Island
		{...host}
		plugin={plugin as IslandPlugin}
		pluginName="sticky"
		settings={{ sticky: "top", ...settings }}
		className={classNames("elementor-element", className)}
	>
		<Slot>{children}</Slot>
	</Island>
);
