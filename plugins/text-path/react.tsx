// The text on a path as a React component.
import type { ReactElement } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface TextPathProps extends Omit<HostProps, "settings"> {
	/** The text along the path. */
	text: string;
	/** Address of the SVG file; its path with `data-path-anchor`, or its first one, carries the text. */
	src: string;
	/** Size of the drawing; its space is reserved while the file loads. */
	width?: number;
	/** Height of the drawing, in pixels. */
	height?: number;
	/** Address of the text's link; see also `settings.link`. */
	href?: string;
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "ratio">;
}

/** @example <TextPath text="Turned by hand" src="/wave.svg" width={250} height={60} settings={{ start_point: { size: 10 } }} /> */
export const TextPath = ({ text, src, width, height, href, settings, ...host }: TextPathProps): ReactElement => (
	<Widget
		{...host}
		type="text-path"
		plugin={plugin}
		pluginName="text-path"
		settings={{ ...settings, ...(width && height && { ratio: width / height }) }}
	>
		<div
			className="e-text-path"
			data-text={text}
			data-url={src}
			data-link-url={href}
			style={width && height ? { aspectRatio: `${width / height}` } : undefined}
		/>
	</Widget>
);
