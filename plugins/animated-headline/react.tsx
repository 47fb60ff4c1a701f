// The animated headline as a React component.
import type { ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import { type Animation, hasLetters } from "./animation";
import plugin from "./index";

export interface AnimatedHeadlineProps extends Omit<HostProps, "settings"> {
	/** Tag of the headline; `h3` by default. */
	tag?: "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p" | "div";
	/** The text around the words. */
	before?: ReactNode;
	/** The text after the words. */
	after?: ReactNode;
	/** Words that rotate; a single one is highlighted. */
	words: string | readonly string[];
	/** How they take turns; `typing` by default. */
	animation?: Animation;
	/** Marker of highlighted words; `circle` by default. */
	marker?: string;
	/** Whether it continues; it does by default. */
	loop?: boolean;
	/** Times in milliseconds, by the names that the README gives them. */
	settings?: SettingsFor<typeof plugin>;
}

/** @example <AnimatedHeadline before="We are" words={["fast", "small"]} animation="flip" /> */
export const AnimatedHeadline = ({
	tag: Tag = "h3",
	before,
	after,
	words,
	animation = "typing",
	marker = "circle",
	loop = true,
	settings,
	className,
	...host
}: AnimatedHeadlineProps): ReactElement => {
	const isRotation = typeof words !== "string";
	const style = isRotation ? "rotate" : "highlight";
	return (
		<Widget
			{...host}
			type="animated-headline"
			plugin={plugin}
			pluginName="animated-headline"
			className={classNames(`elementor-headline--style-${style}`, className)}
			settings={{ headline_style: style, animation_type: animation, marker, loop: loop ? "yes" : "", ...settings }}
		>
			<Tag
				className={classNames(
					"elementor-headline",
					isRotation && `elementor-headline-animation-type-${animation}`,
					isRotation && hasLetters(animation) && "elementor-headline-letters",
				)}
			>
				{before !== undefined && (
					<span className="elementor-headline-plain-text elementor-headline-text-wrapper">
						<Slot>{before}</Slot>
					</span>
				)}{" "}
				<span className="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper">
					{(isRotation ? words : [words]).map((word, index) => (
						<span
							className={classNames("elementor-headline-dynamic-text", !index && "elementor-headline-text-active")}
							key={`${index} ${word}`}
						>
							{word}
						</span>
					))}
				</span>{" "}
				{after !== undefined && (
					<span className="elementor-headline-plain-text elementor-headline-text-wrapper">
						<Slot>{after}</Slot>
					</span>
				)}
			</Tag>
		</Widget>
	);
};
