// Where the focus is after an app has removed what it shows only while it is open.
import { act, type ReactElement, StrictMode, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { AccessibilityPanel, Lightbox, OffCanvas, openPopup, Popup, Popups, SearchForm } from "../../plugins/react";
import { fillIn } from "../../src/testing/fill-in";
import { setFeature } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});

interface Given {
	open: boolean;
	onOpenChange(isOpen: boolean): void;
}
const inner = <button type="button">Inner</button>;
const kinds: Record<string, (given: Given) => ReactElement | false> = {
	AccessibilityPanel: (given) => given.open && <AccessibilityPanel {...given} />,
	Lightbox: (given) => given.open && <Lightbox slides={[{ src: "/1.jpg" }]} {...given} />,
	OffCanvas: (given) =>
		given.open && (
			<OffCanvas id="side" label="Side" {...given}>
				{inner}
			</OffCanvas>
		),
	"OffCanvas, open at first": ({ open, onOpenChange }) =>
		open && (
			<OffCanvas id="side" label="Side" defaultOpen onOpenChange={onOpenChange}>
				{inner}
			</OffCanvas>
		),
	Popup: (given) => (
		<Popups>
			{given.open && (
				<Popup id="7" {...given}>
					{inner}
				</Popup>
			)}
		</Popups>
	),
	Popups: (given) =>
		given.open && (
			<Popups>
				<Popup id="7" {...given}>
					{inner}
				</Popup>
			</Popups>
		),
	SearchForm: (given) => given.open && <SearchForm action="/" label="Search" skin="full_screen" {...given} />,
};

/** Waits until something else has the focus. What plugins draw is drawn at the end of an `act`. */
const leaves = async (opener: HTMLElement) => {
	for (let tries = 500; tries; tries--) {
		await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
		if (![opener, document.body].includes(document.activeElement as HTMLElement)) return;
	}
	throw new Error("The focus has not moved.");
};

const open = async (draw: (given: Given) => ReactElement | false) => {
	let setOpen = (_: boolean) => {};
	const App = () => {
		const [isOpen, set] = useState(false);
		setOpen = set;
		return (
			<>
				<button type="button" className="opener" onClick={() => set(true)}>
					Open
				</button>
				{draw({ open: isOpen, onOpenChange: set })}
			</>
		);
	};
	const view = await renderView(
		<StrictMode>
			<App />
		</StrictMode>,
	);
	const opener = view.get<HTMLButtonElement>(".opener");
	opener.focus();
	await act(async () => opener.click());
	// After a pointer the panel leaves the focus to the visitor.
	document.querySelector<HTMLElement>(".e-off-canvas button")?.focus();
	await leaves(opener);
	return { opener, close: () => act(async () => setOpen(false)) };
};

it.each(Object.keys(kinds))("%s that is removed open gives the focus back (popups #53)", async (kind) => {
	const { opener, close } = await open(kinds[kind]!);
	await close();
	await vi.waitFor(() => expect(document.activeElement).toBe(opener));
	expect(errors).toEqual([]);
});

it.each(Object.keys(kinds))("%s that is removed as the visitor closes it gives the focus back", async (kind) => {
	const { opener } = await open(kinds[kind]!);
	const key = { key: "Escape", bubbles: true, cancelable: true };
	await act(async () => {
		for (const type of ["keydown", "keyup"]) document.activeElement!.dispatchEvent(new KeyboardEvent(type, key));
	});
	await vi.waitFor(() => expect(document.activeElement).toBe(opener));
	expect(errors).toEqual([]);
});

it("what the app has focused in the meantime keeps the focus", async () => {
	const view = await renderView(<button type="button">Other</button>);
	const { close } = await open(kinds.OffCanvas!);
	view.get("button").focus();
	await close();
	await act(async () => {});
	expect(document.activeElement).toBe(view.get("button"));
});

it("a popup opened by its name has the focus of the page in mind as well", async () => {
	let setThere = (_: boolean) => {};
	const App = () => {
		const [isThere, set] = useState(true);
		setThere = set;
		return (
			<>
				<button type="button" onClick={() => openPopup("7")}>
					Open
				</button>
				{isThere && (
					<Popups>
						<Popup id="7">{inner}</Popup>
					</Popups>
				)}
			</>
		);
	};
	const view = await renderView(<App />);
	view.get("button").focus();
	await act(async () => view.get("button").click());
	await leaves(view.get("button"));
	await act(async () => setThere(false));
	await vi.waitFor(() => expect(document.activeElement).toBe(view.get("button")));
});
