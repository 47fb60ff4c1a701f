// Keeps a terminal from obeying what a page may hold in a name.

const control = /[^\P{Cc}\n\t]/gu;

/** A text to print: control characters, such as those that begin an escape sequence, are replaced. */
export const forTerminal = (text: string): string => text.replace(control, "\ufffd");
