// A text with a large first letter, as a React component.
import type { ReactElement, ReactNode } from "react";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface DropCapProps extends HostProps {
	/** `drop_cap: false` leaves the letter unchanged. */
	settings?: { drop_cap?: boolean | "yes" | "" };
	/** Paragraphs; the letter is the first one of the first `p`. */
	children?: ReactNode;
}

/** @example <DropCap><p>Once upon a time…</p></DropCap> */
export const DropCap = ({ settings, className, ...host }: DropCapProps): ReactElement => (
	<Widget
		{...host}
		type="text-editor"
		plugin={plugin}
		pluginName="drop-cap"
		settings={{ drop_cap: "yes", ...settings }}
		className={classNames("elementor-drop-cap-yes elementor-drop-cap-view-default", className)}
	/>
);
