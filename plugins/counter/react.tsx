// The counter as a React component.
import type { ReactElement, ReactNode } from "react";
import { Slot } from "../../src/react/slot";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface CounterProps extends HostProps {
	/** Target; as text it keeps its decimals: `"1500.50"`. */
	to: number | string;
	/** 0 by default. */
	from?: number | string;
	/** Milliseconds; 2000 by default. */
	duration?: number;
	/** Stands between groups of three digits. */
	delimiter?: string;
	/** Below the number. */
	title?: ReactNode;
	/** Before and after the number. */
	prefix?: string;
	/** After the number. */
	suffix?: ReactNode;
}

/** @example <Counter to={1500} delimiter="," title="Happy customers" /> */
export const Counter = ({
	to,
	from = 0,
	duration = 2000,
	delimiter,
	title,
	prefix,
	suffix,
	...host
}: CounterProps): ReactElement => (
	<Widget {...host} type="counter" plugin={plugin} pluginName="counter">
		<div className="elementor-counter">
			{title !== undefined && (
				<div className="elementor-counter-title">
					<Slot>{title}</Slot>
				</div>
			)}
			<div className="elementor-counter-number-wrapper">
				<span className="elementor-counter-number-prefix">
					<Slot>{prefix}</Slot>
				</span>
				<span
					className="elementor-counter-number"
					data-duration={duration}
					data-to-value={to}
					data-from-value={from}
					data-delimiter={delimiter}
				>
					{from}
				</span>
				<span className="elementor-counter-number-suffix">
					<Slot>{suffix}</Slot>
				</span>
			</div>
		</div>
	</Widget>
);
