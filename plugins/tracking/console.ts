// The console, for the `debug` option and for the warnings that owners of the original rely on; nothing else prints.

export const log = (...values: unknown[]): void => console.log(...values);
export const warn = (...values: unknown[]): void => console.warn(...values);
