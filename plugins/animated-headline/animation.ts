// The ways in which words take turns.
export type Animation = "typing" | "clip" | "flip" | "swirl" | "blinds" | "drop-in" | "wave" | "slide" | "slide-down";

/** Whether the letters of a word appear and disappear one by one. */
export const hasLetters = (type: Animation): boolean => /^(typing|swirl|blinds|wave)$/.test(type);
