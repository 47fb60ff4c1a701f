// Shows a message of the app in an element whose own content React renders: that content stays, hidden, while the message shows.

/** @param place its first child element is React's content @param text undefined shows that content again */
export const sayIn = (place: Element | null, text: string | undefined): void => {
	const [own, said] = [place?.firstElementChild, place?.lastChild];
	if (said !== own) said?.remove();
	own?.toggleAttribute("hidden", !!text);
	if (text) place!.append(text);
};
