// For tests of components: nothing moves, and what jsdom lacks is filled in.
import { act, type Ref } from "react";
import { beforeEach, vi } from "vitest";
import { rows } from "../../plugins";
import type { ChangeDetails, OverlayHandle } from "../../plugins/react";
import { completeRow } from "../../src/base/descriptor";
import { fillIn } from "../../src/testing/fill-in";
import { setFeature } from "../helpers/jsdom";

/** Where the rows of a plugin look for it. */
export const selectorOf = (name: string) =>
	rows
		.filter((row) => row.name === name)
		.map((row) => completeRow(row).selector)
		.join();

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});

/** MutationObserver tells in a microtask. */
export const press = (node: HTMLElement | null | undefined) => act(async () => node!.click());
/** Parts load in the meantime, and React renders at the end of an `act`. */
export const eventually = async (check: () => void) => {
	for (let tries = 500; ; tries--) {
		await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
		try {
			return check();
		} catch (error) {
			if (!tries) throw error;
		}
	}
};

/** What comes later: a part of the plugin, a timer. */
export const until = (check: () => void) => act(async () => void (await vi.waitFor(check)));
export const key = (node: HTMLElement, key: string) =>
	act(async () => {
		const options = { key, bubbles: true, cancelable: true };
		for (const type of ["keydown", "keyup"]) node.dispatchEvent(new KeyboardEvent(type, options));
	});

/** What an app gives to what opens and closes. */
export interface Given {
	open?: boolean;
	defaultOpen?: boolean;
	onOpenChange?(isOpen: boolean, details: ChangeDetails): void;
	ref?: Ref<OverlayHandle>;
}
