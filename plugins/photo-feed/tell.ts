// The events of a feed on the window: native ones, and those that jQuery handlers get, with the same property.
import type { Scope } from "../../src/kit/scope";

/** Sends an event whose `detail`, and which itself, has the value under that name. */
export const tell = (scope: Scope, type: string, name: "feed" | "el", value: unknown): void => {
	const { jQuery } = window;
	const isHeard = jQuery?.event && jQuery.Event;
	if (isHeard) {
		try {
			jQuery(window).trigger(jQuery.Event(type, { [name]: name === "el" ? jQuery(value) : value }));
		} catch (error) {
			scope.report("listener", error);
		}
		// jQuery's own listener skips a native event of the type that it is just triggering.
		jQuery.event.triggered = type;
	}
	dispatchEvent(Object.assign(new CustomEvent(type, { detail: { [name]: value } }), { [name]: value }));
	if (isHeard) jQuery.event.triggered = undefined;
};
