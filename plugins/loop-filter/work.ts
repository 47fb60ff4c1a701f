// What answers a visitor's wishes; it comes with the first sign of one.
import type { Scope } from "../../src/kit/scope";
import type { Loop } from "./loops";

export { prepareAhead } from "./ease";
export { goTo, more, preparePaging } from "./more";
export { questionOf, refresh } from "./refresh";

const loadHistory = () => import("./history");
const loadApi = () => import("./api");

/** Shows what the address says, after back or forward. @returns true if the part is there that can */
export const goBack = (loop: Loop, scope: Scope): Promise<true | undefined> =>
	scope.part(loadHistory, async ({ restore }): Promise<true> => {
		await restore(loop, scope);
		return true;
	});

/** Hands over what other scripts may do. */
export const giveApi = (scope: Scope, use: (api: object) => void): Promise<void> => scope.part(loadApi, use);
