// The cookies of a page as the browser gives them.

/** Empty if cookies are blocked. For checks of whether a cookie exists; `stores/cookies` decodes them. */
export const cookieText = (): string => {
	try {
		return document.cookie;
	} catch {
		return "";
	}
};
