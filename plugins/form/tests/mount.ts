// Mounts the page builder's forms in jsdom and answers what they send.
import { afterEach, beforeEach, expect, vi } from "vitest";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import descriptor from "../plugin";
import { builderForm, type FormFixture, formAddress, success } from "./markup";

type Answer = () => Promise<Response>;
/** What the server answers, call by call; success when there is nothing left. */
const answers: Answer[] = [];
export const calls: { address: string; init: RequestInit; body: FormData }[] = [];
const mounts: TestMount[] = [];
export const mounted = (): TestMount => mounts.at(-1)!;

export const answer = (value: unknown, status = 200) =>
	answers.push(async () => new Response(typeof value === "string" ? value : JSON.stringify(value), { status }));
export const failToReach = () => answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
export const hang = () => answers.push(() => new Promise(() => {}));
/** Holds the next call until the returned function is called. */
export const holdAnswer = () => {
	let settle!: (value?: unknown) => void;
	const answered = new Promise<Response>((resolve) => {
		settle = (value = success()) => resolve(Response.json(value));
	});
	answers.push(() => answered);
	return settle;
};

/** Puts the form on the page and mounts the plugin. @returns the first form */
export const start = async (fixture: FormFixture | string = {}): Promise<HTMLFormElement> => {
	const markup = typeof fixture === "string" ? fixture : builderForm(fixture);
	mounts.push(await mountPlugin(plugin, selectorOf(descriptor), markup));
	// Parts are loaded by the first that needs them.
	await vi
		.waitFor(() => expect(document.querySelectorAll(".e-field-step:not(.e-form__step *)").length).toBe(0), {
			interval: 1,
		})
		.catch(() => {});
	return document.querySelector("form")!;
};

/** Submits as a visitor does. */
export const press = (form: HTMLFormElement): void =>
	(Element.prototype.querySelector.call(form, "[type=submit]") as HTMLElement | null)?.click();
/** Waits until whatever comes of the submit has come. */
export const settled = (form: HTMLFormElement): Promise<void> =>
	vi.waitFor(() => expect(form.getAttribute("aria-busy")).toBeNull(), { interval: 1 });
export const submit = async (form: HTMLFormElement): Promise<void> => {
	press(form);
	await settled(form);
};

export const part = <E extends HTMLElement = HTMLInputElement>(form: Element, selector: string): E =>
	form.querySelector<E>(selector)!;
export const control = (form: Element, key: string): HTMLInputElement => part(form, `[id="form-field-${key}"]`);
export const general = (form: Element): HTMLElement | null => form.querySelector(":scope > .elementor-message");

beforeEach(() => {
	answers.length = 0;
	calls.length = 0;
	window.ElementorProFrontendConfig = { ajaxurl: formAddress };
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		calls.push({ address, init, body: init.body as FormData });
		return (answers.shift() ?? (async () => Response.json(success())))();
	});
});

afterEach(() => {
	for (const { unmount } of mounts.splice(0)) unmount();
	document.body.replaceChildren();
	location.hash = "";
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(window, "ElementorProFrontendConfig");
	Reflect.deleteProperty(window, "jQuery");
});

export const button = (form: Element) => part<HTMLButtonElement>(form, "[type=submit]");
