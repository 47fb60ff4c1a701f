// Small widgets as components: the markup that each plugin looks for, and the plugin at work on it.
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { intersect } from "../helpers/jsdom";
import { renderView, type TestView } from "../helpers/react";
import { selectorOf } from "./at-rest";

const {
	Alert,
	AnimatedHeadline,
	Countdown,
	Counter,
	DropCap,
	FacebookWidget,
	Hotspot,
	Lottie,
	Progress,
	ProgressTracker,
	ShareButtons,
	TableOfContents,
	TextPath,
} = components;

describe("Alert", () => {
	it("is removed when dismissed and stays away in the next render", async () => {
		const view = await renderView(<Alert title="Closed">Until Tuesday</Alert>);
		const host = view.get(selectorOf("alert"));
		await act(async () => view.get("button").click());
		expect(host.style.display).toBe("none");
		await view.render(<Alert title="Closed">Until Tuesday</Alert>);
		expect(host.style.display).toBe("none");
	});

	it("says that it was dismissed", async () => {
		const onDismiss = vi.fn();
		const view = await renderView(<Alert title="Closed" onDismiss={onDismiss} />);
		await act(async () => view.get("button").click());
		expect(onDismiss).toHaveBeenCalledTimes(1);
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

describe("Hotspot that an app drives", () => {
	const items = [{ content: "The handle" }, { label: "Foot", content: "The foot" }];
	const open = (view: TestView) =>
		[...view.container.querySelectorAll("[aria-expanded=true]")].map((button) => button.textContent);
	const button = (view: TestView, at: number) =>
		view.container.querySelectorAll<HTMLElement>(".e-hotspot__button")[at]!;

	it("opens what it is given, and tells what was pressed", async () => {
		const onValueChange = vi.fn();
		const draw = (value: string | null) => <Hotspot items={items} value={value} onValueChange={onValueChange} />;
		const view = await renderView(draw("Foot"));
		expect(open(view)).toEqual(["Foot"]);
		expect(onValueChange).not.toHaveBeenCalled();
		await act(async () => button(view, 0).click());
		expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([["0", "press"]]);
		expect(open(view)).toEqual(["Foot"]);
		await view.render(draw("0"));
		expect(open(view)).toEqual([""]);
		await view.render(draw(null));
		expect(open(view)).toEqual([]);
	});

	it("begins with one, and changes on its own", async () => {
		const onValueChange = vi.fn();
		const view = await renderView(<Hotspot items={items} defaultValue="0" onValueChange={onValueChange} />);
		expect(open(view)).toEqual([""]);
		await act(async () => button(view, 1).click());
		expect(open(view)).toEqual(["Foot"]);
		await act(async () => button(view, 1).click());
		expect(open(view)).toEqual([]);
		expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(["Foot", null]);
	});

	it("keeps what a listener prevents", async () => {
		const view = await renderView(
			<Hotspot items={items} onValueChange={(_, { preventDefault }) => preventDefault()} />,
		);
		await act(async () => button(view, 1).click());
		expect(open(view)).toEqual([]);
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
