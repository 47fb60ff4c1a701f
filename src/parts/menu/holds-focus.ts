// Whether the keyboard's focus is in an element: focus that a mouse press has left behind holds nothing open.
import { matches } from "../../base/dom";

export const holdsFocus = (node: Element): boolean => {
	const { activeElement } = document;
	return !!activeElement && node.contains(activeElement) && matches.call(activeElement, ":focus-visible");
};
