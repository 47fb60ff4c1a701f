// Which slide a carousel of a React app shows: the given index, else its current slide, even after slides were added or removed.
import { useRef } from "react";
import { type Carousel, indexNow } from "../../src/parts/carousel";
import type { ChangeDetails } from "../../src/react/change";
import { useDriven } from "../../src/react/use-driven";

interface Position {
	/** Of the slides, in their order. */
	keys: string[];
	index: number | undefined;
	defaultIndex: number | undefined;
	onIndexChange: ((index: number, details: ChangeDetails) => void) | undefined;
}

/** The carousel of a widget, while there is one. */
export const engineOf = (host: HTMLElement | null): Carousel | undefined =>
	host?.querySelector<HTMLElement & { swiper?: Carousel }>(".swiper:not(.elementor-thumbnails-swiper)")?.swiper;

/** Calls `onMove` when a widget's carousel is ready, and at the start of each of its moves. @returns stops it */
export const followCarousel = (host: HTMLElement, onMove: (isNew: boolean) => void): (() => void) => {
	const types = ["gossamer:carousel", "gossamer:slide"] as const;
	const listen = ({ target, type }: Event) => target === engineOf(host)?.el && onMove(type === types[0]);
	for (const type of types) host.addEventListener(type, listen);
	return () => {
		for (const type of types) host.removeEventListener(type, listen);
	};
};

/** @returns for the island */
export const usePosition = ({ keys, index, defaultIndex, onIndexChange }: Position) => {
	const latest = useRef({ keys, index });
	/** The last non-empty list of slides. */
	const before = useRef(keys);
	const { note, whileMounted } = useDriven<number>(
		{
			value: index,
			defaultValue: defaultIndex,
			onChange: onIndexChange,
			read: (host) => engineOf(host)?.realIndex,
			write(host, at, isAtOnce) {
				// Children that differ have the plugin mounted again; an index that is given counts them as they are.
				const { keys, index } = latest.current;
				const next = isAtOnce && index === undefined ? indexNow(before.current, at, keys) : at;
				engineOf(host)?.slideTo(next, isAtOnce ? 0 : undefined);
			},
		},
		[],
	);
	latest.current = { keys, index };

	return (host: HTMLElement) => {
		let end: (() => void) | undefined;
		const tell = () => {
			note();
			before.current = latest.current.keys;
		};
		const resume = () => {
			end?.();
			end = whileMounted(host);
			tell();
		};
		const unfollow = followCarousel(host, (isNew) => (isNew ? resume() : tell()));
		if (engineOf(host)) resume();
		return () => {
			unfollow();
			end?.();
		};
	};
};
