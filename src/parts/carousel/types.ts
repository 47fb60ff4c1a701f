// A carousel's parameters and API; the names are those of the page builder's slider, which other scripts use.
import type { Scope } from "../../kit/scope";
import type { Track } from "./model";

/** Parameters that may differ by device. */
export interface Layout {
	/** How many slides are shown; 1 by default. */
	slidesPerView?: number;
	/** By how many slides it moves on; 1 by default. */
	slidesPerGroup?: number;
	/** CSS pixels between two slides. */
	spaceBetween?: number;
}

export interface Params extends Layout {
	/** The first slide follows the last one. */
	loop?: boolean;
	/** The active slide is in the middle. */
	centeredSlides?: boolean;
	/** Milliseconds of a move; 300 by default. */
	speed?: number;
	effect?: "slide" | "fade" | "cube" | "coverflow";
	autoplay?: {
		/** Milliseconds from the end of a move to the next one. */
		delay: number;
		/** Whether it stops permanently when the visitor moves the carousel. */
		disableOnInteraction?: boolean;
		/** Whether the pointer over the carousel holds it. */
		pauseOnMouseEnter?: boolean;
		/** Whether it ends on the last slide of a row; else it starts over. */
		stopOnLastSlide?: boolean;
		/** Names of the button that holds it, while it moves and while it does not; without them there is none. */
		labels?: readonly [pause: string, play: string] | undefined;
	};
	/** Buttons, and the display of the stops. */
	navigation?: { prevEl?: HTMLElement | undefined; nextEl?: HTMLElement | undefined };
	pagination?: { el?: HTMLElement | undefined; type?: string };
	/** Whether a pointer may move it; it may by default. */
	allowTouchMove?: boolean;
	/** Whether a short, fast drag moves it on; it does by default. */
	shortSwipes?: boolean;
	/** The part of the way to the next stop from which a slow drag moves there; 0.5 by default. */
	longSwipesRatio?: number;
	/** CSS pixels that a press may move and is still a click. */
	threshold?: number;
	/** Each slide is a stop, even those that cannot reach the row's start. */
	everySlide?: boolean;
	/** The pointer shows that the row can be dragged. */
	grabCursor?: boolean;
	/** A click on a slide moves to it. */
	slideToClickedSlide?: boolean;
	/** Left and Right of keys are swapped. */
	rtlKeys?: boolean;
	/** The page builder's texts for assistive technology: `a11yCarouselNextSlideMessage` and others; English ones by default. */
	texts?: Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: as the page builder's slider calls them
export type Listener = (...args: any[]) => unknown;

/** The position of a carousel. In a ring, stops, positions and places continue to increase in each round. */
export interface State {
	slides: HTMLElement[];
	track: Track;
	/** CSS pixels between slides. */
	gap: number;
	/** The place of each slide. */
	places: number[];
	/** The slides shown twice while a ring moves, and their places. */
	copies: HTMLElement[];
	copied: number[];
	/** The stop that it is at, or moves to. */
	stop: number;
	/** The start of the last move, and its end: the position at rest. */
	from: number;
	at: number;
}

/** Shows a position, after a transition of so many milliseconds, instead of moving the row or alongside it. */
export type ShowEffect = (state: State, ms: number) => void;

/** `container.swiper` */
export interface Carousel {
	el: HTMLElement;
	wrapperEl: HTMLElement;
	/** The slides, copies left out. */
	slides: HTMLElement[];
	/** May be changed; `update()` reads the layout again. */
	params: Params;
	/** The slide at the start of the box; the same as `realIndex`, as copies do not count. */
	readonly activeIndex: number;
	readonly realIndex: number;
	previousIndex: number;
	readonly isBeginning: boolean;
	readonly isEnd: boolean;
	/** All slides are shown: it cannot move. */
	readonly isLocked: boolean;
	animating: boolean;
	destroyed: boolean;
	/** Settles once all that it needs from the start has been loaded. */
	ready?: Promise<unknown>;
	/** CSS pixels; reads the layout. */
	readonly translate: number;
	/** From 0 to 1. */
	readonly progress: number;
	autoplay: { running: boolean; start(): unknown; stop(): void };
	slideNext(ms?: number): void;
	slidePrev(ms?: number): void;
	/** @throws TypeError for a value that is not a number */
	slideTo(index: number | string, ms?: number): void;
	slideToLoop(index: number | string, ms?: number): void;
	/** Finds the slides and applies the params again. */
	update(): void;
	destroy(): void;
	on(names: string, listener: Listener): Carousel;
	off(names: string, listener?: Listener): Carousel;
	once(name: string, listener: Listener): Carousel;
	emit(name: string, ...args: unknown[]): void;
}

/** Creates copies of slides. */
export interface Ring {
	state: State;
	wrapper: HTMLElement;
	/** Moves the row's content by a number of slides. */
	offset(slide: HTMLElement, slidesAway: number): void;
}

/** State that the modules of the engine share. */
export interface Parts {
	scope: Scope;
	carousel: Carousel;
	isRtl: boolean;
	/** Buttons that move it, with the steps of each. */
	arrows: Map<HTMLElement, number>;
	/** A text for assistive technology: the page's, as far as it has it. */
	textOf(name: string, english: string): string;
	state: State;
	/** CSS pixels from slide to slide; reads the layout. */
	step(): number;
	/** Ends a running move at its painted position. @returns that position */
	take(): number;
	/** Shows a position immediately. */
	drag(position: number): void;
	/** Moves to a stop; in a ring also beyond the last. */
	go(stop: number, ms?: number): void;
	/** Loads code that only some carousels need, as `scope.part` does. */
	need<T>(load: () => Promise<T>, use: (part: T) => unknown): void;
}
