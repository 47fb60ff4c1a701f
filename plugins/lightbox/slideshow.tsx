// One image or several: slides that loop, arrows next to them and the texts below.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the dialog makes clicks of keys
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { closestTo } from "../../src/base/dom";
import { useStore } from "../../src/react/use-store";
import { nameOf } from "./model";
import { SlideView } from "./slide";
import type { Slides } from "./slides";
import type { LightboxContext } from "./types";

interface SlideshowProps {
	slides: Slides;
	context: LightboxContext;
}

export const Slideshow = ({ slides, context }: SlideshowProps) => {
	const { dialog, translate, sign, $parts } = context;
	const { all, at, move } = slides;
	const { Header, Icon } = useStore($parts);
	const slide = at(useStore(slides.$position));
	const modes = {
		"ui-hidden": useStore(slides.$isIdle),
		"share-mode": useStore(slides.$isSharing),
		"zoom-mode": useStore(slides.$zoom, ({ scale }) => scale > 1),
		"fullscreen-mode": useStore(slides.$isFull),
	};
	const classes = Object.entries(modes).map(([name, isOn]) => (isOn ? ` elementor-slideshow--${name}` : ""));
	const count = all.length;
	const track = useMemo(
		() => (
			<Track slides={slides} sign={sign}>
				{all.map((slide, index) => (
					<SlideView key={index} slides={slides} context={context} slide={slide} index={index} />
				))}
			</Track>
		),
		[slides],
	);

	/** The texts follow when the motion is over. */
	const [told, setTold] = useState(slide);
	useEffect(() => {
		const timer = setTimeout(setTold, slides.$ms.get(), slide);
		return () => clearTimeout(timer);
	}, [slide]);
	// The leaving slide becomes inert: the focus must not stay in it.
	useLayoutEffect(() => {
		const { activeElement, body } = document;
		if (activeElement === body || closestTo(activeElement, ".swiper-wrapper")) dialog.focus({ preventScroll: true });
	}, [slide]);

	const arrow = (name: "Next" | "Prev", words: string, step: number) => (
		<div
			className={`elementor-swiper-button elementor-swiper-button-${name.toLowerCase()} elementor-lightbox-prevent-close`}
			role="button"
			tabIndex={0}
			aria-label={translate(`a11yCarousel${name}SlideMessage`, `${words} slide`)}
			onClick={() => move(step)}
		>
			<Icon name={`chevron-${step > 0 ? "right" : "left"}`} />
			<span className="screen-reader-text">{translate(words.toLowerCase())}</span>
		</div>
	);
	return (
		// The sheet of the site's nested carousels clips a row without this class to its first slide.
		<div className={`swiper swiper-initialized${classes.join("")}`}>
			{Header && <Header slides={slides} context={context} />}
			{track}
			{count > 1 && arrow("Next", "Next", 1)}
			{count > 1 && arrow("Prev", "Previous", -1)}
			<Caption title={told.title} description={told.description} dialog={dialog} />
			{count > 1 && (
				<span className="screen-reader-text" aria-live="polite">
					{`${nameOf(told)} ${all.indexOf(told) + 1} / ${count}`.trim()}
				</span>
			)}
		</div>
	);
};

/** Moves the slides; they are not redrawn for that. */
const Track = ({ slides, sign, children }: { slides: Slides; sign: number; children: ReactNode }) => {
	const position = useStore(slides.$position);
	const drag = useStore(slides.$drag);
	return (
		<div
			className="swiper-wrapper"
			style={{
				transform: `translate3d(calc(${-sign * position} * (100% + 100px) + ${drag}px),0px,0px)`,
				transitionDuration: `${useStore(slides.$ms)}ms`,
			}}
		>
			{children}
		</div>
	);
};

/** The texts below. A long one scrolls, and the picture makes room for it: the style sheet reads how tall it is. */
const Caption = ({ title, description, dialog }: { title?: string; description?: string; dialog: HTMLElement }) => {
	const footer = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const node = footer.current!;
		const observer = new ResizeObserver(() => {
			dialog.style.setProperty("--gossamer-caption", `${node.clientHeight}px`);
			// Keys reach a scrolling caption.
			node.tabIndex = node.scrollHeight > node.clientHeight ? 0 : -1;
		});
		observer.observe(node);
		return () => observer.disconnect();
	}, []);
	return (
		<footer ref={footer} className="elementor-slideshow__footer elementor-lightbox-prevent-close">
			<div className="elementor-slideshow__title">{title}</div>
			<div className="elementor-slideshow__description">{description}</div>
		</footer>
	);
};
