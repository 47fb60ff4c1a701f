// The type of a component's `settings`: the values that the plugin's schema reads, as the server would print them.

import type { Device } from "../base/breakpoints";
import type { Schema, SettingsOf, Slider } from "../kit/settings";

/** A setting as it is printed: `yes` counts as true, a number may be text, a slider's unit may be left out. */
export type Printed<T> = boolean extends T
	? boolean | "yes" | ""
	: T extends Slider
		? { size: number | string; unit?: string }
		: number extends T
			? number | `${number}`
			: string extends T
				? string | number
				: T;

/** Values of the settings that a schema reads, all optional; responsive settings also with a device's suffix. */
export type SettingsInput<S extends Schema> = string extends keyof S
	? Record<string, unknown>
	: {
			[K in keyof S]?: SettingsOf<S>[K] extends () => infer T ? Printed<T> : Printed<SettingsOf<S>[K]>;
		} & {
			[K in keyof S & string as SettingsOf<S>[K] extends () => unknown
				? `${K}_${Exclude<Device, "desktop">}`
				: never]?: SettingsOf<S>[K] extends () => infer T ? Printed<T> : never;
		};

/** The settings that a component of the plugin accepts; `SettingsFor<typeof plugin>`. */
export type SettingsFor<P> = P extends { settings?: infer S } ? SettingsInput<Extract<S, Schema>> : never;
