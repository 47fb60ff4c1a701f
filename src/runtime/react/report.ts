// Reports errors without a handler.

/** As an uncaught error. https://developer.mozilla.org/docs/Web/API/Window/reportError */
export const report = (error: unknown): void => {
	// A test's document may have a window that is not the global object.
	const scope = globalThis.window ?? globalThis;
	if (scope.reportError) scope.reportError(error);
	// jsdom has no such function.
	else if (scope.ErrorEvent)
		scope.dispatchEvent(new scope.ErrorEvent("error", { error, message: `${error}`, cancelable: true }));
};

let held: unknown[] | undefined;
/** Has errors kept in a list, or told again. */
export const hold = (list?: unknown[]): void => {
	held = list;
};

/** Tells an error that no boundary has caught. */
export const tellUncaught = <Info>(
	error: unknown,
	tell: (error: unknown, info: Info) => void = report,
	info?: Info,
): void => {
	if (held) held.push(error);
	else tell(error, info as Info);
};
