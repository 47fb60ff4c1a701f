// The API, under stable names, for plugins that are built outside: `gossamer.load("api", ["kit"])`. Pages without such plugins never request it.
export { definePlugin } from "../kit/plugin";
export { queryOwn } from "../kit/query-own";
export { choice, integer, list, number, object, responsive, slider, text, toggle } from "../kit/settings";
export { $consent, consentFor, deny, grant, persistConsent } from "../stores/consent";
export { onGranted } from "../stores/on-granted";
export { $preferences, setPreference } from "../stores/preferences";
export { $viewport } from "../stores/viewport";

/** The stores that the kit does not include. */
export const stores = () => import("./stores");
/** The runtime, as far as the plugins of the release use it. */
export const react = () => import("./react");
