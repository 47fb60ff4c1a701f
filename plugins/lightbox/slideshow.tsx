// One image or several: slides that loop, arrows beside them and the texts below.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the dialog makes clicks of keys
import { useEffect, useRef, useState } from "react";
import { plainKey } from "../../src/kit/keys";
import type { Gestured } from "./gestures";
import { noZoom, type Opening, slideAt, type Zoom } from "./model";
import { watchPointers } from "./pointers";
import type { Site } from "./site";
import { SlideView } from "./slide";

/** Milliseconds without input until the controls are hidden. */
const patience = 3500;

export interface State {
	/** Counts on in both directions: the slides loop. */
	position: number;
	/** The side from which the position was reached or is being left. */
	bias: number;
	/** Pixels by which the slides are dragged. */
	drag: number;
	/** Milliseconds of the motion that leads to this state. */
	ms: number;
	zoom: Zoom;
	isSharing?: boolean;
	isFull?: boolean;
	isIdle?: boolean;
}

export const Slideshow = ({ slides, start, site }: Opening & { site: Site }) => {
	const { dialog, duration, has, say, sign, Header, Icon } = site;
	const count = slides.length;
	const [state, set] = useState<State>({ position: start, bias: 0, drag: 0, ms: 0, zoom: noZoom });
	const patch = (change: Partial<State>) => set((state) => ({ ...state, ...change }));
	const { position, drag, ms, zoom, isSharing } = state;
	const index = slideAt(position, count);
	const slide = slides[index]!;

	/** The texts follow when the motion is over. */
	const [{ title, description }, setShown] = useState(slide);
	useEffect(() => {
		const timer = setTimeout(setShown, ms, slide);
		return () => clearTimeout(timer);
	}, [slide]);

	const move = (step: number) =>
		set((state) =>
			count < 2 || state.zoom.scale > 1
				? state
				: { ...state, position: state.position + step, bias: -step, drag: 0, ms: duration },
		);

	/** What listeners that stay see of this rendering. */
	const live = useRef<Gestured>(null!);
	live.current = {
		...state,
		sign,
		duration,
		canDrag: !isSharing && count > 1,
		canZoom: has("zoom") && !slide.Video,
		move,
		patch,
	};
	const wrapper = useRef<HTMLDivElement>(null);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const controller = new AbortController();
		const { signal } = controller;
		const wake = () => {
			clearTimeout(timer);
			if (live.current.isIdle) patch({ isIdle: false });
			timer = setTimeout(() => live.current.isSharing || patch({ isIdle: true }), patience);
		};
		const onKey = (event: KeyboardEvent) => {
			wake();
			const step = { PageDown: 1, PageUp: -1, ArrowRight: sign, ArrowLeft: -sign }[plainKey(event)];
			// The keys of a film are its own.
			if (!step || (event.target as Partial<Element>).matches?.("video")) return;
			event.preventDefault();
			move(step);
		};
		document.addEventListener("keydown", onKey, { signal });
		for (const type of ["click", "mousemove"]) dialog.addEventListener(type, wake, { signal });

		if (count > 1 || has("zoom")) watchPointers(wrapper.current!, live, signal);
		return () => {
			controller.abort();
			clearTimeout(timer);
		};
	}, []);

	const arrow = (name: string, step: number) => (
		<div
			className={`elementor-swiper-button elementor-swiper-button-${name} elementor-lightbox-prevent-close`}
			role="button"
			tabIndex={0}
			onClick={() => move(step)}
		>
			<Icon name={`chevron-${step === sign ? "right" : "left"}`} />
			<span className="screen-reader-text">{say(name === "prev" ? "previous" : name)}</span>
		</div>
	);
	const modes = {
		"ui-hidden": state.isIdle,
		"share-mode": isSharing,
		"zoom-mode": zoom.scale > 1,
		"fullscreen-mode": state.isFull,
	};
	const classes = Object.entries(modes).map(([name, isOn]) => (isOn ? ` elementor-slideshow--${name}` : ""));

	return (
		<div className={`swiper${classes.join("")}`}>
			{Header && <Header site={site} state={state} patch={patch} slide={slide} number={index + 1} count={count} />}
			<div
				ref={wrapper}
				className="swiper-wrapper"
				style={{
					transform: `translate3d(calc(${-sign * position} * (100% + 100px) + ${drag}px),0px,0px)`,
					transitionDuration: `${ms}ms`,
				}}
			>
				{slides.map((slide, index) => (
					<SlideView key={index} site={site} state={state} slide={slide} index={index} count={count} />
				))}
			</div>
			{count > 1 && arrow("next", 1)}
			{count > 1 && arrow("prev", -1)}
			<footer className="elementor-slideshow__footer elementor-lightbox-prevent-close">
				<div className="elementor-slideshow__title">{title}</div>
				<div className="elementor-slideshow__description">{description}</div>
			</footer>
		</div>
	);
};
