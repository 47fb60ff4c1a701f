// The globals that cart fragments and add-ons call immediately: `window.pys`, `getPixelBySlag`, `pys_generate_token`.
import type { Scope } from "../../src/kit/scope";
import { destinations, slugs } from "./destinations/table";
import { createId } from "./event-id";
import type { Pixel, Tracker } from "./types";

declare global {
	interface Window {
		/** Cart fragments use this spelling. */
		getPixelBySlag?(slug: string): Pixel | undefined;
		pys_generate_token?(): string;
	}
}

export const installGlobals = ({ options, scope, pixels, pixelOf, ids }: Tracker): void => {
	const own = slugs.filter((slug) => !destinations[slug].isAddOn);
	extend(scope, (window.pys ??= {}) as Record<string, unknown>, {
		...Object.fromEntries(own.map((slug) => [destinations[slug].global, pixels[slug]])),
		getPixelBySlag: pixelOf,
		setEventUniqueId: ids.set,
	});
	if (!window.pysOptions) extend(scope, window, { pysOptions: options });
	extend(scope, window, { getPixelBySlag: pixelOf, pys_generate_token: () => createId() });
};

/** Adds members to an object that other scripts may have created; teardown restores the previous members. */
export const extend = <T extends object>({ add }: Scope, target: T, members: Partial<T>): void => {
	for (const [name, value] of Object.entries(members) as [keyof T, T[keyof T]][]) {
		const before = Object.hasOwn(target, name) && ([target[name]] as const);
		target[name] = value;
		add(() => {
			if (before) target[name] = before[0];
			else delete target[name];
		});
	}
};
