// The style sheet of the colours: one rule, which also applies to content added later.
import { type Colours, contrastId, contrastRules } from "./model";

/** Puts the page into these colours; without any, back into its own. */
export const showColours = (colours: Colours | undefined): void => {
	const known = document.getElementById(contrastId);
	if (!colours) {
		known?.remove();
		return;
	}
	const style = known ?? document.createElement("style");
	style.id = contrastId;
	style.textContent = contrastRules(colours);
	(document.head ?? document.documentElement).append(style);
};
