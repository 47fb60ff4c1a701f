// The state of each step while one of them is shown, without a DOM.

/** The state of a step while another one is shown. */
export const stateOf = (step: number, shown: number): "completed" | "active" | "inactive" =>
	step < shown ? "completed" : step === shown ? "active" : "inactive";

/** How far a step is, as text: the first of three is `33%`. */
export const shareOf = (step: number, count: number): string => `${Math.floor(((step + 1) / count) * 100)}%`;
