// An element that enters with an animation, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island, type IslandPlugin } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface AnimationsProps extends HostProps {
	/** `animation` names the class of the animation in the site's stylesheet; delays are milliseconds. */
	settings: Omit<SettingsFor<typeof plugin>, "delay"> & { animation_delay?: number; _animation_delay?: number };
	/** Its content. */
	children?: ReactNode;
}

/** @example <Animations settings={{ animation: "fadeInUp", animation_delay: 200 }}>…</Animations> */
export const Animations = ({ className, children, ...host }: AnimationsProps): ReactElement => (
	<Island
		{...host}
		plugin={plugin as IslandPlugin}
		pluginName="animations"
		className={classNames("elementor-element", className, "elementor-invisible")}
	>
		<Slot>{children}</Slot>
	</Island>
);
