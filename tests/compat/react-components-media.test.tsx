// Galleries, videos, posts and carousels as components: the markup that each plugin looks for, and the plugin at work on it.
import { act, createRef, StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { errors, renderView } from "../helpers/react";
import { selectorOf } from "./at-rest";

const { Gallery, Lightbox, Posts, VideoPlaylist } = components;

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

	it("is filtered by the app, which hears of a press", async () => {
		const onValueChange = vi.fn();
		const pictures = [{ thumbnail: "/1.jpg", width: 3, height: 2, alt: "One", tags: [0] }];
		const draw = (value: string) => (
			<Gallery
				pictures={pictures}
				titles={["First", <b key="b">Second</b>]}
				all="All"
				value={value}
				onValueChange={onValueChange}
			/>
		);
		const view = await renderView(draw("First"));
		const pressed = () => view.get("[aria-pressed=true]").textContent;
		expect(pressed()).toBe("First");
		await act(async () => view.get("[data-gallery-index='all']").click());
		await act(async () => view.get("[data-gallery-index='1']").click());
		expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
			["All", "press"],
			["2", "press"],
		]);
		expect(pressed()).toBe("First");
		await view.render(draw("2"));
		expect(pressed()).toBe("Second");
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
