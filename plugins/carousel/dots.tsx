// An app's own rendering instead of a carousel's dots, updated with each move.
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { closestTo } from "../../src/base/dom";
import { engineOf, followCarousel } from "./use-position";

export interface CarouselDotsProps {
	/** How many slides there are. */
	count: number;
	/** Index of the current one, from 0. */
	index: number;
	/** Shows a slide. @param index from 0 */
	goTo(index: number): void;
}

/** @example renderDots={({ count, index }) => <p>{index + 1} / {count}</p>} */
export type RenderDots = (props: CarouselDotsProps) => ReactNode;

interface DotsProps {
	count: number;
	/** The slide that is shown at first. */
	start: number;
	render: RenderDots;
}

export const Dots = ({ count, start, render }: DotsProps): ReactElement => {
	const place = useRef<HTMLSpanElement>(null);
	const [index, setIndex] = useState(start);
	const host = () => closestTo<HTMLElement>(place.current, "[data-widget_type]");
	useEffect(() => {
		const note = () => setIndex(engineOf(host())?.realIndex ?? start);
		note();
		return followCarousel(host()!, note);
	}, []);
	return (
		<>
			<span ref={place} hidden />
			{render({ count, index, goTo: (at) => engineOf(host())?.slideTo(at) })}
		</>
	);
};
