// Termly: an object with the state of each of its categories.
import { type ConsentTool, readCategories } from "./tool";

declare global {
	interface Window {
		Termly?: {
			getConsentState?(): Record<string, boolean | undefined> | undefined;
			on?(event: string, listener: () => void): void;
		};
	}
}

const names: Record<string, string> = {
	statistics: "analytics",
	marketing: "advertising",
	functional: "performance",
	preferences: "performance",
};

export const termly: ConsentTool = {
	name: "termly",
	isPresent: () => window.Termly,
	read(service, page) {
		const state = window.Termly!.getConsentState?.();
		return state && readCategories(service, page, (category) => state[names[category] ?? category] ?? undefined);
	},
	watch({ ask }) {
		window.Termly!.on?.("consent", () => ask());
	},
};
