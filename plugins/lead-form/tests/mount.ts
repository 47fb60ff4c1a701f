// Mounts lead forms in jsdom, answers their calls, and says what a form that was sent or failed looks like.
import { afterEach, beforeEach, expect, vi } from "vitest";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import descriptor from "../plugin";
import { ajaxUrl, type FieldFixture, type FormFixture, leadForm, messages, parseBody } from "./markup";

type Answer = () => Promise<Response>;
/** What the server answers, call by call; success when there is nothing left. */
export const answers: Answer[] = [];
export const calls: { url: string; init: RequestInit }[] = [];
const mounts: TestMount[] = [];
/** The last mount. */
export const mounted = (): TestMount => mounts.at(-1)!;

export const answer = (status = 200, body: string | null = '{"status":true}', type = "application/json") =>
	answers.push(async () => new Response(body, { status, headers: { "Content-Type": type } }));
/** Holds the next call until the returned function is called. */
export const holdAnswer = () => {
	let settle!: (status?: number) => void;
	const answered = new Promise<Response>((resolve) => {
		settle = (status = 200) => resolve(new Response("{}", { status }));
	});
	answers.push(() => answered);
	return settle;
};
/** The next answer breaks off halfway. */
export const cut = () => {
	const stream = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
	answers.push(async () => new Response(stream, { status: 200 }));
};
/** The next call is never answered. */
export const hang = () => answers.push(() => new Promise(() => {}));

/** Puts the form on the page and mounts the plugin on it; without markup or settings, on what is there. @returns the first form */
export const start = async (fixture: FormFixture | string = {}) => {
	const markup = typeof fixture === "string" ? fixture : leadForm(fixture);
	return (await mountAgain(markup)).host as HTMLFormElement;
};
export const mountAgain = async (markup?: string) => {
	mounts.push(await mountPlugin(plugin, descriptor.selector, markup));
	return mounted();
};
/** Submits and waits until whatever comes of it has come. @returns the event */
export const submit = async (form: HTMLFormElement) => {
	const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
	form.dispatchEvent(event);
	await vi.waitFor(() => expect(form.getAttribute("aria-busy")).toBeNull(), { interval: 1 });
	return event;
};
export const part = <E extends HTMLElement = HTMLElement>(form: Element, selector: string) =>
	form.querySelector<E>(selector)!;
export const errorArea = (form: Element) => part(form, ".responder-message-form-error");
export const sentArea = (form: Element) => part(form, ".responder-message-sent");
export const button = (form: Element) => part<HTMLInputElement>(form, ".res-button-submit");
export const body = (call = 0) => calls[call]!.init.body as string;
export const sent = (call = 0) => parseBody(body(call));
export const only = (field: FieldFixture): FormFixture => ({ fields: [field] });

export const expectFailed = (form: HTMLFormElement) => {
	expect(errorArea(form).textContent).toBe(messages.server_error);
	expect(errorArea(form).style.display).toBe("block");
	expect(part(form, ".fields-wrapper").style.display).toBe("");
	expect(sentArea(form).style.display).toBe("");
	expectIdle(form);
};
export const expectSent = (form: HTMLFormElement) => {
	expect(part(form, ".fields-wrapper").style.display).toBe("none");
	expect(sentArea(form).style.display).toBe("block");
	expect(errorArea(form).style.display).toBe("none");
	expectIdle(form);
};
export const expectIdle = (form: HTMLFormElement) => {
	expect(button(form).disabled).toBe(false);
	expect(button(form).value).toBe("Join");
	expect(form.hasAttribute("aria-busy")).toBe(false);
};

beforeEach(() => {
	answers.length = 0;
	calls.length = 0;
	window.RMP_AJAX_LOCALS = { ajaxUrl, _nonce: "a1b2c3d4e5" };
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		calls.push({ url, init });
		return (answers.shift() ?? (async () => Response.json({ status: true })))();
	});
});

afterEach(() => {
	for (const { unmount } of mounts.splice(0)) unmount();
	vi.useRealTimers();
	location.hash = "";
	Reflect.deleteProperty(window, "RMP_AJAX_LOCALS");
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});
