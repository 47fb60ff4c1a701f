// A section whose background picture loads when it comes near, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface LazyBackgroundProps extends HostProps {
	/** Its content. */
	children?: ReactNode;
}

/** @example <LazyBackground className="hero"><h1>Tea</h1></LazyBackground> */
export const LazyBackground = ({ className, children, ...host }: LazyBackgroundProps): ReactElement => (
	<Island
		{...host}
		plugin={plugin}
		pluginName="lazy-background"
		when="visible"
		className={classNames("elementor-element", className, "e-con e-parent")}
	>
		<Slot>{children}</Slot>
	</Island>
);
