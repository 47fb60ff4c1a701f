// Handles a visitor's requests; it loads at the first interaction.
import type { Scope } from "../../src/kit/scope";
import type { Loop } from "./loops";
import { loadApi } from "./refresh";

export { goTo, more, preparePaging } from "./more";
export { questionOf, refresh } from "./refresh";
export { prepareAhead } from "./requests";

const loadHistory = () => import("./history");

/** Shows the items of the address, after back or forward. @returns true if the part for that has loaded */
export const goBack = (loop: Loop, scope: Scope): Promise<true | undefined> =>
	scope.part(loadHistory, async ({ restore }): Promise<true> => {
		await restore(loop, scope);
		return true;
	});

/** Returns the API for other scripts. */
export const giveApi = (scope: Scope, use: (api: object) => void): Promise<void> => scope.part(loadApi, use);
