// Shows on what was pressed that its answer is on the way.
import { setAttribute } from "./dom";

const { animate, removeAttribute } = globalThis.Element?.prototype ?? ({} as Element);

/** Says that an element is busy, and fades it where that lasts longer than 0.1 s: no style sheet need come, no layout changes. @returns ends it */
export const showBusy = (element: Element): (() => void) => {
	setAttribute.call(element, "aria-busy", "true");
	const fading = animate?.call(element, { opacity: 0.5 }, { delay: 100, fill: "forwards" });
	return () => {
		fading?.cancel();
		removeAttribute.call(element, "aria-busy");
	};
};
