// Popups, panels and floating buttons as components: the markup that each plugin looks for, and the plugin at work on it.
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { errors, renderView } from "../helpers/react";
import { selectorOf } from "./at-rest";

const { FloatingBar, FloatingButtons, OffCanvas, Popup, Popups } = components;

describe("FloatingButtons and FloatingBar", () => {
	it("open their box by its button, which says so", async () => {
		const view = await renderView(
			<FloatingButtons label="Write to us" closeLabel="Close" message="Hello" href="#chat" cta="Open the chat" />,
		);
		const opener = view.get<HTMLElement>(".e-contact-buttons__chat-button");
		const box = view.get(`#${opener.getAttribute("aria-controls")}`);
		expect([box.ariaHidden, opener.ariaExpanded]).toEqual(["true", "false"]);
		opener.click();
		expect([box.ariaHidden, opener.ariaExpanded, box.className]).toEqual([
			"false",
			"true",
			"e-contact-buttons__content-wrapper",
		]);
	});

	it("leave a bar where it was put, and close it", async () => {
		const view = await renderView(
			<main>
				<FloatingBar closeLabel="Close" href="#courses" cta="See the courses">
					Winter courses begin
				</FloatingBar>
			</main>,
		);
		const bar = view.get(".e-floating-bars");
		expect(bar.closest("main")).not.toBeNull();
		view.get<HTMLElement>(".e-floating-bars__close-button").click();
		expect(bar.className).toContain("is-hidden");
	});
});

describe("OffCanvas", () => {
	it("opens and closes by call, survives a render while open, and closes by key", async () => {
		const App = () => (
			<OffCanvas id="cart" label="Cart" settings={{ prevent_scroll: "yes" }}>
				<button type="button">Pay</button>
			</OffCanvas>
		);
		const view = await renderView(<App />);
		const panel = view.get("#off-canvas-cart");
		expect(view.get(selectorOf("off-canvas")).contains(panel)).toBe(true);
		expect([panel.ariaHidden, panel.hasAttribute("inert")]).toEqual(["true", true]);
		await act(async () => components.turnOffCanvas("cart"));
		await view.render(<App />);
		expect([panel.ariaHidden, panel.hasAttribute("inert")]).toEqual(["false", false]);
		await act(async () => components.turnOffCanvas("cart", "close"));
		expect(panel.ariaHidden).toBe("true");
		expect(errors).toEqual([]);
	});
});

describe("Popups", () => {
	it("are taken out of the page, come when they are called, and React finds them again when they go", async () => {
		const view = await renderView(
			<Popups>
				<Popup id="77" settings={{ a11y_navigation: "yes" }}>
					<p>Offer</p>
				</Popup>
			</Popups>,
		);
		expect(view.container.querySelector("[data-elementor-type=popup]")).toBeNull();
		await act(async () => components.openPopup("77"));
		expect(document.getElementById("elementor-popup-modal-77")?.textContent).toContain("Offer");
		await view.unmount();
		expect(document.getElementById("elementor-popup-modal-77")).toBeNull();
		expect(errors).toEqual([]);
	});

	it("take the focus, as an app expects of a dialog", async () => {
		await renderView(
			<Popups>
				<Popup id="77">
					<input />
				</Popup>
			</Popups>,
		);
		await act(async () => components.openPopup("77"));
		const dialog = document.getElementById("elementor-popup-modal-77")!;
		await act(() => vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true)));
	});

	it("put the page behind out of reach while they are open, unless they are told not to", async () => {
		const view = await renderView(
			<Popups>
				<Popup id="77">Offer</Popup>
				<Popup id="78" settings={{ modal: false }}>
					News
				</Popup>
			</Popups>,
		);
		const isReachable = () => !view.container.closest("[inert]");
		await act(async () => components.openPopup("78"));
		expect(isReachable()).toBe(true);
		await act(async () => components.openPopup("77"));
		expect(isReachable()).toBe(false);
		await act(async () => components.openPopup("77", true));
		expect(isReachable()).toBe(true);
	});

	it("stay open when the app says something else in one, and show it immediately", async () => {
		const draw = (count: number) => (
			<Popups>
				<Popup id="77">
					<p>Offer {count}</p>
					{count > 1 && <b>more</b>}
				</Popup>
			</Popups>
		);
		const view = await renderView(draw(1));
		await act(async () => components.openPopup("77"));
		const dialog = () => document.getElementById("elementor-popup-modal-77");
		const opened = dialog();
		expect(opened?.textContent).toContain("Offer 1");
		await view.render(draw(2));
		expect(dialog()).toBe(opened);
		expect(opened?.textContent).toContain("Offer 2more");
		await act(async () => components.openPopup("77"));
		expect(dialog()?.textContent).toContain("Offer 2more");
		await view.unmount();
		expect(dialog()).toBeNull();
		expect(errors).toEqual([]);
	});

	it("open by the links of the page builder, without the core", async () => {
		const settings = btoa(JSON.stringify({ id: "77" }));
		const view = await renderView(
			<>
				<a href={`#${encodeURIComponent(`elementor-action:action=popup:open&settings=${settings}`)}`}>Offer</a>
				<Popups>
					<Popup id="77">
						<p>Offer</p>
					</Popup>
				</Popups>
			</>,
		);
		await act(async () => view.get("a").click());
		expect(document.getElementById("elementor-popup-modal-77")?.textContent).toContain("Offer");
		expect(errors).toEqual([]);
	});
});
