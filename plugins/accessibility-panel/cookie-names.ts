// What the panel remembers from one page to the next.

/** Cookies of the colours, in the order in which they are written. */
export const cookieNames = { text: "wahFontColor", background: "wahBgColor" } as const;
