// The cookies of a page as the browser gives them.

/** Empty where cookies are blocked. For anyone who asks only whether one is there; `stores/cookies` decodes them. */
export const cookieText = (): string => {
	try {
		return document.cookie;
	} catch {
		return "";
	}
};
