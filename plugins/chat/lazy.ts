// Parts that are loaded when they are needed, and are used at once from then on.
import { report } from "../../src/base/errors";

/** Uses a part: in this moment where it is loaded, else as soon as it is; without a use it is loaded for later. */
export type Lazy<T> = (use?: (part: T) => unknown) => unknown;

/** A part that cannot be had is reported as `load`, and not used. */
export const lazy = <T>(load: () => Promise<T>): Lazy<T> => {
	let part: T | undefined;
	let loading: Promise<T> | undefined;
	return (use = () => {}) =>
		part
			? use(part)
			: (loading ??= load()).then(
					(loaded) => use((part = loaded)),
					(error) => {
						// The next use asks for it again.
						loading = undefined;
						report("load", error, "chat");
					},
				);
};

export const withAnalytics = lazy(() => import("./analytics"));
export const withOpening = lazy(() => import("./opening"));
