// Pinterest's tag, by its public queue.
import { listOf } from "../model/values";
import type { Destination, Tracker } from "../types";

interface Pintrk {
	(...args: unknown[]): void;
	queue: unknown[];
	version: string;
}

declare global {
	interface Window {
		pintrk?: Pintrk;
	}
}

export const pinterest = ({ options, addScript, log, formData }: Tracker): Destination => {
	const { facebook, pinterest } = options;
	let isOn = true;
	return {
		load() {
			if (!window.pintrk) {
				const pintrk: Pintrk = Object.assign((...args: unknown[]) => void pintrk.queue.push(args), {
					queue: [],
					version: "3.0",
				});
				window.pintrk = pintrk;
				addScript("https://s.pinimg.com/ct/core.js");
			}
			const isMatched = pinterest?.advancedMatchingEnabled ?? facebook?.advancedMatchingEnabled;
			const em = isMatched && (formData().email || facebook?.advancedMatching?.em);
			for (const id of listOf(pinterest?.pixelIds)) window.pintrk("load", id, ...(em ? [{ em }] : []));
			window.pintrk("page");
		},
		send(name, params, id) {
			log(`[Pinterest] ${name}`, params, id);
			window.pintrk!("track", name, params);
		},
		update(isServed) {
			if (isServed !== isOn) window.pintrk!("setconsent", isServed);
			isOn = isServed;
		},
	};
};
