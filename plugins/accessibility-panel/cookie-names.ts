// The cookies of the panel.

/** Cookies of the colours, in the order in which they are written. */
export const cookieNames = { text: "wahFontColor", background: "wahBgColor" } as const;
