// Calls third-party code, so that its errors are reported and stop nothing else.
import { report } from "../../src/base/errors";

// biome-ignore lint/suspicious/noExplicitAny: callbacks of third parties
export type Callback = (...args: any[]) => unknown;

/** @param otherwise the result when the call throws */
export const attempt = <T>(call: () => T, otherwise?: T): T | undefined => {
	try {
		return call();
	} catch (error) {
		report("compat", error, "elementor-frontend");
		return otherwise;
	}
};
