// What the owner has set for the whole site, wherever the page builder's version prints it.
import type { FrontendConfig } from "./breakpoints";

/** A setting of the kit; before 3.0 there is none, and the same stands among the general settings under a longer name. */
export const siteSetting = ({ kit, settings }: FrontendConfig, key: string): unknown =>
	kit ? kit[key] : (settings as { general?: Record<string, unknown> } | undefined)?.general?.[`elementor_${key}`];
