// Enter and Space on what is a control by its role only.

/** Makes a click of them. */
export const clickByKey = (event: KeyboardEvent): void => {
	const control = (event.target as Element).closest("[role=button],[role=switch]");
	if (!control || control.matches("button") || !/^(Enter| )$/.test(event.key)) return;
	event.preventDefault();
	if (!event.repeat) control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};
