// One cookie, read and written in a component.
import { useCallback } from "react";
import { $cookies, type CookieOptions, cookies } from "../stores/cookies";
import { useStore } from "./use-store";

/**
 * Writes the cookie; `undefined` removes it, from the path and domain that it was written with. The same function for as
 * long as the name is the same.
 * @returns false when cookies are blocked, or the value is not well-formed text
 */
export type SetCookie = (value: string | undefined, options?: CookieOptions) => boolean;

/**
 * The decoded value of a cookie, undefined without one and on the server, and the function that changes it.
 * @example
 * const [theme, setTheme] = useCookie("theme");
 * <button onClick={() => setTheme("dark", { days: 14 })}>Dark</button>
 */
export const useCookie = (name: string): readonly [value: string | undefined, set: SetCookie] => {
	const value = useStore($cookies, (all) => (Object.hasOwn(all, name) ? all[name] : undefined));
	const set = useCallback<SetCookie>(
		(value, options) => (value === undefined ? cookies.remove(name, options) : cookies.set(name, value, options)),
		[name],
	);
	return [value, set];
};
