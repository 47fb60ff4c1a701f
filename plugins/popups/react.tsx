// Popups as React components.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface PopupsProps extends Omit<HostProps, "settings"> {
	/** Each a `Popup`. */
	children?: ReactNode;
}

export interface PopupProps {
	/** A number, as text; `openPopup` and links name the popup by it. */
	id: string;
	/** As the page builder prints them: `triggers`, `timing`, `entrance_animation`… */
	settings?: Record<string, unknown>;
	className?: string;
	/** Shown as a copy of the nodes: handlers of React do not hear what happens in it. */
	children?: ReactNode;
}

/**
 * The popups of a page; there is one such component on it.
 * @example
 * <Popups><Popup id="77" settings={{ triggers: { page_load: "yes", page_load_delay: 3 } }}>…</Popup></Popups>
 * <button onClick={() => openPopup("77")}>Offer</button>
 */
export const Popups = (host: PopupsProps): ReactElement => <Island {...host} plugin={plugin} pluginName="popups" />;

export const Popup = ({ id, settings, className, children }: PopupProps): ReactElement => (
	<div
		data-elementor-type="popup"
		data-elementor-id={id}
		className={classNames("elementor", `elementor-${id}`, "elementor-location-popup", className)}
		data-elementor-post-type="elementor_library"
		data-elementor-settings={JSON.stringify(settings ?? {})}
	>
		{children}
	</div>
);

/** Opens the popup of that id; with `toggle`, closes it when it is open. */
export const openPopup = (id: string, toggle = false): void => plugin.actions?.["popup:open"]?.({ id, toggle });
