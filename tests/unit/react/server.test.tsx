// Rendering on a server: markup without touching the page, and hydration that finds what it expects.
import { act, type ReactElement, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as components from "../../../plugins/react";
import {
	definePlugin,
	Island,
	useConsent,
	useCookie,
	useReducedMotion,
	useScope,
	useScroll,
	useViewport,
} from "../../../src/react";
import { fillIn } from "../../../src/testing/fill-in";
import { resizeTo } from "../../helpers/jsdom";
import { errors, renderView } from "../../helpers/react";

const { Accordion, Alert, Animations, BackgroundSlideshow, BackgroundVideo, Counter, DropCap, LazyBackground } =
	components;
const { AtomicForm, AtomicTabs, AtomicVideo, Interactions } = components;
const { Carousel, LoopCarousel, MediaCarousel, Slides, TestimonialCarousel } = components;
const { LeadForm, NestedAccordion, NestedTabs, OffCanvas, PreviewScroll, Progress, Sticky, StickyHeader } = components;
const { LoopGrid, Tabs, Toggle, Tracking, Video } = components;
const items = [
	{ title: "One", content: <p>First</p> },
	{ title: "Two", content: <p>Second</p> },
];
const samples: Record<string, ReactElement> = {
	Accordion: <Accordion items={items} />,
	Alert: <Alert title="Closed">Until Tuesday</Alert>,
	Animations: <Animations settings={{ animation: "fadeIn", animation_delay: 10 }}>Text</Animations>,
	AtomicForm: (
		<AtomicForm
			formId="f1"
			name="Contact"
			button="Send"
			success="Thank you."
			failure="Sorry."
			fields={[
				{ type: "select", name: "size", label: "Size", options: [{ value: "S", label: "Small" }] },
				{ type: "checkbox", name: "news", label: "News", options: [{ value: "yes", label: "Yes" }] },
				{ type: "textarea", name: "note", label: "Note" },
			]}
		/>
	),
	AtomicTabs: <AtomicTabs items={items} active={1} />,
	AtomicVideo: <AtomicVideo youtube="https://youtu.be/aqz-KE-bpKQ" />,
	Interactions: <Interactions items={[{ trigger: "hover", effect: "scale" }]}>Text</Interactions>,
	BackgroundSlideshow: <BackgroundSlideshow pictures={["/1.jpg", "/2.jpg"]}>Text</BackgroundSlideshow>,
	BackgroundVideo: <BackgroundVideo link="/wheel.webm">Text</BackgroundVideo>,
	Carousel: (
		<Carousel label="Photos" settings={{ slides_to_show: 2, infinite: true, autoplay: true }}>
			<p>One</p>
			<p>Two</p>
			<p>Three</p>
		</Carousel>
	),
	Counter: <Counter to="1500.50" delimiter="," title="Cups" />,
	DropCap: (
		<DropCap>
			<p>Once</p>
		</DropCap>
	),
	LazyBackground: <LazyBackground>Text</LazyBackground>,
	LeadForm: (
		<LeadForm
			formId="k3x"
			fields={[{ type: "email", name: "field_mail", label: "Mail", required: true }]}
			button={{ idle: "Join", busy: "Sending" }}
			messages={{ required: "Please fill" }}
		/>
	),
	LoopCarousel: (
		<LoopCarousel settings={{ pagination: "fraction" }}>
			<p>One</p>
			<p>Two</p>
		</LoopCarousel>
	),
	MediaCarousel: (
		<MediaCarousel items={[{ image: "/1.jpg", alt: "One" }, { image: "/2.jpg" }]} settings={{ skin: "slideshow" }} />
	),
	NestedAccordion: <NestedAccordion items={items} settings={{ max_items_expended: "multiple" }} />,
	NestedTabs: (
		<NestedTabs items={items} settings={{ horizontal_scroll: "enable", tabs_justify_horizontal_mobile: "end" }} />
	),
	OffCanvas: (
		<OffCanvas id="cart" label="Cart">
			Text
		</OffCanvas>
	),
	PreviewScroll: <PreviewScroll>Text</PreviewScroll>,
	Progress: <Progress value={70} title="Tea" />,
	Slides: <Slides items={[{ content: "One", kenBurns: "in" }, { content: "Two" }]} animation="fadeInUp" />,
	Sticky: <Sticky settings={{ sticky_offset_mobile: 20, sticky_parent: true }}>Text</Sticky>,
	StickyHeader: <StickyHeader settings={{ threshold: 60 }}>Menu</StickyHeader>,
	Tabs: <Tabs items={items} />,
	TestimonialCarousel: (
		<TestimonialCarousel
			items={[
				{ text: "Good", name: "Ann" },
				{ text: "Fine", name: "Bo", title: "Potter" },
			]}
		/>
	),
	Toggle: <Toggle items={items} />,
	Tracking: <Tracking options={{ facebook: { pixelIds: ["1"] } }} requireConsent />,
	Video: <Video youtube="https://youtu.be/abc" poster="/cover.jpg" settings={{ loop: true }} />,
};

/** Renders if there is no page. */
const onServer = (node: ReactElement) => {
	const { window, document } = globalThis;
	vi.stubGlobal("window", undefined);
	vi.stubGlobal("document", undefined);
	try {
		return renderToString(node);
	} finally {
		vi.stubGlobal("window", window);
		vi.stubGlobal("document", document);
	}
};

beforeEach(() => {
	fillIn();
});
afterEach(() => vi.unstubAllGlobals());

describe("on a server", () => {
	it.each(Object.entries(samples))("%s is printed and hydrates without a mismatch", async (_, sample) => {
		const markup = onServer(sample);
		expect(markup).toMatch(/^<(div|header|form)/);
		const view = await renderView(sample, markup);
		await view.unmount();
		expect(errors).toEqual([]);
	});

	it.each<[string, (state: { value?: never; defaultValue?: never }) => ReactElement, string, boolean?]>([
		["AtomicTabs", (state) => <AtomicTabs items={items} {...state} />, "[role=tabpanel]:not([hidden])"],
		["NestedTabs", (state) => <NestedTabs items={items} {...state} />, "[role=tabpanel].e-active"],
		["NestedAccordion", (state) => <NestedAccordion items={items} {...state} />, "[open] [role=region]", true],
		["Accordion", (state) => <Accordion items={items} {...state} />, "[role=region][data-open]"],
		["Toggle", (state) => <Toggle items={items} {...state} />, "[role=region][data-open]", true],
		["Tabs", (state) => <Tabs items={items} {...state} />, "[role=tabpanel]:not([hidden])"],
	])(
		"%s prints the item of value and of defaultValue as the open one, and hydrates",
		async (_, draw, panels, isList) => {
			const two = (isList ? ["Two"] : "Two") as never;
			for (const state of [{ value: two }, { defaultValue: two }]) {
				const markup = onServer(draw(state));
				const printed = document.createElement("div");
				printed.innerHTML = markup;
				expect([...printed.querySelectorAll(panels)].map((panel) => panel.textContent)).toEqual(["Second"]);
				const selected = [...printed.querySelectorAll("[role=tab]:not(.elementor-tab-mobile-title)")];
				const states = selected.map((tab) => [tab.ariaSelected, (tab as HTMLElement).tabIndex]);
				expect(states).toEqual(
					selected.length
						? [
								["false", -1],
								["true", 0],
							]
						: [],
				);
				const view = await renderView(draw(state), markup);
				expect([...view.container.querySelectorAll(panels)].map((panel) => panel.textContent)).toContain("Second");
				await view.unmount();
				expect(view.container.innerHTML).toBe("");
			}
			expect(errors).toEqual([]);
		},
	);

	it("a LoopGrid prints what is known, and asks only where the address says otherwise", async () => {
		const load = vi.fn(async () => ({ items: [<b key="c">c</b>], pages: 1 }));
		const grid = <LoopGrid id="shop" load={load} initial={{ items: [<b key="a">a</b>], pages: 2 }} />;
		const markup = onServer(grid);
		expect(markup).toContain("<b>a</b>");
		const view = await renderView(grid, markup);
		expect([load.mock.calls.length, view.get(".e-loop-item").textContent]).toEqual([0, "a"]);
		await view.unmount();
		const goTo = (address: string) => {
			history.replaceState(null, "", address);
			dispatchEvent(new PopStateEvent("popstate"));
		};
		goTo("?e-filter-shop-cat=mugs");
		const other = await renderView(grid, markup);
		await vi.waitFor(() => expect(other.get(".e-loop-item").textContent).toBe("c"));
		expect(load).toHaveBeenCalledWith({ cat: { terms: ["mugs"] } }, 1, expect.anything());
		await other.unmount();
		goTo("/");
		expect(errors).toEqual([]);
	});

	it("an Island is printed with its settings and its plugin is not run", () => {
		const setup = vi.fn();
		const plugin = definePlugin({ setup });
		expect(onServer(<Island plugin={plugin} className="a" settings={{ b: 1 }} />)).toBe(
			'<div data-settings="{&quot;b&quot;:1}" class="a"></div>',
		);
		expect(setup).not.toHaveBeenCalled();
	});

	it("the hooks give what a store begins with, and the page's own after hydration", async () => {
		const Show = () => {
			const scope = useScope();
			useEffect(() => scope.add(() => {}), [scope]);
			const { device } = useViewport();
			return (
				<b>
					{[device, useConsent("marketing"), useScroll().y, `${useReducedMotion()}`, useCookie("y")[0] ?? "-"].join()}
				</b>
			);
		};
		resizeTo(390);
		const markup = onServer(<Show />);
		expect(markup).toBe("<b>desktop,unknown,0,false,-</b>");
		const view = await renderView(<Show />, markup);
		await act(async () => {});
		expect(view.get("b").textContent).toBe("mobile,unknown,0,false,-");
	});
});
