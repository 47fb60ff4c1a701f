// Menus, searches and the accessibility panel as an app drives them: what is open or typed as its state, reasons, refusal, handles.
import { act, createRef, type ReactElement, type Ref, StrictMode, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	AccessibilityPanel,
	type ChangeDetails,
	Chat,
	FloatingButtons,
	MegaMenu,
	type MenuHandle,
	type MenuLinkProps,
	NavMenu,
	OffCanvas,
	type OverlayHandle,
	Popup,
	Popups,
	Search,
	SearchForm,
	type SearchHandle,
	WoocommerceMenuCart,
} from "../../plugins/react";
import { lastPress } from "../../src/react/change";
import { fillIn } from "../../src/testing/fill-in";
import { intersect, setFeature } from "../helpers/jsdom";
import { errors, renderView, type TestView } from "../helpers/react";

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});
afterEach(() => {
	localStorage.clear();
	expect(errors).toEqual([]);
});

const press = (node: HTMLElement | null | undefined) => act(async () => node!.click());
/** What comes later: a part of the plugin, a timer. */
const until = (check: () => void) => act(async () => void (await vi.waitFor(check)));
const key = (node: HTMLElement, key: string) =>
	act(async () => {
		const options = { key, bubbles: true, cancelable: true };
		for (const type of ["keydown", "keyup"]) node.dispatchEvent(new KeyboardEvent(type, options));
	});

interface Given {
	open?: boolean;
	defaultOpen?: boolean;
	onOpenChange?(isOpen: boolean, details: ChangeDetails): void;
	ref?: Ref<OverlayHandle>;
}
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

const items = [
	{ title: "Shop", items: [{ title: "Mugs", href: "/mugs" }], panel: <p>Mugs</p> },
	{ title: "Help", items: [{ title: "Mail", href: "/mail" }], panel: <p>Mail</p> },
];
interface Valued {
	value?: string | null;
	defaultValue?: string | null;
	onValueChange?(value: string | null, details: ChangeDetails): void;
	ref?: Ref<MenuHandle>;
}
const menus: Record<string, { draw(given: Valued): ReactElement; title(view: TestView, at: number): HTMLElement }> = {
	NavMenu: {
		draw: (given) => <NavMenu items={items} {...(given as object)} />,
		title: (view, at) =>
			view.container.querySelectorAll<HTMLElement>(".elementor-nav-menu--main .has-submenu.elementor-item")[at]!,
	},
	MegaMenu: {
		draw: (given) => <MegaMenu items={items} settings={{ open_on: "click" }} {...(given as object)} />,
		title: (view, at) => view.container.querySelectorAll<HTMLElement>(".e-n-menu-dropdown-icon")[at]!,
	},
};

describe.each(Object.keys(menus))("what is open of a menu: %s", (name) => {
	const { draw, title } = menus[name]!;
	const start = async (given: Valued, hasSign = false) => {
		const view = await renderView(draw(given));
		const bar = view.container.querySelector(".elementor-nav-menu--main .elementor-nav-menu");
		// What the bar needs comes when it is seen, and its lists at the first interaction.
		if (bar) {
			intersect(bar);
			await until(() => expect(title(view, 0)).toBeTruthy());
			if (hasSign) bar.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
			if (hasSign) await until(() => expect(bar.matches("[data-smartmenus-id]")).toBe(true));
		}
		return view;
	};

	it("is the item that the app gives, and no other", async () => {
		const ref = createRef<MenuHandle>();
		const told: unknown[] = [];
		const onValueChange = (value: string | null, { reason }: ChangeDetails) => told.push([value, reason]);
		const view = await start({ value: null, ref, onValueChange });
		await view.render(draw({ value: "Help", ref, onValueChange }));
		await until(() => expect(ref.current!.value).toBe("Help"));
		await view.render(draw({ value: "Shop", ref, onValueChange }));
		await until(() => expect(ref.current!.value).toBe("Shop"));
		expect(told).toEqual([]);
		await press(document.body);
		await until(() => expect([ref.current!.value, told]).toEqual(["Shop", [[null, "outside"]]]));
		await view.render(draw({ value: null, ref, onValueChange }));
		await until(() => expect(ref.current!.value).toBe(null));
	});

	it("begins with what it is told, and stays where a change is prevented", async () => {
		const ref = createRef<MenuHandle>();
		const told: unknown[] = [];
		const onValueChange: Valued["onValueChange"] = (value, { reason, preventDefault }) => {
			told.push([value, reason]);
			preventDefault();
		};
		await start({ defaultValue: "Help", ref, onValueChange }, true);
		await until(() => expect([ref.current!.value, told]).toEqual(["Help", []]));
		await press(document.body);
		await until(() => expect([ref.current!.value, told]).toEqual(["Help", [[null, "outside"]]]));
	});

	it("is told of, with the reason, and shown by the handle", async () => {
		const ref = createRef<MenuHandle>();
		const told: unknown[] = [];
		const onValueChange = (value: string | null, { reason }: ChangeDetails) => told.push([value, reason]);
		const view = await start({ ref, onValueChange }, true);
		await press(title(view, 1));
		await until(() => expect(told).toEqual([["Help", "press"]]));
		await key(title(view, 1), "Escape");
		await until(() => expect(told.at(-1)).toEqual([null, "escape"]));
		await act(async () => ref.current!.show("Shop"));
		await until(() => expect([ref.current!.value, told.at(-1)]).toEqual(["Shop", ["Shop", "script"]]));
		await act(async () => ref.current!.show(null));
		await until(() => expect(ref.current!.value).toBe(null));
	});
});

it("a link of NavMenu hears its first press once, which waits for what opens its list", async () => {
	const onClick = vi.fn();
	const view = await renderView(
		<NavMenu
			items={[{ title: "Shop", href: "/shop", items: [{ title: "Mugs", href: "/mugs" }] }]}
			renderLink={({ children, href = "", ...link }) => (
				<a {...link} href={href} onClick={onClick}>
					{children}
				</a>
			)}
		/>,
	);
	const link = view.get(".elementor-nav-menu--dropdown.elementor-nav-menu__container .elementor-item");
	await press(link);
	await until(() => expect(link.ariaExpanded).toBe("true"));
	expect(onClick).toHaveBeenCalledTimes(1);
});

describe("links of an app's router", () => {
	const gone: string[] = [];
	beforeEach(() => void gone.splice(0));
	/** As routers do it: what something else has taken is not followed. */
	const renderLink = ({ children, href = "", ...link }: MenuLinkProps) => (
		<a
			{...link}
			href={href}
			onClick={(event) => {
				if (!event.defaultPrevented) gone.push(href);
				event.preventDefault();
			}}
		>
			{children}
		</a>
	);

	it("open their list first, and close the menu when they are followed", async () => {
		const onOpenChange = vi.fn();
		const view = await renderView(
			<NavMenu
				items={[
					{ title: "Shop", href: "/shop", items: [{ title: "Mugs", href: "/mugs" }] },
					{ title: "Help", href: "/help" },
				]}
				renderLink={renderLink}
				onOpenChange={(isOpen, { reason }) => onOpenChange(isOpen, reason)}
			/>,
		);
		const toggle = view.get(".elementor-menu-toggle");
		const link = (title: string) =>
			[...view.container.querySelectorAll<HTMLElement>("nav[aria-hidden] a")].find(
				({ textContent }) => textContent === title,
			);
		await press(toggle);
		await press(link("Shop"));
		await until(() => expect(link("Shop")!.ariaExpanded).toBe("true"));
		// Its list is served now, and the press comes to the link before it comes to the menu.
		await press(link("Shop"));
		await until(() => expect(toggle.ariaExpanded).toBe("false"));
		expect(gone).toEqual(["/shop"]);
		await press(toggle);
		await press(link("Shop"));
		expect([gone, toggle.ariaExpanded, link("Shop")!.ariaExpanded]).toEqual([["/shop"], "true", "true"]);
		await press(link("Mugs"));
		await until(() => expect(toggle.ariaExpanded).toBe("false"));
		expect(gone).toEqual(["/shop", "/mugs"]);
		await press(toggle);
		await press(link("Help"));
		await until(() => expect(toggle.ariaExpanded).toBe("false"));
		expect(onOpenChange.mock.calls).toEqual([true, false, true, false, true, false].map((open) => [open, "press"]));
	});

	it("close the panel and the dropdown of a MegaMenu", async () => {
		const view = await renderView(
			<MegaMenu
				settings={{ open_on: "click" }}
				items={[{ title: "Shop", panel: renderLink({ href: "/mugs", className: "mugs", children: "Mugs" }) }]}
				renderLink={renderLink}
			/>,
		);
		const [toggle, button] = [view.get(".e-n-menu-toggle"), view.get(".e-n-menu-dropdown-icon")];
		await press(toggle);
		await press(button);
		await until(() => expect([toggle.ariaExpanded, button.ariaExpanded]).toEqual(["true", "true"]));
		await press(view.get(".mugs"));
		await until(() => expect([toggle.ariaExpanded, button.ariaExpanded]).toEqual(["false", "false"]));
		expect(gone).toEqual(["/mugs"]);
	});
});

describe.each(["Search", "SearchForm"])("what is typed: %s", (name) => {
	const draw = (given: object) =>
		name === "Search" ? (
			<Search action="/" label="Search" resultsLabel="Results" id="a1" post={1} {...given} />
		) : (
			<SearchForm action="/" label="Search" {...given} />
		);
	const field = (view: TestView) => view.get<HTMLInputElement>("[type=search]");
	const type = (view: TestView, text: string) =>
		act(async () => {
			// As a browser does: behind React's back.
			const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
			set!.call(field(view), text);
			field(view).dispatchEvent(new Event("input", { bubbles: true }));
		});

	it("is what the app gives", async () => {
		const ref = createRef<SearchHandle>();
		const onValueChange = vi.fn();
		const view = await renderView(draw({ value: "mug", onValueChange, ref }));
		expect(ref.current!.value).toBe("mug");
		await type(view, "mugs");
		expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(["mugs"]);
		await view.render(draw({ value: "mugs", onValueChange, ref }));
		expect(field(view).value).toBe("mugs");
		await view.render(draw({ value: "", onValueChange, ref }));
		expect([field(view).value, onValueChange.mock.calls.length]).toEqual(["", 1]);
		await act(async () => ref.current!.focus());
		expect(document.activeElement).toBe(field(view));
	});

	it("is told, and taken back where that is prevented", async () => {
		const told: string[] = [];
		const onValueChange = (value: string, { preventDefault }: ChangeDetails) => {
			told.push(value);
			if (/\d/.test(value)) preventDefault();
		};
		const view = await renderView(draw({ defaultValue: "mug", onValueChange }));
		await type(view, "mug2");
		expect(field(view).value).toBe("mug");
		await type(view, "mugs");
		expect([field(view).value, told]).toEqual(["mugs", ["mug2", "mugs"]]);
	});
});

describe("results of Search", () => {
	const found = '<div class="e-loop-item"><a href="/mug">Mug</a></div>';
	const none = '<p class="e-search-nothing-found-message">Nothing</p>';
	afterEach(() => vi.unstubAllGlobals());

	/** Renders it, and types what finds the results. */
	const start = async (data: string, given: Given = {}) => {
		vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data })));
		const ref = createRef<SearchHandle>();
		const told: unknown[] = [];
		const draw = (more: Given = given) => (
			<>
				<button type="button" className="away" onClick={() => ref.current!.open()} />
				<Search
					action="/"
					label="Search"
					resultsLabel="Results"
					id="a1"
					post={1}
					settings={{ live_results: "yes", template_id: "7" }}
					ref={ref}
					onOpenChange={(isOpen, { reason, event }) => told.push([isOpen, reason, !!event])}
					{...(more as object)}
				/>
			</>
		);
		const view = await renderView(draw());
		const field = view.get<HTMLInputElement>("[type=search]");
		field.focus();
		field.value = "mug";
		await act(async () => void field.dispatchEvent(new Event("input", { bubbles: true })));
		await until(() => expect(view.get(".e-search-results").innerHTML).toContain(data));
		const isShown = () => !view.get(".e-search-results-container").matches(".hidden");
		return { view, field, ref, told, draw, isShown };
	};

	it.each([found, none])("are told of, closed and opened again: %s", async (data) => {
		const { field, ref, told, view, isShown } = await start(data);
		expect([ref.current!.isOpen, isShown(), told]).toEqual([true, true, [[true, "script", false]]]);
		await key(field, "Escape");
		expect([ref.current!.isOpen, isShown(), told.at(-1)]).toEqual([false, false, [false, "escape", true]]);
		await press(view.get(".away"));
		await until(() =>
			expect([ref.current!.isOpen, isShown(), told.at(-1)]).toEqual([true, true, [true, "script", false]]),
		);
		await act(async () => ref.current!.close());
		expect([ref.current!.isOpen, told.at(-1)]).toEqual([false, [false, "script", false]]);
		await act(async () => ref.current!.toggle());
		await press(document.body);
		expect([isShown(), told.at(-1)]).toEqual([false, [false, "outside", true]]);
		expect(ref.current!.element).toBe(view.get(".elementor-widget-search"));
	});

	it.each([found, none])("are shown as the app says: %s", async (data) => {
		const { field, told, view, draw, isShown } = await start(data, { open: false });
		expect([isShown(), told]).toEqual([false, [[true, "script", false]]]);
		await view.render(draw({ open: true }));
		expect([isShown(), told.length]).toEqual([true, 1]);
		await key(field, "Escape");
		expect([isShown(), told.at(-1)]).toEqual([true, [false, "escape", true]]);
		await view.render(draw({ open: false }));
		expect([isShown(), told.length]).toEqual([false, 2]);
	});

	it("stay where that is prevented, and begin closed without taking the focus", async () => {
		const told: boolean[] = [];
		const onOpenChange: Given["onOpenChange"] = (isOpen, { preventDefault }) => {
			told.push(isOpen);
			preventDefault();
		};
		const { field, isShown } = await start(found, { defaultOpen: true, onOpenChange });
		expect([isShown(), told]).toEqual([true, []]);
		await key(field, "Escape");
		expect([isShown(), told]).toEqual([true, [false]]);
		const other = await renderView(
			<Search action="/" label="Other" resultsLabel="Results" id="b" post={1} defaultOpen />,
		);
		expect(document.activeElement).not.toBe(other.get("[type=search]"));
	});
});
