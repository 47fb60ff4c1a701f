// Events of the form: native ones, and those that jQuery's handlers get, with the answer as second argument.
import { getJQuery } from "../../src/base/jquery";
import type { Scope } from "../../src/kit/scope";

/**
 * Sends an event whose `detail` is the answer; every handler hears it once.
 * @param bubbles natively; jQuery's events always do
 */
export const tell = (
	scope: Scope,
	target: Element | Document,
	type: string,
	detail?: unknown,
	bubbles = true,
): void => {
	const jQuery = getJQuery();
	const isHeard = jQuery?.event && jQuery.Event;
	if (isHeard) {
		try {
			// Who listens in both ways knows jQuery's own events by their having no original.
			jQuery(target).trigger(jQuery.Event(type, { originalEvent: new Event(type), isSimulated: true }), [detail]);
		} catch (error) {
			scope.report("listener", error);
		}
		// jQuery's own listener skips a native event of the type that it is just triggering.
		jQuery.event.triggered = type;
	}
	// A field may be called as the method.
	EventTarget.prototype.dispatchEvent.call(target, new CustomEvent(type, { bubbles, detail }));
	if (isHeard) jQuery.event.triggered = undefined;
};
