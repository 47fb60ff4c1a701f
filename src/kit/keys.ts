// Keys on controls: which control a key is for, which keys press it, where the focus moves in a row.

/** The key of an event, or `""` while a modifier is held: the browser's and the screen reader's shortcuts stay theirs. */
export const plainKey = (event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): string =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? "" : event.key;

/**
 * Whether the key presses a control, as a click does: Enter or Space, once however long it is held. For controls by role
 * only: ask it last, for a Space that is held scrolls the page no more.
 */
export const isPress = (event: KeyboardEvent): boolean => {
	const isKey = /^(Enter| )$/.test(plainKey(event));
	if (isKey && event.repeat) event.preventDefault();
	return isKey && !event.repeat;
};

/**
 * Turns a key that presses a control by role into a click, so that click listeners handle keys as well. As a listener
 * it is for the element that it is on. The browser handles buttons, and links and fields in the control.
 */
export const clickByKey = (event: KeyboardEvent, control = event.currentTarget as HTMLElement | null): void => {
	if (event.target !== control || control instanceof HTMLButtonElement || !isPress(event)) return;
	event.preventDefault();
	// Not `click()`: drawings have none, and a form's field may bear the name.
	EventTarget.prototype.dispatchEvent.call(
		control,
		new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }),
	);
};

/**
 * Index that arrows, Home and End lead to, wrapping at both ends; undefined for any other key.
 * @param rtl swaps Left and Right
 * @param vertical only Up and Down move; false: only Left and Right; undefined: all four
 * @example rove("ArrowLeft", 0, 3) // 2
 */
export const rove = (
	key: string,
	index: number,
	count: number,
	rtl?: boolean,
	vertical?: boolean,
): number | undefined => {
	const steps = {
		...(vertical !== false && { ArrowUp: -1, ArrowDown: 1 }),
		...(!vertical && { ArrowLeft: rtl ? 1 : -1, ArrowRight: rtl ? -1 : 1 }),
		Home: -index,
		End: -index - 1,
	};
	const step = steps[key as keyof typeof steps];
	return step === undefined ? step : (index + step + count) % count;
};
