// Components as an app drives them: state that is given, begun with and told of, kept when the items change; handlers in what they hold.
import {
	act,
	createContext,
	createRef,
	type ReactElement,
	type ReactNode,
	type Ref,
	StrictMode,
	useContext,
	useState,
} from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	Accordion,
	AtomicTabs,
	Carousel,
	type CarouselHandle,
	type CarouselProps,
	type ChangeDetails,
	Lightbox,
	LoopCarousel,
	MediaCarousel,
	NestedAccordion,
	NestedTabs,
	OffCanvas,
	type OverlayHandle,
	openPopup,
	Popup,
	Popups,
	Progress,
	Slides,
	Tabs,
	TestimonialCarousel,
	Toggle,
	turnOffCanvas,
	WordsProvider,
	words,
} from "../../plugins/react";
import type { OverlayState } from "../../src/react/overlay-handle";
import { fillIn } from "../../src/testing/fill-in";
import { setFeature } from "../helpers/jsdom";
import { errors, renderView, type TestView } from "../helpers/react";

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});

const itemsOf = (...titles: string[]) => titles.map((title) => ({ title, content: <p>Content {title}</p> }));
/** MutationObserver tells in a microtask. */
const press = (node: HTMLElement | null | undefined) => act(async () => node!.click());
/** Parts load in the meantime, and React renders at the end of an `act`. */
const eventually = async (check: () => void) => {
	for (let tries = 500; ; tries--) {
		await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
		try {
			return check();
		} catch (error) {
			if (!tries) throw error;
		}
	}
};

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

const Place = createContext("nowhere");
const dialog = (id = "77") => document.getElementById(`elementor-popup-modal-${id}`);

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

describe("Popup", () => {
	const Content = ({ onSubmit }: { onSubmit(value: string): void }) => {
		const place = useContext(Place);
		const [count, setCount] = useState(0);
		return (
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit((event.currentTarget as HTMLFormElement).querySelector("input")!.value);
				}}
			>
				<input />
				<button type="button" onClick={() => setCount(count + 1)}>
					{place} {count}
				</button>
				<button type="submit">Send</button>
			</form>
		);
	};

	it("holds a part of the app's tree: context, state, handlers, forms, and what was typed", async () => {
		const onSubmit = vi.fn();
		const view = await renderView(
			<Place.Provider value="here">
				<Popups>
					<Popup id="77" label="Offer">
						<Content onSubmit={onSubmit} />
					</Popup>
				</Popups>
			</Place.Provider>,
		);
		await act(async () => openPopup("77"));
		await press(dialog()!.querySelector("button"));
		expect(dialog()!.querySelector("button")?.textContent).toBe("here 1");
		expect(dialog()!.getAttribute("aria-label")).toBe("Offer");
		dialog()!.querySelector("input")!.value = "typed";
		await press(dialog()!.querySelector(".dialog-close-button"));
		await act(async () => openPopup("77"));
		expect(dialog()!.querySelector("button")?.textContent).toBe("here 1");
		await press(dialog()!.querySelector("[type=submit]"));
		expect(onSubmit).toHaveBeenCalledWith("typed");
		await view.unmount();
		expect(errors).toEqual([]);
	});

	it("opens and closes as the app says, by a prop and by its handle", async () => {
		const told: unknown[] = [];
		const ref = createRef<OverlayHandle>();
		const drawn = (open?: boolean) => (
			<Popups>
				<Popup id="77" open={open} ref={ref} onOpenChange={(isOpen, { reason }) => told.push([isOpen, reason])}>
					<p>Offer</p>
				</Popup>
			</Popups>
		);
		const view = await renderView(drawn(true));
		expect(ref.current?.isOpen).toBe(true);
		expect(dialog()?.textContent).toContain("Offer");
		await press(dialog()!.querySelector(".dialog-close-button"));
		expect([ref.current?.isOpen, told]).toEqual([true, [[false, "press"]]]);
		await view.render(drawn(false));
		expect(ref.current?.isOpen).toBe(false);
		await view.render(drawn());
		await act(async () => ref.current!.open());
		expect(ref.current?.isOpen).toBe(true);
		expect(errors).toEqual([]);
	});

	it("says what closes it, and stays when that is prevented", async () => {
		const told: unknown[] = [];
		let isKept = true;
		const view = await renderView(
			<Popups>
				<Popup
					id="77"
					defaultOpen
					onOpenChange={(isOpen, { reason, preventDefault }) => {
						told.push([isOpen, reason]);
						if (isKept) preventDefault();
					}}
				>
					<input />
				</Popup>
			</Popups>,
		);
		const pressEscape = () =>
			act(async () => {
				for (const type of ["keydown", "keyup"])
					dialog()!.dispatchEvent(new KeyboardEvent(type, { key: "Escape", bubbles: true, cancelable: true }));
			});
		await pressEscape();
		expect([told, !!dialog()?.querySelector("input")]).toEqual([[[false, "escape"]], true]);
		isKept = false;
		await pressEscape();
		expect(told.at(-1)).toEqual([false, "escape"]);
		await view.unmount();
	});
});

describe("OffCanvas", () => {
	it("opens and closes as the app says, and tells of it", async () => {
		const told: unknown[] = [];
		const ref = createRef<OverlayHandle>();
		const drawn = (open?: boolean) => (
			<OffCanvas
				id="cart"
				label="Cart"
				open={open}
				ref={ref}
				onOpenChange={(isOpen, { reason }) => told.push([isOpen, reason])}
			>
				<button type="button">Buy</button>
			</OffCanvas>
		);
		const view = await renderView(drawn(true));
		expect(ref.current?.isOpen).toBe(true);
		await act(async () => turnOffCanvas("cart", "close"));
		expect([ref.current?.isOpen, told.length]).toEqual([true, 1]);
		await press(view.get(".e-off-canvas__overlay"));
		expect(told.at(-1)).toEqual([false, "outside"]);
		await view.render(drawn(false));
		expect(ref.current?.isOpen).toBe(false);
		expect(errors).toEqual([]);
	});

	const ways: Record<string, (setOpen: (isOpen: boolean) => void) => unknown> = {
		"by its id": () => turnOffCanvas("cart"),
		"by state": (setOpen) => setOpen(true),
		"by state, after an answer": (setOpen) => setTimeout(() => setOpen(true), 60),
	};
	it.each(Object.keys(ways))(
		"opened %s moves the focus in after a key, and not after a pointer (popups #53)",
		async (way) => {
			const App = () => {
				const [isOpen, setOpen] = useState(false);
				return (
					<>
						<button type="button" className="opener" onClick={() => ways[way]!(setOpen)}>
							Cart
						</button>
						<OffCanvas id="cart" label="Cart" open={way === "by its id" ? undefined : isOpen} onOpenChange={setOpen}>
							<button type="button" className="inner">
								Buy
							</button>
						</OffCanvas>
					</>
				);
			};
			const view = await renderView(<App />);
			const opener = view.get<HTMLButtonElement>(".opener")!;
			const isOpen = () => view.get(".e-off-canvas").ariaHidden === "false";
			/** React renders at the end of an `act`. */
			const wait = async () => {
				for (const _ of "123") await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 150))));
			};
			for (const [pointerType, focused] of [
				["mouse", ".opener"],
				["", ".inner"],
			] as const) {
				opener.focus();
				const press = { bubbles: true, cancelable: true, pointerType, detail: pointerType ? 1 : 0 };
				await act(async () => void opener.dispatchEvent(new PointerEvent("click", press)));
				await wait();
				expect([isOpen(), document.activeElement]).toEqual([true, view.get(focused)]);
				await act(async () => turnOffCanvas("cart", "close"));
				await wait();
				expect([isOpen(), document.activeElement]).toEqual([false, opener]);
			}
			expect(errors).toEqual([]);
		},
	);
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

describe("Lightbox", () => {
	it.each(["/photo?id=2", "data:image/svg+xml,<svg/>", "blob:http://localhost/1"])("opens %s", async (href) => {
		const view = await renderView(<Lightbox href={href}>Picture</Lightbox>);
		const click = new MouseEvent("click", { bubbles: true, cancelable: true });
		await act(async () => {
			view.get("a").dispatchEvent(click);
			await vi.waitFor(() => expect(document.querySelector(".elementor-lightbox")).not.toBeNull());
		});
		expect(click.defaultPrevented).toBe(true);
		expect(errors).toEqual([]);
	});

	it.each(["link", "slides"])("with %s opens in the words and the direction of the moment", async (kind) => {
		const draw = (words: "en" | "he", open = false) => (
			<WordsProvider words={words}>
				{kind === "link" ? (
					<Lightbox href="/1.jpg">Picture</Lightbox>
				) : (
					<Lightbox slides={[{ src: "/1.jpg" }, { src: "/2.jpg" }]} open={open} />
				)}
				<Carousel>
					<p>One</p>
					<p>Two</p>
				</Carousel>
			</WordsProvider>
		);
		const view = await renderView(draw("en"));
		await view.render(draw("he"));
		await act(async () => void (document.dir = "rtl"));
		if (kind === "link") await press(view.get("a"));
		else await view.render(draw("he", true));
		await eventually(() => {
			expect(document.querySelector<HTMLElement>(".elementor-lightbox .swiper-slide")?.style.marginLeft).toBe("100px");
			expect(document.querySelector(".dialog-close-button")?.ariaLabel).toBe(`${words.he.close} (Esc)`);
		});
		// The carousel as well, which reads the direction as it starts.
		expect(view.get(".swiper").className).toContain("swiper-rtl");
		await act(async () => void (document.dir = ""));
		if (kind === "link") await press(document.querySelector<HTMLElement>(".dialog-close-button"));
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

describe("Carousel", () => {
	const active = () =>
		[...document.querySelectorAll(".swiper-slide")].findIndex((slide) => slide.matches(".swiper-slide-active"));
	const draw = (given: Omit<CarouselProps, "children">) => (
		<Carousel settings={{ slides_to_show: 1 }} {...given}>
			<p>One</p>
			<p>Two</p>
			<p>Three</p>
		</Carousel>
	);

	const others: Record<string, (given: object) => ReactElement> = {
		LoopCarousel: (given) => (
			<LoopCarousel {...given}>
				{[1, 2, 3].map((at) => (
					<p key={at}>{at}</p>
				))}
			</LoopCarousel>
		),
		MediaCarousel: (given) => <MediaCarousel {...given} items={["/1", "/2", "/3"].map((image) => ({ image }))} />,
		TestimonialCarousel: (given) => (
			<TestimonialCarousel {...given} items={["a", "b", "c"].map((text) => ({ text, name: text }))} />
		),
		Slides: (given) => <Slides {...given} items={["a", "b", "c"].map((content) => ({ content }))} />,
	};
	it.each(Object.keys(others))("of the kind %s has the same state and handle", async (kind) => {
		const told: unknown[] = [];
		const ref = createRef<CarouselHandle>();
		const given = {
			settings: { slides_to_show: 1, slides_per_view: 1, autoplay: "", loop: "", infinite: "" },
			ref,
			onIndexChange: (index: number, { reason }: ChangeDetails) => told.push([index, reason]),
		};
		const view = await renderView(others[kind]!({ ...given, index: 1 }));
		await eventually(() => expect([active(), ref.current!.index, ref.current!.count]).toEqual([1, 1, 3]));
		expect(ref.current!.element).toBe(view.container.firstElementChild);
		await act(async () => ref.current!.next());
		await eventually(() => expect([active(), told]).toEqual([1, [[2, "script"]]]));
		await view.render(others[kind]!({ ...given, index: 0 }));
		await eventually(() => expect([active(), told.length]).toEqual([0, 1]));
		await view.render(<p />);
		await view.render(others[kind]!({ ...given, defaultIndex: 2 }));
		await eventually(() => expect([active(), told.length]).toEqual([2, 1]));
	});

	it("shows the slide that it is given, and no other", async () => {
		const told: unknown[] = [];
		const onIndexChange = (index: number, { reason }: ChangeDetails) => told.push([index, reason]);
		const view = await renderView(draw({ index: 1, onIndexChange }));
		expect(active()).toBe(1);
		await press(view.get(".elementor-swiper-button-next"));
		expect([active(), told]).toEqual([1, [[2, "press"]]]);
		await view.render(draw({ index: 2, onIndexChange }));
		expect([active(), told.length]).toEqual([2, 1]);
		// There is none beyond the last.
		await view.render(draw({ index: 9, onIndexChange }));
		expect([active(), told.length]).toEqual([2, 1]);
	});

	it("goes back where a move is prevented", async () => {
		const view = await renderView(
			draw({ defaultIndex: 1, onIndexChange: (_, { preventDefault }) => preventDefault() }),
		);
		await press(view.get(".elementor-swiper-button-next"));
		expect(active()).toBe(1);
	});

	it("keeps the focus in the row while the app says which slide shows, and draws the dots", async () => {
		const App = () => {
			const [index, setIndex] = useState(0);
			return (
				<Carousel
					index={index}
					onIndexChange={setIndex}
					renderDots={({ count, index }) => (
						<p>
							{index + 1} of {count}
						</p>
					)}
				>
					{["a", "b", "c", "d", "e"].map((name) => (
						<a key={name} href={`#${name}`}>
							{name}
						</a>
					))}
				</Carousel>
			);
		};
		const view = await renderView(<App />);
		const link = view.get<HTMLAnchorElement>(".swiper-slide a");
		const engine = view.get<HTMLElement & { swiper?: unknown }>(".swiper").swiper;
		link.focus();
		await act(async () => void link.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })));
		// To the slide that has the place of the one that left.
		await eventually(() => expect(document.activeElement).toBe(view.get(".swiper-slide-active")));
		expect([active(), view.get(".gossamer-dots p").textContent]).toEqual([1, "2 of 5"]);
		expect(view.get<HTMLElement & { swiper?: unknown }>(".swiper").swiper).toBe(engine);
	});

	it("has arrows and dots of the app's own, which move it and follow it", async () => {
		const view = await renderView(
			draw({
				defaultIndex: 1,
				renderArrow: (props) => (
					<button type="button" {...props} data-mine>
						{props["data-side"]}
					</button>
				),
				renderDots: ({ count, index, goTo }) => (
					<p>
						{index + 1} of {count}
						<button type="button" id="first" onClick={() => goTo(0)}>
							First
						</button>
					</p>
				),
			}),
		);
		expect(view.get(".gossamer-dots p").textContent).toContain("2 of 3");
		await press(view.get("button[data-mine][data-side=next]"));
		expect([active(), view.get(".gossamer-dots p").textContent]).toEqual([2, "3 of 3First"]);
		expect(view.get("button[data-mine][data-side=next]").ariaDisabled).toBe("true");
		expect(view.get("button[data-mine][data-side=next]").ariaLabel).toBe("Next slide");
		await press(view.get("#first"));
		expect([active(), view.get(".gossamer-dots p").textContent]).toEqual([0, "1 of 3First"]);
		expect(view.container.querySelector(".swiper-pagination,svg")).toBe(null);
	});
});
