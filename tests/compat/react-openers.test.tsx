// What a button opens, as an app drives it: what is open as its state, reasons, refusal, handles.
import { act, createRef, type ReactElement, StrictMode, useEffect } from "react";
import { afterEach, describe, expect, it } from "vitest";
import {
	AccessibilityPanel,
	Chat,
	FloatingButtons,
	MegaMenu,
	NavMenu,
	OffCanvas,
	type OverlayHandle,
	Popup,
	Popups,
	SearchForm,
	WoocommerceMenuCart,
} from "../../plugins/react";
import { lastPress } from "../../src/react/change";
import { errors, renderView } from "../helpers/react";
import { type Given, key, press, until } from "./at-rest";

afterEach(() => {
	localStorage.clear();
	expect(errors).toEqual([]);
});

const cart = {
	draw: (given: Given) => <WoocommerceMenuCart {...given}>Mugs</WoocommerceMenuCart>,
	opener: ".elementor-menu-cart__toggle_button",
};
interface Openable {
	draw(given: Given): ReactElement;
	opener?: string;
	/** Whether it covers the page, and goes with it. */
	leaves?: boolean;
}
const overlays: Record<string, Openable> = {
	Chat: {
		draw: (given) => <Chat settings={{ telephone: "1", messages: ["Hello"], message_delay: -1 }} {...given} />,
		opener: ".joinchat__button",
	},
	FloatingButtons: {
		draw: (given) => <FloatingButtons label="Write" closeLabel="Close" {...given} />,
		opener: ".e-contact-buttons__chat-button",
	},
	WoocommerceMenuCart: { ...cart, leaves: true },
	"WoocommerceMenuCart below its button": {
		...cart,
		draw: (given) => <WoocommerceMenuCart {...given} settings={{ cart_type: "mini-cart" }} />,
	},
	NavMenu: {
		draw: (given) => <NavMenu items={[{ title: "Shop", href: "/shop" }]} {...(given as object)} />,
		opener: ".elementor-menu-toggle",
	},
	MegaMenu: {
		draw: (given) => <MegaMenu items={[{ title: "Shop", panel: <p>Mugs</p> }]} {...(given as object)} />,
		opener: ".e-n-menu-toggle",
	},
	SearchForm: {
		draw: (given) => <SearchForm action="/" label="Search" skin="full_screen" {...(given as object)} />,
		opener: ".elementor-search-form__toggle",
	},
	AccessibilityPanel: { draw: (given) => <AccessibilityPanel {...given} />, opener: ".aicon_link" },
	OffCanvas: {
		draw: (given) => (
			<OffCanvas id="menu" label="Menu" {...given}>
				Hello
			</OffCanvas>
		),
		leaves: true,
	},
	Popup: {
		draw: (given) => (
			<Popups>
				<Popup id="7" {...given}>
					Hello
				</Popup>
			</Popups>
		),
		leaves: true,
	},
};
/** Has the focus as a rule. */
const closer =
	".elementor-menu-toggle,.e-n-menu-toggle,input,.close_container,.e-off-canvas__content,.dialog-close-button";

describe.each(Object.keys(overlays))("what opens: %s", (name) => {
	const { draw, opener, leaves } = overlays[name]!;

	it("is opened and closed by the app, and stays where what a visitor does is not given again", async () => {
		const ref = createRef<OverlayHandle>();
		const told: boolean[] = [];
		const onOpenChange = (isOpen: boolean) => told.push(isOpen);
		const view = await renderView(draw({ open: true, ref, onOpenChange }));
		await until(() => expect(ref.current!.isOpen).toBe(true));
		const shown =
			name === "Popup" ? document.querySelector("#elementor-popup-modal-7") : view.container.firstElementChild;
		expect(ref.current!.element).toBe(shown);
		await act(async () => ref.current!.close());
		await until(() => expect([ref.current!.isOpen, told]).toEqual([true, [false]]));
		await view.render(draw({ open: false, ref, onOpenChange }));
		await until(() => expect(ref.current!.isOpen).toBe(false));
		expect([told, ref.current!.element]).toEqual([[false], name === "Popup" ? null : shown]);
	});

	it("says that its handle is no press, wherever the visitor has pressed", async () => {
		const ref = createRef<OverlayHandle>();
		const told: unknown[] = [];
		const view = await renderView(
			<>
				<button type="button" className="away" onClick={() => ref.current!.open()} />
				{draw({ ref, onOpenChange: (isOpen, { reason, event }) => told.push([isOpen, reason, event]) })}
			</>,
		);
		await press(view.get(".away"));
		await until(() => expect(told).toEqual([[true, "script", undefined]]));
		await act(async () => ref.current!.close());
		await until(() => expect(told.at(-1)).toEqual([false, "script", undefined]));
	});

	it("leaves the visitor's last press what it was when its handle turns it", async () => {
		const ref = createRef<OverlayHandle>();
		await renderView(draw({ defaultOpen: true, ref }));
		await until(() => expect(ref.current!.isOpen).toBe(true));
		const last = new KeyboardEvent("keydown", { key: "a" });
		window.dispatchEvent(last);
		for (const isOpen of [false, true]) {
			await act(async () => ref.current![isOpen ? "open" : "close"]());
			await until(() => expect(ref.current!.isOpen).toBe(isOpen));
			expect(lastPress()).toBe(last);
		}
	});

	it("says that Escape closes it, and stays where that is prevented", async () => {
		const ref = createRef<OverlayHandle>();
		const told: unknown[] = [];
		let isKept = true;
		const onOpenChange: Given["onOpenChange"] = (isOpen, { reason, preventDefault }) => {
			told.push([isOpen, reason]);
			if (isKept) preventDefault();
		};
		await renderView(draw({ defaultOpen: true, ref, onOpenChange }));
		await until(() => expect(ref.current!.isOpen).toBe(true));
		const pressEscape = () =>
			key(ref.current!.element!.querySelector<HTMLElement>(closer) ?? ref.current!.element!, "Escape");
		await pressEscape();
		await until(() => expect([ref.current!.isOpen, told]).toEqual([true, [[false, "escape"]]]));
		isKept = false;
		await pressEscape();
		await until(() => expect([ref.current!.isOpen, told.at(-1)]).toEqual([false, [false, "escape"]]));
	});

	it("begins open, and is closed and opened by its handle", async () => {
		const ref = createRef<OverlayHandle>();
		const told: boolean[] = [];
		await renderView(draw({ defaultOpen: true, ref, onOpenChange: (isOpen) => told.push(isOpen) }));
		await until(() => expect([ref.current!.isOpen, told]).toEqual([true, []]));
		await act(async () => ref.current!.toggle());
		await until(() => expect([ref.current!.isOpen, told]).toEqual([false, [false]]));
		await act(async () => ref.current!.open());
		await until(() => expect([ref.current!.isOpen, told]).toEqual([true, [false, true]]));
	});

	it.each([false, true])(
		"opened by its handle in the app's first effect says so, in strict mode: %s",
		async (isStrict) => {
			const ref = createRef<OverlayHandle>();
			const told: unknown[] = [];
			const App = () => {
				useEffect(() => ref.current!.open(), []);
				return draw({ ref, onOpenChange: (isOpen, { reason }) => told.push([isOpen, reason]) });
			};
			await renderView(isStrict ? <StrictMode children={<App />} /> : <App />);
			// A key of the visitor, while the plugin may still load.
			window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
			await until(() => expect([ref.current!.isOpen, told]).toEqual([true, [[true, "script"]]]));
		},
	);

	it.skipIf(!leaves)("is closed by the history, and says so", async () => {
		const ref = createRef<OverlayHandle>();
		const told: unknown[] = [];
		await renderView(
			draw({ defaultOpen: true, ref, onOpenChange: (isOpen, { reason }) => told.push([isOpen, reason]) }),
		);
		await until(() => expect(ref.current!.isOpen).toBe(true));
		history.pushState({}, "", "/elsewhere");
		await act(async () => void dispatchEvent(new PopStateEvent("popstate")));
		history.replaceState({}, "", "/");
		await until(() => expect([ref.current!.isOpen, told]).toEqual([false, [[false, "back"]]]));
	});

	it.skipIf(!opener)("says what opened it, and is closed again where that is prevented", async () => {
		const ref = createRef<OverlayHandle>();
		const told: unknown[] = [];
		const view = await renderView(
			draw({
				ref,
				onOpenChange(isOpen, { reason, preventDefault }) {
					told.push([isOpen, reason]);
					preventDefault();
				},
			}),
		);
		await press(view.get(opener!));
		await until(() => expect([ref.current!.isOpen, told]).toEqual([false, [[true, "press"]]]));
	});
});
