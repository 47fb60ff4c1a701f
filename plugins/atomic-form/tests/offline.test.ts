// Atomic form where the part that sends cannot be loaded: nothing is lost, and the form says so.
import { afterEach, expect, it, vi } from "vitest";
import { atomicForm } from "../../../tests/helpers/atomic";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import descriptor from "../plugin";

vi.mock("../send", () => {
	throw new Error("cut off");
});

let mounted: TestMount;
afterEach(() => mounted.unmount());

it("keeps what was typed, and shows its message for failures (atomic #46)", async () => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), atomicForm('<input name="a" data-interaction-id="a">'));
	const form = mounted.host as HTMLFormElement;
	const input = form.querySelector("input")!;
	input.value = "Tea";
	const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
	form.dispatchEvent(event);
	await vi.waitFor(() => expect(form.className).toContain("form-state-error"));
	expect([event.defaultPrevented, input.value, form.querySelector("button")!.disabled, location.search]).toEqual([
		true,
		"Tea",
		false,
		"",
	]);
	expect(mounted.errors.map(({ code }) => code)).toContain("load");
});
