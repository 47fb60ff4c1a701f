// The progress bar as a React component.
import type { ReactElement, ReactNode } from "react";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface ProgressProps extends HostProps {
	/** Percent that the bar fills to. */
	max: number;
	/** Above the bar. */
	title?: ReactNode;
	/** Text in the bar. */
	text?: string;
	/** Whether the number stands in the bar; it does unless said. */
	percentage?: boolean;
}

/** @example <Progress max={70} title="Tea" text="Assam" /> */
export const Progress = ({ max, title, text, percentage = true, ...host }: ProgressProps): ReactElement => {
	const titleId = `elementor-progress-bar-${useWidgetId()}`;
	return (
		<Widget {...host} type="progress" plugin={plugin} pluginName="progress">
			{title !== undefined && (
				<span className="elementor-title" id={titleId}>
					{title}
				</span>
			)}
			<div
				className="elementor-progress-wrapper"
				role="progressbar"
				aria-labelledby={title === undefined ? undefined : titleId}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={max}
				aria-valuetext={text ? `${max}% (${text})` : `${max}%`}
			>
				<div className="elementor-progress-bar" data-max={max}>
					{text && <span className="elementor-progress-text">{text}</span>}
					{percentage && <span className="elementor-progress-percentage">{`${max}%`}</span>}
				</div>
			</div>
		</Widget>
	);
};
