// Renders components in jsdom on whatever `react` is in this run, and watches what reaches the console and the error sink.
import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { GossamerError } from "../../src/base/errors";

export interface TestView {
	container: HTMLElement;
	/** Renders again, in the same root. */
	render(node: ReactNode): Promise<void>;
	unmount(): Promise<void>;
	/** The element that the selector finds. */
	get<E extends HTMLElement = HTMLElement>(selector: string): E;
}

/** What reached the error sink in this test. */
export const errors: GossamerError[] = [];
const opened: TestView[] = [];

/** Renders into a container of its own; on the markup given, it hydrates. */
export const renderView = async (node: ReactNode, markup?: string): Promise<TestView> => {
	const container = document.createElement("div");
	document.body.append(container);
	let root: Root | undefined;
	if (markup === undefined) root = createRoot(container);
	else container.innerHTML = markup;
	const render = (node: ReactNode) =>
		act(async () => {
			if (root) root.render(node);
			else root = hydrateRoot(container, node);
		});
	const view: TestView = {
		container,
		render,
		async unmount() {
			opened.splice(opened.indexOf(view), 1);
			await act(async () => root!.unmount());
		},
		get: <E extends HTMLElement>(selector: string) => container.querySelector<E>(selector)!,
	};
	opened.push(view);
	await render(node);
	return view;
};

/** What a test expects on the console. */
export const expectedOnConsole: RegExp[] = [];
const note = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);

beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	errors.length = expectedOnConsole.length = 0;
	document.addEventListener("gossamer:error", note);
	vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
	for (const view of [...opened]) await view.unmount();
	document.removeEventListener("gossamer:error", note);
	const said = vi.mocked(console.error).mock.calls.map(String);
	vi.restoreAllMocks();
	expect(said.filter((text) => !expectedOnConsole.some((pattern) => pattern.test(text)))).toEqual([]);
});
