// The progress tracker as a React component.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the plugin gives the role
import type { ReactElement } from "react";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface ProgressTrackerProps extends HostProps {
	/** A bar by default. */
	type?: "horizontal" | "circular";
	/** Selector of the element to track; the whole page by default. */
	of?: string;
	/** From which side the bar fills; `ltr` by default. */
	direction?: "ltr" | "rtl";
	/** Whether the number is shown; it is by default. */
	percentage?: boolean;
	/** Accessible name; the page's title by default. */
	label?: string;
}

/** @example <ProgressTracker of="article" label="Read" /> */
export const ProgressTracker = ({
	type = "horizontal",
	of,
	direction = "ltr",
	percentage = true,
	label,
	...host
}: ProgressTrackerProps): ReactElement => (
	<Widget
		{...host}
		type="progress-tracker"
		plugin={plugin}
		pluginName="progress-tracker"
		settings={{
			type,
			direction,
			relative_to: of === undefined ? "entire_page" : "selector",
			selector: of ?? "",
			percentage: percentage ? "yes" : "",
		}}
	>
		<div
			className={classNames("elementor-scrolling-tracker", `elementor-scrolling-tracker-${type}`, direction)}
			aria-label={label}
		>
			{type === "circular" ? (
				<>
					<svg width="100%" height="100%" aria-hidden="true">
						<circle className="circle" r="40%" cx="50%" cy="50%" />
						<circle className="current-progress" r="40%" cx="50%" cy="50%" />
					</svg>
					<div className="current-progress-percentage" />
				</>
			) : (
				<div className="current-progress">
					<div className="current-progress-percentage" />
				</div>
			)}
		</div>
	</Widget>
);
