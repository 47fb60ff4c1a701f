// Waits for consent to a category or service, for apps; plugins on a page use `kit/permission`.
import { $consent, consentFor } from "./consent";

/**
 * Calls back when that category or service is granted, immediately if it is already.
 * @returns stops it
 */
export const onGranted = (name: string, callback: () => void): (() => void) =>
	$consent.subscribe(() => {
		if (consentFor(name) === "granted") callback();
	});
