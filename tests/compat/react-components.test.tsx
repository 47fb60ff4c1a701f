// The components of the plugins: the markup that each plugin looks for, and the plugin at work on it.
import { existsSync, readdirSync } from "node:fs";
import { act, createRef, type ReactElement, StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { rows } from "../../plugins";
import * as components from "../../plugins/react";
import { completeRow } from "../../src/base/descriptor";
import { fillIn } from "../../src/testing/fill-in";
import { intersect, setFeature } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";

const {
	Accordion,
	Alert,
	AnimatedHeadline,
	Animations,
	AtomicForm,
	AtomicTabs,
	AtomicVideo,
	Countdown,
	Counter,
	DropCap,
	FacebookWidget,
	FloatingBar,
	FloatingButtons,
	Form,
	Gallery,
	Hotspot,
	Interactions,
	LazyBackground,
	LeadForm,
} = components;
const {
	Lightbox,
	Lottie,
	MegaMenu,
	Motion,
	NavMenu,
	NestedAccordion,
	NestedTabs,
	OffCanvas,
	Popup,
	Popups,
	Posts,
	Progress,
	ProgressTracker,
	Search,
	SearchForm,
	ShareButtons,
	Sticky,
	StickyHeader,
	Stretched,
	TableOfContents,
	Tabs,
	TextPath,
	Toggle,
	VideoPlaylist,
	WoocommerceMenuCart,
} = components;
const selectorOf = (name: string) =>
	rows
		.filter((row) => row.name === name)
		.map((row) => completeRow(row).selector)
		.join();
const items = [
	{ title: "One", content: <p>First</p> },
	{ title: "Two", content: <p>Second</p> },
];

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});

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

describe("Accordion, Toggle, Tabs", () => {
	it.each([
		["accordion", Accordion, "true"],
		["toggle", Toggle, "false"],
		["tabs", Tabs, "true"],
	])("%s opens what is clicked and survives a render", async (kind, Component, first) => {
		const view = await renderView(
			<StrictMode>
				<Component items={items} className="mine" />
			</StrictMode>,
		);
		expect(view.get(selectorOf("accordion"))).toBe(view.get(`.mine.elementor-widget-${kind}`));
		const title = (at: number) => view.get(`.elementor-tab-title[data-tab="${at}"]`);
		expect(title(1).getAttribute("aria-expanded")).toBe(first);
		await act(async () => title(2).click());
		expect(title(2).getAttribute("aria-expanded")).toBe("true");
		await view.render(
			<StrictMode>
				<Component items={items.map((item) => ({ ...item }))} className="mine" />
			</StrictMode>,
		);
		expect(title(2).getAttribute("aria-expanded")).toBe("true");
		expect(view.get('.elementor-tab-content[data-tab="2"]').hidden).toBe(false);
		expect(errors).toEqual([]);
	});

	it.each([
		["accordion", Accordion],
		["toggle", Toggle],
	])("Up, Down, Home and End lead from title to title of an %s", async (_, Component) => {
		const onKeyDown = vi.fn();
		const view = await renderView(
			<Component items={[...items, { title: "Three", content: "3" }]} onKeyDown={onKeyDown} />,
		);
		const titles = [...view.container.querySelectorAll<HTMLElement>(".elementor-tab-title")];
		const stop = "[tabindex='0']";
		const press = async (key: string, more = {}) => {
			const { activeElement } = document;
			const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
			await act(async () => activeElement!.dispatchEvent(event));
			return [titles.findIndex((title) => title.contains(document.activeElement)), event.defaultPrevented];
		};
		(titles[0]!.matches(stop) ? titles[0]! : titles[0]!.querySelector<HTMLElement>(stop)!).focus();
		expect(await press("ArrowDown")).toEqual([1, true]);
		expect(await press("End")).toEqual([2, true]);
		expect(await press("ArrowDown")).toEqual([0, true]);
		expect(await press("ArrowUp")).toEqual([2, true]);
		expect(await press("Home")).toEqual([0, true]);
		expect(await press("ArrowDown", { ctrlKey: true })).toEqual([0, false]);
		expect(await press("ArrowRight")).toEqual([0, false]);
		expect(onKeyDown).toHaveBeenCalledTimes(7);
		expect(errors).toEqual([]);
	});

	it("the rows of Tabs and NestedTabs have the name that the app gives them", async () => {
		const view = await renderView(
			<>
				<Tabs items={items} label="Sizes" />
				<NestedTabs items={items} label="Colours" />
				<NestedTabs items={items} />
			</>,
		);
		const names = [...view.container.querySelectorAll("[role=tablist]")].map(({ ariaLabel }) => ariaLabel);
		expect(names).toEqual(["Sizes", "Sizes", "Colours", "Tabs"]);
	});
});

describe("AtomicTabs, AtomicForm, AtomicVideo, Interactions", () => {
	it("AtomicTabs opens what is clicked and survives a render", async () => {
		const view = await renderView(<AtomicTabs items={items} active={1} label="Cups" />);
		expect(view.get(selectorOf("atomic-tabs")).matches(".e-tabs-base")).toBe(true);
		const states = () => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.ariaSelected).join();
		expect([states(), view.get("[role=tablist]").ariaLabel]).toEqual(["false,true", "Cups"]);
		await act(async () => view.get("[role=tab]").click());
		await view.render(<AtomicTabs items={[...items]} active={1} label="Cups" />);
		expect([states(), view.get("[role=tabpanel]").hidden]).toEqual(["true,false", false]);
		expect(errors).toEqual([]);
	});

	it("AtomicForm sends what is typed and shows its message", async () => {
		const send = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ success: true, data: {} }));
		vi.stubGlobal("fetch", send);
		const view = await renderView(
			<AtomicForm
				formId="f1"
				name="Contact"
				button="Send"
				success="Thank you."
				failure="Sorry."
				settings={{ ajaxurl: "/ajax", nonce: "n", post_id: "42" }}
				fields={[
					{ type: "email", name: "mail", label: "Mail", required: true },
					{ type: "radio", name: "size", label: "Size", options: [{ value: "S", label: "Small" }] },
				]}
			/>,
		);
		const form = view.get("form") as HTMLFormElement;
		expect(view.get("[type=email]").closest(".e-form-row,fieldset")!.querySelector("label")!.textContent).toBe("Mail");
		expect(view.get("[type=radio]").closest("fieldset")!.querySelector("legend")!.textContent).toBe("Size");
		(view.get("[type=email]") as HTMLInputElement).value = "dana@acme.test";
		view.get("[type=radio]").click();
		await act(async () => form.requestSubmit());
		await vi.waitFor(() => expect(form.className).toContain("form-state-success"));
		const body = send.mock.calls[0]![1].body as FormData;
		expect([send.mock.calls[0]![0], body.get("post_id"), body.get("form_id")]).toEqual(["/ajax", "42", "f1"]);
		expect([0, 1].map((at) => body.get(`form_fields[${at}][value]`))).toEqual(["dana@acme.test", "S"]);
		expect(body.get("form_fields[0][label]")).toBe("Mail");
		vi.unstubAllGlobals();
		expect(errors).toEqual([]);
	});

	it("AtomicVideo offers a film of YouTube, and plays a file", async () => {
		const view = await renderView(<AtomicVideo youtube="https://youtu.be/aqz-KE-bpKQ" />);
		await vi.waitFor(() => expect(view.get("[role=button]")).toBeTruthy());
		await view.render(<AtomicVideo file="/wheel.webm#t=5,20" controls loop />);
		const video = view.get("video") as HTMLVideoElement;
		expect([video.loop, video.controls, video.querySelector("source")!.getAttribute("src")]).toEqual([
			true,
			true,
			"/wheel.webm#t=5,20",
		]);
		expect(errors).toEqual([]);
	});

	it("Interactions play what they are given, and are gone with their element", async () => {
		setFeature("prefers-reduced-motion");
		const cancel = vi.fn();
		const animate = vi.fn((_frames: unknown, _timing: unknown) => ({ cancel, pause() {}, play() {} }));
		Object.assign(Element.prototype, { animate });
		const view = await renderView(
			<Interactions items={[{ trigger: "load", effect: "fade", duration: 300 }]} as="section">
				Tea
			</Interactions>,
		);
		await vi.waitFor(() => expect(animate).toHaveBeenCalled());
		expect(animate.mock.calls[0]![1]).toMatchObject({ duration: 300 });
		expect(view.get("section").textContent).toBe("Tea");
		await view.unmount();
		expect(cancel).toHaveBeenCalled();
		Reflect.deleteProperty(Element.prototype, "animate");
		expect(errors).toEqual([]);
	});
});

describe("Alert", () => {
	it("is removed when dismissed and stays away in the next render", async () => {
		const view = await renderView(<Alert title="Closed">Until Tuesday</Alert>);
		const host = view.get(selectorOf("alert"));
		await act(async () => view.get("button").click());
		expect(host.style.display).toBe("none");
		await view.render(<Alert title="Closed">Until Tuesday</Alert>);
		expect(host.style.display).toBe("none");
	});
});

describe("AnimatedHeadline", () => {
	it("is heard as one text, and draws round one word", async () => {
		const view = await renderView(<AnimatedHeadline before="We are" words={["fast", "small"]} animation="flip" />);
		// What words that take turns need is a part.
		const heard = () => view.get("[aria-hidden=true]")?.previousElementSibling?.textContent;
		await expect.poll(heard, { timeout: 20_000 }).toBe("fast small");
		await view.render(<AnimatedHeadline tag="h2" before="We are" words="fast" marker="x" loop={false} after="today" />);
		expect(view.get("h2").textContent).toBe("We are fast today");
		expect(view.get("svg").childElementCount).toBe(2);
	});
});

describe("Gallery", () => {
	it("filters, and stays filtered in the next render", async () => {
		const pictures = [
			{ thumbnail: "/1.jpg", width: 3, height: 2, alt: "One", href: "/large-1.jpg", tags: [0] },
			{ thumbnail: "/2.jpg", width: 3, height: 2, alt: "Two", title: "Two", tags: [1] },
		];
		const view = await renderView(<Gallery pictures={pictures} titles={["First", "Second"]} all="All" />);
		await act(async () => view.get("[data-gallery-index='1']").click());
		await view.render(<Gallery pictures={pictures} titles={["First", "Second"]} all="All" />);
		expect(view.get("[aria-pressed=true]").textContent).toBe("Second");
		expect(view.get(".e-gallery-item--hidden").hasAttribute("inert")).toBe(true);
	});

	it("leaves it to the app what a picture opens", async () => {
		const pressed: number[] = [];
		const pictures = [1, 2].map((at) => ({
			thumbnail: `/${at}.jpg`,
			width: 3,
			height: 2,
			alt: "",
			href: `/large-${at}.jpg`,
		}));
		const view = await renderView(
			<Gallery
				pictures={pictures}
				onPictureClick={(index, event) => {
					event.preventDefault();
					pressed.push(index);
				}}
			/>,
		);
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		await act(async () => view.get("[href='/large-2.jpg']").dispatchEvent(event));
		expect([pressed, event.defaultPrevented]).toEqual([[1], true]);
	});
});

describe("VideoPlaylist", () => {
	it("shows the chosen video, and keeps showing it in the next render", async () => {
		vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
		vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
		const list = () => (
			<VideoPlaylist
				title="Throwing"
				videos={[
					{ title: "The first bowl", url: "/bowl.mp4", section: "Bowls" },
					{ title: "The second", url: "/bowl.webm", duration: "3:05" },
					{ title: "A film", url: "https://youtu.be/abc" },
				]}
			/>
		);
		const view = await renderView(list());
		await act(async () => view.get("[role=tab][data-tab='3']").click());
		await view.render(list());
		expect(view.get("[role=tab].e-active").textContent).toBe("The second3:05");
		expect(view.get(".e-tab-content.e-active source").getAttribute("src")).toBe("/bowl.webm");
		expect(view.get(".e-tab-content[data-tab='4']").dataset.videoType).toBe("youtube");
		history.replaceState(null, "", "/");
	});
});

describe("WoocommerceMenuCart", () => {
	it("opens what is in the cart, and stays open in the next render", async () => {
		const cart = () => (
			<WoocommerceMenuCart count={2} subtotal="€ 50" settings={{ cart_type: "mini-cart" }}>
				<p>Two mugs</p>
			</WoocommerceMenuCart>
		);
		const view = await renderView(cart());
		await act(async () => view.get(".elementor-menu-cart__toggle_button").click());
		await view.render(cart());
		expect(view.get(".elementor-menu-cart--shown .elementor-menu-cart__main[aria-hidden=false]").textContent).toBe(
			"Two mugs",
		);
		expect(view.get("[aria-expanded=true] [data-counter]").textContent).toBe("2");
	});
});

describe("MegaMenu", () => {
	it("opens the panel whose button is pressed, and keeps it open in the next render", async () => {
		const items = [
			{ title: "Shop", href: "/shop/", panel: <p>Bowls</p> },
			{ title: "Help", panel: <p>Washing</p> },
			{ title: "Team", href: "#team" },
		];
		const view = await renderView(<MegaMenu items={items} settings={{ open_on: "click" }} />);
		await act(async () => view.get("[data-tab-index='2'].e-n-menu-dropdown-icon").click());
		await view.render(<MegaMenu items={items} settings={{ open_on: "click" }} />);
		expect(view.get(".e-n-menu-dropdown-icon[aria-expanded=true]").getAttribute("data-tab-index")).toBe("2");
		expect(view.get(".e-n-menu-content.e-active .e-active").textContent).toBe("Washing");
		expect(view.get(".e-anchor a").getAttribute("href")).toBe("#team");
	});
});

describe("Hotspot", () => {
	it("opens what is pressed, and stays open in the next render", async () => {
		const items = () => [
			{ content: "The handle" },
			{ label: "Foot", content: "The foot" },
			{ label: "Shop", href: "#shop" },
		];
		const view = await renderView(<Hotspot items={items()} settings={{ tooltip_trigger: "click" }} />);
		const button = view.get(".e-hotspot:nth-of-type(2) .e-hotspot__button");
		await act(async () => button.click());
		await view.render(<Hotspot items={items()} settings={{ tooltip_trigger: "click" }} />);
		expect(button.ariaExpanded).toBe("true");
		expect(view.get("a").className).toBe("e-hotspot e-hotspot--link e-hotspot--no-tooltip");
	});
});

describe("TextPath", () => {
	it("keeps its place, and the text stays where the file cannot be loaded", async () => {
		vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 404 }));
		const view = await renderView(
			<TextPath text="Turned by hand" src="/wave.svg" width={250} height={50} href="#wave" />,
		);
		expect(view.get(".e-text-path > a").textContent).toBe("Turned by hand");
	});
});

describe("FacebookWidget", () => {
	it("prints what Facebook's script looks for, with its height", async () => {
		const view = await renderView(
			<FacebookWidget
				kind="page"
				href="https://www.facebook.com/pottery"
				height={500}
				options={{ tabs: "timeline" }}
			/>,
		);
		const { dataset, style, className } = view.get<HTMLElement>(".fb-page");
		expect([dataset.href, dataset.tabs, dataset.height, style.minHeight, className]).toEqual([
			"https://www.facebook.com/pottery",
			"timeline",
			"500",
			"500px",
			"elementor-facebook-widget fb-page",
		]);
	});
});

describe("FloatingButtons and FloatingBar", () => {
	it("open their box by its button, which says so", async () => {
		const view = await renderView(
			<FloatingButtons label="Write to us" closeLabel="Close" message="Hello" href="#chat" cta="Open the chat" />,
		);
		const opener = view.get<HTMLElement>(".e-contact-buttons__chat-button");
		const box = view.get(`#${opener.getAttribute("aria-controls")}`);
		expect([box.ariaHidden, opener.ariaExpanded]).toEqual(["true", "false"]);
		opener.click();
		expect([box.ariaHidden, opener.ariaExpanded, box.className]).toEqual([
			"false",
			"true",
			"e-contact-buttons__content-wrapper",
		]);
	});

	it("leave a bar where it was put, and close it", async () => {
		const view = await renderView(
			<main>
				<FloatingBar closeLabel="Close" href="#courses" cta="See the courses">
					Winter courses begin
				</FloatingBar>
			</main>,
		);
		const bar = view.get(".e-floating-bars");
		expect(bar.closest("main")).not.toBeNull();
		view.get<HTMLElement>(".e-floating-bars__close-button").click();
		expect(bar.className).toContain("is-hidden");
	});
});

describe("Lottie", () => {
	it("keeps the place of the animation, its caption and its link, when the file cannot be loaded", async () => {
		vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 404 }));
		const wheel = () => (
			<Lottie src="/wheel.json" width={400} height={300} alt="A wheel" caption="It turns" href="#wheel" />
		);
		const view = await renderView(wheel());
		await view.render(wheel());
		expect(view.get("a.e-lottie__container__link").textContent).toBe("It turns");
		expect(view.get("[role=img].e-lottie__animation").ariaLabel).toBe("A wheel");
	});
});

describe("ProgressTracker", () => {
	it.each(["horizontal", "circular"] as const)("is a %s meter with its name", async (type) => {
		const view = await renderView(<ProgressTracker type={type} of="article" label="Read" />);
		const meter = view.get("[role=progressbar]");
		expect([meter.ariaLabel, meter.ariaValueMax]).toEqual(["Read", "100"]);
	});
});

describe("TableOfContents", () => {
	it("lists headings that are drawn with it, and is closed by its button", async () => {
		const page = () => (
			<>
				<TableOfContents
					title="Contents"
					toggle={{ open: "Open", close: "Close" }}
					settings={{ container: "article" }}
				/>
				<article>
					<h2 id="first">First</h2>
					<h3 id="second">Second</h3>
				</article>
			</>
		);
		const view = await renderView(page());
		expect(view.get(".elementor-toc__list-wrapper .elementor-toc__list-wrapper a").getAttribute("href")).toBe(
			"#second",
		);
		await act(async () => view.get(".elementor-toc__toggle-button--collapse").click());
		await view.render(page());
		expect(view.get(".elementor-toc__toggle-button--expand").ariaExpanded).toBe("false");
		expect(view.get(".elementor-toc__body").ariaLabel).toBe("Contents");
	});
});

describe("Search, SearchForm", () => {
	it("is a field that knows its results, without them until they are requested", async () => {
		const view = await renderView(
			<Search action="/search" label="Search" resultsLabel="Results" id="5ea4c01" post={42}>
				Go
			</Search>,
		);
		const input = view.get("input.e-search-input");
		expect(view.get(`#${input.getAttribute("aria-controls")}`).getAttribute("aria-label")).toBe("Results");
		expect(view.get<HTMLInputElement>("[name=e_search_props]").value).toBe("5ea4c01-42");
	});

	it("takes the screen, through the next render", async () => {
		const form = () => (
			<SearchForm action="/search" label="Search" skin="full_screen">
				?
			</SearchForm>
		);
		const view = await renderView(form());
		await act(async () => view.get(".elementor-search-form__toggle").click());
		await view.render(form());
		expect(view.get(".elementor-search-form__toggle").ariaExpanded).toBe("true");
		expect(document.activeElement).toBe(view.get("input"));
		await act(async () => view.get(".dialog-close-button").click());
		await expect.poll(() => document.activeElement).toBe(view.get(".elementor-search-form__toggle"));
	});
});

describe("Posts", () => {
	it("leaves what its filter names, through the next render", async () => {
		const portfolio = () => (
			<Posts
				filters={[{ id: 5, name: "Bowls" }]}
				items={[{ content: "A", filters: [5] }, { content: "B" }, { content: "C", filters: [5, 6] }]}
			/>
		);
		// jsdom has no styles of pseudo-elements, and says so.
		const real = getComputedStyle;
		vi.stubGlobal("getComputedStyle", (node: Element, pseudo?: string) => (pseudo ? { content: "none" } : real(node)));
		const view = await renderView(portfolio());
		await expect.poll(() => view.get("[data-filter='5']").role).toBe("button");
		await act(async () => view.get("[data-filter='5']").click());
		await view.render(portfolio());
		const articles = [...view.container.querySelectorAll("article")];
		const shown = () => articles.filter(({ style }) => style.display !== "none");
		// After the frame that answers the press.
		await expect
			.poll(() =>
				shown()
					.map(({ textContent }) => textContent)
					.join(""),
			)
			.toBe("AC");
		history.replaceState(null, "");
		vi.unstubAllGlobals();
	});
});

describe("ShareButtons", () => {
	it("opens the network's page for its address", async () => {
		const open = vi.spyOn(window, "open").mockReturnValue(null);
		const view = await renderView(
			<ShareButtons networks={["facebook", "vk"]} url="https://acme.test/?a=1&b=2" title={() => "Facebook"} />,
		);
		expect(view.get(".elementor-share-btn_facebook").ariaLabel).toBe("Share on Facebook");
		await act(async () => view.get(".elementor-share-btn_facebook").click());
		expect(new URL(String(open.mock.lastCall![0])).searchParams.get("u")).toBe("https://acme.test/?a=1&b=2");
		open.mockRestore();
	});

	it("shows the network's name if there is neither a text nor an icon", async () => {
		const plain = await renderView(<ShareButtons networks={["facebook", "email"]} />);
		expect(plain.get(".elementor-share-btn_facebook").textContent).toBe("facebook");
		expect(plain.get(".elementor-share-btn_facebook").ariaLabel).toBe("Share on facebook");
		const icons = await renderView(<ShareButtons networks={["vk"]} icon={() => <b>v</b>} />);
		expect(icons.get(".elementor-share-btn_vk").textContent).toBe("v");
	});
});

describe("Countdown", () => {
	it("counts to its date, and again to another", async () => {
		const in90Minutes = () => new Date(Date.now() + 90.5 * 60_000);
		const view = await renderView(<Countdown date={in90Minutes()} />);
		const host = view.get(selectorOf("countdown"));
		expect(host.textContent).toMatch(/^00 Days01 Hours30 Minutes\d\d Seconds$/);
		await view.render(<Countdown date={0} labels={{ hours: "h" }} actions={[{ type: "message" }]} message="Over" />);
		expect(host.textContent).toBe("00 hOver");
		expect(view.get(".elementor-countdown-expire--message").style.display).toBe("block");
	});
});

describe("Counter", () => {
	it("shows its target, keeps it in the next render, and counts again to another", async () => {
		const view = await renderView(<Counter to="1500.50" delimiter="," title="Cups" prefix="~" />);
		const number = () => view.get(`${selectorOf("counter")} .elementor-counter-number`).textContent;
		expect(number()).toBe("1,500.50");
		await view.render(<Counter to="1500.50" delimiter="," title="Cups" prefix="~" />);
		expect(number()).toBe("1,500.50");
		await view.render(<Counter to={7} from={3} title="Cups" prefix="~" />);
		expect(number()).toBe("7");
	});
});

describe("Progress", () => {
	it("fills to its share when it comes into view, and tells assistive technology", async () => {
		const view = await renderView(<Progress value={70} title="Tea" text="Assam" />);
		const bar = view.get(".elementor-progress-bar");
		await act(async () => intersect(bar));
		expect(bar.style.width).toBe("70%");
		const wrapper = view.get("[role=progressbar]");
		expect(wrapper.getAttribute("aria-valuetext")).toBe("70% (Assam)");
		expect(document.getElementById(wrapper.getAttribute("aria-labelledby")!)!.textContent).toBe("Tea");
		await view.render(<Progress value={70} title="Tea" text="Assam" />);
		expect(bar.style.width).toBe("70%");
	});
});

describe("DropCap", () => {
	it("wraps the first letter, and again when the text is another", async () => {
		const App = ({ text }: { text: string }) => (
			<DropCap>
				<p>{text}</p>
			</DropCap>
		);
		const view = await renderView(<App text="Once" />);
		expect(view.container.querySelector(selectorOf("drop-cap"))).not.toBeNull();
		expect(view.get(".elementor-drop-cap-letter").textContent).toBe("O");
		await view.render(<App text="Twice" />);
		expect(view.get("p").textContent).toBe("Twice");
		expect(view.get(".elementor-drop-cap-letter").textContent).toBe("T");
	});
});

describe("Animations and LazyBackground", () => {
	it("show what was hidden, with the classes of the animation", async () => {
		const view = await renderView(<Animations settings={{ animation: "fadeIn slow" }} id="x" />);
		expect(view.get("#x").matches(selectorOf("animations"))).toBe(true);
		expect(view.get("#x").className).toBe("elementor-element animated fadeIn slow");
	});

	it("load a background when it comes near, not before", async () => {
		const view = await renderView(<LazyBackground id="x" />);
		expect(view.get("#x").matches(selectorOf("lazy-background"))).toBe(true);
		await act(async () => intersect(view.get("#x"), true, "200px 0px"));
		expect(view.get("#x").classList.contains("e-lazyloaded")).toBe(true);
	});
});

describe("NestedAccordion and NestedTabs", () => {
	it("an accordion closes the others unless it is told not to", async () => {
		const App = ({ max }: { max: "one" | "multiple" }) => (
			<NestedAccordion items={items} settings={{ max_items_expended: max }} />
		);
		const view = await renderView(<App max="one" />);
		const details = () => [...view.container.querySelectorAll("details")];
		const press = (at: number) => act(async () => details()[at]!.querySelector("summary")!.click());
		expect(details().map(({ open }) => open)).toEqual([true, false]);
		await press(1);
		expect(details().map(({ open }) => open)).toEqual([false, true]);
		await view.render(<App max="multiple" />);
		expect(details().map(({ open }) => open)).toEqual([false, true]);
		await press(0);
		expect(details().every(({ open }) => open)).toBe(true);
	});

	it("tabs show the panel of the title that is clicked, and keep it in the next render", async () => {
		const view = await renderView(<NestedTabs items={items} className="mine" />);
		const panels = () => [...view.container.querySelectorAll(".e-con")].map((panel) => panel.matches(".e-active"));
		expect(view.get(selectorOf("nested-tabs"))).not.toBeNull();
		await act(async () => view.get('[data-tab-index="2"][role=tab]').click());
		expect(panels()).toEqual([false, true]);
		await view.render(<NestedTabs items={[...items]} className="mine" />);
		expect(panels()).toEqual([false, true]);
		expect(view.get('[data-tab-index="2"][role=tab]').ariaSelected).toBe("true");
	});
});

describe("NavMenu", () => {
	const entries = [
		{ title: "Home", href: "/", isCurrent: true },
		{ title: <b>Shop</b>, href: "#", items: [{ title: "Mugs", href: "/mugs" }] },
	];

	it("opens with its button and stays open in the next render; a list opens at a press", async () => {
		const view = await renderView(<NavMenu items={entries} stretch className="mine" />);
		const nav = () => view.get("nav.elementor-nav-menu--dropdown");
		expect(view.get(selectorOf("nav-menu")).className).toContain("elementor-nav-menu--stretch");
		expect(nav().inert).toBe(true);
		await act(async () => view.get(".elementor-menu-toggle").click());
		await view.render(<NavMenu items={[...entries]} stretch className="mine" />);
		expect(nav().inert).toBe(false);
		const shop = view.get("nav.elementor-nav-menu--dropdown .menu-item-has-children > a");
		// The lists come at the first interaction.
		await vi.waitFor(() => expect(shop.ariaExpanded).toBe("false"));
		await act(async () => shop.click());
		expect(shop.ariaExpanded).toBe("true");
		expect(shop.querySelector(".sub-arrow i")!.className).toBe("fas fa-caret-down");
		expect(view.get("[aria-current=page]").textContent).toBe("Home");
		await view.render(<NavMenu items={entries.slice(0, 1)} layout="dropdown" toggle={null} />);
		expect(nav().ariaHidden).toBe("false");
		expect(view.container.querySelectorAll("a")).toHaveLength(1);
	});
});

describe("LeadForm", () => {
	it("checks its fields before it sends", async () => {
		const view = await renderView(
			<LeadForm
				formId="k3x"
				fields={[
					{ type: "hidden", name: "field_9", uri: "campaign", value: "spring" },
					{ type: "email", name: "field_mail", label: "Mail", required: true },
					{ type: "choice", name: "field_size", label: "Size", options: ["S", "M"] },
				]}
				button={{ idle: "Join", busy: "Sending" }}
				messages={{ required: "Please fill" }}
				sent="Thanks"
			/>,
		);
		const form = view.get<HTMLFormElement>(selectorOf("lead-form"));
		expect(form.dataset.form_id).toBe("k3x");
		expect([...new FormData(form).keys()]).toEqual(["field_9", "field_mail", "field_size"]);
		await act(async () => form.requestSubmit());
		expect(view.get(".responder-message-form-error").textContent).toBe("Please fill Mail");
		expect(view.get("[name=field_mail]").ariaInvalid).toBe("true");
		expect(errors).toEqual([]);
	});

	it("of an app tells the page what it has sent", async () => {
		const heard: unknown[] = [];
		const listen = (event: Event) => heard.push((event as CustomEvent).detail);
		document.addEventListener("rmp:sent", listen);
		const view = await renderView(
			<LeadForm
				formId="k3x"
				fields={[{ type: "hidden", name: "field_9", uri: "campaign", value: "spring" }]}
				button={{ idle: "Join", busy: "Sending" }}
				sent="Thanks"
				onSubmit={async () => {}}
			/>,
		);
		await act(async () => view.get<HTMLFormElement>(selectorOf("lead-form")).requestSubmit());
		await vi.waitFor(() => expect(heard).toEqual([{ formId: "k3x", fields: [{ name: "field_9", value: "spring" }] }]));
		document.removeEventListener("rmp:sent", listen);
	});
});

describe("Form", () => {
	it("prints every kind of field, and is sent in place", async () => {
		const sent: FormData[] = [];
		vi.stubGlobal("fetch", async (_: string, { body }: { body: FormData }) => {
			sent.push(body);
			return Response.json({ success: true, data: { message: "Thanks", data: [] } });
		});
		const view = await renderView(
			<Form
				formId="0012345"
				postId={42}
				name="Contact"
				button="Send"
				settings={{ ajaxurl: "/ajax" }}
				fields={[
					{ type: "hidden", id: "source", value: "app" },
					{ type: "email", id: "mail", label: "Mail", required: true, value: "a@b.c" },
					{ type: "number", id: "guests", min: 1, value: 2 },
					{ type: "tel", id: "phone", pattern: "[0-9]+", title: "Digits" },
					{ type: "date", id: "day", min: "2027-01-01" },
					{ type: "textarea", id: "note", value: "Hello" },
					{ type: "select", id: "size", options: ["S", "M"] },
					{ type: "select", id: "tags", options: ["a", "b"], multiple: true },
					{ type: "radio", id: "kind", label: "Kind", options: ["x", "y"] },
					{ type: "checkbox", id: "news", options: ["post", "mail"] },
					{ type: "acceptance", id: "terms", text: "I agree" },
					{ type: "upload", id: "cv", maxMb: 1, maxMessage: "Too large" },
				]}
			/>,
		);
		const host = view.get(selectorOf("form"));
		expect(host.querySelectorAll(".elementor-field-group").length).toBe(12);
		for (const label of host.querySelectorAll("label"))
			expect(document.getElementById(label.htmlFor), label.textContent!).not.toBeNull();
		const form = view.get<HTMLFormElement>("form");
		await act(async () => form.requestSubmit());
		await vi.waitFor(() => expect(view.get(".elementor-message").textContent).toBe("Thanks"));
		const { "form_fields[cv]": cv, referrer, ...fields } = Object.fromEntries(sent[0]!);
		expect(fields).toEqual({
			post_id: "42",
			form_id: "0012345",
			"form_fields[source]": "app",
			"form_fields[mail]": "a@b.c",
			"form_fields[guests]": "2",
			"form_fields[phone]": "",
			"form_fields[day]": "",
			"form_fields[note]": "Hello",
			"form_fields[size]": "S",
			action: "elementor_pro_forms_send_form",
		});
		expect(errors).toEqual([]);
		vi.unstubAllGlobals();
	});

	it("walks through steps", async () => {
		const view = await renderView(
			<Form
				formId="f0f0f0f"
				postId={42}
				button="Send"
				fields={[
					{ type: "step", id: "one", label: "You" },
					{ type: "text", id: "name" },
					{ type: "step", id: "two", label: "Order", previous: "Back" },
					{ type: "text", id: "dish" },
				]}
			/>,
		);
		await vi.waitFor(() => expect(view.get("[data-direction=next]").textContent).toBe("Next"));
		await act(async () => view.get("[data-direction=next]").click());
		expect(view.get("[aria-current=step]").textContent).toBe("2Order");
		expect(view.get("[data-direction=previous]").textContent).toBe("Back");
		await view.render(null);
		expect([view.container.innerHTML, errors]).toEqual(["", []]);
	});
});

describe("Sticky", () => {
	it("is a host of its plugin, at the top by default, and leaves nothing when it goes", async () => {
		const settings = { sticky_offset_mobile: 20, sticky_on: ["desktop"], sticky_parent: true } as const;
		const view = await renderView(<Sticky settings={settings}>Menu</Sticky>);
		const host = view.get(selectorOf("sticky"));
		expect(JSON.parse(host.dataset.settings!)).toEqual({ sticky: "top", ...settings });
		expect(host.className).toBe("elementor-element elementor-sticky");
		await view.render(<Sticky settings={{ sticky: "bottom" }}>Menu</Sticky>);
		expect(JSON.parse(view.get(selectorOf("sticky")).dataset.settings!)).toEqual({ sticky: "bottom" });
		await view.render(null);
		expect(view.container.innerHTML).toBe("");
		expect(errors).toEqual([]);
	});
});

describe("StickyHeader", () => {
	it("is a host of its plugin and passes its settings on", async () => {
		const view = await renderView(<StickyHeader settings={{ threshold: 60, class: "is-stuck" }}>Menu</StickyHeader>);
		const host = view.get(selectorOf("sticky-header"));
		expect(host.localName).toBe("header");
		expect(JSON.parse(host.dataset.settings!)).toEqual({ threshold: 60, class: "is-stuck" });
	});
});

describe("Stretched", () => {
	it("is a host of its plugin, which gives it the width of the window", async () => {
		const view = await renderView(<Stretched className="hero">Tea</Stretched>);
		const host = view.get(selectorOf("stretched"));
		expect(host.className).toBe("elementor-element hero e-stretched");
		expect(host.textContent).toBe("Tea");
		expect(JSON.parse(host.dataset.settings!)).toEqual({ stretch_element: "yes" });
	});
});

describe("OffCanvas", () => {
	it("opens and closes by call, survives a render while open, and closes by key", async () => {
		const App = () => (
			<OffCanvas id="cart" label="Cart" settings={{ prevent_scroll: "yes" }}>
				<button type="button">Pay</button>
			</OffCanvas>
		);
		const view = await renderView(<App />);
		const panel = view.get("#off-canvas-cart");
		expect(view.get(selectorOf("off-canvas")).contains(panel)).toBe(true);
		expect([panel.ariaHidden, panel.hasAttribute("inert")]).toEqual(["true", true]);
		await act(async () => components.turnOffCanvas("cart"));
		await view.render(<App />);
		expect([panel.ariaHidden, panel.hasAttribute("inert")]).toEqual(["false", false]);
		await act(async () => components.turnOffCanvas("cart", "close"));
		expect(panel.ariaHidden).toBe("true");
		expect(errors).toEqual([]);
	});
});

describe("Popups", () => {
	it("are taken out of the page, come when they are called, and React finds them again when they go", async () => {
		const view = await renderView(
			<Popups>
				<Popup id="77" settings={{ a11y_navigation: "yes" }}>
					<p>Offer</p>
				</Popup>
			</Popups>,
		);
		expect(view.container.querySelector("[data-elementor-type=popup]")).toBeNull();
		await act(async () => components.openPopup("77"));
		expect(document.getElementById("elementor-popup-modal-77")?.textContent).toContain("Offer");
		await view.unmount();
		expect(document.getElementById("elementor-popup-modal-77")).toBeNull();
		expect(errors).toEqual([]);
	});

	it("take the focus, as an app expects of a dialog", async () => {
		await renderView(
			<Popups>
				<Popup id="77">
					<input />
				</Popup>
			</Popups>,
		);
		await act(async () => components.openPopup("77"));
		const dialog = document.getElementById("elementor-popup-modal-77")!;
		await act(() => vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true)));
	});

	it("put the page behind out of reach while they are open, unless they are told not to", async () => {
		const view = await renderView(
			<Popups>
				<Popup id="77">Offer</Popup>
				<Popup id="78" settings={{ modal: false }}>
					News
				</Popup>
			</Popups>,
		);
		const isReachable = () => !view.container.closest("[inert]");
		await act(async () => components.openPopup("78"));
		expect(isReachable()).toBe(true);
		await act(async () => components.openPopup("77"));
		expect(isReachable()).toBe(false);
		await act(async () => components.openPopup("77", true));
		expect(isReachable()).toBe(true);
	});

	it("stay open when the app says something else in one, and show it immediately", async () => {
		const draw = (count: number) => (
			<Popups>
				<Popup id="77">
					<p>Offer {count}</p>
					{count > 1 && <b>more</b>}
				</Popup>
			</Popups>
		);
		const view = await renderView(draw(1));
		await act(async () => components.openPopup("77"));
		const dialog = () => document.getElementById("elementor-popup-modal-77");
		const opened = dialog();
		expect(opened?.textContent).toContain("Offer 1");
		await view.render(draw(2));
		expect(dialog()).toBe(opened);
		expect(opened?.textContent).toContain("Offer 2more");
		await act(async () => components.openPopup("77"));
		expect(dialog()?.textContent).toContain("Offer 2more");
		await view.unmount();
		expect(dialog()).toBeNull();
		expect(errors).toEqual([]);
	});

	it("open by the links of the page builder, without the core", async () => {
		const settings = btoa(JSON.stringify({ id: "77" }));
		const view = await renderView(
			<>
				<a href={`#${encodeURIComponent(`elementor-action:action=popup:open&settings=${settings}`)}`}>Offer</a>
				<Popups>
					<Popup id="77">
						<p>Offer</p>
					</Popup>
				</Popups>
			</>,
		);
		await act(async () => view.get("a").click());
		expect(document.getElementById("elementor-popup-modal-77")?.textContent).toContain("Offer");
		expect(errors).toEqual([]);
	});
});

describe("Lightbox", () => {
	it("is a link of the plugin that opens the picture instead of following it", async () => {
		const view = await renderView(
			<Lightbox href="/1.jpg" slideshow="trip" title="One">
				Picture
			</Lightbox>,
		);
		const link = view.get("a");
		expect(link.matches(selectorOf("lightbox"))).toBe(true);
		expect(link.dataset).toMatchObject({ elementorLightboxSlideshow: "trip", elementorLightboxTitle: "One" });
		const click = new MouseEvent("click", { bubbles: true, cancelable: true });
		await act(async () => {
			link.dispatchEvent(click);
			// It is drawn after the frame that answers the press.
			await vi.waitFor(() => expect(document.querySelector(".elementor-lightbox")).not.toBeNull());
		});
		expect(click.defaultPrevented).toBe(true);
		expect(errors).toEqual([]);
	});
});

describe("Motion", () => {
	it("prints its effects as the server does and moves what is in it", async () => {
		setFeature("prefers-reduced-motion");
		const view = await renderView(
			<Motion
				effects={{ translateY: { speed: 6, reverse: true, affectedRange: [10, 90] }, blur: true, tilt: {} }}
				range="page"
				devices={["desktop"]}
			>
				<p>Oak</p>
			</Motion>,
		);
		const host = view.get(selectorOf("motion"));
		expect(JSON.parse(host.dataset.settings!)).toEqual({
			motion_fx_motion_fx_scrolling: "yes",
			motion_fx_translateY_effect: "yes",
			motion_fx_translateY_speed: { unit: "px", size: 6 },
			motion_fx_translateY_direction: "negative",
			motion_fx_translateY_affectedRange: { unit: "%", sizes: { start: 10, end: 90 } },
			motion_fx_blur_effect: "yes",
			motion_fx_motion_fx_mouse: "yes",
			motion_fx_tilt_effect: "yes",
			motion_fx_range: "page",
			motion_fx_devices: ["desktop"],
		});
		await vi.waitFor(() => expect(host.className).toContain("elementor-motion-effects-parent"));
		expect(view.get(".elementor-widget-container").className).toContain("elementor-motion-effects-element");
		expect(errors).toEqual([]);
	});

	it("gives a background a layer of its own", async () => {
		setFeature("prefers-reduced-motion");
		const view = await renderView(<Motion background={{ translateY: { speed: 4 } }}>Oak</Motion>);
		await vi.waitFor(() => expect(view.get(".elementor-motion-effects-layer")).not.toBeNull());
		expect(view.get(".elementor-motion-effects-layer").style.height).toBe("140%");
	});
});

describe("Carousel and its family", () => {
	const { Carousel, LoopCarousel, MediaCarousel, Slides, TestimonialCarousel } = components;
	const active = () =>
		[...document.querySelectorAll(".swiper-slide")].findIndex((slide) => slide.matches(".swiper-slide-active"));

	it("shows the slide of its index, tells of moves, and is moved by its ref", async () => {
		const seen: number[] = [];
		const handle = createRef<components.CarouselHandle>();
		const draw = (defaultIndex: number) => (
			<StrictMode>
				<Carousel
					label="Photos"
					defaultIndex={defaultIndex}
					onIndexChange={(at) => seen.push(at)}
					ref={handle}
					settings={{ slides_to_show: 1 }}
				>
					<p>One</p>
					<p>Two</p>
					<p>Three</p>
				</Carousel>
			</StrictMode>
		);
		const view = await renderView(draw(2));
		expect(view.get(".elementor-widget").matches(selectorOf("carousel"))).toBe(true);
		expect(view.get(".swiper-initialized").ariaLabel).toBe("Photos");
		expect([active(), handle.current!.index, handle.current!.count]).toEqual([2, 2, 3]);
		await act(async () => handle.current!.previous());
		expect(active()).toBe(1);
		await view.render(draw(2));
		expect(active()).toBe(1);
		await act(async () => handle.current!.goTo(0));
		await act(async () => view.get(".elementor-swiper-button-next").click());
		expect(seen).toEqual([1, 0, 1]);
		expect(handle.current!.element).toBe(view.get(".elementor-widget"));
		expect(errors).toEqual([]);
	});

	it("keeps what was typed in a slide, and the slide in view, when others come and go before it", async () => {
		const draw = (names: string[], index?: number) => (
			<Carousel settings={{ slides_to_show: 1 }} index={index}>
				{names.map((name) => (
					<input key={name} defaultValue={name} />
				))}
			</Carousel>
		);
		const view = await renderView(draw(["a", "b", "c"]));
		const shown = () => view.get<HTMLInputElement>(".swiper-slide-active input").value;
		await act(async () => view.get(".elementor-swiper-button-next").click());
		const input = view.get<HTMLInputElement>(".swiper-slide-active input");
		input.value = "typed";
		await view.render(draw(["new", "a", "b", "c"]));
		expect([shown(), active()]).toEqual(["typed", 2]);
		await view.render(draw(["b", "c"]));
		expect([shown(), active(), input.isConnected]).toEqual(["typed", 0, true]);
		// The next one takes the place of the one in view, and an index counts the new slides.
		await view.render(draw(["new", "c", "d"]));
		expect([shown(), active()]).toEqual(["c", 1]);
		await view.render(draw(["newer", "new", "c", "d"], 0));
		expect(shown()).toBe("newer");
		expect(errors).toEqual([]);
	});

	it.each(["slides", "media"])(
		"shows the slide of its index from the start, and after items came (%s)",
		async (kind) => {
			const seen: number[] = [];
			const onIndexChange = (at: number) => seen.push(at);
			const draw = (names: string[], index?: number) =>
				kind === "slides" ? (
					<Slides items={names.map((content) => ({ content }))} index={index} onIndexChange={onIndexChange} />
				) : (
					<MediaCarousel
						items={names.map((image) => ({ image, alt: image }))}
						index={index}
						onIndexChange={onIndexChange}
						settings={{ slides_per_view: 1 }}
					/>
				);
			const view = await renderView(draw(["a", "b", "c"], 1));
			await expect.poll(active).toBe(1);
			await view.render(draw(["a", "b", "c", "d"], 3));
			await expect.poll(active).toBe(3);
			await view.render(draw(["a", "b", "c", "d", "e"]));
			await expect.poll(() => document.querySelectorAll(".swiper-slide").length).toBe(5);
			await expect.poll(active).toBe(3);
			expect(seen).toEqual([]);
			expect(errors).toEqual([]);
		},
	);

	it("takes slides in and out", async () => {
		const draw = (names: string[]) => (
			<LoopCarousel settings={{ infinite: true }}>
				{names.map((name) => (
					<p key={name}>{name}</p>
				))}
			</LoopCarousel>
		);
		const view = await renderView(draw(["a", "b", "c", "d"]));
		expect(document.querySelectorAll(".swiper-pagination-bullet").length).toBe(4);
		await view.render(draw(["a", "c", "d", "e", "f"]));
		expect(document.querySelectorAll(".swiper-pagination-bullet").length).toBe(5);
		expect(errors).toEqual([]);
	});

	it("prints what the plugin looks for", async () => {
		const view = await renderView(
			<>
				<MediaCarousel
					items={[{ image: "/1.jpg" }, { image: "/2.jpg", alt: "Hills" }]}
					settings={{ skin: "slideshow" }}
				/>
				<TestimonialCarousel
					items={[
						{ text: "Good", name: "Ann" },
						{ text: "Fine", name: "Bo" },
					]}
				/>
				<Slides items={[{ content: "One", kenBurns: "in" }, { content: "Two" }]} animation="fadeInUp" />
			</>,
		);
		expect(document.querySelectorAll(selectorOf("carousel")).length).toBe(3);
		expect(view.get(".elementor-slides-wrapper").dataset.animation).toBe("fadeInUp");
		const pictures = [...document.querySelectorAll(".elementor-carousel-image[role=img]")];
		// A picture without a text is decoration.
		expect(new Set(pictures.map(({ ariaLabel }) => ariaLabel))).toEqual(new Set(["Hills"]));
		await expect.poll(() => document.querySelectorAll(".swiper-initialized").length).toBe(4);
		expect(errors).toEqual([]);
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
