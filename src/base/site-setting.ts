// A setting of the whole site, wherever the page builder's version prints it.
import type { FrontendConfig } from "./breakpoints";

/** A setting of the kit; before 3.0, which has no kit, the same setting is among the general settings under a longer name. */
export const siteSetting = ({ kit, settings }: FrontendConfig, key: string): unknown =>
	kit ? kit[key] : (settings as { general?: Record<string, unknown> } | undefined)?.general?.[`elementor_${key}`];
