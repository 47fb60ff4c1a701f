// The panel as a React component, and its state as a hook.
import type { ReactElement } from "react";
import { Island } from "../../src/react/island";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";
import { classesOf, PanelContent, type PanelSettings } from "./view";

export type { DisplayState } from "./display";
export type { Colours as DisplayColours, Mode as DisplayMode } from "./model";
export { type DisplayPreferences, useDisplayPreferences } from "./use-display-preferences";
export type { PanelControl, PanelSettings } from "./view";

export interface AccessibilityPanelProps extends Omit<HostProps, "id"> {
	/** What the panel shows; everything usual by default. */
	settings?: PanelSettings;
}

/**
 * The display preferences of a page; there is one such component on it.
 * @example <AccessibilityPanel settings={{ controls: ["textSize", "colours", "noAnimations", "reset"], position: "left" }} />
 */
export const AccessibilityPanel = ({ settings = {}, className, ...host }: AccessibilityPanelProps): ReactElement => (
	<Island
		{...host}
		id="wp_access_helper_container"
		plugin={plugin}
		pluginName="accessibility-panel"
		settings={{ credits: false, move: false }}
		className={classNames(...classesOf(settings), className)}
	>
		<PanelContent settings={settings} />
	</Island>
);
