// The registry of add-ons' handlers for elements of version 4.
import { expect, it, vi } from "vitest";
import { atomicTabs } from "../../../tests/helpers/atomic";
import { formMembers, hideMembers } from "../../../tests/helpers/form-members";
import { installElementHandlers } from "../element-registry";

interface Input {
	element: Element;
	settings: object;
	signal: AbortSignal;
	listenToChildren(types: string[]): { render(listener: (detail: object) => void): void };
}
interface Registry {
	register(handler: object): void;
	unregister(handler: object): void;
	registerBySelector(handler: object): void;
}

it("runs a handler that comes late for each element that is there, and the first of an id (atomic #79)", async () => {
	document.body.innerHTML = atomicTabs(["One", "Two", "Three"]);
	installElementHandlers();
	installElementHandlers();
	const first = vi.fn((_: Input) => {});
	const second = vi.fn();
	window.registerElementorElement!({ elementType: "e-tab", id: "a", callback: first } as never);
	window.registerElementorElement!({ elementType: "e-tab", id: "a", callback: second } as never);
	expect(first.mock.calls.map(([{ element, settings, signal }]) => [element.id, settings, signal.aborted])).toEqual(
		[0, 1, 2].map((at) => [`a1-tab-${at}`, {}, false]),
	);
	expect(second).not.toHaveBeenCalled();

	const { register, registerBySelector, unregister } = window.elementorV2!.frontendHandlers as Registry;
	const heard = vi.fn();
	register({
		elementType: "e-tabs",
		id: "parent",
		callback: ({ listenToChildren }: Input) => listenToChildren(["e-tab"]).render(heard),
	});
	registerBySelector({ selector: ".x", id: "b", callback: () => undefined });
	const late = document.createElement("button");
	for (const [name, value] of Object.entries({ "data-e-type": "e-tab", "data-id": "late" }))
		late.setAttribute(name, value);
	document.querySelector("[role=tablist]")!.append(late);
	await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(4));
	expect(heard).toHaveBeenCalledWith({ element: late, elementType: "e-tab", elementId: "late" });

	const { signal } = first.mock.calls[3]![0];
	late.remove();
	await vi.waitFor(() => expect(signal.aborted).toBe(true));
	unregister({ elementType: "e-tab" });
	expect(first.mock.calls[0]![0].signal.aborted).toBe(true);
});

it("serves a form whose fields are called like its members", async () => {
	const found = vi.fn((_: Input) => {});
	window.registerElementorElement!({ elementType: "e-form", id: "form", callback: found } as never);
	const fields = formMembers().map((name) => `<input name="${name}">`);
	const page = new DOMParser().parseFromString(
		`<div><form data-e-type="e-form" data-id="f" data-e-settings='{"a":1}'>${fields.join("")}</form></div>`,
		"text/html",
	);
	hideMembers(page.querySelector("form")!);
	document.body.replaceChildren(page.querySelector("div")!);
	await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(1));
	expect(found.mock.calls[0]![0].settings).toEqual({ a: 1 });
	document.body.innerHTML = "";
	await vi.waitFor(() => expect(found.mock.calls[0]![0].signal.aborted).toBe(true));
});
