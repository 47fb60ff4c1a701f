// The kit: code that plugins share, and rarely needed code of the core. Loaded with the first plugin of a page.
import { $consent, consentFor, deny, grant, persistConsent } from "../stores/consent";
import { $preferences, setPreference } from "../stores/preferences";
import { $viewport } from "../stores/viewport";
import { runAction } from "./actions";
import { wait } from "./wait";

export { definePlugin } from "./plugin";
export { runAction, wait };

/** The page's stores and the functions that change them; the kit adds them to `window.gossamer.stores`. */
export const stores = { $consent, consentFor, deny, grant, persistConsent, $preferences, setPreference, $viewport };

Object.assign(window.gossamer?.stores ?? {}, stores);
