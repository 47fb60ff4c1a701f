// Carousels as an app drives them: the slide that is given, begun with and told of, handles.
import { act, createRef, type ReactElement, useState } from "react";
import { describe, expect, it } from "vitest";
import {
	Carousel,
	type CarouselHandle,
	type CarouselProps,
	type ChangeDetails,
	LoopCarousel,
	MediaCarousel,
	Slides,
	TestimonialCarousel,
} from "../../plugins/react";
import { renderView } from "../helpers/react";
import { eventually, press } from "./at-rest";

describe("Carousel", () => {
	const active = () =>
		[...document.querySelectorAll(".swiper-slide")].findIndex((slide) => slide.matches(".swiper-slide-active"));
	const draw = (given: Omit<CarouselProps, "children">) => (
		<Carousel settings={{ slides_to_show: 1 }} {...given}>
			<p>One</p>
			<p>Two</p>
			<p>Three</p>
		</Carousel>
	);

	const others: Record<string, (given: object) => ReactElement> = {
		LoopCarousel: (given) => (
			<LoopCarousel {...given}>
				{[1, 2, 3].map((at) => (
					<p key={at}>{at}</p>
				))}
			</LoopCarousel>
		),
		MediaCarousel: (given) => <MediaCarousel {...given} items={["/1", "/2", "/3"].map((image) => ({ image }))} />,
		TestimonialCarousel: (given) => (
			<TestimonialCarousel {...given} items={["a", "b", "c"].map((text) => ({ text, name: text }))} />
		),
		Slides: (given) => <Slides {...given} items={["a", "b", "c"].map((content) => ({ content }))} />,
	};
	it.each(Object.keys(others))("of the kind %s has the same state and handle", async (kind) => {
		const told: unknown[] = [];
		const ref = createRef<CarouselHandle>();
		const given = {
			settings: { slides_to_show: 1, slides_per_view: 1, autoplay: "", loop: "", infinite: "" },
			ref,
			onIndexChange: (index: number, { reason }: ChangeDetails) => told.push([index, reason]),
		};
		const view = await renderView(others[kind]!({ ...given, index: 1 }));
		await eventually(() => expect([active(), ref.current!.index, ref.current!.count]).toEqual([1, 1, 3]));
		expect(ref.current!.element).toBe(view.container.firstElementChild);
		await act(async () => ref.current!.next());
		await eventually(() => expect([active(), told]).toEqual([1, [[2, "script"]]]));
		await view.render(others[kind]!({ ...given, index: 0 }));
		await eventually(() => expect([active(), told.length]).toEqual([0, 1]));
		await view.render(<p />);
		await view.render(others[kind]!({ ...given, defaultIndex: 2 }));
		await eventually(() => expect([active(), told.length]).toEqual([2, 1]));
	});

	it("shows the slide that it is given, and no other", async () => {
		const told: unknown[] = [];
		const onIndexChange = (index: number, { reason }: ChangeDetails) => told.push([index, reason]);
		const view = await renderView(draw({ index: 1, onIndexChange }));
		expect(active()).toBe(1);
		await press(view.get(".elementor-swiper-button-next"));
		expect([active(), told]).toEqual([1, [[2, "press"]]]);
		await view.render(draw({ index: 2, onIndexChange }));
		expect([active(), told.length]).toEqual([2, 1]);
		// There is none beyond the last.
		await view.render(draw({ index: 9, onIndexChange }));
		expect([active(), told.length]).toEqual([2, 1]);
	});

	it("goes back where a move is prevented", async () => {
		const view = await renderView(
			draw({ defaultIndex: 1, onIndexChange: (_, { preventDefault }) => preventDefault() }),
		);
		await press(view.get(".elementor-swiper-button-next"));
		expect(active()).toBe(1);
	});

	it("keeps the focus in the row while the app says which slide shows, and draws the dots", async () => {
		const App = () => {
			const [index, setIndex] = useState(0);
			return (
				<Carousel
					index={index}
					onIndexChange={setIndex}
					renderDots={({ count, index }) => (
						<p>
							{index + 1} of {count}
						</p>
					)}
				>
					{["a", "b", "c", "d", "e"].map((name) => (
						<a key={name} href={`#${name}`}>
							{name}
						</a>
					))}
				</Carousel>
			);
		};
		const view = await renderView(<App />);
		const link = view.get<HTMLAnchorElement>(".swiper-slide a");
		const engine = view.get<HTMLElement & { swiper?: unknown }>(".swiper").swiper;
		link.focus();
		await act(async () => void link.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })));
		// To the slide that has the place of the one that left.
		await eventually(() => expect(document.activeElement).toBe(view.get(".swiper-slide-active")));
		expect([active(), view.get(".gossamer-dots p").textContent]).toEqual([1, "2 of 5"]);
		expect(view.get<HTMLElement & { swiper?: unknown }>(".swiper").swiper).toBe(engine);
	});

	it("has arrows and dots of the app's own, which move it and follow it", async () => {
		const view = await renderView(
			draw({
				defaultIndex: 1,
				renderArrow: (props) => (
					<button type="button" {...props} data-mine>
						{props["data-side"]}
					</button>
				),
				renderDots: ({ count, index, goTo }) => (
					<p>
						{index + 1} of {count}
						<button type="button" id="first" onClick={() => goTo(0)}>
							First
						</button>
					</p>
				),
			}),
		);
		expect(view.get(".gossamer-dots p").textContent).toContain("2 of 3");
		await press(view.get("button[data-mine][data-side=next]"));
		expect([active(), view.get(".gossamer-dots p").textContent]).toEqual([2, "3 of 3First"]);
		expect(view.get("button[data-mine][data-side=next]").ariaDisabled).toBe("true");
		expect(view.get("button[data-mine][data-side=next]").ariaLabel).toBe("Next slide");
		await press(view.get("#first"));
		expect([active(), view.get(".gossamer-dots p").textContent]).toEqual([0, "1 of 3First"]);
		expect(view.container.querySelector(".swiper-pagination,svg")).toBe(null);
	});
});
