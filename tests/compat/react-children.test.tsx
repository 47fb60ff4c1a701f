// What components hold stays a part of the app's tree: context, events and state, also when the items come, go and change places.
import { act, createContext, type ReactElement, type ReactNode, useContext, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { fillIn } from "../../src/testing/fill-in";
import { intersect, setFeature } from "../helpers/jsdom";
import { errors, expectedOnConsole, renderView, type TestView } from "../helpers/react";
import { lists, networks, type Put, places } from "./places";

const { AtomicTabs, Gallery, Hotspot, MegaMenu, NavMenu, Posts, VideoPlaylist } = components;

beforeEach(() => {
	expectedOnConsole.push(/Not implemented: (Window's open|navigation|HTMLFormElement's requestSubmit)/);
	vi.spyOn(window, "open").mockReturnValue(null);
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
	vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
	vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
	vi.spyOn(window, "fetch").mockImplementation(async () =>
		Response.json({ v: "5.5.0", layers: [], w: 1, h: 1, ip: 0, op: 1, fr: 1 }),
	);
	// jsdom has no styles of pseudo-elements, and says so.
	const real = getComputedStyle;
	vi.stubGlobal("getComputedStyle", (node: Element, pseudo?: string) => (pseudo ? { content: "none" } : real(node)));
});

const Tongue = createContext("none");
/** A part of the app's tree that is to live in each place: it reads a context, holds a state and hears a press. */
const Probe = ({ name }: { name: string }) => {
	const tongue = useContext(Tongue);
	const [count, setCount] = useState(0);
	return (
		// biome-ignore lint/a11y: a button would be one in a button
		<i data-probe={name} onClick={() => setCount((count) => count + 1)}>
			{`${tongue} ${name} ${count}`}
		</i>
	);
};

const heard = vi.fn();
const App = ({ tongue, children }: { tongue: string; children: ReactNode }) => (
	<Tongue value={tongue}>
		{/* biome-ignore lint/a11y: hears what is pressed in it */}
		<main onClick={({ target }) => heard((target as HTMLElement).dataset.probe)}>{children}</main>
	</Tongue>
);
const put: Put = (place) => <Probe name={place} />;
const probes = () => [...document.querySelectorAll<HTMLElement>("[data-probe]")];
const texts = () => Object.fromEntries(probes().map((probe) => [probe.dataset.probe, probe.textContent]));
const hostOf = (view: TestView) => view.container.firstElementChild!.firstElementChild!;

/** Presses all of them, which must be heard in them and above them. */
const pressAll = async (tongue: string) => {
	const names = new Set<string>();
	for (const probe of probes()) {
		const name = probe.dataset.probe!;
		if (names.has(name)) continue;
		const before = Number(probe.textContent!.split(" ").at(-1));
		const copies = probes().filter(({ dataset }) => dataset.probe === name);
		for (const copy of copies) {
			heard.mockClear();
			await act(async () => copy.click());
			const calls = () => heard.mock.calls.filter(([at]) => at === name).length;
			const now = () => [name, copy.textContent, copy.isConnected, calls()];
			// A menu holds a first press until what serves it has come.
			await act(() => vi.waitFor(() => expect(calls()).toBeGreaterThan(0)));
			expect(now()).toEqual([name, `${tongue} ${name} ${before + 1}`, true, 1]);
		}
		names.add(name);
	}
	return names;
};

const begin = async (node: ReactElement) => {
	const view = await renderView(<App tongue="en">{node}</App>);
	intersect(hostOf(view));
	await act(async () => {});
	return view;
};

describe("what a component has in one of its places", () => {
	it.each(Object.keys(places))("is a part of the app's tree, and stays one: %s", async (name) => {
		const draw = (tongue: string) => <App tongue={tongue}>{places[name]!(put)}</App>;
		const view = await begin(places[name]!(put));
		const names = await pressAll("en");
		expect([...names].length).toBeGreaterThan(0);
		const aborts = vi.spyOn(AbortController.prototype, "abort");
		await view.render(draw("de"));
		expect(aborts).not.toHaveBeenCalled();
		expect(texts()).toEqual(Object.fromEntries([...names].map((name) => [name, `de ${name} 1`])));
		await pressAll("de");
		expect(errors).toEqual([]);
	});

	it.each(Object.keys(places))("may be another at any time, without the plugin starting over: %s", async (name) => {
		const say = (text: string) => (place: string) => `${place}-${text}`;
		const view = await begin(places[name]!(say("old")));
		const aborts = vi.spyOn(AbortController.prototype, "abort");
		await view.render(<App tongue="en">{places[name]!(say("new"))}</App>);
		expect(aborts).not.toHaveBeenCalled();
		expect(view.container.textContent).toContain("new");
		expect(view.container.textContent).not.toContain("old");
		expect(errors).toEqual([]);
	});
});

describe("what an item holds", () => {
	/** Of the item's places. */
	const isOf = (id: string, name: string) => name.split(" ").includes(id) || name.split(" ").includes(networks[id]!);

	it.each(Object.keys(lists))(
		"keeps its state and hears the app, whichever items are added, removed or moved: %s",
		async (name) => {
			const draw = (ids: string[], tongue: string) => <App tongue={tongue}>{lists[name]!(ids, put)}</App>;
			const view = await begin(lists[name]!(["a", "b"], put));
			const names = await pressAll("en");
			const expectKept = (kept: string[], tongue: string) => {
				const now = texts();
				for (const place of names)
					if (["a", "b"].every((id) => kept.includes(id) || !isOf(id, place)))
						expect([place, now[place]]).toEqual([place, `${tongue} ${place} 1`]);
			};
			await view.render(draw(["a", "b"], "same"));
			expectKept(["a", "b"], "same");
			await view.render(draw(["d", "a", "b"], "added"));
			expectKept(["a", "b"], "added");
			await view.render(draw(["b", "d", "a"], "moved"));
			expectKept(["a", "b"], "moved");
			await view.render(draw(["d", "a"], "gone"));
			expectKept(["a"], "gone");
			await view.render(draw(["a"], "alone"));
			expectKept(["a"], "alone");
			await pressAllAgain();
			expect(errors).toEqual([]);
		},
	);

	/** They live yet. */
	const pressAllAgain = async () => {
		for (const probe of probes()) {
			const before = probe.textContent!;
			heard.mockClear();
			await act(async () => probe.click());
			expect([probe.textContent === before, heard.mock.calls.length > 0]).toEqual([false, true]);
		}
	};

	it.each(Object.keys(lists))("may be another at any time, without the plugin starting over: %s", async (name) => {
		const say = (text: string) => (place: string) => `${place}-${text}`;
		const view = await begin(lists[name]!(["a", "b"], say("old")));
		const aborts = vi.spyOn(AbortController.prototype, "abort");
		await view.render(<App tongue="en">{lists[name]!(["a", "b"], say("new"))}</App>);
		expect(aborts).not.toHaveBeenCalled();
		expect(document.body.textContent).toContain("new");
		expect(document.body.textContent).not.toContain("old");
		expect(errors).toEqual([]);
	});
});

describe("what a visitor has opened or chosen", () => {
	interface Chosen {
		draw(ids: readonly string[]): ReactElement;
		/** What is pressed, one an item. */
		titles: string;
		/** Of the one that is open. */
		isOpen: string;
	}
	const picture = (id: string) => ({ thumbnail: `/${id}.jpg`, width: 3, height: 2, alt: id, tags: [0] });
	const selected = "[aria-selected=true]";
	const expanded = "[aria-expanded=true]";
	const chosen: Record<string, Chosen> = {
		AtomicTabs: {
			draw: (ids) => <AtomicTabs items={ids.map((title) => ({ title, content: title }))} />,
			titles: "[role=tab]",
			isOpen: selected,
		},
		Hotspot: {
			draw: (ids) => <Hotspot items={ids.map((label) => ({ label, content: `Tip ${label}` }))} />,
			titles: ".e-hotspot__button",
			isOpen: expanded,
		},
		Gallery: {
			draw: (ids) => <Gallery titles={["a", "b"]} pictures={ids.map(picture)} />,
			titles: ".elementor-gallery-title",
			isOpen: "[aria-pressed=true]",
		},
		MegaMenu: {
			draw: (ids) => (
				<MegaMenu settings={{ open_on: "click" }} items={ids.map((title) => ({ title, panel: `Panel ${title}` }))} />
			),
			titles: ".e-n-menu-dropdown-icon",
			isOpen: expanded,
		},
		NavMenu: {
			draw: (ids) => (
				<NavMenu
					defaultValue="b"
					items={ids.map((title) => ({ title, items: [{ title: `Below ${title}`, href: "#" }] }))}
				/>
			),
			titles: ".elementor-nav-menu--main .elementor-item",
			isOpen: expanded,
		},
		Posts: {
			draw: (ids) => (
				<Posts
					filters={["a", "b"].map((id) => ({ id, name: id }))}
					all="z"
					items={ids.map((value) => ({ value, content: value, filters: ["b"] }))}
				/>
			),
			titles: ".elementor-portfolio__filter",
			isOpen: "[aria-pressed=true]",
		},
		VideoPlaylist: {
			draw: (ids) => <VideoPlaylist title="Throwing" videos={ids.map((title) => ({ title, url: `/${title}.mp4` }))} />,
			titles: "[role=tab]",
			isOpen: selected,
		},
	};

	it.each(Object.keys(chosen))(
		"stays when items come, go and change places, and no press is made up: %s",
		async (name) => {
			const { draw, titles, isOpen } = chosen[name]!;
			const render = async (...ids: string[]) => {
				await view.render(<App tongue="en">{draw(ids)}</App>);
				await see();
			};
			/** A menu's bar is served once it is seen, its lists at the first interaction. */
			const see = async () => {
				const bar = view.container.querySelector<HTMLElement>("nav>.elementor-nav-menu");
				if (bar) await act(async () => intersect(bar));
			};
			const view = await begin(draw(["a", "b"]));
			const all = () => [...view.container.querySelectorAll<HTMLElement>(titles)];
			const open = () =>
				all().flatMap((title) => (title.matches(isOpen) ? /[abdz]\b/.exec(title.textContent!)! : []).map(String));
			await see();
			await expect.poll(() => all().every((title) => title.matches("a,button,[role]"))).toBe(true);
			const title = all().find(({ textContent }) => /b\b/.test(textContent!))!;
			if (name !== "NavMenu") await act(async () => title.click());
			await expect.poll(open).toEqual(["b"]);
			heard.mockClear();
			for (const ids of [["d", "a", "b"], ["b", "d", "a"], ["d", "b"], ["b"]]) {
				await render(...ids);
				await expect.poll(open).toEqual(["b"]);
			}
			expect(heard).not.toHaveBeenCalled();
			expect(errors).toEqual([]);
			history.replaceState(null, "", "/");
		},
	);

	it.each(Object.keys(chosen))("may be in a list that was empty at first: %s", async (name) => {
		const { draw, titles, isOpen } = chosen[name]!;
		const see = async () => {
			const bar = view.container.querySelector<HTMLElement>("nav>.elementor-nav-menu");
			if (bar) await act(async () => intersect(bar));
		};
		const view = await begin(draw([]));
		await see();
		expect(errors).toEqual([]);
		await view.render(<App tongue="en">{draw(["a", "b"])}</App>);
		await see();
		const all = () => [...view.container.querySelectorAll<HTMLElement>(titles)];
		const titleOf = (id: string) => all().find(({ textContent }) => RegExp(`${id}\\b`).test(textContent))!;
		await expect.poll(() => !!titleOf("b")?.matches("a,button,[role]")).toBe(true);
		if (name !== "NavMenu") await act(async () => titleOf("b").click());
		await expect.poll(() => titleOf("b").matches(isOpen)).toBe(true);
		expect(errors).toEqual([]);
		history.replaceState(null, "", "/");
	});
});

describe("a list that is empty", () => {
	it.each(Object.keys(lists))("reports nothing: %s", async (name) => {
		await begin(lists[name]!([], (place) => place));
		expect(errors).toEqual([]);
	});
});

it("every component that holds something is in one of the tables", () => {
	const none = ["AccessibilityPanel", "AtomicVideo", "Chat", "FacebookWidget", "Form", "PhotoFeed", "Popup"];
	const others = ["ProgressTracker", "TextPath", "Tracking", "Video", "Island", "Slot", "Widget", "WordsProvider"];
	const names = Object.keys(components).filter((name) => /^[A-Z]/.test(name));
	const listed = new Set([...Object.keys(lists), ...Object.keys(places)].map((name) => name.split(" ")[0]));
	expect(names.filter((name) => !listed.has(name)).sort()).toEqual([...none, ...others].sort());
});
