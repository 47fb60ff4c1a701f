// What reaches the console while an app mounts, works, unmounts and mounts its components again, in strict mode: nothing.
import { act, type ReactElement, type RefObject, StrictMode, useEffect, useRef, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
	Carousel,
	Island,
	Lightbox,
	NavMenu,
	OffCanvas,
	openPopup,
	Popup,
	Popups,
	Tabs,
	turnOffCanvas,
	VideoPlaylist,
} from "../../plugins/react";
import { definePlugin } from "../../src/react";
import { fillIn } from "../../src/testing/fill-in";
import { samples as components } from "../helpers/component-samples";
import { setFeature } from "../helpers/jsdom";
import { errors, expectedOnConsole, renderView } from "../helpers/react";

const text = <p>Hello</p>;
const slides = [{ src: "/1.jpg" }, { src: "/2.jpg" }];
const noop = () => {};

interface Openable {
	open(): void;
	close(): void;
}
/** Opens and closes in effects, as after an answer that has changed the app's state. */
const Driven = ({ draw }: { draw(ref: RefObject<never>, onOpenChange: (isOpen: boolean) => void): ReactElement }) => {
	const handle = useRef<Openable>(null);
	const [isOpen, setOpen] = useState(false);
	const [isWanted, want] = useState(false);
	useEffect(() => {
		if (isWanted) handle.current!.open();
		else handle.current!.close();
	}, [isWanted]);
	return (
		<>
			<button type="button" onClick={() => want(!isWanted)}>{`${isOpen}`}</button>
			{draw(handle as never, setOpen)}
		</>
	);
};
/** Moves in an effect. */
const Moved = ({ draw }: { draw(ref: RefObject<never>, onChange: (value: unknown) => void): ReactElement }) => {
	const handle = useRef<{ next(): void }>(null);
	const [place, setPlace] = useState<unknown>();
	const [count, setCount] = useState(0);
	useEffect(() => handle.current!.next(), [count]);
	return (
		<>
			<button type="button" onClick={() => setCount(count + 1)}>{`${place}`}</button>
			{draw(handle as never, setPlace)}
		</>
	);
};
/** Opens by its name in an effect. */
const Named = ({ run, children }: { run(): void; children: ReactElement }) => {
	useEffect(run, []);
	return children;
};

const drawing = definePlugin({ view: () => <button type="button">Hi</button> });
const samples: Record<string, ReactElement> = {
	...components,
	"Lightbox with slides": <Lightbox slides={slides} defaultOpen />,
	"Lightbox with captions": <Lightbox slides={slides} open onOpenChange={noop} renderCaption={() => text} />,
	"Popup that is open": (
		<Popups>
			<Popup id="7" open onOpenChange={noop}>
				{text}
			</Popup>
		</Popups>
	),
	"OffCanvas that is open": (
		<OffCanvas id="a" label="A" defaultOpen>
			{text}
		</OffCanvas>
	),
	"an island with a view": <Island plugin={drawing} />,
	"Popup by its handle": (
		<Driven
			draw={(ref, onOpenChange) => (
				<Popups>
					<Popup id="7" ref={ref} onOpenChange={onOpenChange}>
						{text}
					</Popup>
				</Popups>
			)}
		/>
	),
	"OffCanvas by its handle": (
		<Driven
			draw={(ref, onOpenChange) => (
				<OffCanvas id="a" label="A" ref={ref} onOpenChange={onOpenChange}>
					{text}
				</OffCanvas>
			)}
		/>
	),
	"Lightbox by its handle": (
		<Driven draw={(ref, onOpenChange) => <Lightbox slides={slides} ref={ref} onOpenChange={onOpenChange} />} />
	),
	"NavMenu by its handle": (
		<Driven
			draw={(ref, onOpenChange) => (
				<NavMenu items={[{ title: "A", href: "/" }]} ref={ref} onOpenChange={onOpenChange} />
			)}
		/>
	),
	"Carousel by its handle": (
		<Moved
			draw={(ref, onIndexChange) => (
				<Carousel ref={ref} onIndexChange={onIndexChange}>
					<p>1</p>
					<p>2</p>
				</Carousel>
			)}
		/>
	),
	"VideoPlaylist by its handle": (
		<Moved
			draw={(ref, onValueChange) => (
				<VideoPlaylist
					title="List"
					videos={[
						{ title: "a", url: "/a.mp4" },
						{ title: "b", url: "/b.mp4" },
					]}
					ref={ref}
					onValueChange={onValueChange}
				/>
			)}
		/>
	),
	"Popup by its name": (
		<Named run={() => openPopup("7")}>
			<Popups>
				<Popup id="7" onOpenChange={noop}>
					{text}
				</Popup>
			</Popups>
		</Named>
	),
	"OffCanvas by its name": (
		<Named run={() => turnOffCanvas("a", "open")}>
			<OffCanvas id="a" label="A" onOpenChange={noop}>
				{text}
			</OffCanvas>
		</Named>
	),
	"Tabs with state": <Tabs items={[{ title: "A", content: text }]} value="B" onValueChange={noop} />,
};

beforeEach(() => {
	fillIn();
	// The styles are not what this is about.
	document.head.innerHTML = "<style>* { --gossamer-styles: own }</style>";
	setFeature("prefers-reduced-motion", "reduce");
	vi.spyOn(console, "warn").mockImplementation(noop);
	vi.stubGlobal("CSS", { supports: () => true, escape: (text: string) => text });
	vi.stubGlobal(
		"fetch",
		async (address: string) => new Response(answers.find(([end]) => `${address}`.endsWith(end))![1]),
	);
	vi.spyOn(window, "open").mockImplementation(() => null);
	vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => {});
	vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(noop);
	expectedOnConsole.push(/^(Error: )?Not implemented: /);
});
const answers = [
	[".svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'],
	[".json", '{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":90,"h":90,"layers":[]}'],
	["", "{}"],
] as const;
afterEach(() => vi.unstubAllGlobals());

const pressable = "button:not([type=submit],.wah-call-clear-cookies),[role=button],[role=tab],summary,a[href$='.jpg']";
const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))));

it.each(Object.keys(samples))("%s says nothing", async (name) => {
	const view = await renderView(<StrictMode>{samples[name]}</StrictMode>);
	for (const _ of "12") {
		for (const _ of "123") {
			await rest();
			await act(async () => {
				for (const control of view.container.querySelectorAll<HTMLElement>(pressable)) control.click();
			});
		}
		await rest();
		await view.render(<StrictMode />);
		await view.render(<StrictMode>{samples[name]}</StrictMode>);
	}
	await view.unmount();
	await rest();
	expect(vi.mocked(console.warn).mock.calls).toEqual([]);
	expect(errors.filter(({ error }) => !`${error}`.includes("Specificity.max"))).toEqual([]);
});
