// What all hosts of a plugin share, such as one listener for the page: begins with the first host, ends with the last.
import { createScope, type OwnedScope, type Scope } from "../kit/scope";

/**
 * @param begin gets a scope that lives until the last user's has ended: what throws in it is reported, and all others keep it
 * @returns joins, until the user's scope ends
 */
export const shared = <T>(begin: (scope: Scope) => T): ((user: Scope) => T) => {
	let users = 0;
	let own: OwnedScope;
	let value: T;
	return (user) => {
		if (!users) {
			own = createScope(user.page, undefined, undefined, (error) => user.report("plugin", error));
			value = begin(own);
		}
		users++;
		user.add(() => --users || own.dispose());
		return value;
	};
};
