// An element with interactions, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island, type IslandProps } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import type { HostProps } from "../../src/react/widget";
import plugin from "./index";
import type { Trigger } from "./model";

/** An element's animation and trigger; see the plugin's README. */
export interface InteractionItem {
	trigger: Trigger;
	effect: "fade" | "scale" | "slide" | "custom";
	type?: "in" | "out";
	/** `left`, `right`, `top`, `bottom`, or two joined by `-`. */
	direction?: string;
	/** Milliseconds. */
	duration?: number;
	delay?: number;
	easing?: string;
	repeat?: "times" | "loop";
	times?: number;
	replay?: boolean;
	/** Of `scrollOn`: percent of the window, or of the page. */
	start?: number;
	end?: number;
	relativeTo?: "viewport" | "page";
	/** Of `custom`. */
	keyframes?: readonly { stop: number; settings: object }[];
	/** Devices on which nothing happens. */
	excluded?: readonly string[];
}

export interface InteractionsProps extends HostProps {
	/** Five at most. */
	items: readonly InteractionItem[];
	/** Tag of the element; `div` by default. */
	as?: IslandProps["as"];
	/** Its content. */
	children?: ReactNode;
}

/** @example <Interactions items={[{ trigger: "scrollIn", effect: "slide", direction: "left" }]}><h2>Tea</h2></Interactions> */
export const Interactions = ({ items, children, ...host }: InteractionsProps): ReactElement => (
	<Island
		{...(host as IslandProps)}
		plugin={plugin}
		pluginName="interactions"
		data-interactions={JSON.stringify(items.map(printed))}
	>
		<Slot>{children}</Slot>
	</Island>
);

/** As the server prints an item. */
const printed = ({
	trigger,
	effect,
	type,
	direction,
	duration,
	delay,
	keyframes,
	excluded,
	...config
}: InteractionItem) => ({
	trigger,
	animation: {
		effect,
		type,
		direction,
		timing_config: { duration, delay },
		config,
		...(keyframes && { custom_effect: { keyframes } }),
	},
	breakpoints: { excluded },
});
