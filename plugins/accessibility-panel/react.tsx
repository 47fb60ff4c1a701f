// The panel as a React component, and its state as a hook.
import type { ReactElement, Ref } from "react";
import { pressControl } from "../../src/react/change";
import { Island } from "../../src/react/island";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import { useHandle } from "../../src/react/use-handle";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { classNames, type HostProps } from "../../src/react/widget";
import { useWords, type Words } from "../../src/react/words";
import plugin from "./index";
import { classesOf, PanelContent, type PanelSettings, usualColours } from "./view";

export type { DisplayState } from "./display";
export type { Colours as DisplayColours, Mode as DisplayMode } from "./model";
export { type DisplayPreferences, useDisplayPreferences } from "./use-display-preferences";
export type { PanelControl, PanelSettings } from "./view";

export interface AccessibilityPanelProps extends Omit<HostProps, "id" | "ref">, OverlayState {
	/** The panel's content; everything usual by default. */
	settings?: PanelSettings;
	/** Receives its handle. */
	ref?: Ref<OverlayHandle>;
}

/**
 * The display preferences of a page; there is one such component on it.
 * @example <AccessibilityPanel settings={{ controls: ["textSize", "colours", "noAnimations", "reset"], position: "left" }} />
 */
export const AccessibilityPanel = ({
	settings = {},
	className,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: AccessibilityPanelProps): ReactElement => {
	const root = useHandle<OverlayHandle>(ref, (host) => overlayHandle(host, markup));
	const { whileMounted } = useOverlay({ open, defaultOpen, onOpenChange }, markup, ["aria-hidden"]);
	return (
		<Island
			{...host}
			id="wp_access_helper_container"
			plugin={plugin}
			pluginName="accessibility-panel"
			settings={{ credits: false, move: false }}
			className={classNames(...classesOf(settings), className)}
			ref={root}
			whileMounted={whileMounted}
		>
			<PanelContent settings={inWords(settings, useWords())} />
		</Island>
	);
};

const inWords = (settings: PanelSettings, words: Words): PanelSettings => ({
	...settings,
	texts: { ...textsIn(words), ...settings.texts },
	colours:
		settings.colours ??
		usualColours.map(([name, ...colours]) => [words[name.toLowerCase() as keyof Words], ...colours]),
});

/** The panel's words, by the panel's own names: `panelTextSize` is `textSize`. */
const textsIn = (words: Words): Record<string, string> => ({
	close: words.close,
	...Object.fromEntries(
		Object.entries(words).flatMap(([name, text]) =>
			/^panel/.test(name) ? [[name[5]!.toLowerCase() + name.slice(6), text]] : [],
		),
	),
});

const markup: OverlayMarkup = {
	isOpen: (host) => host.classList.contains("active"),
	turn: (host, isOpen) => pressControl(host.querySelector<HTMLElement>(isOpen ? ".aicon_link" : ".close_container")),
};
