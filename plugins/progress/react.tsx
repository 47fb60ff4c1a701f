// The progress bar as a React component.
import type { ReactElement, ReactNode } from "react";
import { Slot } from "../../src/react/slot";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface ProgressProps extends HostProps {
	/** How far it has come. */
	value: number;
	/** Maximum of `value`; 100 by default. */
	max?: number;
	/** Above the bar. */
	title?: ReactNode;
	/** Text in the bar. */
	text?: string;
	/** Whether the number is in the bar; it does by default. */
	percentage?: boolean;
}

/** @example <Progress value={70} title="Tea" text="Assam" /> */
export const Progress = ({
	value,
	max = 100,
	title,
	text,
	percentage = true,
	...host
}: ProgressProps): ReactElement => {
	const percent = percentOf(value, max);
	const titleId = `elementor-progress-bar-${useWidgetId()}`;
	return (
		<Widget {...host} type="progress" plugin={plugin} pluginName="progress">
			{title !== undefined && (
				<span className="elementor-title" id={titleId}>
					<Slot>{title}</Slot>
				</span>
			)}
			<div
				className="elementor-progress-wrapper"
				role="progressbar"
				aria-labelledby={title === undefined ? undefined : titleId}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent}
				aria-valuetext={text ? `${percent}% (${text})` : `${percent}%`}
			>
				<div className="elementor-progress-bar" data-max={percent}>
					{text && <span className="elementor-progress-text">{text}</span>}
					{percentage && <span className="elementor-progress-percentage">{`${percent}%`}</span>}
				</div>
			</div>
		</Widget>
	);
};

/** As in `<progress>`: a value that is not a number, or out of bounds, is set to a bound. */
const percentOf = (value: number, max: number) =>
	Math.round(10_000 * Math.min(1, Math.max(0, value / (max > 0 ? max : 100)) || 0)) / 100;
