// The chat where the page, or an app, has only settings: the view draws the markup, and the plugin runs on it.
import { act, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import { errors, renderView } from "../../../tests/helpers/react";
import plugin from "../index";
import { Chat } from "../react";

const settings = {
	telephone: "15550100",
	title: "Acme",
	tooltip: "Need help?",
	label: "Open chat",
	messages: ["Hi", { note: "Today" }, { image: "/a.webp", alt: "A" }],
	optin: "I agree",
	message_send: "Hello",
	message_views: 1,
	message_delay: 0.05,
	button_delay: 0,
};
const host = (settings: object) =>
	`<div class="joinchat" data-settings='${JSON.stringify(settings)}'><a href="https://wa.me/15550100">Chat</a></div>`;
const $ = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const isOpen = () => $(".joinchat").classList.contains("joinchat--chatbox");
const started = vi.fn();
let test: TestMount | undefined;

const open = async (settings: object) => {
	test = await mountPlugin(plugin, ".joinchat", host(settings));
	await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), { timeout: 20_000 });
};

beforeEach(() => {
	started.mockClear();
	document.addEventListener("joinchat:start", started);
	vi.spyOn(window, "open").mockReturnValue(null);
});
afterEach(async () => {
	test?.unmount();
	test = undefined;
	document.removeEventListener("joinchat:start", started);
	localStorage.clear();
});

describe("a page with settings alone", () => {
	// It draws when its chunk arrives, in a root of its own.
	beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

	it("gets the same markup, which behaves the same, and is as before at the end", async () => {
		let classes = "";
		started.mockImplementationOnce(() => {
			classes = $(".joinchat").className;
		});
		await open(settings);
		const root = $(".joinchat");
		expect(classes).toBe("joinchat joinchat--right joinchat--optout");
		expect([...document.querySelectorAll(".joinchat__bubble")].map(({ className }) => className)).toEqual([
			"joinchat__bubble",
			"joinchat__bubble joinchat__bubble--note",
			"joinchat__bubble joinchat__bubble--media",
		]);
		expect($<HTMLAnchorElement>(".joinchat__button").href).toBe("https://wa.me/15550100?text=Hello");
		expect($(".joinchat__chatbox").getAttribute("aria-labelledby")).toBe($("#joinchat__label").id);
		await vi.waitFor(() => expect(isOpen()).toBe(true));
		const { message_hash } = window.joinchat_obj!.settings;
		expect(message_hash).toMatch(/^[\da-f]+$/);
		$(".joinchat__close").click();
		expect(isOpen()).toBe(false);
		expect(localStorage.getItem("joinchat_hashes")).toBe(message_hash);
		test!.unmount();
		const before = document.createElement("body");
		before.innerHTML = host(settings);
		expect(root.isEqualNode(before.firstElementChild)).toBe(true);
		expect(test!.errors).toEqual([]);
	});

	it("without messages gets a button that goes to the app", async () => {
		await open({ telephone: "15550100", button_delay: 0 });
		expect($(".joinchat").classList.contains("joinchat--btn")).toBe(true);
		$(".joinchat__button").click();
		expect(vi.mocked(window.open).mock.calls).toEqual([["https://wa.me/15550100", "joinchat", "noopener"]]);
	});

	it("of any kind harms nobody", async () => {
		await open({ telephone: 15550100, messages: [null, 3, {}, ["x"]], title: { a: 1 }, optin: [1], tooltip: {} });
		$(".joinchat__button").click();
		expect(isOpen()).toBe(true);
		expect(test!.errors).toEqual([]);
	});
});

describe("Chat", () => {
	it("is the widget with its plugin, and survives a render", async () => {
		const draw = (title: string) => (
			<StrictMode>
				<Chat settings={{ ...settings, title, message_delay: -1 }} className="mine" id="chat" />
			</StrictMode>
		);
		const view = await renderView(draw("Acme"));
		const root = view.get(".joinchat.mine#chat");
		await vi.waitFor(() => expect(root.classList.contains("joinchat--show")).toBe(true));
		await act(async () => view.get(".joinchat__button").click());
		expect(isOpen()).toBe(true);
		await vi.waitFor(() => expect(view.get(".joinchat__chatbox").contains(document.activeElement)).toBe(true));
		await view.render(draw("Other"));
		expect(view.get("#joinchat__label").textContent).toBe("Other");
		// It starts again, and is as the visitor left it.
		await vi.waitFor(() => expect(isOpen()).toBe(true));
		await act(async () => view.get(".joinchat__close").click());
		expect(isOpen()).toBe(false);
		await view.unmount();
		expect(window.joinchat_obj).toBeUndefined();
		expect(errors).toEqual([]);
	});
});
