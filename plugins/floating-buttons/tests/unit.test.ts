// Floating buttons (more-widgets, section 16): the box and its focus, bars and the room they take, clicks that are told.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const inDocument = (content: string) =>
	`<div data-elementor-type="floating-buttons" data-elementor-id="77" class="elementor elementor-77">${content}</div>`;
const widget = (type: string, content: string, settings = {}) =>
	inDocument(
		`<div class="elementor-element elementor-widget" data-widget_type="${type}.default" data-settings='${JSON.stringify(settings)}'>${content}</div>`,
	);
const contact = (settings = {}, state = "hidden") =>
	widget(
		"contact-buttons",
		`<div class="e-contact-buttons">
	<div class="e-contact-buttons__content-wrapper ${state}" aria-hidden="true">
		<div class="e-contact-buttons__content">
			<button class="e-contact-buttons__close-button" aria-expanded="false">Close</button>
			<div class="e-contact-buttons__message-bubble-time"></div>
			<a class="e-contact-buttons__send-button" href="#send"><span>Send</span></a>
		</div>
	</div>
	<button class="e-contact-buttons__chat-button" aria-expanded="false">Chat</button>
</div>`,
		settings,
	);
const bar = (classes: string) =>
	widget(
		"floating-bars-var-1",
		`<div class="e-floating-bars ${classes}"><a class="e-floating-bars__cta-button" href="#courses">Courses</a><button class="e-floating-bars__close-button">Close</button></div>`,
	);

let mounted: TestMount | undefined;
const open = async (markup: string, before = "<main>Page</main>") => {
	mounted = await mountPlugin(plugin, descriptor.selector, before + markup);
	const find = (name: string) => mounted!.host.querySelector<HTMLElement>(`[class*="${name}"]`)!;
	return {
		...mounted,
		find,
		chat: find("__chat-button"),
		close: find("__close-button"),
		wrapper: find("__content-wrapper"),
		content: mounted.host.querySelector<HTMLElement>(".e-contact-buttons__content")!,
		bar: mounted.host.querySelector<HTMLElement>(".e-floating-bars")!,
	};
};
const pressEscape = (target: EventTarget = document.body) =>
	target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
const end = (node: Element, type = "animationend") => node.dispatchEvent(new Event(type, { bubbles: true }));

let barHeight = 48;
const sizes = new Set<() => void>();
beforeEach(() => {
	barHeight = 48;
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(private readonly call: () => void) {}
			observe() {
				sizes.add(this.call);
			}
			unobserve() {}
			disconnect() {
				sizes.delete(this.call);
			}
		},
	);
	vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
		return this.classList.contains("e-floating-bars") ? barHeight : 0;
	});
});
afterEach(() => {
	mounted?.unmount();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	delete window.elementorFrontendConfig;
	document.body.innerHTML = "";
});

describe("the box", () => {
	it("opens and closes: hidden, aria-hidden, aria-expanded on both buttons, visible on the content", async () => {
		const { chat, close, wrapper, content } = await open(contact());
		const state = () => [
			wrapper.classList.contains("hidden"),
			wrapper.ariaHidden,
			wrapper.inert,
			chat.ariaExpanded,
			close.ariaExpanded,
			content.classList.contains("visible"),
		];
		expect(state()).toEqual([true, "true", true, "false", "false", false]);
		chat.click();
		expect(state()).toEqual([false, "false", false, "true", "true", true]);
		chat.click();
		expect(state()).toEqual([true, "true", true, "false", "false", false]);
		chat.click();
		close.click();
		expect(state()).toEqual([true, "true", true, "false", "false", false]);
	});

	it("takes the focus in and gives it back", async () => {
		const { chat, close } = await open(contact());
		chat.focus();
		chat.click();
		await expect.poll(() => document.activeElement).toBe(close);
		close.click();
		expect(document.activeElement).toBe(chat);
	});

	it("is closed by Escape, and leaves a focus elsewhere where it is", async () => {
		const { chat, close, wrapper } = await open(contact(), "<input>");
		chat.focus();
		chat.click();
		await expect.poll(() => document.activeElement).toBe(close);
		pressEscape(close);
		expect([wrapper.ariaHidden, document.activeElement]).toEqual(["true", chat]);
		chat.click();
		await expect.poll(() => document.activeElement).toBe(close);
		const field = document.querySelector("input")!;
		field.focus();
		pressEscape(field);
		expect([wrapper.ariaHidden, document.activeElement]).toEqual(["true", field]);
	});

	it("takes no focus at load, not even where it is printed open", async () => {
		const { chat, wrapper } = await open(contact({}, ""));
		expect([wrapper.ariaHidden, chat.ariaExpanded, document.activeElement]).toEqual(["false", "true", document.body]);
	});

	it("enters and leaves with its animations, and is hidden when the exit is over", async () => {
		const settings = {
			style_chat_box_entrance_animation: "slideInUp",
			style_chat_box_exit_animation: "fadeIn",
		};
		const { chat, wrapper, content } = await open(contact(settings));
		const names = () => content.className.replace("e-contact-buttons__content", "").trim();
		chat.click();
		expect(names()).toBe("animated slideInUp");
		end(content);
		expect(names()).toBe("animated slideInUp");
		chat.click();
		expect([names(), wrapper.className.includes("hidden"), wrapper.inert]).toEqual([
			"reverse animated fadeIn",
			false,
			true,
		]);
		end(content.firstElementChild!);
		expect(wrapper.classList.contains("hidden")).toBe(false);
		end(content);
		expect([names(), wrapper.classList.contains("hidden")]).toEqual(["", true]);
		chat.click();
		chat.click();
		chat.click();
		expect([names(), wrapper.classList.contains("hidden")]).toEqual(["animated slideInUp", false]);
	});

	it("is hidden immediately under reduced motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		const { chat, wrapper } = await open(contact({ style_chat_box_exit_animation: "fadeIn" }));
		chat.click();
		chat.click();
		expect(wrapper.classList.contains("hidden")).toBe(true);
		setFeature("prefers-reduced-motion");
	});

	it("says when its message was written", async () => {
		const { find } = await open(contact());
		expect(find("bubble-time").textContent).toMatch(/^\d{1,2}:\d\d/);
	});

	it.each([
		["no wrapper", '<button class="e-contact-buttons__chat-button">Chat</button>'],
		["no button", '<div class="e-contact-buttons__content-wrapper hidden"></div>'],
		["links alone", '<a class="e-contact-buttons__contact-icon-link" href="tel:1">Call</a>'],
	])("does nothing with %s", async (_what, content) => {
		const { errors, host } = await open(
			widget("contact-buttons-var-3", `<div class="e-contact-buttons">${content}</div>`),
		);
		host.querySelector("button")?.click();
		expect(errors).toEqual([]);
	});
});

describe("a bar", () => {
	const style = (node: HTMLElement) => node.getAttribute("style");
	const root = document.documentElement;

	it("closes by its button: is-hidden, out of reach", async () => {
		const { bar: node, close } = await open(bar("has-vertical-position-bottom"));
		close.click();
		expect([node.classList.contains("is-hidden"), node.ariaHidden, node.inert]).toEqual([true, "true", true]);
	});

	it("closes by Escape, unless that is meant for something else", async () => {
		const { bar: node, close } = await open(bar("has-vertical-position-bottom"), "<input>");
		const isHidden = () => node.classList.contains("is-hidden");
		const field = document.querySelector("input")!;
		field.focus();
		pressEscape(field);
		expect(isHidden()).toBe(false);
		const prevent = (event: Event) => event.preventDefault();
		close.addEventListener("keydown", prevent);
		close.focus();
		pressEscape(close);
		expect(isHidden()).toBe(false);
		close.removeEventListener("keydown", prevent);
		pressEscape(close);
		expect(isHidden()).toBe(true);
	});

	it("has room made for it while it sticks to the top, as high as it is", async () => {
		document.body.style.paddingTop = "7px";
		const { close } = await open(bar("has-vertical-position-top is-sticky"));
		expect(document.body.style.paddingTop).toBe("48px");
		barHeight = 72;
		for (const call of sizes) call();
		expect([document.body.style.paddingTop, root.style.getPropertyValue("--gossamer-bar")]).toEqual(["72px", "72px"]);
		close.click();
		expect([document.body.style.paddingTop, style(root), sizes.size]).toEqual(["7px", null, 0]);
		document.body.removeAttribute("style");
	});

	it("is the first line of the page where it does not stick, and goes back at the end", async () => {
		const before = `<main>Page</main>`;
		await open(bar("has-vertical-position-top"), before);
		expect(document.body.firstElementChild!.getAttribute("data-elementor-id")).toBe("77");
		mounted!.unmount();
		expect([...document.body.children].map(({ localName }) => localName)).toEqual(["main", "div"]);
	});

	it("stays where it is at the bottom, in the editor, and never takes the page along", async () => {
		await open(bar("has-vertical-position-bottom"));
		expect(document.body.firstElementChild!.localName).toBe("main");
		mounted!.unmount();
		window.elementorFrontendConfig = { environmentMode: { edit: true } };
		await open(bar("has-vertical-position-top is-sticky"));
		expect(document.body.firstElementChild!.localName).toBe("main");
		expect(document.body.style.paddingTop).toBe("");
		mounted!.unmount();
		delete window.elementorFrontendConfig;
		const page = bar("has-vertical-position-top").replace('"floating-buttons"', '"wp-page"');
		await open(page);
		expect(document.body.firstElementChild!.matches(".elementor-widget")).toBe(true);
	});

	it("that is printed hidden takes no room", async () => {
		await open(bar("has-vertical-position-top is-sticky is-hidden"));
		expect(style(document.body)).toBeNull();
	});
});

describe("clicks on send and call to action", () => {
	const beacon = vi.fn((_address: string, _fields: URLSearchParams) => true);
	const sent = () => beacon.mock.calls.map(([address, fields]) => `${address} ${decodeURIComponent(`${fields}`)}`);
	beforeEach(() => {
		beacon.mockReset().mockReturnValue(true);
		vi.stubGlobal("navigator", { ...navigator, sendBeacon: beacon });
		Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
		window.elementorFrontendConfig = {
			urls: { ajaxurl: "/wp-admin/admin-ajax.php" },
			nonces: { floatingButtonsClickTracking: "a1b2" },
		};
		grant("statistics");
	});
	const leave = () => window.dispatchEvent(new Event("pagehide"));
	const expected = (ids: string) =>
		`/wp-admin/admin-ajax.php action=elementor_send_clicks&_nonce=a1b2${ids.replace(/\d+/g, "&clicks[]=$&").replace(/ /g, "")}`;

	it("are sent in tens and when the page is left", async () => {
		const { find } = await open(contact());
		for (let count = 0; count < 11; count++) find("send-button").firstElementChild!.dispatchEvent(press());
		expect(sent()).toEqual([expected(Array(10).fill("77").join(" "))]);
		leave();
		leave();
		expect(sent().slice(1)).toEqual([expected("77")]);
	});

	it("are those of bars too, and of nothing else", async () => {
		const { find, close } = await open(bar("has-vertical-position-bottom"));
		find("cta-button").dispatchEvent(press());
		close.click();
		leave();
		expect(sent()).toEqual([expected("77")]);
	});

	it("are not noted without consent, and forgotten when it is taken back", async () => {
		deny("statistics");
		const { find } = await open(contact());
		find("send-button").dispatchEvent(press());
		grant("statistics");
		leave();
		find("send-button").dispatchEvent(press());
		deny("statistics");
		leave();
		grant("statistics");
		leave();
		expect(sent()).toEqual([]);
	});

	it("never throw", async () => {
		beacon.mockImplementation(() => {
			throw new TypeError("no address");
		});
		const { find, errors } = await open(contact());
		find("send-button").dispatchEvent(press());
		leave();
		expect(errors).toEqual([]);
	});

	const press = () => new MouseEvent("click", { bubbles: true, cancelable: true });
});

it.each([
	["a box", contact({ style_chat_box_entrance_animation: "fadeIn" })],
	["a bar", bar("has-vertical-position-top is-sticky")],
	["a bar in the page", bar("has-vertical-position-top")],
])("leaves nothing of %s behind", async (_what, markup) => {
	const { chat, close, host, errors } = await open(markup);
	chat?.click();
	close.click();
	chat?.click();
	mounted!.unmount();
	const before = document.createElement("div");
	before.innerHTML = markup;
	expect(host.outerHTML).toBe(before.querySelector(descriptor.selector)!.outerHTML);
	expect([document.body.getAttribute("style"), document.documentElement.getAttribute("style"), errors]).toEqual([
		null,
		null,
		[],
	]);
});
