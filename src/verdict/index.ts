// One verdict on a page, for whatever inspects, compares or swaps it.

export { extrasOf } from "./handles";
export { addressesToRead, judge, sheetsToRead } from "./judge";
export type { Rules } from "./rules";
export { type FilesOfRelease, swap } from "./swap";
export type { JudgeOptions, Level, PageToJudge, Reason, Registry, RulesOfRelease, Verdict } from "./types";
export { sentenceOf } from "./words";
