// Which slide a carousel of a React app shows: the index that it is given, else the slide it was at, also after slides came or went.
import { type RefObject, useEffect, useRef } from "react";
import { type Carousel, indexNow } from "../../src/parts/carousel";

interface Position {
	/** Of the slides, in their order. */
	keys: string[];
	index?: number | undefined;
	onChange?: ((index: number) => void) | undefined;
}

const events = ["gossamer:carousel", "gossamer:slide"];

/** @param engine the carousel, while there is one */
export const usePosition = (
	root: RefObject<HTMLElement | null>,
	engine: () => Carousel | undefined,
	position: Position,
): void => {
	const { keys, index = 0 } = position;
	const latest = useRef(position);
	latest.current = position;
	const shown = useRef({ keys, index });
	useEffect(() => {
		const node = root.current!;
		const note = (index: number) => {
			const before = shown.current.index;
			shown.current = { keys: latest.current.keys, index };
			if (index !== before) latest.current.onChange?.(index);
		};
		// Children that differ have the plugin mounted again.
		const resume = (carousel: Carousel) => {
			const { keys, index = indexNow(shown.current.keys, shown.current.index, keys) } = latest.current;
			note(index);
			carousel.slideTo(index, 0);
		};
		const listen = ({ target, type, detail }: Event & { detail?: { index: number } }) => {
			const carousel = engine();
			if (target !== carousel?.el) return;
			if (type === "gossamer:slide") note(detail!.index);
			else resume(carousel!);
		};
		const carousel = engine();
		if (carousel) resume(carousel);
		for (const type of events) node.addEventListener(type, listen);
		return () => {
			for (const type of events) node.removeEventListener(type, listen);
		};
	}, []);
	useEffect(() => {
		if (position.index !== undefined) engine()?.slideTo(position.index);
	});
};
