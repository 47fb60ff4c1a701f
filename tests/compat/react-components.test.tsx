// The table of components, and that a plugin does not start over when an app says something again.
import { existsSync, readdirSync } from "node:fs";
import { act, type ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { rows } from "../../plugins";
import * as components from "../../plugins/react";
import { intersect } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";
import "./at-rest";

const {
	Accordion,
	Alert,
	Animations,
	AtomicTabs,
	FloatingBar,
	FloatingButtons,
	Hotspot,
	Interactions,
	LazyBackground,
	Lightbox,
	MegaMenu,
	Motion,
	NestedAccordion,
	NestedTabs,
	OffCanvas,
	Sticky,
	StickyHeader,
	Stretched,
	Tabs,
	Toggle,
} = components;

describe("the table of components", () => {
	it("has one for every plugin that draws or enhances a part of a page", () => {
		const names = readdirSync("plugins").filter((name) => existsSync(`plugins/${name}/react.tsx`));
		const pascal = (name: string) => name.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
		expect(names.map(pascal).filter((name) => !(name in components))).toEqual([]);
		const without = [...new Set(rows.map(({ name }) => name))].filter((name) => !names.includes(name));
		// These act on the page as a whole, or call what the page has; the pages of a loop of version 4 are the server's.
		expect(without.sort()).toEqual(["atomic-loop", "code-highlight", "elementor-frontend", "sticky-anchors"]);
	});
});

describe("what an app says again", () => {
	const { BackgroundSlideshow, BackgroundVideo, Carousel, LoopCarousel, PreviewScroll, Slides } = components;
	/** Each with a text of the app's own in it. */
	const widgets: Record<string, (text: string) => ReactElement> = {
		Accordion: (text) => <Accordion items={[{ title: text, content: <p>{text}</p> }]} />,
		Alert: (text) => <Alert title={text}>{text}</Alert>,
		Animations: (text) => <Animations settings={{ animation: "fadeIn" }}>{text}</Animations>,
		AtomicTabs: (text) => <AtomicTabs items={[{ title: text, content: <p>{text}</p> }]} />,
		BackgroundSlideshow: (text) => <BackgroundSlideshow pictures={["/1.jpg", "/2.jpg"]}>{text}</BackgroundSlideshow>,
		BackgroundVideo: (text) => <BackgroundVideo link="/waves.webm">{text}</BackgroundVideo>,
		Carousel: (text) => (
			<Carousel>
				<p>{text}</p>
				<p>Two</p>
			</Carousel>
		),
		FloatingBar: (text) => <FloatingBar closeLabel="Close">{text}</FloatingBar>,
		FloatingButtons: (text) => (
			<FloatingButtons label="Write" closeLabel="Close" title={text} message={text}>
				{text}
			</FloatingButtons>
		),
		Hotspot: (text) => (
			<Hotspot items={[{ content: text, label: text }]}>
				<b>{text}</b>
			</Hotspot>
		),
		Interactions: (text) => <Interactions items={[]}>{text}</Interactions>,
		LazyBackground: (text) => <LazyBackground>{text}</LazyBackground>,
		Lightbox: (text) => <Lightbox href="/1.jpg">{text}</Lightbox>,
		LoopCarousel: (text) => (
			<LoopCarousel>
				<p>{text}</p>
				<p>Two</p>
			</LoopCarousel>
		),
		MegaMenu: (text) => <MegaMenu items={[{ title: text, panel: <p>{text}</p> }]} />,
		Motion: (text) => <Motion effects={{ translateY: true }}>{text}</Motion>,
		NestedAccordion: (text) => <NestedAccordion items={[{ title: text, content: <p>{text}</p> }]} />,
		NestedTabs: (text) => <NestedTabs items={[{ title: text, content: <p>{text}</p> }]} />,
		OffCanvas: (text) => (
			<OffCanvas id="cart" label="Cart">
				{text}
			</OffCanvas>
		),
		PreviewScroll: (text) => <PreviewScroll>{text}</PreviewScroll>,
		Slides: (text) => <Slides items={[{ content: text }, { content: "Two" }]} />,
		Sticky: (text) => <Sticky>{text}</Sticky>,
		StickyHeader: (text) => <StickyHeader>{text}</StickyHeader>,
		Stretched: (text) => <Stretched>{text}</Stretched>,
		Tabs: (text) => <Tabs items={[{ title: text, content: <p>{text}</p> }]} />,
		Toggle: (text) => <Toggle items={[{ title: text, content: <p>{text}</p> }]} />,
	};

	it.each(Object.keys(widgets))("is said in %s without the plugin starting over", async (name) => {
		const draw = widgets[name]!;
		const view = await renderView(draw("Before"));
		const host = view.container.firstElementChild!;
		intersect(host);
		// Where a plugin is taken off it takes its listeners off as well.
		const aborts = vi.spyOn(AbortController.prototype, "abort");
		await view.render(draw("After"));
		expect(aborts).not.toHaveBeenCalled();
		aborts.mockRestore();
		expect(view.container.textContent).toContain("After");
		expect(view.container.textContent).not.toContain("Before");
		expect(view.container.firstElementChild).toBe(host);
		expect(errors).toEqual([]);
	});

	it("leaves the panel that a visitor has opened open", async () => {
		const draw = (count: number) => (
			<NestedTabs
				items={[
					{ title: "One", content: `First ${count}` },
					{ title: `Two (${count})`, content: <p>Second {count}</p> },
				]}
			/>
		);
		const view = await renderView(draw(1));
		await act(async () => view.get(".e-n-tab-title:nth-child(2)").click());
		await view.render(draw(2));
		expect(view.get("[aria-selected=true]").textContent).toBe("Two (2)");
		expect(view.get("[role=tabpanel].e-active").textContent).toBe("Second 2");
	});
});
