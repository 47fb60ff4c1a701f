// An element as wide as the window, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface StretchedProps extends HostProps {
	/** Its content. */
	children?: ReactNode;
}

/** @example <Stretched className="hero"><h1>Tea</h1></Stretched> */
export const Stretched = ({ className, children, ...host }: StretchedProps): ReactElement => (
	<Island
		{...host}
		plugin={plugin}
		pluginName="stretched"
		settings={{ stretch_element: "yes" }}
		className={classNames("elementor-element", className, "e-stretched")}
	>
		<Slot>{children}</Slot>
	</Island>
);
