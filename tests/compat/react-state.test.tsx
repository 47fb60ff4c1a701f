// Accordions, tabs and progress as an app drives them: state that is given, begun with and told of, kept when the items change; a router's links.
import { act, createRef, type ReactElement, type ReactNode, type Ref, StrictMode, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
	Accordion,
	AtomicTabs,
	type ChangeDetails,
	NestedAccordion,
	NestedTabs,
	OffCanvas,
	type OverlayHandle,
	openPopup,
	Popup,
	Popups,
	Progress,
	Tabs,
	Toggle,
	turnOffCanvas,
} from "../../plugins/react";
import type { OverlayState } from "../../src/react/overlay-handle";
import { errors, renderView, type TestView } from "../helpers/react";
import { press } from "./at-rest";

const itemsOf = (...titles: string[]) => titles.map((title) => ({ title, content: <p>Content {title}</p> }));

const kinds = {
	Accordion: { titles: ".elementor-tab-title", attribute: "aria-expanded", first: ["One"] },
	Toggle: { titles: ".elementor-tab-title", attribute: "aria-expanded", first: [] },
	Tabs: { titles: ".elementor-tab-desktop-title", attribute: "aria-expanded", first: ["One"] },
	NestedAccordion: { titles: "summary", attribute: "aria-expanded", first: ["One"] },
	NestedTabs: { titles: ".e-n-tab-title", attribute: "aria-selected", first: ["One"] },
	AtomicTabs: { titles: "[data-e-type=e-tab]", attribute: "aria-selected", first: ["One"] },
};
type Kind = keyof typeof kinds;
const isList = (kind: Kind) => kind === "Toggle" || kind === "NestedAccordion";

interface Given {
	items: ReturnType<typeof itemsOf>;
	value?: string;
	defaultValue?: string;
	onValueChange?(value: unknown, details: ChangeDetails): void;
}
const draw = (kind: Kind, { value, defaultValue, ...given }: Given): ReactElement => {
	const state = (isMany: boolean) => ({
		...(value !== undefined && { value: isMany ? [value] : value }),
		...(defaultValue !== undefined && { defaultValue: isMany ? [defaultValue] : defaultValue }),
	});
	const components = { Accordion, Toggle, Tabs, NestedAccordion, NestedTabs, AtomicTabs };
	const Component = components[kind] as (props: object) => ReactElement;
	return <Component {...given} {...state(isList(kind))} />;
};
const open = (view: TestView, kind: Kind) =>
	[...view.container.querySelectorAll<HTMLElement>(kinds[kind].titles)]
		.filter((title) => title.getAttribute(kinds[kind].attribute) === "true")
		.map((title) => /One|Two|Three|Zero/.exec(title.textContent)?.[0]);
const title = (view: TestView, kind: Kind, at: number) =>
	view.container.querySelectorAll<HTMLElement>(kinds[kind].titles)[at];

describe.each(Object.keys(kinds) as Kind[])("%s", (kind) => {
	it("keeps what is open when items come, go and change places", async () => {
		const view = await renderView(draw(kind, { items: itemsOf("One", "Two") }));
		expect(open(view, kind)).toEqual(kinds[kind].first);
		if (kind === "NestedAccordion") await press(title(view, kind, 0));
		await press(title(view, kind, 1));
		expect(open(view, kind)).toEqual(["Two"]);
		await view.render(draw(kind, { items: itemsOf("Zero", "One", "Two", "Three") }));
		expect(open(view, kind)).toEqual(["Two"]);
		await view.render(draw(kind, { items: itemsOf("Two", "Three", "One") }));
		expect(open(view, kind)).toEqual(["Two"]);
		await view.render(draw(kind, { items: itemsOf("Three", "Two") }));
		expect(open(view, kind)).toEqual(["Two"]);
		// A title that changes in its place is the same item.
		await view.render(draw(kind, { items: itemsOf("Three", "Zero") }));
		expect(open(view, kind)).toEqual(["Zero"]);
		await view.render(draw(kind, { items: itemsOf("One", "Three", "Zero") }));
		expect(open(view, kind)).toEqual(["Zero"]);
		expect(errors).toEqual([]);
	});

	it("begins with what it is told, and tells of changes", async () => {
		const told: unknown[] = [];
		const onValueChange = (value: unknown, { reason }: ChangeDetails) => told.push([value, reason]);
		const view = await renderView(
			draw(kind, { items: itemsOf("One", "Two", "Three"), defaultValue: "Two", onValueChange }),
		);
		expect([open(view, kind), told]).toEqual([["Two"], []]);
		await press(title(view, kind, 2));
		const next = isList(kind) ? ["Two", "Three"] : "Three";
		if (kind !== "NestedAccordion") expect(told).toEqual([[next, "press"]]);
		else expect(told).toEqual([[["Three"], "press"]]);
	});

	it("takes back what is prevented", async () => {
		const onValueChange = (_: unknown, { preventDefault }: ChangeDetails) => preventDefault();
		const view = await renderView(
			draw(kind, { items: itemsOf("One", "Two", "Three"), defaultValue: "Two", onValueChange }),
		);
		await press(title(view, kind, 2));
		expect(open(view, kind)).toEqual(["Two"]);
	});

	it("shows what it is given, and nothing else", async () => {
		const view = await renderView(draw(kind, { items: itemsOf("One", "Two", "Three"), value: "Two" }));
		expect(open(view, kind)).toEqual(["Two"]);
		await press(title(view, kind, 2));
		expect(open(view, kind)).toEqual(["Two"]);
		await view.render(draw(kind, { items: itemsOf("One", "Two", "Three"), value: "Three" }));
		expect(open(view, kind)).toEqual(["Three"]);
	});
});

it("the titles of Tabs on phones are a list of their own without panels, through which the arrow keys lead", async () => {
	const view = await renderView(<Tabs items={itemsOf("One", "Two", "Three")} label="Sizes" />);
	const titles = [...view.container.querySelectorAll<HTMLElement>(".elementor-tab-mobile-title")];
	const list = view.get("[role=tablist][aria-orientation=vertical]");
	expect(list.getAttribute("aria-owns")).toBe(titles.map(({ id }) => id).join(" "));
	expect(view.container.querySelector("[role=tablist] [role=tabpanel]")).toBeNull();
	titles[0]!.focus();
	const told: unknown[] = [];
	for (const key of ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home"]) {
		document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
		told.push(titles.indexOf(document.activeElement as HTMLElement));
	}
	expect(told).toEqual([1, 2, 0, 2, 0]);
	await press(titles[1]);
	expect([titles[1]!.ariaSelected, view.get(".elementor-tab-content.elementor-active").textContent]).toEqual([
		"true",
		"Content Two",
	]);
});

describe("a router's link", () => {
	/** As routers do it: what another handler has taken is not followed. */
	const Link = ({ to, onGo }: { to: string; onGo(path: string): void }) => (
		<a
			href={to}
			onClick={(event) => {
				if (event.defaultPrevented) return;
				event.preventDefault();
				history.pushState({}, "", to);
				onGo(location.pathname);
			}}
		>
			{to}
		</a>
	);
	const kinds = {
		OffCanvas: {
			draw: (content: ReactNode, props: OverlayState & { ref: Ref<OverlayHandle> }) => (
				<OffCanvas id="side" label="Side" {...props}>
					{content}
				</OffCanvas>
			),
			open: () => turnOffCanvas("side", "open"),
		},
		Popup: {
			draw: (content: ReactNode, props: OverlayState & { ref: Ref<OverlayHandle> }) => (
				<Popups>
					<Popup id="77" {...props}>
						{content}
					</Popup>
				</Popups>
			),
			open: () => openPopup("77"),
		},
	};
	const link = (to: string) => document.querySelector<HTMLElement>(`a[href="${to}"]`);
	afterEach(() => history.replaceState({}, "", "/"));

	it.each(Object.keys(kinds) as (keyof typeof kinds)[])("in %s leads to its page and closes it", async (kind) => {
		const { draw, open } = kinds[kind];
		const handle = createRef<OverlayHandle>();
		const isOpen = () => handle.current?.isOpen;
		const told: unknown[] = [];
		const App = () => {
			const [path, setPath] = useState("/");
			const [pressed, setPressed] = useState(0);
			return (
				// biome-ignore lint/a11y: it only counts what reaches it
				<div onClick={() => setPressed(pressed + 1)}>
					<output>
						{path} {pressed}
					</output>
					{draw(
						["/shop", "/shop?page=2", "/cart"].map((to) => <Link key={to} to={to} onGo={setPath} />),
						{
							ref: handle,
							onOpenChange(isOpen, details) {
								told.push([isOpen, details.reason]);
								if (location.pathname === "/cart") details.preventDefault();
							},
						},
					)}
				</div>
			);
		};
		const view = await renderView(
			<StrictMode>
				<App />
			</StrictMode>,
		);
		await act(async () => open());
		expect(isOpen()).toBe(true);
		await press(link("/shop"));
		await act(() => vi.waitFor(() => expect(isOpen()).toBe(false)));
		expect(view.get("output").textContent).toBe("/shop 1");
		expect(told.at(-1)).toEqual([false, "press"]);
		// Another query is the same page, and the app may keep it open.
		await act(async () => open());
		await press(link("/shop?page=2"));
		told.length = 0;
		await press(link("/cart"));
		await act(() => vi.waitFor(() => expect(told[0]).toEqual([false, "press"])));
		await vi.waitFor(() => expect(isOpen()).toBe(true));
		expect(view.get("output").textContent).toBe("/cart 3");
		expect(errors).toEqual([]);
	});
});

describe("Progress", () => {
	it.each([
		[40, 100, "40"],
		[40, undefined, "40"],
		[1, 3, "33.33"],
		[200, 100, "100"],
		[Number.NaN, 100, "0"],
	])("%d of %d is %s percent", async (value, max, percent) => {
		const view = await renderView(<Progress value={value} max={max} />);
		expect(view.get("[role=progressbar]").getAttribute("aria-valuenow")).toBe(percent);
	});
});
