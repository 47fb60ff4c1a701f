// Menu cart: how it opens and closes, whom it asks and when, where the focus is.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideMembers } from "../../../tests/helpers/form-members";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import { createContext } from "../../../tests/site/context.mjs";
import plugin from "..";
import row from "../plugin";
import { cartContent, cartToggle, menuCart } from "./widget.mjs";

const context = createContext();
const ids = ["1a1a1a1", "2222222", "3c3c3c3"];
const toggle = (count: number) =>
	String(
		cartToggle(
			context,
			Array.from({ length: count }, () => "11"),
		),
	);
const answerWith = (count: number) => ({
	fragments: Object.fromEntries(
		ids.map((id) => [`div.elementor-element-${id} div.elementor-menu-cart__toggle`, toggle(count)]),
	),
});
const reply = (answer: unknown) => ({ json: async () => answer }) as Response;
const ask = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
let mounted: TestMount | undefined;

const start = async (...carts: object[]) => {
	const markup = (carts.length ? carts : [{}]).map((cart, at) => menuCart(context, { id: ids[at], ...cart })).join("");
	mounted = await mountPlugin(
		plugin,
		selectorOf(row),
		`<div data-elementor-id="42" class="elementor"><div data-elementor-id="7">${markup}</div></div><button id="out">Out</button>`,
	);
	for (const host of mounted.hosts) {
		const content = host.querySelector(".widget_shopping_cart_content")!;
		content.innerHTML = String(cartContent(context, ["11", "12"]));
	}
	return mounted;
};
const button = (at = 0) => mounted!.hosts[at]!.querySelector<HTMLElement>(".elementor-menu-cart__toggle_button")!;
const find = (part: string, at = 0) => mounted!.hosts[at]!.querySelector<HTMLElement>(`.elementor-menu-cart__${part}`)!;
const isShown = (at = 0) => mounted!.hosts[at]!.classList.contains("elementor-menu-cart--shown");
const states = (at = 0) => [
	isShown(at),
	button(at).ariaExpanded,
	find("container", at).ariaHidden,
	find("main", at).ariaHidden,
	find("container", at).inert,
];
const open = [true, "true", "false", "false", false];
const closed = [false, "false", "true", "true", true];
const pressEscape = () => {
	for (const type of ["keydown", "keyup"])
		(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { key: "Escape", bubbles: true }));
};
const press = (node: Element, key: string) =>
	node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const tell = (type: string) => document.body.dispatchEvent(new CustomEvent(type));
const point = (node: Element, type: string, pointerType = "mouse") =>
	node.dispatchEvent(Object.assign(new Event(type, { bubbles: type === "pointerover" }), { pointerType }));
const isInside = () => find("main").contains(document.activeElement);

beforeEach(() => {
	vi.stubGlobal("fetch", ask);
	ask.mockReset().mockImplementation(async () => reply([]));
	window.ElementorProFrontendConfig = {
		ajaxurl: "https://acme.test/ajax",
		woocommerce: { menu_cart: { fragments_nonce: "n0nce" } },
	};
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	delete window.ElementorProFrontendConfig;
	vi.unstubAllGlobals();
});

it("writes its open state on the widget, and on the container only up to 3.4", async () => {
	await start();
	button().click();
	expect([isShown(), find("container").className]).toEqual([true, "elementor-menu-cart__container elementor-lightbox"]);
});

it("opens and closes by its toggle, whose address is never followed", async () => {
	await start({ type: "mini-cart" });
	expect(states()).toEqual(closed);
	const click = new MouseEvent("click", { bubbles: true, cancelable: true });
	button().firstElementChild!.dispatchEvent(click);
	expect([click.defaultPrevented, states()]).toEqual([true, open]);
	button().click();
	expect(states()).toEqual(closed);
});

it("has the focus in a side cart, a dialog with a name, and gives it back at Escape (more-widgets #31)", async () => {
	await start();
	button().focus();
	button().click();
	await vi.waitFor(() => expect(isInside()).toBe(true));
	expect([find("main").role, find("main").ariaLabel, states()]).toEqual(["dialog", "Cart", open]);
	expect(document.querySelector<HTMLElement>("#out")!.hasAttribute("inert")).toBe(true);
	pressEscape();
	expect([states(), document.activeElement === button()]).toEqual([closed, true]);
	expect(document.querySelector("[id=out][inert]")).toBeNull();
});

it("closes by its close button, with the keyboard too", async () => {
	await start();
	const close = find("close-button");
	expect([close.role, close.tabIndex, close.ariaLabel]).toEqual(["button", 0, "Close"]);
	button().click();
	press(close, " ");
	expect(isShown()).toBe(false);
	button().click();
	close.click();
	expect(isShown()).toBe(false);
});

it("closes by a press outside, not by one on what is replaced in the meantime", async () => {
	await start({ type: "mini-cart" });
	button().click();
	await vi.waitFor(() => expect(isShown()).toBe(true));
	const content = mounted!.host.querySelector(".widget_shopping_cart_content")!;
	const remove = content.querySelector<HTMLElement>(".remove_from_cart_button")!;
	remove.addEventListener("click", () => content.replaceChildren("Empty"));
	remove.click();
	expect(isShown()).toBe(true);
	document.querySelector<HTMLElement>("#out")!.click();
	expect(isShown()).toBe(false);
});

it("is opened by the mouse and closed when it leaves, and a press does not close what it has opened", async () => {
	await start({ type: "mini-cart", openOn: "mouseover" });
	point(button(), "pointerover", "touch");
	expect(isShown()).toBe(false);
	point(button(), "pointerover");
	expect(states()).toEqual(open);
	button().click();
	expect(isShown()).toBe(true);
	point(find("wrapper"), "pointerleave");
	expect(states()).toEqual(closed);
	button().click();
	expect(isShown()).toBe(true);
	point(find("wrapper"), "pointerleave");
	expect(isShown()).toBe(true);
});

it("asks once for three carts when something was added; the new toggle of one that opens automatically says so (more-widgets #30)", async () => {
	await start({}, { opensItself: true }, { type: "mini-cart" });
	ask.mockImplementation(async () => reply(answerWith(3)));
	const before = button(1);
	tell("added_to_cart");
	await vi.waitFor(() => expect(isShown(1)).toBe(true));
	expect(ask).toHaveBeenCalledTimes(1);
	const [address, { method, body }] = ask.mock.lastCall!;
	expect([address, method, `${body}`]).toEqual([
		"https://acme.test/ajax",
		"POST",
		"action=elementor_menu_cart_fragments&templates%5B%5D=42&templates%5B%5D=7&_nonce=n0nce&is_editor=false",
	]);
	expect(button(1)).not.toBe(before);
	expect([states(0), states(1), states(2)]).toEqual([closed, open, closed]);
	expect(mounted!.host.querySelector(".elementor-button-icon-qty")!.textContent).toBe("3");
	ask.mockImplementation(async () => reply(answerWith(2)));
	tell("removed_from_cart");
	await vi.waitFor(() => expect(button(1).querySelector("[data-counter='2']")).not.toBeNull());
	expect([states(1), states(0)]).toEqual([open, closed]);
});

it("replaces a cart's form, whatever its fields are called", async () => {
	await start();
	document.body.insertAdjacentHTML("beforeend", '<form class="c"><input name="replaceWith"></form>');
	hideMembers(document.querySelector("form.c")!);
	ask.mockImplementation(async () => reply({ fragments: { "form.c": "<p class='new'></p>" } }));
	tell("wc_fragments_refreshed");
	await vi.waitFor(() => expect(document.querySelector("p.new")).not.toBeNull());
	expect(document.querySelector("form.c")).toBeNull();
	document.querySelector("p.new")!.remove();
});

it("changes nothing where the answer is empty or none (more-widgets #31)", async () => {
	const { host, errors } = await start();
	const before = host.outerHTML;
	tell("removed_from_cart");
	await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
	ask.mockImplementation(async () => reply({ fragments: { "div[": "<div></div>", body: "", ".none": "<p></p>" } }));
	tell("wc_fragments_refreshed");
	await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
	ask.mockRejectedValue(new TypeError("offline"));
	tell("wc_fragments_refreshed");
	await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(["request"]));
	expect(host.outerHTML).toBe(before);
});

it("does not ask without a nonce, and opens all the same", async () => {
	delete window.ElementorProFrontendConfig!.woocommerce;
	await start({ opensItself: true });
	tell("added_to_cart");
	await vi.waitFor(() => expect(isShown()).toBe(true));
	expect(ask).not.toHaveBeenCalled();
});

it("uses the newest answer, whichever comes last", async () => {
	await start();
	const waiting: ((answer: Response) => void)[] = [];
	ask.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
	tell("added_to_cart");
	await vi.waitFor(() => expect(waiting).toHaveLength(1));
	tell("removed_from_cart");
	await vi.waitFor(() => expect(waiting).toHaveLength(2));
	waiting[1]!(reply(answerWith(1)));
	await vi.waitFor(() => expect(button().querySelector("[data-counter='1']")).not.toBeNull());
	waiting[0]!(reply(answerWith(2)));
	await new Promise((resolve) => setTimeout(resolve));
	expect(button().querySelector("[data-counter='1']")).not.toBeNull();
});

it("keeps the focus in the cart where the item goes that had it, and on a toggle that is replaced", async () => {
	await start();
	button().focus();
	ask.mockImplementation(async () => reply(answerWith(1)));
	tell("wc_fragments_refreshed");
	await vi.waitFor(() => expect(button().querySelector("[data-counter='1']")).not.toBeNull());
	expect(document.activeElement).toBe(button());
	button().click();
	await vi.waitFor(() => expect(isInside()).toBe(true));
	const content = mounted!.host.querySelector(".widget_shopping_cart_content")!;
	content.querySelector<HTMLElement>(".remove_from_cart_button")!.focus();
	content.innerHTML = String(cartContent(context, []));
	tell("removed_from_cart");
	await vi.waitFor(() => expect(isInside()).toBe(true));
	pressEscape();
	expect(document.activeElement).toBe(button());
});

it("opens at the start after a form that put something in, one of several, and none that is not displayed", async () => {
	window.ElementorProFrontendConfig!.woocommerce!.productAddedToCart = true;
	document.body.innerHTML = "";
	await start({ opensItself: true }, { opensItself: true }, {});
	expect([isShown(0), isShown(1), isShown(2)]).toEqual([true, false, false]);
	mounted!.unmount();
	window.ElementorProFrontendConfig!.woocommerce!.productAddedToCart = false;
	await start({ opensItself: true });
	mounted!.host.style.display = "none";
	tell("added_to_cart");
	await vi.waitFor(() => expect(ask).toHaveBeenCalled());
	expect(isShown()).toBe(false);
});

it("limits the list of a mini cart to the window", async () => {
	await start({ type: "mini-cart" });
	const list = find("products");
	find("toggle").getBoundingClientRect = () => new DOMRect(0, 60, 100, 40);
	Object.defineProperty(list, "offsetHeight", { value: 900 });
	Object.defineProperty(find("main"), "offsetHeight", { value: 1000 });
	button().click();
	expect(list.style.maxHeight).toBe(`${innerHeight - 100 - 100 - 30}px`);
	find("toggle").getBoundingClientRect = () => new DOMRect(0, 600, 100, 40);
	window.dispatchEvent(new Event("resize"));
	expect(list.style.maxHeight).toBe("120px");
	// Zoomed by the visitor: rects and the window are in other pixels than what is set.
	find("toggle").getBoundingClientRect = () => new DOMRect(0, 60, 100, 40);
	Object.defineProperty(Element.prototype, "currentCSSZoom", { configurable: true, get: () => 1.25 });
	window.dispatchEvent(new Event("resize"));
	Reflect.deleteProperty(Element.prototype, "currentCSSZoom");
	expect(list.style.maxHeight).toBe(`${(innerHeight - 100) / 1.25 - 100 - 30}px`);
});

it.each([{}, { type: "mini-cart", openOn: "mouseover" } as const])("leaves nothing behind: %j", async (cart) => {
	const markup = String(menuCart(context, { id: ids[0], ...cart }));
	mounted = await mountPlugin(plugin, selectorOf(row), markup);
	button().click();
	await vi.waitFor(() => expect(isShown()).toBe(true));
	const { host, errors } = mounted;
	mounted.unmount();
	const before = document.createElement("div");
	before.innerHTML = markup;
	expect([host.outerHTML, errors]).toEqual([before.firstElementChild!.outerHTML, []]);
	button().click();
	expect(isShown()).toBe(false);
});

it("says so where the markup is incomplete, and does nothing", async () => {
	mounted = await mountPlugin(
		plugin,
		selectorOf(row),
		'<div data-widget_type="woocommerce-menu-cart.default"><div class="elementor-menu-cart__wrapper"></div></div>',
	);
	tell("added_to_cart");
	expect([mounted.errors.map(({ code }) => code), ask.mock.calls]).toEqual([["markup"], []]);
});

it("asks once a page where a toggle from a cache and the shop's cookie disagree", async () => {
	// biome-ignore lint/suspicious/noDocumentCookie: as the shop's server sets it
	document.cookie = "woocommerce_items_in_cart=1";
	ask.mockImplementation(async () => reply(answerWith(2)));
	await start({}, {}, {});
	await vi.waitFor(() => expect(button(2).querySelector("[data-counter='2']")).not.toBeNull());
	expect(ask).toHaveBeenCalledTimes(1);
	// biome-ignore lint/suspicious/noDocumentCookie: the next test has none
	document.cookie = "woocommerce_items_in_cart=; max-age=0";
});
