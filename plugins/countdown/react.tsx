// The countdown as a React component.
import type { ReactElement, ReactNode } from "react";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";
import type { parts } from "./model";

type Part = (typeof parts)[number];

export interface CountdownProps extends Omit<HostProps, "id"> {
	/** The end: a date, or seconds since 1970. */
	date?: Date | number;
	/** Instead of a date: seconds from the visitor's first sight of it. Needs an `id`, under which the end is kept. */
	evergreen?: number;
	/** Letters and digits; the page builder's have seven. */
	id?: string;
	/** The visible parts and their labels, in order; by default all four, with the app's words. */
	labels?: Partial<Record<Part, ReactNode>>;
	/** The actions at the end, in this order; by default the clock stays at zeros. */
	actions?: readonly ({ type: "hide" | "message" } | { type: "redirect"; redirect_url: string })[];
	/** Shown at the end by the action `message`. */
	message?: ReactNode;
}

/** @example <Countdown date={new Date("2027-01-01")} actions={[{ type: "hide" }, { type: "message" }]} message="Happy new year" /> */
export const Countdown = ({ date, evergreen, id, labels, actions, message, ...host }: CountdownProps): ReactElement => {
	const { days, hours, minutes, seconds } = useWords();
	return (
		<Widget {...host} type="countdown" plugin={plugin} pluginName="countdown" data-id={id}>
			<div
				className="elementor-countdown-wrapper"
				data-date={date === undefined ? "" : Math.floor(date instanceof Date ? date.getTime() / 1000 : date)}
				data-evergreen-interval={evergreen}
				data-expire-actions={actions && JSON.stringify(actions)}
			>
				{Object.entries(labels ?? { days, hours, minutes, seconds }).map(([part, label]) => (
					<div className="elementor-countdown-item" key={part}>
						<span className={classNames("elementor-countdown-digits", `elementor-countdown-${part}`)} />{" "}
						<span className="elementor-countdown-label">
							<Slot>{label}</Slot>
						</span>
					</div>
				))}
			</div>
			{message !== undefined && (
				<div className="elementor-countdown-expire--message">
					<Slot>{message}</Slot>
				</div>
			)}
		</Widget>
	);
};
