// Pinterest's tag, by its public queue.
import { listOf } from "../model/values";
import { addScript } from "../script";
import type { Destination, Tracker } from "../tracker";

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

export default ({ options, log, formData }: Tracker): Destination => ({
	load() {
		if (!window.pintrk) {
			const pintrk: Pintrk = Object.assign((...args: unknown[]) => void pintrk.queue.push(args), {
				queue: [],
				version: "3.0",
			});
			window.pintrk = pintrk;
			addScript("https://s.pinimg.com/ct/core.js");
		}
		const em = formData().email || options.facebook?.advancedMatching?.em;
		for (const id of listOf(options.pinterest?.pixelIds)) window.pintrk("load", id, ...(em ? [{ em }] : []));
		window.pintrk("page");
	},
	send(name, params, id) {
		log(`[Pinterest] ${name}`, params, id);
		window.pintrk!("track", name, params);
	},
});
