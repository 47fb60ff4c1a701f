// The text of a counter: reads its attributes and computes the text at any moment of the count.

export interface Count {
	from: number;
	to: number;
	/** Milliseconds. */
	duration: number;
	/** Digits after the dot, as many as the printed target has. */
	decimals: number;
	/** Stands between groups of three digits. */
	delimiter: string;
}

/**
 * @param data the number's data attributes
 * @param text the printed text
 * @returns undefined if the target is not a finite number
 */
export const readCount = (
	{ toValue = "", fromValue, duration, delimiter = "" }: DOMStringMap,
	text: string | null,
): Count | undefined => {
	const to = toNumber(toValue);
	if (to === undefined) return;
	return {
		from: toNumber(fromValue) || toNumber(text) || 0,
		to,
		duration: toNumber(duration) ?? 500,
		decimals: Math.min(100, /\.(\d*)/.exec(toValue)?.[1]?.length ?? 0),
		delimiter,
	};
};

/**
 * @param progress share of the duration that has passed; from 1 on it is the target's own text
 * @example textAt({ from: 0, to: 1234.5, duration: 500, decimals: 1, delimiter: "," }, 1) // "1,234.5"
 */
export const textAt = ({ from, to, decimals, delimiter }: Count, progress: number): string => {
	const eased = progress < 1 ? 0.5 - Math.cos(Math.PI * progress) / 2 : 1;
	const value = from * (1 - eased) + to * eased;
	return (decimals ? value : Math.trunc(value))
		.toFixed(decimals)
		.replace(/^-(?=[0.]+$)/, "")
		.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, () => delimiter);
};

const toNumber = (text?: string | null) => (text?.trim() && Number.isFinite(+text) ? +text : undefined);
