// Parts of the lightbox are loaded when they are needed; one that does not come is missed, and everything else goes on.
import { report } from "../../src/base/errors";

/** The part, or nothing, which developers are told. Asking again tries again. */
export const part = <T>(loading: Promise<T>): Promise<T | void> =>
	loading.catch((error) => report("load", error, "lightbox"));
