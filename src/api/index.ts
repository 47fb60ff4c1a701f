// What plugins that are built outside find on a page under names that stay: `gossamer.load("api", ["kit"])`. Pages without such plugins never ask for it.
export { definePlugin } from "../kit/plugin";
export { queryOwn } from "../kit/query-own";
export { choice, integer, list, number, object, responsive, slider, text, toggle } from "../kit/settings";
export { $consent, consentFor, deny, grant, persistConsent } from "../stores/consent";
export { onGranted } from "../stores/on-granted";
export { $preferences, setPreference } from "../stores/preferences";
export { $viewport } from "../stores/viewport";

/** The stores that the kit does not bring. */
export const stores = () => import("./stores");
/** The runtime, as far as the plugins of the release use it. */
export const react = () => import("./react");
