// Popups, off-canvas panels and lightboxes as an app drives them: state that is given, begun with and told of, handles, context.
import { act, createContext, createRef, useContext, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import {
	Carousel,
	Lightbox,
	OffCanvas,
	type OverlayHandle,
	openPopup,
	Popup,
	Popups,
	turnOffCanvas,
	WordsProvider,
	words,
} from "../../plugins/react";
import { errors, renderView } from "../helpers/react";
import { eventually, press } from "./at-rest";

const Place = createContext("nowhere");
const dialog = (id = "77") => document.getElementById(`elementor-popup-modal-${id}`);

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
