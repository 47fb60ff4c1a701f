// Opens overlays in jsdom, and makes sure that nothing is left of them.
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { createScope, type OwnedScope } from "../../../src/kit/scope";
import { type Overlay, type OverlayOptions, openOverlay } from "../../../src/parts/overlays";

export let scope: OwnedScope;
let added: { type: string; signal?: AbortSignal }[];
export let errors: GossamerError[];
const hear = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);

export const byId = (id: string) => document.getElementById(id)!;
export const fill = (markup: string) => {
	document.body.innerHTML = markup;
	scope = createScope(readPage(), document.body, "test", (error) => {
		throw error;
	});
};
export const open = (id: string, options: Partial<OverlayOptions> = {}) => {
	const asked: string[] = [];
	const overlay: Overlay = openOverlay(scope, {
		root: byId(id),
		onDismiss: (reason) => asked.push(reason),
		...options,
	});
	return Object.assign(overlay, { asked });
};
export const key = (type: string, key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};
/** Types of the window listeners that are still there. */
export const attached = () => added.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
export const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);

beforeEach(() => {
	errors = [];
	document.addEventListener("gossamer:error", hear);
	added = [];
	const add = window.addEventListener;
	vi.spyOn(window, "addEventListener").mockImplementation((...args: unknown[]) => {
		const [type, , options] = args as [string, unknown, AddEventListenerOptions?];
		added.push({ type, signal: options?.signal });
		Reflect.apply(add, window, args);
	});
	fill(`<a id="link" href="#">Link</a><main id="main"><p id="text">Text</p></main>
<div id="a"><button id="a1">1</button><button id="a2">2</button><button id="a3">3</button></div>
<div id="b"><button id="b1">1</button></div>`);
});
afterEach(() => {
	scope.dispose();
	expect(attached()).toEqual([]);
	document.removeEventListener("gossamer:error", hear);
	expect(document.body.className).toBe("");
	vi.restoreAllMocks();
});
