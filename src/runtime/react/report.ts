// Reports errors without a handler.

/** As an uncaught error. https://developer.mozilla.org/docs/Web/API/Window/reportError */
export const report = (error: unknown): void => globalThis.reportError?.(error);
