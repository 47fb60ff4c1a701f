// Removes control characters, which a page may contain in a name, from a terminal's output.

const control = /[^\P{Cc}\n\t]/gu;

/** A text to print: control characters, such as those that begin an escape sequence, are replaced. */
export const forTerminal = (text: string): string => text.replace(control, "\ufffd");
