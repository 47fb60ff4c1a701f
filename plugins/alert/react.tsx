// The alert as a React component.
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface AlertProps extends HostProps {
	/** In bold, above the text. */
	title: ReactNode;
	/** The text below the title. */
	children?: ReactNode;
	/** `info` by default. */
	kind?: "info" | "success" | "warning" | "danger";
	/** Accessible name of the button. */
	dismissLabel?: string;
	/** Called when the button is pressed; the alert fades out. */
	onDismiss?(event: MouseEvent<HTMLButtonElement>): void;
}

/** @example <Alert kind="warning" title="Closed on Monday">We open again on Tuesday.</Alert> */
export const Alert = ({
	title,
	children,
	kind = "info",
	dismissLabel,
	onDismiss,
	className,
	...host
}: AlertProps): ReactElement => {
	const words = useWords();
	return (
		<Widget
			{...host}
			type="alert"
			plugin={plugin}
			pluginName="alert"
			className={classNames(`elementor-alert-${kind}`, className)}
		>
			<div className="elementor-alert" role="alert">
				<span className="elementor-alert-title">
					<Slot>{title}</Slot>
				</span>
				<span className="elementor-alert-description">
					<Slot>{children}</Slot>
				</span>
				<button
					type="button"
					className="elementor-alert-dismiss"
					aria-label={dismissLabel ?? words.dismiss}
					onClick={onDismiss}
				>
					<span aria-hidden="true">×</span>
				</button>
			</div>
		</Widget>
	);
};
