// The lightbox that an app opens: by state, by its handle, with captions of the app's own.
import { act, createRef, StrictMode, useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeDetails, Lightbox, type LightboxHandle } from "../../plugins/react";
import { fillIn } from "../../src/testing/fill-in";
import { setFeature } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";

const slides = ["One", "Two", "Three"].map((title) => ({ src: `/${title}.jpg`, alt: `${title}?`, title }));
const dialog = () => document.querySelector<HTMLElement>(".elementor-lightbox");
const shown = () => !!dialog()?.isConnected && dialog()!.style.display !== "none" && !dialog()!.hasAttribute("inert");
const title = () => dialog()?.ariaLabel;
/** Until the sheets that it waits for have failed, and what it draws is drawn. */
const drawn = (check: () => void) => act(async () => void (await vi.waitFor(check)));
const press = (key: string) =>
	act(async () => {
		const options = { key, bubbles: true, cancelable: true };
		for (const type of ["keydown", "keyup"]) dialog()!.dispatchEvent(new KeyboardEvent(type, options));
	});

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});
afterEach(() => expect(errors).toEqual([]));

describe("Lightbox with slides", () => {
	it("opens, moves and closes as the app says, and tells of what a visitor does", async () => {
		const told: unknown[] = [];
		const App = () => {
			const [isOpen, setOpen] = useState(false);
			const [index, setIndex] = useState(0);
			return (
				<StrictMode>
					<button
						type="button"
						onClick={() => {
							setIndex(1);
							setOpen(true);
						}}
					>
						Second
					</button>
					<Lightbox
						slides={slides}
						open={isOpen}
						onOpenChange={(isOpen, { reason }) => {
							told.push([isOpen, reason]);
							setOpen(isOpen);
						}}
						index={index}
						onIndexChange={(index, { reason }) => {
							told.push([index, reason]);
							setIndex(index);
						}}
						renderCaption={({ title }, index) => (
							<button type="button" onClick={() => setIndex(0)}>
								{title} {index + 1}
							</button>
						)}
					/>
				</StrictMode>
			);
		};
		const view = await renderView(<App />);
		await act(async () => view.get("button").click());
		await drawn(() => expect([shown(), title()]).toEqual([true, "Two"]));
		expect(told).toEqual([]);
		await drawn(() => expect(dialog()!.querySelector("footer .gossamer-caption")?.textContent).toBe("Two 2"));
		await press("ArrowRight");
		expect([title(), told]).toEqual(["Three", [[2, "key"]]]);
		// In the app's tree, though it is in the dialog.
		await act(async () => dialog()!.querySelector<HTMLElement>("footer button")!.click());
		expect([title(), told.length]).toEqual(["One", 1]);
		await press("Escape");
		expect(told.at(-1)).toEqual([false, "escape"]);
		expect(shown()).toBe(false);
		await view.unmount();
	});

	it("stays open, and at its slide, where that is prevented", async () => {
		const told: unknown[] = [];
		const refuse = (value: unknown, { preventDefault }: ChangeDetails) => {
			told.push(value);
			preventDefault();
		};
		const view = await renderView(
			<Lightbox slides={slides} defaultOpen defaultIndex={2} onOpenChange={refuse} onIndexChange={refuse} />,
		);
		await drawn(() => expect([shown(), title()]).toEqual([true, "Three"]));
		await press("ArrowLeft");
		await press("Escape");
		expect([shown(), title(), told]).toEqual([true, "Three", [1, false]]);
		await view.unmount();
		expect(shown()).toBe(false);
	});

	it("is opened, moved and closed by its handle", async () => {
		const ref = createRef<LightboxHandle>();
		const told: unknown[] = [];
		await renderView(<Lightbox slides={slides} ref={ref} onOpenChange={(isOpen) => told.push(isOpen)} />);
		await act(async () => {
			ref.current!.goTo(2);
			ref.current!.open();
		});
		await drawn(() => expect([shown(), title(), ref.current!.isOpen]).toEqual([true, "Three", true]));
		await act(async () => ref.current!.next());
		expect([title(), ref.current!.index]).toEqual(["One", 0]);
		await act(async () => ref.current!.goTo(1));
		expect(title()).toBe("Two");
		await act(async () => ref.current!.close());
		expect([shown(), ref.current!.isOpen, ref.current!.index, told]).toEqual([false, false, 1, [true, false]]);
	});

	it("closed before it is drawn tells of it, and neither fails nor comes later", async () => {
		const ref = createRef<LightboxHandle>();
		const told: unknown[] = [];
		await renderView(
			<Lightbox
				slides={slides}
				ref={ref}
				defaultOpen
				onOpenChange={(isOpen, { reason }) => told.push([isOpen, reason])}
			/>,
		);
		await act(async () => ref.current!.close());
		expect(told).toEqual([[false, "script"]]);
		await drawn(() => expect(dialog()).not.toBe(null));
		await act(async () => {});
		expect([shown(), ref.current!.isOpen, told.length]).toEqual([false, false, 1]);
	});

	it("opened by its handle in the app's first effect says so, and its handle has the hidden host of its slides", async () => {
		const ref = createRef<LightboxHandle>();
		const told: unknown[] = [];
		const App = () => {
			useEffect(() => ref.current!.open(), []);
			return <Lightbox slides={slides} ref={ref} onOpenChange={(isOpen, { reason }) => told.push([isOpen, reason])} />;
		};
		const view = await renderView(
			<StrictMode>
				<App />
			</StrictMode>,
		);
		await drawn(() => expect(told).toEqual([[true, "script"]]));
		expect(ref.current!.element).toBe(view.get("[data-elementor-open-lightbox]"));
		await view.unmount();
		expect(ref.current).toBe(null);
	});

	it("closes what it has not opened yet, and is closed when another takes its place", async () => {
		const one = createRef<LightboxHandle>();
		const other = createRef<LightboxHandle>();
		const told: unknown[] = [];
		await renderView(
			<>
				<Lightbox slides={slides} ref={one} onOpenChange={(isOpen) => told.push(isOpen)} />
				<Lightbox slides={[{ src: "/other.jpg", title: "Other" }]} ref={other} />
			</>,
		);
		await act(async () => {
			one.current!.open();
			one.current!.close();
			one.current!.open();
		});
		await drawn(() => expect(title()).toBe("One"));
		await act(async () => other.current!.open());
		await drawn(() => expect(title()).toBe("Other"));
		expect([one.current!.isOpen, other.current!.isOpen, told]).toEqual([false, true, [true, false]]);
		await act(async () => {
			other.current!.close();
			one.current!.open();
			one.current!.close();
		});
		expect([one.current!.isOpen, shown()]).toEqual([false, false]);
	});

	it("is closed while React renders, after a link that had opened the dialog has gone", async () => {
		const draw = (link: boolean, open?: boolean) => (
			<>
				{link && <Lightbox href="/link.jpg">Picture</Lightbox>}
				{open !== undefined && <Lightbox slides={slides} open={open} />}
			</>
		);
		const view = await renderView(draw(true));
		await act(async () => view.get("a").click());
		await drawn(() => expect(shown()).toBe(true));
		await view.render(draw(false));
		expect(shown()).toBe(true);
		await view.render(draw(false, true));
		await drawn(() => expect(title()).toBe("One"));
		await view.render(draw(false, false));
		expect(shown()).toBe(false);
		// The dialog serves those who still need it.
		await view.render(draw(false, true));
		await drawn(() => expect([shown(), title()]).toEqual([true, "One"]));
		await view.unmount();
		await vi.waitFor(() => expect(dialog()).toBe(null));
	});
});

it.each([
	["a link", () => <Lightbox href="/1.jpg" />],
	[
		"slides",
		(onOpenChange: (isOpen: boolean, details: ChangeDetails) => void) => (
			<Lightbox slides={slides} defaultOpen onOpenChange={onOpenChange} />
		),
	],
])("with %s closes when the history leads to another page", async (kind, draw) => {
	const told: unknown[] = [];
	const view = await renderView(draw((isOpen, { reason }) => told.push([isOpen, reason])));
	if (kind === "a link") await act(async () => view.get("a").click());
	await drawn(() => expect([shown(), !!dialog()?.querySelector(".dialog-close-button")]).toEqual([true, true]));
	history.pushState({}, "", "/elsewhere");
	await act(async () => void dispatchEvent(new PopStateEvent("popstate")));
	history.replaceState({}, "", "/");
	expect([shown(), told]).toEqual([false, kind === "slides" ? [[false, "back"]] : []]);
});
