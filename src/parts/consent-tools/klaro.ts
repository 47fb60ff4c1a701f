// Klaro: a manager with an answer for each service, and purposes that services belong to.
import { type ConsentTool, readCategories } from "./tool";

interface Manager {
	confirmed?: boolean;
	consents?: Record<string, boolean | undefined>;
	config?: { services?: { name: string; purposes?: string[] }[]; apps?: { name: string; purposes?: string[] }[] };
	watch?(watcher: { update(): void }): void;
	unwatch?(watcher: { update(): void }): void;
}

declare global {
	interface Window {
		klaro?: { getManager?(): Manager | undefined };
	}
}

/** A purpose in the usual words for it. */
const words: Record<string, RegExp> = {
	statistics: /analytic|statistic|performance/i,
	marketing: /market|advert/i,
	functional: /function/i,
	preferences: /preference|function/i,
};

export const klaro: ConsentTool = {
	name: "klaro",
	isPresent: () => window.klaro,
	read(service, page) {
		const { confirmed, consents = {}, config = {} } = window.klaro!.getManager?.() ?? {};
		if (!confirmed) return;
		const own = Object.keys(consents).find((name) => name.replace(/[^a-z]/gi, "").includes(service.replace("_", "")));
		if (own) return !!consents[own];
		return readCategories(service, page, (category) => {
			const members = (config.services ?? config.apps ?? []).filter(({ purposes = [] }) =>
				purposes.some((purpose) => words[category]?.test(purpose)),
			);
			return members.length > 0 && members.every(({ name }) => consents[name]);
		});
	},
	watch({ ask }) {
		window.klaro!.getManager?.()?.watch?.({ update: () => ask() });
	},
};
