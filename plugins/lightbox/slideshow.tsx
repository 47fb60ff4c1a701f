// One image or several: slides that loop, the controls above them and the texts below.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the dialog makes clicks of keys
// biome-ignore-all lint/a11y/noStaticElementInteractions: a click in the menu bubbles up to it from its links
import { useEffect, useRef, useState } from "react";
import { type Gestures, watchGestures } from "./gestures";
import { largestScale, noZoom, type Opening, roundOf, shareLinks, slideAt, type Zoom, zoomAt } from "./model";
import { Icon, type Site } from "./parts";
import { SlideView } from "./slide";

/** Milliseconds without input until the controls are hidden. */
const patience = 3500;

interface State {
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
	const { dialog, duration, has, rtl, say } = site;
	const count = slides.length;
	const [state, set] = useState<State>({ position: start, bias: 0, drag: 0, ms: 0, zoom: noZoom });
	const patch = (change: Partial<State>) => set((state) => ({ ...state, ...change }));
	const { position, bias, drag, ms, zoom, isSharing, isFull, isIdle } = state;
	const index = slideAt(position, count);
	const isZoomed = zoom.scale > 1;
	const wrapper = useRef<HTMLDivElement>(null);

	/** The texts follow when the motion is over. */
	const [shown, setShown] = useState(start);
	useEffect(() => {
		const timer = setTimeout(setShown, ms, index);
		return () => clearTimeout(timer);
	}, [index]);

	/** While sharing, Tab reaches the share icon and its links only; the first link of the dialog closes it. */
	const stop = isSharing ? -1 : 0;
	useEffect(() => {
		dialog.querySelector("a")!.tabIndex = stop;
	}, [stop]);

	const move = (step: number) =>
		set((state) =>
			count < 2 || state.zoom.scale > 1
				? state
				: { ...state, position: state.position + step, bias: -step, drag: 0, ms: duration },
		);
	const setZoom = (zoom: Zoom, isSlow?: boolean) => patch({ zoom, ms: isSlow ? duration : 0 });
	const toggleFull = () =>
		Promise.resolve(isFull ? document.exitFullscreen() : dialog.requestFullscreen?.()).catch(() => {});
	const share = () => patch({ isSharing: !isSharing });

	/** What listeners that stay see of this rendering. */
	const live = useRef<Gestures>(null!);
	live.current = {
		rtl,
		zoom,
		canDrag: !isSharing && count > 1,
		canZoom: !!has("zoom") && !slides[index]!.player,
		move,
		setDrag: (drag) => patch({ drag, bias: -Math.sign(drag), ms: 0 }),
		release: () => patch({ drag: 0, ms: duration }),
		setZoom,
		isSharing,
	};

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const controller = new AbortController();
		const { signal } = controller;
		const wake = () => {
			clearTimeout(timer);
			set((state) => (state.isIdle ? { ...state, isIdle: false } : state));
			timer = setTimeout(() => live.current.isSharing || patch({ isIdle: true }), patience);
		};
		const onKey = (event: KeyboardEvent) => {
			wake();
			const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
			if (altKey || ctrlKey || metaKey || shiftKey || (target as Partial<Element>).matches?.("video")) return;
			const step = { PageDown: 1, PageUp: -1, ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
			if (!step) return;
			event.preventDefault();
			live.current.move(step);
		};
		document.addEventListener("keydown", onKey, { signal });
		for (const type of ["click", "mousemove"]) dialog.addEventListener(type, wake, { signal });
		document.addEventListener("fullscreenchange", () => patch({ isFull: document.fullscreenElement === dialog }), {
			signal,
		});
		watchGestures(wrapper.current!, dialog, live, signal);
		return () => {
			controller.abort();
			clearTimeout(timer);
		};
	}, []);

	/** A control of two states: one icon of a font that changes, or two drawings in turn. */
	const toggle = (control: string, icons: string[], isOn: boolean, onClick: () => unknown) => {
		const attributes = {
			role: "switch",
			stop,
			"aria-checked": isOn,
			"aria-label": say(control),
			onClick,
			site,
		};
		const shown = +isOn;
		if (!has(control)) return;
		return site.hasSymbols ? (
			icons.map((name, at) => (
				<Icon {...attributes} key={name} name={name} className={at === shown ? "" : "elementor-hidden"} />
			))
		) : (
			<Icon {...attributes} name={icons[shown]!} />
		);
	};
	const arrow = (name: string, step: number) => (
		<div
			className={`elementor-swiper-button elementor-swiper-button-${name} elementor-lightbox-prevent-close`}
			role="button"
			tabIndex={stop}
			onClick={() => move(step)}
		>
			<Icon name={`chevron-${step > 0 === rtl ? "left" : "right"}`} site={site} />
			<span className="screen-reader-text">{say(name === "prev" ? "previous" : name)}</span>
		</div>
	);
	const { title, description } = slides[shown]!;
	const modes = { "ui-hidden": isIdle, "share-mode": isSharing, "zoom-mode": isZoomed, "fullscreen-mode": isFull };
	const classes = Object.entries(modes).map(([name, isOn]) => (isOn ? ` elementor-slideshow--${name}` : ""));

	return (
		<div className={`swiper${classes.join("")}`}>
			{["counter", "fullscreen", "zoom", "share"].some(has) && (
				<header className="elementor-slideshow__header elementor-lightbox-prevent-close">
					{has("share") && (
						<>
							<Icon
								name="share-arrow"
								site={site}
								role="button"
								stop={0}
								aria-label={say("share")}
								aria-expanded={!!isSharing}
								onClick={share}
							/>
							<div className="elementor-slideshow__share-menu" onClick={share}>
								<div>
									{isSharing && (
										<div className="elementor-slideshow__share-links">
											{shareLinks(slides[index]!, location.href).map(([icon, label, href]) => (
												<a
													key={icon}
													href={href}
													target="_blank"
													rel="noopener"
													download={/^d/.test(icon) ? "" : undefined}
												>
													<Icon name={icon} site={site} />
													{say(label)}
												</a>
											))}
										</div>
									)}
								</div>
							</div>
						</>
					)}
					{toggle(
						"zoom",
						["zoom-in-bold", "zoom-out-bold"],
						isZoomed,
						() => slides[index]!.player || setZoom(isZoomed ? noZoom : zoomAt(zoom, largestScale), true),
					)}
					{toggle("fullscreen", ["frame-expand", "frame-minimize"], !!isFull, toggleFull)}
					{has("counter") && (
						<span className="elementor-slideshow__counter swiper-pagination-fraction">
							{count > 1 && (
								<>
									<span className="swiper-pagination-current">{index + 1}</span> /{" "}
									<span className="swiper-pagination-total">{count}</span>
								</>
							)}
						</span>
					)}
				</header>
			)}
			<div
				ref={wrapper}
				className="swiper-wrapper"
				style={{
					transform: `translate3d(calc(${rtl ? position : -position} * (100% + 100px) + ${drag}px),0px,0px)`,
					transitionDuration: `${ms}ms`,
				}}
			>
				{slides.map((slide, at) => (
					<SlideView
						key={at}
						slide={slide}
						site={site}
						isActive={at === index}
						isNear={[-1, 0, 1].some((step) => slideAt(index + step, count) === at)}
						offset={roundOf(at, position, count, bias) * count}
						zoom={at === index ? zoom : noZoom}
						ms={ms}
					/>
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
