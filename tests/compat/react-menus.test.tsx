// Menus and searches as an app drives them: what is open or typed as its state, reasons, refusal, handles.
import { act, createRef, type ReactElement, type Ref } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	type ChangeDetails,
	MegaMenu,
	type MenuHandle,
	type MenuLinkProps,
	NavMenu,
	Search,
	SearchForm,
	type SearchHandle,
} from "../../plugins/react";
import { intersect } from "../helpers/jsdom";
import { errors, renderView, type TestView } from "../helpers/react";
import { type Given, key, press, until } from "./at-rest";

afterEach(() => {
	localStorage.clear();
	expect(errors).toEqual([]);
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
