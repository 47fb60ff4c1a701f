// Tracking as a React component and a hook.
import { type ReactElement, useCallback } from "react";
import { Island } from "../../src/react/island";
import type { HostProps } from "../../src/react/widget";
import { firingOrder } from "./destinations/table";
import plugin from "./index";
import type { Params, TrackingEvent } from "./options";

export interface TrackingProps extends HostProps {
	/** The configuration, as `pysOptions` has it: `{ facebook: { pixelIds }, staticEvents, … }`. */
	options: Record<string, unknown>;
	/** Sends nothing before `grant` of the consent store, even if no consent tool is enabled. */
	requireConsent?: boolean;
	/** Conversion events of Gossamer's own plugins that are sent; none unless named. */
	conversions?: ("lead" | "popup" | "chat")[];
}

/**
 * Runs tracking while it is mounted; once per page.
 * @example <Tracking options={{ facebook: { pixelIds: ["1"] } }} requireConsent />
 */
export const Tracking = ({ options, requireConsent, conversions, className, ...host }: TrackingProps): ReactElement => (
	<Island
		{...host}
		hidden
		plugin={plugin}
		pluginName="tracking"
		className={["gossamer-tracking", className].filter(Boolean).join(" ")}
		settings={{ options, conversions, require_consent: requireConsent ? "yes" : "" }}
	/>
);

/** Sends an event to every destination that is loaded. @returns how many took it */
export type Track = (name: string, params?: Params) => number;

/**
 * A function that sends your own events: the name as each destination gets it. The same function in every render.
 * @example
 * const track = useTracking();
 * <button onClick={() => track("Lead", { value: 5 })}>Ask</button>
 */
export const useTracking = (): Track => useCallback(track, []);

const track: Track = (name, params = {}) => {
	const options = (window.pysOptions ?? {}) as Record<string, { trackingIds?: unknown } | undefined>;
	// One object: its destinations share the id of the firing.
	const event: TrackingEvent = { name, type: "dyn", e_id: `track_${name}`, params };
	return firingOrder.filter((slug) =>
		window.getPixelBySlag?.(slug)?.fireEvent?.(name, { ...event, trackingIds: options[slug]?.trackingIds }),
	).length;
};
