// Popups as React components.
import {
	Children,
	Fragment,
	isValidElement,
	type ReactElement,
	type ReactNode,
	type Ref,
	useCallback,
	useState,
} from "react";
import type { Device } from "../../src/base/breakpoints";
import { ask } from "../../src/react/change";
import { Island } from "../../src/react/island";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import type { Printed, SettingsInput } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";
import { MountedPopups, PopupContent } from "./popup-content";
import type { schema } from "./settings";

type Switch = Printed<boolean>;
type Count = Printed<number>;

/** Triggers that open a popup automatically: the first one to fire. */
export interface PopupTriggers {
	page_load?: Switch;
	/** Seconds. */
	page_load_delay?: Count;
	scrolling?: Switch;
	scrolling_direction?: "down" | "up";
	/** Percent of the page; 50 by default. */
	scrolling_offset?: Count;
	scrolling_to?: Switch;
	scrolling_to_selector?: string;
	click?: Switch;
	click_times?: Count;
	inactivity?: Switch;
	/** Seconds; 30 by default. */
	inactivity_time?: Count;
	exit_intent?: Switch;
	adblock_detection?: Switch;
	/** Seconds. */
	adblock_detection_delay?: Count;
}

/** Who sees a popup that opens automatically, when, and how often: all that are on must pass. */
export interface PopupTiming {
	page_views?: Switch;
	page_views_views?: Count;
	sessions?: Switch;
	sessions_sessions?: Count;
	url?: Switch;
	url_action?: "show" | "hide" | "regex";
	url_url?: string;
	sources?: Switch;
	sources_sources?: readonly ("search" | "external" | "internal")[];
	logged_in?: Switch;
	logged_in_users?: "all" | "custom";
	logged_in_roles?: readonly string[];
	devices?: Switch;
	devices_devices?: readonly Device[];
	times?: Switch;
	times_times?: Count;
	/** Whether showing or closing counts. */
	times_count?: "" | "close";
	/** Period of the count; unlimited by default. */
	times_period?: "session" | "day" | "week" | "month";
	browsers?: Switch;
	browsers_browsers?: "all" | "custom";
	browsers_browsers_options?: readonly ("chrome" | "edge" | "firefox" | "ie" | "safari")[];
	schedule?: Switch;
	schedule_timezone?: "site" | "visitor";
	/** `YYYY-MM-DD HH:mm`, as the two bounds. */
	schedule_server_datetime?: string;
	schedule_start_date?: string;
	schedule_end_date?: string;
}

/** The page builder's settings of a popup. */
export type PopupSettings = Omit<SettingsInput<typeof schema>, "triggers" | "timing"> & {
	triggers?: PopupTriggers;
	timing?: PopupTiming;
};

/** What an app expects of a dialog; the page builder leaves it to the author of each popup. */
const defaults = { a11y_navigation: "yes", modal: "yes" } as const;

export interface PopupsProps extends HostProps {
	/** Each a `Popup`. */
	children?: ReactNode;
}

export interface PopupProps extends OverlayState {
	/** A number, as text; `openPopup` and links name the popup by it. */
	id: string;
	/** As the page builder prints them: `triggers`, `timing`, `entrance_animation`… The focus goes in, stays in and returns, unless `a11y_navigation` is off; the page behind it is inert, unless `modal` is off. */
	settings?: PopupSettings;
	/** Class names of the popup. */
	className?: string;
	/** Accessible name: its first heading by default, else the page's title. */
	label?: string;
	/** Receives its handle. */
	ref?: Ref<OverlayHandle>;
	/** Rendered when the popup is first shown, and kept: values are still there the next time. */
	children?: ReactNode;
}

/**
 * The popups of a page; there is one such component on it.
 * @example
 * <Popups><Popup id="77" settings={{ triggers: { page_load: "yes", page_load_delay: 3 } }}>…</Popup></Popups>
 * <button onClick={() => openPopup("77")}>Offer</button>
 */
export const Popups = ({ children, ...host }: PopupsProps): ReactElement => {
	const [mounted, setMounted] = useState(0);
	const whileMounted = useCallback(() => setMounted((count) => count + 1), []);
	return (
		<MountedPopups.Provider value={mounted}>
			<Island {...host} plugin={plugin} pluginName="popups" whileMounted={whileMounted}>
				{Children.map(children, (child) =>
					isValidElement<PopupProps>(child) && child.type === Popup ? partsOf(child.props, child.key) : child,
				)}
			</Island>
		</MountedPopups.Provider>
	);
};

/** A popup of `<Popups>`, closed until something opens it. @example <Popup id="7" settings={{ triggers: { exit_intent: true } }}><p>Two mugs for one.</p></Popup> */
export const Popup = (props: PopupProps): ReactElement => partsOf(props);

/** The node is the plugin's; all else the app may change without the plugin's being mounted again. */
const partsOf = ({ id, settings, className, ...content }: PopupProps, key?: string | null) => (
	<Fragment key={key ?? id}>
		<div
			data-elementor-type="popup"
			data-elementor-id={id}
			className={classNames("elementor", `elementor-${id}`, "elementor-location-popup", className)}
			data-elementor-post-type="elementor_library"
			data-elementor-settings={JSON.stringify({ ...defaults, ...settings })}
		/>
		<Slot>
			<PopupContent {...content} id={id} />
		</Slot>
	</Fragment>
);

/** Opens the popup of that id; with `toggle`, closes it when it is open. */
export const openPopup = (id: string, toggle = false): void =>
	ask(() => plugin.actions?.["popup:open"]?.({ id, toggle }));
